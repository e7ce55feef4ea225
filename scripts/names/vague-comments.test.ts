import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { vagueComments } from './vague-comments.ts';

test('every comment names who acts', () => {
  expect(vagueComments(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('a comment that does not name who acts is told with its file and line, a text for people is not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'comments-'));
  try {
    await mkdir(join(root, 'scripts/generated'), { recursive: true });
    const [one, other] = ['somebody', 'whoever'];
    const lines = ["const title = 'Nobody found'; // a page", '/** Called by', ` * ${one}. */`, `// ${other} calls`];
    await writeFile(join(root, 'scripts/one.ts'), lines.join('\n'));
    await writeFile(join(root, 'scripts/generated/two.ts'), '// nobody');
    expect(vagueComments(root)).toEqual(['scripts/one.ts:3', 'scripts/one.ts:4']);
  } finally {
    await rm(root, { recursive: true });
  }
});
