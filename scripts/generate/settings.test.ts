import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { key, text } from '../../packages/server/src/config/kinds.ts';
import { settingsPage, settingsTable } from './settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATH = 'scripts/operate/SETTINGS.md';

test('SETTINGS.md has the current table of settings', async () => {
  const content = await readFile(join(root, PATH), 'utf8');
  expect(settingsPage(root)).toEqual([{ path: PATH, content }]);
});

test('a row contains the name, the defaults and the meaning, but not the default of a secret', () => {
  const about = { ...text(), meaning: 'what it is' };
  const table = settingsTable([
    { ...about, variable: 'PLAIN', default: '2', productionDefault: '60' },
    { ...about, ...key(), variable: 'HIDDEN', default: 'hunter2', productionNeeds: 'one of its own' },
    { ...about, variable: 'NONE' },
  ]);
  expect(table).toBe(
    `
| variable | default           | in production | meaning    |
| -------- | ----------------- | ------------- | ---------- |
| \`PLAIN\`  | \`2\`               | \`60\`          | what it is |
| \`HIDDEN\` | the staging value | must be set   | what it is |
| \`NONE\`   |                   |               | what it is |`.trimStart(),
  );
});

test('an error names the page if the comments around the table are missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, dirname(PATH)), { recursive: true });
  await writeFile(join(folder, PATH), '# Settings\n');
  expect(() => settingsPage(folder)).toThrow(`${PATH}: the comments around the settings table`);
});
