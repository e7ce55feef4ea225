/** `node scripts/client/api.ts`: writes what the package offers to `packages/client/API.md`, where a review sees it change. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf, runProgram } from '../test/command.ts';

const SOURCE = fileURLToPath(new URL('../../packages/client', import.meta.url));
const REPORT = join(SOURCE, 'API.md');
const ENTRIES = ['index.ts', 'events.ts', 'webhooks.ts', 'file-cursor.ts', 'file-tokens.ts'];
const HEAD = `# What @agency-booking/client offers

Apart from what is generated from the contract (\`src/generated\`). Written by \`node scripts/client/api.ts\`: a change here is one that
partners notice.
`;

/** The declarations of every module that an entry of the package exports from, in the order in which they are met. */
export async function publicApi(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'client-api-'));
  try {
    const args = ['-p', join(SOURCE, 'tsconfig.build.json'), '--outDir', folder, '--emitDeclarationOnly'];
    const { ok, printed } = await runProgram(programOf('typescript', 'tsc'), args, { cwd: SOURCE });
    if (!ok) throw new Error(printed);
    const met = new Map<string, string>();
    for (const entry of ENTRIES) await meet(entry, folder, met);
    const parts = [...met].map(([file, text]) => `## src/${file}\n\n\`\`\`ts\n${text.trimEnd()}\n\`\`\`\n`);
    return [HEAD, ...parts, `## npx agency-booking\n\n\`\`\`\n${await usage()}\`\`\`\n`].join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function usage(): Promise<string> {
  const { ok, printed } = await runProgram(join(SOURCE, 'src/cli.ts'), ['--help'], { cwd: SOURCE });
  if (!ok) throw new Error(printed);
  return printed;
}

async function meet(file: string, folder: string, met: Map<string, string>): Promise<void> {
  if (met.has(file) || file.startsWith('generated/')) return;
  const text = await readFile(join(folder, file.replace(/\.ts$/, '.d.ts')), 'utf8');
  met.set(file, text);
  for (const [, path] of text.matchAll(/from '(\.[^']+)'/g))
    await meet(normalize(join(dirname(file), path!)), folder, met);
}

/** A cause when the report in the repository is another one. */
export async function apiProblems(): Promise<readonly string[]> {
  const reported = existsSync(REPORT) ? await readFile(REPORT, 'utf8') : '';
  if (reported.replaceAll('\r\n', '\n') === (await publicApi())) return [];
  return [
    'packages/client/API.md is no longer what the client offers. Run `node scripts/client/api.ts`, and tell partners in packages/client/CHANGELOG.md.',
  ];
}

if (import.meta.main) await writeFile(REPORT, await publicApi());
