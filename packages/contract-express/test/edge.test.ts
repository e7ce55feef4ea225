import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { EdgeFailure, type Operation } from '../src/index.ts';
import { catalogue, contract, operations } from './library.ts';
import { type Library, type Loose, type Options, serveLibrary } from './serve.ts';

let library: Library;
const serve = async (options?: Options) => {
  library = await serveLibrary(options);
  return library;
};
afterEach(() => library.close());

test('a valid request ID is returned up to the length in the contract, and any other ID is replaced', async () => {
  const { call, seen } = await serve();
  const idOf = async (id: string) =>
    (await call('GET', '/books', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await idOf('my-id_7.x')).toBe('my-id_7.x');
  expect(await idOf('a'.repeat(40))).toBe('a'.repeat(40));
  expect(await idOf('a'.repeat(41))).toMatch(/^req_/);
  expect(await idOf('a b')).toMatch(/^req_/);
  expect(seen.answered[0]!.requestId).toBe('my-id_7.x');
});

test.for(['/books/', '//books', '/BOOKS', '/Books', '/bo%6Fks', '/books//b1', '/books/b1/', '/books/./b1x/..%2f', ''])(
  '404 path.notFound: the different spelling %s is unknown and not counted',
  async (path) => {
    const { raw, seen } = await serve();
    const answer = await raw(
      `GET /api/v1${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatchObject({ status: 404, body: { key: 'path.notFound', code: 404 } });
    expect(seen).toMatchObject({ buckets: [], authenticated: 0 });
  },
);

test.for([
  ['GET', '/api/v1/books', undefined],
  ['GET', '/api/v1/books/b1', undefined],
  ['POST', '/api/v1/books', { title: 'x' }],
  ['POST', '/api/v1/books', { title: 7 }],
  ['DELETE', '/api/v1/books', undefined],
  ['GET', '/elsewhere', undefined],
] as const)(
  'the app responds identically when mounted in another Express app: %s %s with %j',
  async ([method, path, body]) => {
    const { url, express: inner } = await serve();
    const outer = createServer(express().use('/mounted', inner)).listen(0, '127.0.0.1');
    await once(outer, 'listening');
    const { port } = outer.address() as AddressInfo;
    const [alone, mounted] = await Promise.all(
      [url, `http://127.0.0.1:${port}/mounted`].map(async (base) => {
        const headers = { authorization: 'Bearer good', 'content-type': 'application/json', 'x-request-id': 'same' };
        const response = await fetch(base + path, { method, headers, body: body ? JSON.stringify(body) : null });
        return { status: response.status, body: await response.text(), id: response.headers.get('x-request-id') };
      }),
    );
    outer.close();
    expect(alone).toMatchObject({ id: 'same' });
    expect(mounted).toEqual(alone);
  },
);

test('404 path.notFound: a path outside the base path is unknown', async () => {
  const { url } = await serve();
  for (const path of ['/', '/api/v1x', '/api/v2/books', '/favicon.ico']) {
    const response = await fetch(url + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ key: 'path.notFound', code: 404, description: 'There is nothing here.' });
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  }
});

test('an absolute-form URL is authenticated and validated like any other URL', async () => {
  const { raw } = await serve();
  const ask = (target: string, token: string) =>
    raw(`GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`);
  expect((await ask('http://any.example/api/v1/books', 'good')).status).toBe(200);
  expect((await ask('http://any.example/api/v1/books', 'bad')).status).toBe(401);
  expect((await ask('HTTP://any.example/api/v1/books?limit=0', 'good')).status).toBe(400);
});

test('a fixed path takes precedence over a path parameter', async () => {
  const { call, seen } = await serve();
  await call('GET', '/books/newest');
  await call('GET', '/books/newer');
  expect(seen.answered.map((event) => event.operation?.id)).toEqual(['getNewestBook', 'getBook']);
});

test('HEAD returns the headers of GET without the body', async () => {
  const { call, seen } = await serve();
  const get = await call('GET', '/books/b1');
  const head = await call('HEAD', '/books/b1');
  expect(head.status).toBe(200);
  expect(head.text).toBe('');
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  expect(seen.buckets).toEqual(['getBook:reader-1', 'getBook:reader-1']);
});

test('405 method.notAllowed: says what is allowed', async () => {
  const { call } = await serve();
  const answer = await call('DELETE', '/books');
  expect(answer).toMatchObject({ status: 405, body: { code: 405, description: 'Not with this method.' } });
  expect(answer.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
});

test('OPTIONS returns the allowed methods without a token', async () => {
  const { call } = await serve();
  const answer = await call('OPTIONS', '/sessions', { headers: { authorization: '' } });
  expect(answer).toMatchObject({ status: 204, text: '' });
  expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
});

test('401 token.invalid: every secured operation refuses a missing, malformed or wrong token and asks for Bearer', async () => {
  const { call } = await serve();
  const secured = Object.values(operations).filter((operation) => operation.secured);
  expect(secured).toHaveLength(6);
  for (const { method, path } of secured) {
    for (const authorization of ['', 'good', 'Basic Z29vZA==', 'Bearer', 'Bearer bad', 'Bearer a b', 'Bearer "good"']) {
      const answer = await call(method.toUpperCase(), path.replace(/\{.*\}/, '1'), { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  }
});

const NOT_VALID = 'must have an access token that is valid now: refresh it, or log in again';
test.for([
  ['no header', undefined, 'is required: Bearer and an access token'],
  ['an empty header', '', 'is required: Bearer and an access token'],
  ['a different scheme', 'Basic cmVhZGVyOmdvb2Q=', 'must begin with Bearer'],
  ['no scheme', 'good', 'must begin with Bearer'],
  ['a scheme without a token', 'Bearer', 'must be Bearer, a blank and an access token'],
  ['a token in quotes', 'Bearer "good"', 'must be Bearer, a blank and an access token'],
  ['an invalid token', 'Bearer bad', NOT_VALID],
  ['a revoked token', 'Bearer revoked', NOT_VALID],
] as const)('401 token.invalid: the details report that the request has %s', async ([, sent, message]) => {
  const { url, call } = await serve();
  const headers = { authorization: sent ?? '' };
  const answer = await fetch(`${url}/api/v1/books`, sent === undefined ? {} : { headers });
  expect(await answer.json()).toEqual({
    key: 'token.invalid',
    code: 401,
    description: 'The access token is missing or not valid.',
    details: { field: 'Authorization', message },
  });
  expect((await call('GET', '/shelves/7', { headers })).body).not.toHaveProperty('details');
});

test('401: each operation returns the error that it declares for the situation', async () => {
  const { call } = await serve();
  const headers = { authorization: 'Bearer bad' };
  expect((await call('GET', '/books', { headers })).body.code).toBe(401);
  expect((await call('GET', '/shelves/7', { headers })).body.code).toBe(2001);
  expect((await call('GET', '/books', { headers: { authorization: 'bearer blocked' } })).body.code).toBe(1003);
});

test.for([
  ['a malformed body', { body: '{' }],
  ['a huge body', { body: ' '.repeat(100_000) }],
  ['a different media type', { body: 'x', headers: { 'content-type': 'text/plain' } }],
] as const)('401: a wrong token is refused before %s is checked', async ([, { body, ...rest }]) => {
  const { call } = await serve();
  const headers = { ...('headers' in rest ? rest.headers : {}), authorization: 'Bearer bad' };
  expect((await call('POST', '/books', { body, headers })).status).toBe(401);
});

test('500 server.error: a database failure during authentication is not a 401 and reveals no details', async () => {
  const { call, seen } = await serve({
    authenticate: () => {
      throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
    },
  });
  const answer = await call('GET', '/books');
  expect(answer).toMatchObject({ status: 500, body: { code: 500, description: 'Something went wrong.' } });
  expect(answer.text).not.toContain('10.0.0.7');
  expect(seen.failed[0]!.error).toMatchObject({ message: /ECONNREFUSED/ });
});

test('429 rateLimit.exceeded: the published limit applies per user and operation, and headers report it', async () => {
  const { call } = await serve();
  let answer = await call('GET', '/books/b1');
  expect(answer.headers.get('ratelimit-limit')).toBe('60');
  expect(answer.headers.get('ratelimit-remaining')).toBe('59');
  expect(answer.headers.get('ratelimit-reset')).toBe('60');
  expect(answer.headers.get('retry-after')).toBe(null);
  for (let request = 2; request <= 60; request++) answer = await call('GET', `/books/b${request}`);
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.headers.get('ratelimit-remaining')).toBe('0');
  answer = await call('GET', '/books/b1');
  expect(answer).toMatchObject({ status: 429, body: { code: 429, description: 'Too many requests.' } });
  expect(answer.headers.get('retry-after')).toBe('42');
});

test('a request is counted before its body is read, and errors include the rate limit headers', async () => {
  const { call, seen } = await serve();
  const answer = await call('POST', '/books', { body: '{' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('ratelimit-remaining')).toBe('29');
  expect(seen.buckets).toEqual(['addBook:reader-1']);
});

test('a limit per credential counts by the hash of the credential and by address', async () => {
  const { call, seen } = await serve({ trustProxyHops: 1 });
  const open = (cardNumber: string, address: string) =>
    call('POST', '/sessions', { body: { cardNumber }, headers: { 'x-forwarded-for': `spoofed, ${address}` } });
  for (const [card, address] of [
    ['12345', '10.0.0.1'],
    ['12345', '10.0.0.1'],
    ['12345', '10.0.0.2'],
    ['67890', '10.0.0.1'],
  ] as const) {
    expect((await open(card, address)).status).toBe(200);
  }
  const [first, again, elsewhere, other] = seen.buckets;
  expect(again).toBe(first);
  expect(new Set([first, elsewhere, other])).toHaveProperty('size', 3);
  expect(seen.buckets.join()).not.toContain('12345');
});

test('a further limit counts in the bucket that its function selects by the operation, path, query and body', async () => {
  const asked: Loose[] = [];
  const { call, seen } = await serve({
    buckets: {
      async loan({ operation, path, query, body }) {
        asked.push([operation.id, { ...path }, query.get('token'), { ...(body as object) }]);
        return (body as { code?: string }).code === '1234' ? undefined : { name: `loan ${path.loanId}` };
      },
    },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const uncounted = await call('POST', '/returns/l1?token=t', { body: 'code=1234', headers });
  expect(uncounted.headers.get('ratelimit-remaining')).toBe(null);
  expect(seen.buckets).toEqual([]);
  const counted = await call('POST', '/returns/%6C1', { body: 'code=4321', headers });
  expect(counted.headers.get('ratelimit-remaining')).toBe('99');
  expect(seen.buckets).toEqual(['confirmReturn:loan l1']);
  await call('GET', '/books/b1');
  expect(asked).toEqual([
    ['confirmReturn', { loanId: 'l1' }, 't', { code: '1234' }],
    ['confirmReturn', { loanId: 'l1' }, null, { code: '4321' }],
  ]);
});

test('500 server.error: a situation without an error in the catalogue is reported as a defect', async () => {
  const { call, seen } = await serve({
    authenticate: () => {
      throw new EdgeFailure('cardEaten');
    },
  });
  expect(await call('GET', '/books')).toMatchObject({ status: 500, body: { key: 'server.error' } });
  expect(seen.failed.map(({ error }) => error)).toEqual([new EdgeFailure('cardEaten')]);
});

test("X-Forwarded-For is ignored unless the service's own proxies wrote it", async () => {
  const addressWith = async (trustProxyHops: number) => {
    const { call, seen, close } = await serve({ trustProxyHops });
    await call('GET', '/books', { headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' } });
    await close();
    return seen.answered[0]!.clientAddress;
  };
  expect(await addressWith(2)).toBe('2.2.2.2');
  expect(await addressWith(1)).toBe('3.3.3.3');
  expect(await addressWith(0)).toBe('127.0.0.1');
  await serve();
});

test('responses are not cached unless the service allows it, and errors are never cached', async () => {
  const { call } = await serve({ cacheControl: ({ id }) => (id === 'countShelf' ? 'private, max-age=60' : undefined) });
  const cacheControl = async (path: string) => (await call('GET', path)).headers.get('cache-control');
  expect(await cacheControl('/books')).toBe('no-store');
  expect(await cacheControl('/shelves/7')).toBe('private, max-age=60');
  expect(await cacheControl('/shelves/x')).toBe('no-store');
});

test('If-None-Match never empties a response, and no header reveals the server software', async () => {
  const { call } = await serve();
  const answer = await call('GET', '/books', { headers: { 'if-none-match': '*' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe(null);
  expect(answer.headers.get('x-powered-by')).toBe(null);
});

test('every response is reported once with its operation, caller and error', async () => {
  const { call, seen } = await serve();
  await call('GET', '/books/b1');
  await call('GET', '/books?limit=0');
  await call('GET', '/nothing');
  expect(seen.answered).toMatchObject([
    { method: 'GET', status: 200, operation: { id: 'getBook' }, caller: { id: 'reader-1' }, errorKey: undefined },
    { method: 'GET', status: 400, operation: { id: 'listBooks' }, errorKey: 'request.invalid' },
    { method: 'GET', status: 404, operation: undefined, caller: undefined, errorKey: 'path.notFound' },
  ]);
  expect(seen.answered.every((event) => event.durationMilliseconds >= 0)).toBe(true);
});

test('a service that does not match its contract does not start', async () => {
  await serve();
  const { 'request.timeout': _, ...incomplete } = catalogue;
  await expect(serveLibrary({ errors: incomplete })).rejects.toThrow('requestTimeout');
  await expect(serveLibrary({ authenticate: undefined })).rejects.toThrow(/listBooks is secured/);
  await expect(serveLibrary({ limitIdentity: undefined })).rejects.toThrow(/addBook is limited per user/);
  await expect(serveLibrary({ limitCredential: undefined })).rejects.toThrow(
    /openSession .* must be a limitCredential/,
  );
  await expect(serveLibrary({ buckets: {} })).rejects.toThrow(/confirmReturn .* must be a function loan in buckets/);
  const { 'rateLimit.exceeded': ___, ...unlimited } = catalogue;
  await expect(serveLibrary({ errors: unlimited })).rejects.toThrow('the situation rateLimited');
  const { 'card.blocked': __, ...smaller } = catalogue;
  await expect(serveLibrary({ errors: smaller })).rejects.toThrow(
    'declares card.blocked, which is not in the catalogue',
  );
  const silent = structuredClone(contract);
  for (const status of ['401', 'default']) Reflect.deleteProperty(silent.paths['/books'].get.responses, status);
  await expect(serveLibrary({ contract: silent })).rejects.toThrow(
    'listBooks declares token.invalid, but no answer 401',
  );
  await expect(serveLibrary({ operations: { x: { ...operations.listBooks, id: 'x' } } })).rejects.toThrow(
    'x has no handler',
  );
  const changed = (more: Partial<Operation>) =>
    serveLibrary({ operations: { listBooks: { ...operations.listBooks, ...more } } });
  await expect(changed({ path: '/boks' })).rejects.toThrow('listBooks: the contract has no get /boks');
  await expect(changed({ secured: false })).rejects.toThrow('listBooks: the operation table has a different security');
});
