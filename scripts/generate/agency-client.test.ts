import { expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { agencyClientSource } from './agency-client.ts';
import type { Catalogue } from './catalogue.ts';
import { type ContractDocument, operationsOf } from './document.ts';
import { operationTable } from './operations.ts';

const document = contract as ContractDocument;
const errors = document['x-error-catalogue'] as Catalogue & Record<string, { meaning: string }>;
const rows = operationTable(document, Object.keys(errors));
const source = agencyClientSource(document, rows, errors, '');

/** Returns the comment that an editor shows for a call. */
function hoverOf(id: string): string {
  const [, comment = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n  ${id}\\(input`).exec(source) ?? [];
  return comment.replaceAll(/^ *\* ?/gm, '');
}

test('the doc comment of a call describes the operation, its errors and its documentation page', () => {
  const lacking = rows
    .filter(({ secured }) => secured)
    .flatMap(({ id, area, errors: keys }) => {
      const { operation } = operationsOf(document).find((found) => found.operation.operationId === id)!;
      const { summary, description } = operation as { summary: string; description: string };
      const link = `http://localhost:8080/docs/operations/${area}#${id}`;
      const lines = [summary, description, link, ...keys.flatMap((key) => [`\`${key}\``, errors[key]!.meaning])];
      return lines
        .filter((text) => !hoverOf(id).includes(text.replaceAll('*/', '*\\/')))
        .map((text) => `${id}: ${text}`);
    });
  expect(lacking).toEqual([]);
});

test('a call is generated with its input, result and error types', () => {
  expect(source).toContain('  payOrder(input: PayOrderInput): Promise<Result<PaymentResult, PayOrderErrorKey>>;');
  expect(source).toContain(
    '  listFuelTypes(input?: ListFuelTypesInput): Promise<Result<readonly ReferenceItem[], ListFuelTypesErrorKey>>;',
  );
  expect(source).not.toContain('  login(');
});

test('a parameter with an unnamed schema is reported', () => {
  const get = {
    operationId: 'getLoan',
    tags: ['desk'],
    parameters: [{ name: 'loan', in: 'query', schema: { type: 'object' } }],
    responses: { 200: {} },
  };
  const nameless = { security: [{ token: [] }], paths: { '/loans': { get } } } as ContractDocument;
  expect(() => agencyClientSource(nameless, operationTable(nameless, []), {}, '')).toThrow(
    'Name its schema under components',
  );
});

test('a schema has the same name as its type', () => {
  const get = {
    operationId: 'getLoan',
    tags: ['desk'],
    responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/LoanID' } } } } },
  };
  const desk = { security: [{ token: [] }], paths: { '/loan': { get } } } as ContractDocument;
  const types = "export type LoanId = components['schemas']['LoanID'];";
  expect(agencyClientSource(desk, operationTable(desk, []), {}, types)).toContain(
    'Promise<Result<LoanId, GetLoanErrorKey>>',
  );
});
