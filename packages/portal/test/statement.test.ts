import { expect, test } from 'vitest';
import { statementName } from '../src/rules/statement.ts';

test.each([
  [undefined, undefined, 'credit-101.csv'],
  ['2027-03-01', '2027-03-31', 'credit-101-2027-03-01-to-2027-03-31.csv'],
  [undefined, '2027-03-31', 'credit-101-to-2027-03-31.csv'],
])('the file of a statement from %s to %s is named %s', (from, to, name) => {
  expect(statementName('101', from, to)).toBe(name);
});
