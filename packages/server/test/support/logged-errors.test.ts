import { expect, test } from 'vitest';
import { summaryOf } from './logged-errors.ts';

const line = (error: object) =>
  JSON.stringify({ level: 50, operation: 'getOrder', msg: 'request failed unexpectedly', error });
const broken = {
  message: 'column "ordr_id" does not exist',
  code: '42703',
  stack: `error: column\n    at pg (node_modules/pg/lib/client.js:1:2)\n    at find (/here/src/features/car-orders/store.sql.ts:99:12)\n${'x'.repeat(2_000)}`,
};

test('repeated failures of one statement are summarized in one line with cause, location and count', () => {
  expect(summaryOf([line(broken), line(broken), line(broken)])).toBe(
    'getOrder: request failed unexpectedly: column "ordr_id" does not exist (42703) at src/features/car-orders/store.sql.ts:99 (3 times)',
  );
});

test('the innermost cause of an error is shown', () => {
  const wrapped = { message: 'the order cannot be read', stack: 'Error', cause: broken };
  expect(summaryOf([line(wrapped)])).toMatch(
    /does not exist \(42703\) at src\/features\/car-orders\/store\.sql\.ts:99$/,
  );
});

test('a response that violates the contract is shown with its problem', () => {
  const logged = { operation: 'getOrder', msg: 'response violates the contract', problem: '/id: must be a string' };
  expect(summaryOf([JSON.stringify(logged)])).toBe('getOrder: response violates the contract: /id: must be a string');
});
