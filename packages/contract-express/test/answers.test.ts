import { afterEach, expect, test } from 'vitest';
import { Failure, invalid } from '../src/index.ts';
import { book, type Library, type Loose, type Options, serveLibrary } from './serve.ts';

let library: Library;
const serve = async (options?: Options) => {
  library = await serveLibrary(options);
  return library;
};
afterEach(() => library.close());

const answering = (status: number, body?: unknown, headers?: Record<string, string>) => ({
  handlers: { getBook: (_request: Loose, answer: Loose) => answer(status, body, headers) },
});
const INTERNAL_ERROR = { status: 500, body: { key: 'server.error', code: 500, description: 'Something went wrong.' } };

const OFF_CONTRACT: [rule: string, status: number, body: unknown, field: string][] = [
  ['an undeclared property', 200, { ...book, secret: 'x' }, 'secret'],
  [
    'an undeclared property inside a list',
    200,
    { ...book, formats: [{ type: 'paper', pages: 1, secret: 'x' }] },
    'formats[0].secret',
  ],
  ['a missing property', 200, { id: 'b1', addedAt: book.addedAt }, 'title'],
  ['a wrong type', 200, { ...book, title: 7 }, 'title'],
  ['a date-time without its offset', 200, { ...book, addedAt: '2027-03-01T09:00:00' }, 'addedAt'],
  ['a Date in place of a text', 200, { ...book, addedAt: new Date(0) }, 'addedAt'],
  ['a list in place of an object', 200, [book], 'response'],
  ['no body', 200, undefined, 'response'],
  ['null in place of an object', 200, null, 'response'],
  ['an undeclared success status', 201, book, 'status'],
];

test.for(OFF_CONTRACT)('500 server.error: by default a response with %s fails', async ([, status, body, field]) => {
  const { call, seen } = await serve(answering(status, body));
  expect(await call('GET', '/books/b1')).toMatchObject(INTERNAL_ERROR);
  expect(seen.offContract).toMatchObject([{ operation: { id: 'getBook' }, status, problem: { field } }]);
});

test('in strip mode undeclared fields are removed from a response and reported', async () => {
  const answer = Object.freeze({ ...book, secret: 'x', internal: { secret: 'x' } });
  const { call, seen } = await serve({ ...answering(200, answer), offContract: 'strip' });
  const { status, body } = await call('GET', '/books/b1');
  expect({ status, body }).toEqual({ status: 200, body: book });
  expect(seen.offContract).toMatchObject([{ status: 200, problem: { field: 'secret', message: 'is not known here' } }]);
});

test.for(OFF_CONTRACT.slice(1))(
  '500 server.error: strip mode cannot fix a response with %s',
  async ([, status, body, field]) => {
    const { call, seen } = await serve({ ...answering(status, body), offContract: 'strip' });
    expect(await call('GET', '/books/b1')).toMatchObject(INTERNAL_ERROR);
    expect(seen.offContract).toMatchObject([{ status, problem: { field } }]);
  },
);

test('a null property is sent as null, and an undefined property is omitted', async () => {
  const { call } = await serve(answering(200, { ...book, description: null, formats: undefined }));
  const { formats: _, ...rest } = book;
  expect((await call('GET', '/books/b1')).body).toEqual({ ...rest, description: null });
});

test('a response without a body is empty, and an undeclared body violates the contract', async () => {
  const addBook = (body: unknown) => ({ addBook: (_request: Loose, answer: Loose) => answer(204, body) });
  const { call, close } = await serve({ handlers: addBook(undefined) });
  const answer = await call('POST', '/books', { body: { title: 'x' } });
  expect(answer).toMatchObject({ status: 204, text: '' });
  expect(answer.headers.get('content-type')).toBe(null);
  await close();
  const { call: callAgain } = await serve({ handlers: addBook({}) });
  expect(await callAgain('POST', '/books', { body: { title: 'x' } })).toMatchObject(INTERNAL_ERROR);
});

const form = { body: 'code=1234', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

test('an HTML response is sent as HTML', async () => {
  const { call } = await serve();
  const answer = await call('POST', '/returns/l1', form);
  expect(answer).toMatchObject({ status: 200, text: '<p>Teşekkürler</p>' });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('500 server.error: an object is returned where the contract declares HTML', async () => {
  const { call } = await serve({
    handlers: { confirmReturn: (_request: Loose, answer: Loose) => answer(200, { a: 1 }) },
  });
  expect(await call('POST', '/returns/l1', form)).toMatchObject(INTERNAL_ERROR);
});

test('a redirect is sent with its Location and no body', async () => {
  const headers = { Location: 'https://horizon.example/return?a=1' };
  const { call } = await serve({
    handlers: { confirmReturn: (_request: Loose, answer: Loose) => answer(303, undefined, headers) },
  });
  const answer = await call('POST', '/returns/l1', form);
  expect(answer).toMatchObject({ status: 303, text: '' });
  expect(answer.headers.get('location')).toBe('https://horizon.example/return?a=1');
});

const failing = (thrown: () => unknown, more: Options = {}): Options => ({
  ...more,
  handlers: {
    getBook: (): never => {
      throw thrown();
    },
  },
});

test('404 book.lent: a declared error has the description of the catalogue, its details and its headers', async () => {
  const { call, seen } = await serve(
    failing(() => new Failure('book.lent', { bookId: 'b1' }, { headers: { 'Retry-After': '5' } })),
  );
  const answer = await call('GET', '/books/b1');
  expect(answer).toMatchObject({
    status: 404,
    body: { key: 'book.lent', code: 4042, description: 'The book is lent.', details: { bookId: 'b1' } },
  });
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(seen.failed).toEqual([]);
});

test('400 request.invalid: a handler can also refuse a field', async () => {
  const { call } = await serve({ handlers: { getBook: (): never => invalid('bookId', 'must be even') } });
  expect((await call('GET', '/books/b1')).body).toMatchObject({
    code: 1001,
    details: { field: 'bookId', message: 'must be even' },
  });
});

test('500 server.error: an error that the operation does not declare is reported as a defect', async () => {
  const { call, seen } = await serve(failing(() => new Failure('book.lost')));
  expect(await call('GET', '/books/b1')).toMatchObject(INTERNAL_ERROR);
  const message = 'getBook does not declare book.lost: add it to x-errors in openapi/paths/library/getBook.yaml';
  expect(seen.failed).toMatchObject([
    { operation: { id: 'getBook' }, error: { message, cause: { key: 'book.lost' } } },
  ]);
});

test('404 book.lost: in strip mode an undeclared error is sent without its details', async () => {
  const { call, seen } = await serve(
    failing(() => new Failure('book.lost', { secret: 'x' }), { offContract: 'strip' }),
  );
  const { status, body } = await call('GET', '/books/b1');
  expect(status).toBe(404);
  expect(body).toEqual({ key: 'book.lost', code: 4041, description: expect.any(String) });
  expect(seen.failed).toHaveLength(1);
});

const WRONG_DETAILS: [what: string, key: string, details: unknown, message: string][] = [
  ['with a different schema', 'book.lent', { shelf: 7 }, 'are Lost or text in the error catalogue: bookId is required'],
  ['that are missing', 'book.lent', undefined, 'are missing: the error catalogue has Lost or text'],
  ['that are undeclared', 'book.notFound', 'x', 'are not in the error catalogue: declare them there'],
];

test.for(WRONG_DETAILS)('500 server.error: details %s are reported as a defect', async ([, key, details, message]) => {
  const { call, seen } = await serve(failing(() => new Failure(key, details)));
  expect(await call('GET', '/books/b1')).toMatchObject(INTERNAL_ERROR);
  expect(seen.failed).toMatchObject([{ error: { message: `getBook fails with ${key}, whose details ${message}` } }]);
});

test('404 book.lent: a handler fails with an error of its operation', async () => {
  const getBook = (_request: Loose, _answer: Loose, fail: Loose) => fail('book.lent', 'Until Friday.');
  const { call } = await serve({ handlers: { getBook } });
  expect(await call('GET', '/books/b1')).toMatchObject({
    status: 404,
    body: { key: 'book.lent', details: 'Until Friday.' },
  });
});

const MISTAKES: [what: string, thrown: () => unknown][] = [
  ['an error', () => new Error('select * from books')],
  ['an unknown key', () => new Failure('no.such.key')],
  ['a text', () => 'select * from books'],
];

test.for(MISTAKES)(
  '500 server.error: %s thrown by a handler is reported without revealing details',
  async ([, thrown]) => {
    const { call, seen } = await serve(failing(thrown, { offContract: 'strip' }));
    const answer = await call('GET', '/books/b1');
    expect(answer).toMatchObject(INTERNAL_ERROR);
    expect(answer.text).not.toContain('select');
    expect(seen.failed).toHaveLength(1);
  },
);

test('500 server.error: a response cannot be serialized as JSON', async () => {
  const loop: Record<string, unknown> = { ...book };
  loop.title = 10n;
  const { call, seen } = await serve({ ...answering(200, loop), offContract: 'strip' });
  expect(await call('GET', '/books/b1')).toMatchObject(INTERNAL_ERROR);
  expect(seen.offContract).toHaveLength(1);
});

test('reading the caller in an operation without a token is an error', async () => {
  const { call, seen } = await serve({
    handlers: { openSession: (request: Loose, answer: Loose) => answer(200, { token: request.caller }) },
  });
  expect(await call('POST', '/sessions', { body: { cardNumber: '12345' } })).toMatchObject(INTERNAL_ERROR);
  expect(seen.failed[0]!.error).toMatchObject({ message: 'openSession is not secured and has no caller' });
});
