import { expect, test } from 'vitest';
import { demands, hindrances } from './changelog.ts';

const versions = { released: '1.0.0', current: '1.0.0' };
const addition = { impact: 'addition', where: 'POST /loans', what: 'a field' } as const;
const breaking = { impact: 'breaking', where: 'GET /books', what: 'gone' } as const;
const wording = { impact: 'wording', where: 'GET /books', what: 'a comma' } as const;

const silent = '# Changelog\n\n## Unreleased\n\n## 1.0.0 — 2027-03-01\n\n- The first release.\n';
const telling = silent.replace('## Unreleased\n', '## Unreleased\n\n- `POST /loans` takes a note.\n');

test('reworded text needs no entry', () => {
  expect(demands([wording], silent, versions)).toEqual([]);
});

test('an addition needs an entry under Unreleased', () => {
  expect(demands([addition], silent, versions)).toEqual([expect.stringContaining('## Unreleased')]);
  expect(demands([addition], telling, versions)).toEqual([]);
});

test('what was said of a release before does not count', () => {
  expect(demands([addition], silent.replace('## Unreleased\n\n', ''), versions)).toHaveLength(1);
});

test('a breaking change needs an entry and a new major version', () => {
  expect(demands([breaking], telling, versions)).toEqual([expect.stringContaining('new major version')]);
  expect(demands([breaking], telling, { ...versions, current: '1.4.0' })).toHaveLength(1);
  expect(demands([breaking], telling, { ...versions, current: '2.0.0' })).toEqual([]);
  expect(demands([breaking], silent, versions)).toHaveLength(2);
});

test('a version is released once the changelog speaks of it and of nothing later', () => {
  const next = { released: '1.0.0', current: '1.1.0' };
  const told = telling.replace('## Unreleased\n', '## Unreleased\n\n## 1.1.0 — 2027-04-01\n');
  expect(hindrances([addition], told, next)).toEqual([]);
  expect(hindrances([addition], silent, next)).toEqual([expect.stringContaining('## 1.1.0')]);
  expect(hindrances([], telling, versions)).toEqual([expect.stringContaining('Unreleased')]);
});

test('what partners can notice is never released under the version they have', () => {
  expect(hindrances([addition], silent, versions)).toEqual([expect.stringContaining('raise info.version')]);
  expect(hindrances([wording], silent, versions)).toEqual([]);
});

test('a breaking change is never released as a minor version', () => {
  const told = silent.replace('## Unreleased\n', '## Unreleased\n\n## 1.1.0\n');
  const next = { released: '1.0.0', current: '1.1.0' };
  expect(hindrances([breaking], told, next)).toEqual([expect.stringContaining('new major version')]);
});
