import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { key, text } from '../../packages/server/src/config.kinds.ts';
import { settingsInReadme, settingsTable } from './settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the table in the README is that of the settings', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(settingsInReadme(root)).toEqual([{ path: 'README.md', content: readme }]);
});

test('a row holds name, defaults and meaning; the default of a secret is left out', () => {
  const about = { ...text(), meaning: 'what it is' };
  const table = settingsTable([
    { ...about, variable: 'PLAIN', default: '2', productionDefault: '60' },
    { ...about, ...key(), variable: 'HIDDEN', default: 'hunter2', productionNeeds: 'one of its own' },
    { ...about, variable: 'NONE' },
  ]);
  expect(table).toBe(
    `
| variable | default   | in production | meaning    |
| -------- | --------- | ------------- | ---------- |
| \`PLAIN\`  | \`2\`       | \`60\`          | what it is |
| \`HIDDEN\` | staging's | must be set   | what it is |
| \`NONE\`   |           |               | what it is |`.trimStart(),
  );
});

test('a README that has lost the comments around the table is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'readme-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'README.md'), '## Settings\n');
  expect(() => settingsInReadme(folder)).toThrow('README.md: the comments around the table');
});
