import { expect, test } from 'vitest';
import { checks, checksFor } from './all.ts';

const namesFor = (...files: string[]) => checksFor(files).map(({ name }) => name);

test('a change of a rules file needs only the checks that read code and prose', () => {
  expect(namesFor('packages/server/src/features/loans/rules.ts')).toEqual([
    'types',
    'format and lint',
    'file names',
    'complete connectors',
    'named columns',
    'import directions',
    'plain English',
    'spelling',
  ]);
});

test('a change of a page needs only the checks that read prose', () => {
  expect(namesFor('CONTRIBUTING.md')).toEqual(['plain English', 'spelling']);
});

test('a change of a migration needs the checks of migrations', () => {
  expect(namesFor('packages/server/migrations/0042_loans.sql')).toEqual([
    'file names',
    'unchanged migrations',
    'expand-only migrations',
  ]);
});

test.each(['scripts/checks/all.ts', 'package.json', 'pnpm-lock.yaml'])('a change of %s needs every check', (file) => {
  expect(checksFor([file])).toEqual(checks);
});

test('no changed file needs no check', () => {
  expect(checksFor([])).toEqual([]);
});
