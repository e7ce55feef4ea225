import { expect, test } from 'vitest';
import type { ContractDocument } from './document.ts';
import { withErrorResponses } from './error-responses.ts';

const ERROR = { $ref: '#/components/responses/Error' };
const loan = { area: 'loans', code: 1001, status: 400, description: 'The loan is not valid.' };
const catalogue = {
  'loan.invalid': {
    ...loan,
    details: ['ValidationDetails'],
    cases: {
      noBook: { summary: 'No book', details: { field: 'book', message: 'is required' } },
      wrongDay: { summary: 'Wrong day', operations: ['renewLoan'] },
    },
  },
  'loan.tooMany': { ...loan, code: 77, description: 'Too many loans.', cases: { tooMany: { summary: 'Too many' } } },
  'path.notFound': { ...loan, area: 'edge', status: 404, cases: { pathNotFound: { summary: 'Unknown path' } } },
};

function filled(operations: Record<string, string[]>, errors: object = catalogue) {
  const paths = Object.entries(operations).map(([operationId, keys]) => {
    const operation = { operationId, 'x-errors': keys, responses: { '200': {}, '400': ERROR, default: ERROR } };
    return [`/${operationId}`, { post: operation }];
  });
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } };
  return withErrorResponses({
    paths: Object.fromEntries(paths),
    components: { responses: { Error: { description: 'An error.', content } } },
    'x-error-catalogue': errors,
  } as ContractDocument);
}

const responsesOf = (document: ContractDocument, id: string) =>
  document.paths[`/${id}`]!.post!.responses as Record<string, object>;

test('an error response shows the cases of its declared errors, with the key and the code of each', () => {
  const document = filled({ createLoan: ['loan.invalid', 'loan.tooMany'] });
  expect(responsesOf(document, 'createLoan')['400']).toMatchObject({
    description: 'The loan is not valid (`loan.invalid`, 1001). Too many loans (`loan.tooMany`, 77).',
    content: {
      'application/json': {
        examples: {
          noBook: { $ref: '#/components/examples/ApiError.noBook' },
          tooMany: { $ref: '#/components/examples/ApiError.tooMany' },
        },
      },
    },
  });
  expect(document.components!.examples!['ApiError.noBook']).toEqual({
    summary: 'No book',
    value: {
      key: 'loan.invalid',
      code: 1001,
      description: 'The loan is not valid.',
      details: {
        field: 'book',
        message: 'is required',
        problems: [{ field: 'book', message: 'is required' }],
      },
    },
  });
});

test('an operation shows the cases that list it instead of the general ones', () => {
  const document = filled({ renewLoan: ['loan.invalid'] });
  expect(JSON.stringify(responsesOf(document, 'renewLoan')['400'])).toContain('ApiError.wrongDay');
  expect(JSON.stringify(responsesOf(document, 'renewLoan')['400'])).not.toContain('ApiError.noBook');
});

test('operations with the same errors share one response, and the default response shows the errors of the edge', () => {
  const document = filled({ createLoan: ['loan.tooMany'], returnLoan: ['loan.tooMany'] });
  expect(responsesOf(document, 'returnLoan')).toEqual({
    '200': {},
    '400': { $ref: '#/components/responses/LoanTooMany' },
    default: { $ref: '#/components/responses/EdgeError' },
  });
  expect(document.components!.responses).toMatchObject({ EdgeError: { description: 'An error.' }, LoanTooMany: {} });
});

test('the bundled catalogue has no cases, because they are examples by then', () => {
  expect(filled({ createLoan: ['loan.invalid'] })['x-error-catalogue']).toMatchObject({ 'loan.invalid': loan });
  expect(JSON.stringify(filled({})['x-error-catalogue'])).not.toContain('cases');
});

test('an error without a case for its operation is reported with the place to add it', () => {
  const { 'loan.tooMany': tooMany } = catalogue;
  const errors = { 'loan.tooMany': tooMany, 'loan.lost': { ...loan } };
  expect(() => filled({ loseLoan: ['loan.lost'] }, errors)).toThrow('loseLoan declares loan.lost: add a case for it');
});

test('a contract whose catalogue has no cases keeps its own responses', () => {
  const document = filled({ createLoan: ['loan.lost'] }, { 'loan.lost': loan });
  expect(responsesOf(document, 'createLoan')['400']).toEqual(ERROR);
});
