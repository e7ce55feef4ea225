import { mkdtempSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorTexts, withoutErrorTexts } from './error-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'error-texts-'));
const CATALOGUE = join(folder, 'openapi/errors.yaml');
const GUIDE = 'openapi/guides/staging.md';
beforeAll(async () => {
  await mkdir(join(folder, 'openapi/guides'), { recursive: true });
  await cp(join(root, GUIDE), join(folder, GUIDE));
});
afterAll(() => rm(folder, { recursive: true }));

const entry = (staging: string, tr = '[a, b, c]') => `  staging: ${staging}\n  tr: ${tr}\n  de: [d, e, f]\n`;

test('errors with the same staging text share a row of the staging guide, and the rest of the guide is unchanged', async () => {
  await writeFile(
    CATALOGUE,
    `one.lost:\n${entry('Call it.')}two.lost:\n${entry('Wait.')}three.lost:\n${entry('Call it.')}`,
  );
  const [guide, turkish, german] = errorTexts(folder);
  expect(guide!.content).toContain(
    '| `one.lost`, `three.lost` | Call it.          |\n| `two.lost`               | Wait.             |\n\n## Events\n',
  );
  const [before] = (await readFile(join(root, GUIDE), 'utf8')).split('| Error ');
  expect(guide!.content.startsWith(before!)).toBe(true);
  expect(turkish!.content).toContain('"one.lost": ["a","b","c"],\n');
  expect(german!.path).toBe('packages/portal/src/generated/advice.de.ts');
});

test.each([
  ['staging', 'one.lost:\n  tr: [a, b, c]\n', 'one.lost requires staging'],
  ['a translation', `one.lost:\n${entry('Call it.', '[a, b]')}`, 'one.lost requires tr: description, meaning, action'],
])('an error without %s is reported with its key', async (_, catalogue, message) => {
  await writeFile(CATALOGUE, catalogue);
  expect(() => errorTexts(folder)).toThrow(message);
});

test('a contract contains no texts for the staging guide and the portal', () => {
  const document = {
    openapi: '3.1.0',
    paths: {},
    'x-error-catalogue': { 'one.lost': { code: 1, staging: '', tr: [], de: [] } },
  };
  expect(withoutErrorTexts(document)).toEqual({ ...document, 'x-error-catalogue': { 'one.lost': { code: 1 } } });
});
