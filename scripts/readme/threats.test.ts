import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const rows = page
  .split('\n## Threats\n')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => ({ threat: line.slice(2).split(' | ')[0]!.trim(), line }));

test('the threat table has the ten OWASP threats and at least as many others', () => {
  const numbers = rows.flatMap(({ threat }) => /^API(\d+) /.exec(threat)?.[1] ?? []);
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(rows.length).toBeGreaterThanOrEqual(20);
});

test.each(rows)('the test for this threat exists: $threat', ({ line }) => {
  const [, file = '', title = ''] = /`([^`]+\.test\.ts) › (.+)` +\|$/.exec(line) ?? [];
  expect(existsSync(join(root, file)), line).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
