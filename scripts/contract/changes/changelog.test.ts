import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demands, hindrances, withEntry, withPlaceholder } from './changelog.ts';

const versions = { released: '1.0.0', current: '1.0.0' };
const addition = { impact: 'addition', where: 'POST /loans', what: 'a field' } as const;
const breaking = { impact: 'breaking', where: 'GET /books', what: 'gone' } as const;
const wording = { impact: 'wording', where: 'GET /books', what: 'a comma' } as const;

const silent = '# Changelog\n\n## Unreleased\n\n## 1.0.0 — 2027-03-01\n\n- The first release.\n';
const telling = silent.replace('## Unreleased\n', '## Unreleased\n\n- `POST /loans` takes a note.\n');

test('a changed description needs no changelog entry', () => {
  expect(demands([wording], silent, versions)).toEqual([]);
});

test('an addition needs an entry under Unreleased', () => {
  expect(demands([addition], silent, versions)).toEqual([expect.stringContaining('## Unreleased')]);
  expect(demands([addition], telling, versions)).toEqual([]);
});

test('an entry of a previous release does not count for a new change', () => {
  expect(demands([addition], silent.replace('## Unreleased\n\n', ''), versions)).toHaveLength(1);
});

test('a breaking change needs an entry and a new major version', () => {
  expect(demands([breaking], telling, versions)).toEqual([expect.stringContaining('new major version')]);
  expect(demands([breaking], telling, { ...versions, current: '1.4.0' })).toHaveLength(1);
  expect(demands([breaking], telling, { ...versions, current: '2.0.0' })).toEqual([]);
  expect(demands([breaking], silent, versions)).toHaveLength(2);
});

test('a version can be released if the changelog has its section and no later entries', () => {
  const next = { released: '1.0.0', current: '1.1.0' };
  const released = telling.replace('## Unreleased\n', '## Unreleased\n\n## 1.1.0 — 2027-04-01\n');
  expect(hindrances([addition], released, next)).toEqual([]);
  expect(hindrances([addition], silent, next)).toEqual([expect.stringContaining('## 1.1.0')]);
  expect(hindrances([], telling, versions)).toEqual([expect.stringContaining('Unreleased')]);
});

test('a visible change cannot be released under the current version', () => {
  expect(hindrances([addition], silent, versions)).toEqual([expect.stringContaining('Raise info.version')]);
  expect(hindrances([wording], silent, versions)).toEqual([]);
});

test('a breaking change cannot be released as a minor version', () => {
  const released = silent.replace('## Unreleased\n', '## Unreleased\n\n## 1.1.0\n');
  const next = { released: '1.0.0', current: '1.1.0' };
  expect(hindrances([breaking], released, next)).toEqual([expect.stringContaining('new major version')]);
});

const PLACEHOLDER = 'No unreleased changes.';

test('the first entry replaces the placeholder, and later entries are added above it', () => {
  const waiting = withPlaceholder(silent);
  expect(waiting).toContain(`## Unreleased\n\n${PLACEHOLDER}\n\n## 1.0.0 `);
  const first = withEntry(waiting, '- `POST /loans`.');
  expect(first).toContain('## Unreleased\n\n- `POST /loans`.\n\n## 1.0.0 ');
  expect(withEntry(first, '- `GET /loans`.')).toContain('\n\n- `GET /loans`.\n- `POST /loans`.\n\n## 1.0.0 ');
  expect(withEntry(silent, '- `POST /loans`.')).toBe(first);
  expect(demands([addition], waiting, versions)).toHaveLength(1);
  expect(demands([addition], first, versions)).toEqual([]);
  expect(demands([addition], first.replace('- `POST', `${PLACEHOLDER}\n\n- \`POST`), versions)).toEqual([
    expect.stringContaining('Remove "'),
  ]);
});

test('a release adds an empty Unreleased section, whether entries were moved or the heading was renamed', () => {
  const moved = telling.replace('## Unreleased\n', '## Unreleased\n\n## 1.1.0 — 2027-04-01\n');
  const renamed = telling.replace('## Unreleased', '## 1.1.0 — 2027-04-01');
  for (const changelog of [moved, renamed]) {
    const ready = withPlaceholder(changelog);
    expect(ready).toContain(`# Changelog\n\n## Unreleased\n\n${PLACEHOLDER}\n\n## 1.1.0 — 2027-04-01\n`);
    expect(withPlaceholder(ready)).toBe(ready);
  }
});

test('the partner changelog has either unreleased entries or the placeholder', () => {
  const changelog = readFileSync(new URL('../../../openapi/CHANGELOG.md', import.meta.url), 'utf8');
  const [, unreleased = ''] = changelog.split(/^## /m);
  expect(unreleased.includes('\n- ')).toBe(!unreleased.includes(PLACEHOLDER));
});
