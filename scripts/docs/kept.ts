import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOfFiles } from '../kept/kept.ts';
import { runProgram } from '../test/command.ts';

const KEPT = 'node_modules/.cache/docs';

/** Whatever the portal is made of or with: contracts, guides, samples, the sandbox's prices, and the packages that build it. */
const SOURCES = [
  'openapi/**/*.{yaml,md}',
  'packages/client/README.md',
  'packages/server/src/generated/openapi.json',
  'packages/{html,sandbox}/src/**/*.ts',
  'scripts/{docs,generate,kept,samples}/**/*',
  'scripts/docs/site/.vitepress/**/*',
  'scripts/{docs,redocly}.ts',
  'pnpm-lock.yaml',
];

/** The portal as `pnpm run docs` builds it, once for the contents of its sources. @returns its folder */
export async function keptDocs(root: string): Promise<string> {
  const folder = join(root, KEPT, hashOfFiles(root, SOURCES));
  if (existsSync(folder)) return folder;
  const { ok, printed } = await runProgram('scripts/docs.ts', [folder], { cwd: root });
  if (!ok) throw new Error(printed);
  const others = (await readdir(dirname(folder))).map((name) => join(root, KEPT, name));
  for (const other of others) if (other !== folder) await rm(other, { recursive: true, force: true });
  return folder;
}
