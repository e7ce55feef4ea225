import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demands, hindrances, withEntry, withPlaceholder } from './changelog.ts';

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

const PLACEHOLDER = 'What comes next stands here until it is released.';

test('the first entry takes the place of what says that there is none, and the next stand above it', () => {
  const waiting = withPlaceholder(silent);
  expect(waiting).toContain(`## Unreleased\n\n${PLACEHOLDER}\n\n## 1.0.0 `);
  const first = withEntry(waiting, '- `POST /loans`.');
  expect(first).toContain('## Unreleased\n\n- `POST /loans`.\n\n## 1.0.0 ');
  expect(withEntry(first, '- `GET /loans`.')).toContain('\n\n- `GET /loans`.\n- `POST /loans`.\n\n## 1.0.0 ');
  expect(withEntry(silent, '- `POST /loans`.')).toBe(first);
  expect(demands([addition], waiting, versions)).toHaveLength(1);
  expect(demands([addition], first, versions)).toEqual([]);
  expect(demands([addition], first.replace('- `POST', `${PLACEHOLDER}\n\n- \`POST`), versions)).toEqual([
    expect.stringContaining('take out'),
  ]);
});

test('a release makes room for the next, whether the entries were moved or their heading renamed', () => {
  const moved = telling.replace('## Unreleased\n', '## Unreleased\n\n## 1.1.0 — 2027-04-01\n');
  const renamed = telling.replace('## Unreleased', '## 1.1.0 — 2027-04-01');
  for (const changelog of [moved, renamed]) {
    const ready = withPlaceholder(changelog);
    expect(ready).toContain(`# Changelog\n\n## Unreleased\n\n${PLACEHOLDER}\n\n## 1.1.0 — 2027-04-01\n`);
    expect(withPlaceholder(ready)).toBe(ready);
  }
});

test('the changelog of partners has entries that are not released yet, or says in the same words that there are none', () => {
  const changelog = readFileSync(new URL('../../openapi/CHANGELOG.md', import.meta.url), 'utf8');
  const [, unreleased = ''] = changelog.split(/^## /m);
  expect(unreleased.includes('\n- ')).toBe(!unreleased.includes(PLACEHOLDER));
});
