import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Licences that ask no more than to be named, and in a choice one of these. */
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

/** Those that ask more, each looked at. */
const REVIEWED: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0, used unchanged by tests that look at pages.',
  'dejavu-fonts-ttf':
    'Bitstream Vera and public domain, used unchanged and embedded in PDFs; it may not be sold by itself.',
  elkjs: 'EPL-2.0, used unchanged to draw diagrams while the documentation is built.',
  'fast-sha256': 'Unlicense, which gives it to everybody; it signs the reports of the sandbox.',
  lightningcss: 'MPL-2.0, used unchanged while the documentation is built.',
};

type Package = { readonly name: string };
export type Listed = Readonly<Record<string, readonly Package[]>>;

/** A line for each installed package whose licence is neither allowed nor reviewed. */
export function wrongLicences(listed: Listed): string[] {
  return Object.entries(listed)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) =>
      packages
        .filter(({ name }) => !Object.keys(REVIEWED).some((known) => name === known || name.startsWith(`${known}-`)))
        .map(
          ({ name }) =>
            `${name} has the licence ${licence}: do without it, or say in scripts/checks/licences.ts why not.`,
        ),
    );
}

function isAllowed(licence: string): boolean {
  const parts = licence.replace(/^\((.*)\)$/, '$1');
  if (parts.includes(' AND ')) return parts.split(' AND ').every((part) => ALLOWED.has(part));
  return parts.split(' OR ').some((part) => ALLOWED.has(part));
}

/** What pnpm has installed, by licence. */
export async function installedLicences(cwd: string): Promise<Listed> {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  const asked = ['-y', 'pnpm@12.21.0', 'licenses', 'list', '-r', '--json'];
  const { stdout } = await promisify(execFile)('npx', asked, options);
  return JSON.parse(stdout) as Listed;
}
