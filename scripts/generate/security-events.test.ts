import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { securityPage } from './security-events.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the tables in SECURITY.md match the security events and the four-eyes actions', async () => {
  const content = await readFile(join(root, 'SECURITY.md'), 'utf8');
  for (const row of ['| `login.failed`', '| `inviteOperator`']) expect(content).toContain(row);
  expect(securityPage(root)).toEqual([{ path: 'SECURITY.md', content }]);
});

test('a page without the comments around its table is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'security-page-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'SECURITY.md'), '# Security\n');
  expect(() => securityPage(folder)).toThrow('SECURITY.md: the comments around the security event or four-eyes table');
});
