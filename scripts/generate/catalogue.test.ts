import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

const entry = { area: 'desk', code: 17, status: 422, description: 'Bring it back first.', retry: 'afterFixing' };

test('a generated entry contains only the fields that responses need', () => {
  const source = { 'loan.overdue': { ...entry, meaning: 'The loan is late.', action: 'Return it.' } };
  expect(catalogue(source, 'errors.yaml')).toEqual({ 'loan.overdue': entry });
});

test('the situation of an entry is kept', () => {
  const source = { 'loan.overdue': { ...entry, situation: 'invalidRequest' } };
  expect(catalogue(source, 'errors.yaml')['loan.overdue']?.situation).toBe('invalidRequest');
});

test('the details of an entry are kept', () => {
  const source = { 'loan.overdue': { ...entry, details: ['Loan', 'text'] } };
  expect(catalogue(source, 'errors.yaml')['loan.overdue']?.details).toEqual(['Loan', 'text']);
});

test.each([
  ['code', 'seventeen', 'errors.yaml: loan.overdue requires code as a whole number'],
  ['status', undefined, 'errors.yaml: loan.overdue requires status as a whole number'],
  ['description', 17, 'errors.yaml: loan.overdue requires description as a string'],
  ['details', 'Loan', 'errors.yaml: loan.overdue requires details as a list of strings'],
])('an entry whose %s is %s is refused with its key', (field, value, message) => {
  expect(() => catalogue({ 'loan.overdue': { ...entry, [field]: value } }, 'errors.yaml')).toThrow(message);
});

test('a catalogue without entries is refused', () => {
  expect(() => catalogue(null, 'errors.yaml')).toThrow('errors.yaml: expected error keys with their entries');
});
