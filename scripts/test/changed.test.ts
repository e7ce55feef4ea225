import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { changedFiles, testsNear } from './changed.ts';

const server = (path: string) => `packages/server/${path}`;
const tests = [
  'packages/client/test/tokens.test.ts',
  server('src/config.test.ts'),
  server('src/features/loans/rules.test.ts'),
  server('src/features/loans/store.sql.test.ts'),
  server('src/shared/money.test.ts'),
  server('test/journeys/lend-a-book.test.ts'),
  server('test/operations/loans/create-loan.test.ts'),
  server('test/operations/loans/overdue.slow.test.ts'),
  'scripts/mock/mock.test.ts',
];

test.each([
  ['a file of a feature', server('src/features/loans/service.ts'), [2, 3, 6]],
  ['a contract file of an area', 'openapi/paths/loans/createLoan.yaml', [2, 3, 6]],
  ['a shared file', server('src/shared/fold.ts'), [4]],
  ['a file of a package', 'packages/client/src/session.ts', [0]],
  ['a script', 'scripts/mock.ts', [8]],
  ['a script that is called like a folder', 'scripts/test.ts', []],
  ['a file at the top of the server', server('src/config.ts'), [1]],
  ['a file at the top of the server without a test', server('src/compose.ts'), [1]],
  ['a test', server('test/operations/loans/create-loan.test.ts'), [6]],
  ['a slow test', server('test/operations/loans/overdue.slow.test.ts'), [7]],
  ['a file that no test is near', 'openapi/LICENCE.md', []],
])('a change of %s selects only the tests near it', (_, file, selected) => {
  expect(testsNear([file], tests)).toEqual(selected.map((index) => tests[index]));
});

test('several changed files select each test once, in the order of the tests', () => {
  const changed = ['scripts/mock.ts', server('src/features/loans/rules.ts'), server('src/features/loans/types.ts')];
  expect(testsNear(changed, tests)).toEqual([2, 3, 6, 8].map((index) => tests[index]));
});

test('changed, staged, deleted and untracked files count as changed, and ignored files do not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'changed-'));
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=ci', '-c', 'user.email=ci@example.com', ...args], { cwd: root });
  try {
    await git('init', '-q');
    for (const name of ['kept', 'edited', 'staged', 'gone']) await writeFile(join(root, name), name);
    await writeFile(join(root, '.gitignore'), 'ignored');
    await git('add', '.');
    await git('commit', '-qm', 'test: begin');
    expect(await changedFiles(root)).toEqual([]);
    for (const name of ['edited', 'staged', 'ignored', 'çizgi']) await appendFile(join(root, name), 'more');
    await git('add', 'staged');
    await rm(join(root, 'gone'));
    expect(await changedFiles(root)).toEqual(['edited', 'gone', 'staged', 'çizgi']);
  } finally {
    await rm(root, { recursive: true });
  }
});
