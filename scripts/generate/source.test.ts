import { expect, test } from 'vitest';
import type { CatalogueRow } from './catalogue.ts';
import { clientErrorsSource, errorDetailsSource, errorsSource } from './source.ts';

const entry: CatalogueRow = { area: 'desk', code: 17, status: 422, description: 'No.', retry: 'never' };

test('the generated client contains the type of declared error details', () => {
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

test('details with an unknown schema are refused with the error key', () => {
  const catalogue = { 'loan.overdue': { ...entry, details: ['Laon'] } };
  expect(() => errorDetailsSource(catalogue, ['Loan'])).toThrow(
    'loan.overdue has the details Laon, which is not a schema',
  );
});

test('the generated client contains no error descriptions, because responses contain them', () => {
  const source = clientErrorsSource({ 'loan.overdue': { ...entry, description: 'Late.' } });
  expect(source).toContain('"loan.overdue": {"area": "desk", "code": 17, "status": 422, "retry": "never"}');
});

test('the generated server contains the details of each error and the errors of each operation', () => {
  const catalogue = { 'loan.overdue': { ...entry, details: ['Loan'] }, 'loan.unknown': entry };
  const source = errorsSource(catalogue, ['Loan']);
  expect(source).toContain("import type { Loan } from './types.ts';");
  expect(source).toContain('"details": ["Loan"]');
  expect(source).toContain("readonly 'loan.overdue': Loan;");
  expect(source).toContain('export type DeclaredErrors');
});
