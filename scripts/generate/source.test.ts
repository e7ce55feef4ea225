import { expect, test } from 'vitest';
import type { CatalogueRow } from './catalogue.ts';
import { operationTable } from './operations.ts';
import { clientErrorsSource, errorDetailsSource } from './source.ts';

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

const operation = { operationId: 'renew', tags: ['desk'], 'x-errors': ['loan.overdue', 'loan.lost', 'loan.unknown'] };
const rowsOf = (keys: string[]) => operationTable({ paths: { '/loans': { post: operation } } }, keys);

test('errors of one status and code carry the sentence that tells them apart', () => {
  const catalogue = {
    'loan.overdue': { ...entry, description: 'Late.' },
    'loan.lost': { ...entry, description: 'Lost.' },
    'loan.unknown': { ...entry, code: 18, description: 'Unknown.' },
  };
  const source = clientErrorsSource(catalogue, rowsOf(Object.keys(catalogue)));
  expect(source).toContain('"Late."');
  expect(source).toContain('"Lost."');
  expect(source).not.toContain('"Unknown."');
});

test('errors of one status, code and sentence are refused with the operation', () => {
  const catalogue = { 'loan.overdue': entry, 'loan.lost': entry, 'loan.unknown': { ...entry, code: 18 } };
  expect(() => clientErrorsSource(catalogue, rowsOf(Object.keys(catalogue)))).toThrow(
    'renew: nobody could tell loan.overdue and loan.lost apart',
  );
});
