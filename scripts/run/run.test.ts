import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runProgram } from '../test/command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test('package.json has at most twelve verbs, and each has an entry file in scripts/', () => {
  const verbs = Object.keys(scripts);
  expect(verbs.length).toBeLessThanOrEqual(12);
  expect(verbs.filter((verb) => !existsSync(join(root, 'scripts', `${verb}.ts`)))).toEqual([]);
});

test('a verb without a known part lists its parts', async () => {
  const { stdout, ok } = await runProgram('scripts/run.js', ['contract', 'diffs'], { cwd: root });
  expect(ok).toBe(false);
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual([
    'pnpm contract check',
    'pnpm contract diff',
    'pnpm contract release',
    '',
  ]);
});

/** Returns the packages that an entry file and its relative imports use. */
function packagesOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return new Set();
  seen.add(entry);
  const code = readFileSync(entry, 'utf8').replaceAll(/^import type .*$/gm, '');
  const names = [...code.matchAll(/(?:\bfrom |^import )'([\w@./:-]+)';$/gm)].map(([, name]) => name!);
  const [files, packages] = [names.filter((name) => name.startsWith('.')), names.filter((name) => /^[@\w]/.test(name))];
  return files.reduce(
    (found, file) => found.union(packagesOf(join(dirname(entry), file), seen)),
    new Set(packages.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0])),
  );
}

const manifests = globSync('scripts/*/package.json', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
const separate = new Set(manifests.flatMap((manifest) => Object.keys(JSON.parse(manifest).dependencies)));

test.each(['admin', 'contract/check', 'contract/diff', 'dev', 'generate', 'mcp', 'new', 'start'])(
  'scripts/%s.ts imports no package of a folder that is installed separately',
  (entry) => {
    const packages = packagesOf(join(root, 'scripts', `${entry}.ts`));
    expect(packages.size).toBeGreaterThan(0);
    expect([...packages.intersection(separate)]).toEqual([]);
  },
);
