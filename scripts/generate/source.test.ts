import { expect, test } from 'vitest';
import type { CatalogueRow } from './catalogue.ts';
import { clientErrorsSource, errorDetailsSource, errorsSource } from './source.ts';

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

test('the client carries no sentences: they come with the answer', () => {
  const source = clientErrorsSource({ 'loan.overdue': { ...entry, description: 'Late.' } });
  expect(source).toContain('"loan.overdue": {"area": "desk", "code": 17, "status": 422, "retry": "never"}');
});

test('the server knows the details of each error, and the errors of each operation', () => {
  const catalogue = { 'loan.overdue': { ...entry, details: ['Loan'] }, 'loan.unknown': entry };
  const source = errorsSource(catalogue, ['Loan']);
  expect(source).toContain("import type { Loan } from './types.ts';");
  expect(source).toContain('"details": ["Loan"]');
  expect(source).toContain("readonly 'loan.overdue': Loan;");
  expect(source).toContain('export type DeclaredErrors');
});
