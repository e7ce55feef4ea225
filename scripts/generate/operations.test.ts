import { expect, test } from 'vitest';
import { operationTable } from './operations.ts';

const ok = { '204': { description: 'Done.' } };

test('a row contains the method, path, security, limit, errors, media types and responses', () => {
  const limit = { requests: 3, windowSeconds: 60, per: 'user' } as const;
  const document = {
    security: [{ accessToken: [] }],
    paths: {
      '/loans/{loanId}': {
        post: {
          operationId: 'renewLoan',
          tags: ['library-desk'],
          'x-errors': ['loan.notFound'],
          'x-rate-limit': limit,
          requestBody: { content: { 'application/json': {} } },
          responses: { '200': { $ref: '#/components/responses/The~1Loan' }, '303': {} },
        },
      },
    },
    components: { responses: { 'The/Loan': { content: { 'application/json': {}, 'text/html': {} } } } },
  };

  expect(operationTable(document, ['loan.notFound'])).toEqual([
    {
      id: 'renewLoan',
      area: 'library-desk',
      method: 'post',
      path: '/loans/{loanId}',
      secured: true,
      limit,
      errors: ['loan.notFound'],
      requestMediaTypes: ['application/json'],
      answers: { '200': ['application/json', 'text/html'], '303': [] },
    },
  ]);
});

test('the security of an operation overrides that of the contract', () => {
  const open = { operationId: 'open', tags: ['desk'], security: [], responses: ok };
  const closed = { operationId: 'closed', tags: ['desk'], responses: ok };
  const rows = operationTable({ security: [{ token: [] }], paths: { '/a': { get: open, post: closed } } }, []);
  expect(rows.map(({ id, secured }) => [id, secured])).toEqual([
    ['open', false],
    ['closed', true],
  ]);
});

test.each([
  ['no operationId', { tags: ['desk'] }, 'GET /a has no operationId'],
  ['no tag', { operationId: 'a' }, 'GET /a must have exactly one tag, its area, but has 0'],
  ['two tags', { operationId: 'a', tags: ['desk', 'hall'] }, 'GET /a must have exactly one tag, its area, but has 2'],
])('an operation with %s is refused with its location', (_, operation, message) => {
  expect(() => operationTable({ paths: { '/a': { get: operation } } }, [])).toThrow(message);
});

test('two operations with one name are refused', () => {
  const twice = { operationId: 'getLoan', tags: ['desk'], responses: ok };
  expect(() => operationTable({ paths: { '/a': { get: twice }, '/b': { get: twice } } }, [])).toThrow(
    'Two operations have the operationId getLoan',
  );
});

test('an unresolved reference is refused with its text', () => {
  const operation = { operationId: 'a', tags: ['desk'], responses: { '200': { $ref: '#/components/responses/Gone' } } };
  expect(() => operationTable({ paths: { '/a': { get: operation } } }, [])).toThrow('#/components/responses/Gone');
});
