import { expect, test } from 'vitest';
import { filesFor, nearest } from './filter.ts';

const operations = [
  { id: 'createLoan', area: 'loans' },
  { id: 'finish3ds', area: 'payments' },
];
const files = [
  'packages/server/src/features/loans/rules.test.ts',
  'packages/server/test/operations/loans/create-loan.test.ts',
  'packages/server/test/operations/loans/get-loan.test.ts',
  'packages/server/test/operations/payments/finish-3ds.test.ts',
  'scripts/samples/run.test.ts',
];

test('an operation is its own test, the tests of its room and its sample', () => {
  expect(filesFor('createLoan', files, operations)).toEqual([files[0], files[1], files[4]]);
  expect(filesFor('finish3ds', files, operations)).toEqual([files[3], files[4]]);
});

test('a room is its own tests and those of its operations', () => {
  expect(filesFor('loans', files, operations)).toEqual(files.slice(0, 3));
});

test('a file is a path, or any part of one', () => {
  expect(filesFor('./packages/server/test/operations/loans/get-loan.test.ts', files, operations)).toEqual([files[2]]);
  expect(filesFor('get-loan', files, operations)).toEqual([files[2]]);
});

test('a name that means nothing is one line with the nearest names', () => {
  expect(() => filesFor('creatLoans', files, operations)).toThrow(
    /^No test is called creatLoans\. Near to it: create\w*-?\w*, .+\.$/i,
  );
  expect(nearest('car-order', ['credit-check', 'car-orders', 'car-search'])[0]).toBe('car-orders');
});
