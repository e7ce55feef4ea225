import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENT, PATHS } from './paths.ts';
import { BODIES, PARAMETERS } from './requests.ts';
import { RESPONSES } from './responses.ts';
import { SCHEMAS } from './schemas.ts';
import { SECURITY } from './security.ts';

const rows = [DOCUMENT, PATHS, PARAMETERS, BODIES, RESPONSES, SECURITY, SCHEMAS].flat();

test.each(rows.map(([feature, result, ...probes]) => ({ feature, result, probes })))(
  'a contract feature behaves as the README says: $feature is $result',
  async ({ probes }) => {
    for (const probe of probes) await probe();
  },
);

test('the README lists exactly the features that these tests probe', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = readme.split(/<!-- \/?features -->/);
  const listed = [...table.matchAll(/^\| (.*?) +\| (.*?) +\|$/gm)].map(([, feature, result]) => [feature, result]);
  expect(listed.slice(2)).toEqual(rows.map(([feature, result]) => [feature, result]));
});
