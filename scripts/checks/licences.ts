import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKED } from '../run/separate.ts';

/** Licences that require only attribution. One of these is sufficient if a package offers a choice. */
const ALLOWED = new Set([
  ...[
    'MIT',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Zlib',
    'Python-2.0',
  ],
]);

/** Packages with stricter licences, each reviewed. */
const REVIEWED: Readonly<Record<string, string>> = {
  '@cspell/dict-django': 'WTFPL, used unchanged by the spelling check.',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0, used unchanged by the spelling check.',
  'axe-core': 'MPL-2.0, used unchanged by tests that inspect pages.',
  'dejavu-fonts-ttf':
    'Bitstream Vera and public domain, used unchanged and embedded in PDFs. The font may not be sold separately.',
  elkjs: 'EPL-2.0, used unchanged to draw diagrams during the documentation build.',
  'fast-sha256': 'Unlicense, which dedicates the code to the public domain. It signs the reports of the sandbox.',
  lightningcss: 'MPL-2.0, used unchanged during the documentation build.',
};

type Package = { readonly name: string };
type Listed = Readonly<Record<string, readonly Package[]>>;

export function wrongLicences(listed: Listed): string[] {
  return Object.entries(listed)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) =>
      packages
        .filter(({ name }) => !Object.keys(REVIEWED).some((known) => name === known || name.startsWith(`${known}-`)))
        .map(
          ({ name }) =>
            `${name} has the licence ${licence}. Remove the package, or add the reason to accept it to ` +
            'scripts/checks/licences.ts.',
        ),
    );
}

function isAllowed(licence: string): boolean {
  const parts = licence.replace(/^\((.*)\)$/, '$1');
  if (parts.includes(' AND ')) return parts.split(' AND ').every((part) => ALLOWED.has(part));
  return parts.split(' OR ').some((part) => ALLOWED.has(part));
}

/** Returns the licences in the workspace and in each type-checked and tested folder that has a separate lockfile. */
export async function installedLicences(root: string): Promise<readonly Listed[]> {
  const folders = CHECKED.map((name) => listed(join(root, 'scripts', name), '--ignore-workspace'));
  return Promise.all([listed(root, '-r'), ...folders]);
}

async function listed(cwd: string, scope: string): Promise<Listed> {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  const { stdout } = await promisify(execFile)(
    'npx',
    ['-y', 'pnpm@12.21.0', scope, 'licenses', 'list', '--json'],
    options,
  );
  return JSON.parse(stdout) as Listed;
}
