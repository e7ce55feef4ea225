import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequestCheck, type PlannedRequest } from '../src/index.ts';
import { contract, operations } from './library.ts';
import { type Library, serveLibrary } from './serve.ts';

let library: Library;
beforeAll(async () => {
  library = await serveLibrary({ limit: undefined });
});
afterAll(() => library.close());

type Id = keyof typeof operations;
type Case = [what: string, operation: Id, request: PlannedRequest, sent: { path: string; body?: unknown }];

const INVALID: Case[] = [
  [
    'an unknown property',
    'addBook',
    { body: { title: 'x', isbn: '1' } },
    { path: '/books', body: { title: 'x', isbn: '1' } },
  ],
  ['a wrong type', 'addBook', { body: { title: 7 } }, { path: '/books', body: { title: 7 } }],
  ['a text with U+0000', 'addBook', { body: { title: '\0' } }, { path: '/books', body: { title: '\0' } }],
  ['no body', 'addBook', {}, { path: '/books' }],
  ['a number that is not whole', 'listBooks', { query: { limit: 1.5 } }, { path: '/books?limit=1.5' }],
  ['a number out of range', 'listBooks', { query: { limit: 0 } }, { path: '/books?limit=0' }],
  ['too many items', 'listBooks', { query: { tag: ['a', 'b', 'c', 'd'] } }, { path: '/books?tag=a&tag=b&tag=c&tag=d' }],
  ['an unknown parameter', 'listBooks', { query: { size: 1 } }, { path: '/books?size=1' }],
  ['a path parameter of a wrong type', 'countShelf', { path: { shelf: 'x' } }, { path: '/shelves/x' }],
];

test.each(INVALID)(
  'the check of a request with %s returns the details of the response',
  async (_what, id, request, { path, body }) => {
    const check = await createRequestCheck(contract, operations[id]);
    const answer = await library.call(operations[id].method.toUpperCase(), path, { body });
    expect(answer.status).toBe(400);
    expect(check(request)).toEqual(answer.body.details);
  },
);

test('the check of a valid request returns nothing and does not change the request', async () => {
  const request = { query: { limit: 5, tag: ['a', 'b'], available: true }, headers: { 'X-Language': 'tr' } };
  const before = structuredClone(request);
  expect((await createRequestCheck(contract, operations.listBooks))(request)).toBeUndefined();
  expect(request).toEqual(before);
});

test('a missing path parameter is reported as required', async () => {
  const check = await createRequestCheck(contract, operations.countShelf);
  expect(check({})).toEqual({ field: 'shelf', message: 'is required' });
});
