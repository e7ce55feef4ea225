import { expect, test } from 'vitest';
import type { CatalogueRow } from './catalogue.ts';
import { errorDetailsSource } from './source.ts';

const entry: CatalogueRow = { area: 'desk', code: 17, status: 422, description: 'No.', retry: 'never' };

test('the client knows what details an error has, where the catalogue says it', () => {
  const catalogue = {
    'loan.overdue': { ...entry, details: ['Loan', 'Reader'] },
    'loan.lost': { ...entry, details: ['text'] },
    'loan.unknown': entry,
  };
  expect(errorDetailsSource(catalogue, ['Loan', 'Reader'])).toBe(`import type { Loan, Reader } from './types.ts';

export interface ErrorDetails {
  readonly 'loan.overdue': Loan | Reader;
  readonly 'loan.lost': string;
}
`);
});

test('details of a schema that does not exist are refused with the error', () => {
  const catalogue = { 'loan.overdue': { ...entry, details: ['Laon'] } };
  expect(() => errorDetailsSource(catalogue, ['Loan'])).toThrow('loan.overdue has details of Laon, which is no schema');
});
