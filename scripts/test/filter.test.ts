import { expect, test } from 'vitest';
import { filesFor, nearest } from './filter.ts';

const operations = [
  { id: 'createLoan', area: 'loans' },
  { id: 'finish3ds', area: 'payments' },
  { id: 'mergeAgencies', area: 'agencies', isManaged: true },
];
const files = [
  'packages/server/src/features/loans/rules.test.ts',
  'packages/server/test/operations/loans/create-loan.test.ts',
  'packages/server/test/operations/loans/get-loan.test.ts',
  'packages/server/test/operations/payments/finish-3ds.test.ts',
  'scripts/samples/run.test.ts',
  'packages/server/test/management/agencies/merge-agencies.test.ts',
  'packages/server/src/management/four-eyes.test.ts',
  'packages/server/test/management/keys/keys.test.ts',
  'scripts/docs/workflows.test.ts',
  'scripts/error-coverage/errors.test.ts',
  'scripts/error-coverage/events.test.ts',
];

test('an operation selects its test, the tests of its feature, its sample, its workflow step and its errors', () => {
  expect(filesFor('createLoan', files, operations)).toEqual([files[0], files[1], files[4], files[8], files[9]]);
  expect(filesFor('finish3ds', files, operations)).toEqual([files[3], files[4], files[8], files[9]]);
});

test('a management operation selects the tests of its area and of four eyes', () => {
  expect(filesFor('mergeAgencies', files, operations)).toEqual([files[5], files[6]]);
});

test('a feature selects its tests and those of its operations', () => {
  expect(filesFor('loans', files, operations)).toEqual(files.slice(0, 3));
});

test('a file is selected by its path or a part of it', () => {
  expect(filesFor('./packages/server/test/operations/loans/get-loan.test.ts', files, operations)).toEqual([files[2]]);
  expect(filesFor('get-loan', files, operations)).toEqual([files[2]]);
});

test('slow tests are left out unless nothing else matches or the word names them', () => {
  const withSlow = [...files, 'packages/server/src/features/loans/loans.slow.test.ts', 'scripts/new/new.slow.test.ts'];
  expect(filesFor('loans', withSlow, operations)).toEqual(files.slice(0, 3));
  expect(filesFor('loans.slow', withSlow, operations)).toEqual([withSlow.at(-2)]);
  expect(filesFor('scripts/new', withSlow, operations)).toEqual([withSlow.at(-1)]);
});

test('an unknown name is reported in one line with the nearest names', () => {
  expect(() => filesFor('creatLoans', files, operations)).toThrow(
    /^There is no test named creatLoans\. Similar names: create\w*-?\w*, .+\.$/i,
  );
  expect(nearest('car-order', ['credit-check', 'car-orders', 'car-search'])[0]).toBe('car-orders');
});
