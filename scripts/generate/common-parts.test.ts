import { expect, test } from 'vitest';
import { withCommonParts } from './common-parts.ts';

const common = {
  'x-common-parameters': [{ name: 'X-Request-Id', in: 'header' }],
  'x-common-headers': { 'X-Request-Id': {}, 'RateLimit-Limit': {} },
};
const catalogue = {
  'token.invalid': { status: 401, situation: 'unauthenticated' },
  'card.wrong': { status: 401 },
  'server.error': { status: 500, situation: 'internalError' },
};

function headersOf(responses: Record<string, object>, errors: string[] = []): Record<string, string[]> {
  const operation = { operationId: 'open', 'x-errors': errors, responses };
  const document = { ...common, 'x-error-catalogue': catalogue, paths: { '/a': { get: operation } } };
  const answers = withCommonParts(document).paths['/a']!.get!.responses as Record<string, { headers: object }>;
  return Object.fromEntries(Object.entries(answers).map(([status, { headers }]) => [status, Object.keys(headers)]));
}

test('every response has the common headers before its own', () => {
  expect(headersOf({ '200': { headers: { Location: {} } }, '204': {} })).toEqual({
    '200': ['X-Request-Id', 'RateLimit-Limit', 'Location'],
    '204': ['X-Request-Id', 'RateLimit-Limit'],
  });
});

test('a response that can precede rate limiting has no rate limit headers', () => {
  const headers = headersOf({ '401': {}, '500': {}, default: {} }, ['token.invalid', 'server.error']);
  expect(headers).toEqual({ '401': ['X-Request-Id'], '500': ['X-Request-Id'], default: ['X-Request-Id'] });
});

test('an error of the operation itself has rate limit headers', () => {
  const headers = headersOf({ '401': {} }, ['token.invalid', 'card.wrong']);
  expect(headers).toEqual({ '401': ['X-Request-Id', 'RateLimit-Limit'] });
});

test('every operation has the common parameters after its own, and the bundle omits the shared list', () => {
  const own = { name: 'limit', in: 'query' };
  const { paths, ...rest } = withCommonParts({ ...common, paths: { '/a': { get: { parameters: [own] }, post: {} } } });
  expect(paths['/a']!.get!.parameters).toEqual([own, { name: 'X-Request-Id', in: 'header' }]);
  expect(paths['/a']!.post!.parameters).toEqual([{ name: 'X-Request-Id', in: 'header' }]);
  expect(rest).toEqual({});
});

test('a contract without common parts stays unchanged', () => {
  const document = { paths: { '/a': { get: { responses: { '200': {} } } } } };
  expect(withCommonParts(document)).toEqual(document);
});

test('a format gets its pattern unless the schema has a pattern', () => {
  const schemas = {
    Phone: { type: 'string', format: 'e164' },
    Ours: { type: 'string', format: 'e164', pattern: '^[+]90' },
    Other: { type: 'string', format: 'date' },
  };
  const document = { paths: {}, components: { schemas }, 'x-common-patterns': { e164: '^[+]' } };
  expect(withCommonParts(document)).toEqual({
    paths: {},
    components: { schemas: { ...schemas, Phone: { type: 'string', format: 'e164', pattern: '^[+]' } } },
  });
});
