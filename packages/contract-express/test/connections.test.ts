import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createContractApp } from '../src/index.ts';
import { catalogue, contract, operations } from './library.ts';
import { handlers, type Library, type Loose, type Options, serveLibrary } from './serve.ts';

let library: Library;
const serve = async (options?: Options) => {
  library = await serveLibrary({ limit: undefined, ...options });
  return library;
};
afterEach(() => library.close());

const GET = 'GET /api/v1/books HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nConnection: close\r\n';
const envelope = (status: number, code = status) => ({ status, body: { code, description: expect.any(String) } });

test.for([
  ['400 for a message that is not HTTP', 'HELLO\r\n\r\n', 400, 1001],
  ['400 for a header name with a space', `${GET}Bad Header: x\r\n\r\n`, 400, 1001],
  ['400 for two Content-Length headers', `${GET}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, 1001],
  [
    '400 for a Content-Length with a chunked body',
    `${GET}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
    1001,
  ],
  ['400 for a missing Host header', 'GET /api/v1/books HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 1001],
  ['431 for 17 KB of headers', `${GET}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431, 431],
  ['417 for an unsupported expectation', `${GET}Expect: a-miracle\r\n\r\n`, 417, 417],
  ['405 for CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405, 405],
  ['405 for TRACE', 'TRACE /api/v1/books HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405, 405],
  ['404 for OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404, 404],
] as const)('the error envelope is sent with %s', async ([, bytes, status, code]) => {
  const { raw } = await serve();
  const answer = await raw(bytes);
  expect(answer).toMatchObject(envelope(status, code));
  expect(answer.head).toMatch(/X-Request-Id: req_/);
  expect(answer.head).toMatch(/Content-Type: application\/json/);
});

test.each([
  ['no Host header', 'GET /api/v1/books HTTP/1.1\r\nConnection: close\r\n\r\n', 'is required'],
  ['two Host headers', `${GET}Host: b\r\n\r\n`, 'must be sent once'],
  ['two identical Host headers in different case', `${GET}hOST: a\r\n\r\n`, 'must be sent once'],
])('400 request.invalid: the error names the Host header for a request with %s', async (_many, bytes, message) => {
  const { raw, seen } = await serve();
  expect((await raw(bytes)).body).toMatchObject({ code: 1001, details: { field: 'Host', message } });
  expect(seen.authenticated).toBe(0);
});

test.each(['/api/v1/books', '/health', '/nothing'])(
  '400 request.invalid: a request to %s with two Host headers is refused and its connection is closed',
  async (path) => {
    const { raw } = await serve();
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nAuthorization: Bearer good\r\n\r\n`);
    expect(answer).toMatchObject(envelope(400, 1001));
    expect(answer.head).toMatch(/Connection: close/);
  },
);

test('a request with 15 KB of headers is accepted', async () => {
  const { raw } = await serve();
  expect((await raw(`${GET}X-Long: ${'x'.repeat(15_000)}\r\n\r\n`)).status).toBe(200);
});

test('408 request.timeout: a connection whose headers arrive too slowly is closed', async () => {
  const { raw } = await serve({ bounds: { headersMilliseconds: 20 } });
  expect(await raw('GET /api/v1/books HTTP/1.1\r\nHost: a\r\n')).toMatchObject(envelope(408));
});

test('408 request.timeout: a connection whose body arrives too slowly is closed before the handler runs', async () => {
  let ran = false;
  const { raw, seen } = await serve({
    bounds: { headersMilliseconds: 10, requestMilliseconds: 20 },
    handlers: {
      addBook: () => {
        ran = true;
      },
    } as Loose,
  });
  const head = GET.replace('GET', 'POST').replace('Connection: close\r\n', '');
  expect(await raw(`${head}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"title"`)).toMatchObject(
    envelope(408),
  );
  expect(ran).toBe(false);
  await expect.poll(() => seen.answered.map((event) => event.status)).toEqual([499]);
});

test('a disconnected client aborts the signal of its handler', async () => {
  let aborted: (value: unknown) => void;
  const wasAborted = new Promise((resolve) => {
    aborted = resolve;
  });
  let started: (value: unknown) => void;
  const hasStarted = new Promise((resolve) => {
    started = resolve;
  });
  const { port } = await serve({
    handlers: {
      listBooks: ({ signal }: Loose, answer: Loose) => {
        signal.addEventListener('abort', aborted);
        started(undefined);
        return wasAborted.then(() => answer(200, []));
      },
    },
  });
  const socket = connect(port, '127.0.0.1', () => socket.write(`${GET}\r\n`));
  await hasStarted;
  socket.destroy();
  await wasAborted;
});

/** Starts two requests whose handlers wait to be released, and returns the response to a third request. */
async function thirdOf(options: Options) {
  const release: (() => void)[] = [];
  const library = await serve({
    ...options,
    handlers: {
      listBooks: (_request: Loose, answer: Loose) =>
        new Promise((resolve) => release.push(() => resolve(answer(200, [])))),
    },
  });
  const held = [library.call('GET', '/books'), library.call('GET', '/books')];
  await expect.poll(() => release.length).toBe(2);
  const third = await library.call('GET', '/books');
  for (const letGo of release) letGo();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
  return third;
}

test('503 server.busy: requests above the limit are refused before any processing', async () => {
  const third = await thirdOf({ bounds: { requestsUnderWay: 2 } });
  expect(third).toMatchObject(envelope(503));
  expect(third.headers.get('retry-after')).toBe('1');
  expect(library.seen.authenticated).toBe(2);
  expect((await library.call('GET', '/books/b1')).status).toBe(200);
});

test('429: a caller with too many simultaneous requests is refused until one of them ends', async () => {
  const third = await thirdOf({ bounds: { requestsUnderWayOfOne: 2 }, holder: ({ id }) => id });
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toBe('1');
  expect((await library.call('GET', '/books/b1')).status).toBe(200);
});

test('429: requests that are still being counted belong to the limit of simultaneous requests', async () => {
  const count: (() => void)[] = [];
  const counted = { limit: 30, remaining: 1, resetSeconds: 60, exceeded: false, retryAfterSeconds: 60 };
  const counting = await serve({
    bounds: { requestsUnderWayOfOne: 2 },
    holder: ({ id }) => id,
    limit: () => new Promise((resolve) => count.push(() => resolve(counted))),
  });
  const held = [counting.call('GET', '/books/b1'), counting.call('GET', '/books/b1')];
  await expect.poll(() => count.length).toBe(2);
  expect((await counting.call('GET', '/books/b1')).status).toBe(429);
  for (const goOn of count) goOn();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
});

test('429: requests whose caller is not yet known belong to the limit of simultaneous requests', async () => {
  const know: (() => void)[] = [];
  const knowing = await serve({
    bounds: { requestsUnderWayOfOne: 2 },
    holder: ({ id }) => id,
    authenticate: () => new Promise((resolve) => know.push(() => resolve({ id: 'reader' }))),
  });
  const held = [knowing.call('GET', '/books/b1'), knowing.call('GET', '/books/b1')];
  await expect.poll(() => know.length).toBe(2);
  expect((await knowing.call('GET', '/books/b1')).status).toBe(429);
  for (const goOn of know) goOn();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
});

test('close() lets a running request finish and accepts no new one', async () => {
  let release: (value: unknown) => void;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  let started: (value: unknown) => void;
  const hasStarted = new Promise((resolve) => {
    started = resolve;
  });
  const slow = await serveLibrary({
    handlers: {
      listBooks: (_request: Loose, answer: Loose) => {
        started(undefined);
        return released.then(() => answer(200, []));
      },
    },
  });
  await serve();
  const answer = slow.call('GET', '/books');
  await hasStarted;
  const closed = slow.close();
  const refused = connect(slow.port, '127.0.0.1');
  const [error] = await once(refused, 'error');
  expect(error.code).toBe('ECONNREFUSED');
  release!(undefined);
  expect((await answer).status).toBe(200);
  expect((await answer).headers.get('connection')).toBe('close');
  await closed;
});

test('close() accepts requests during the linger period and closes each connection after its response', async () => {
  await serve();
  const leaving = await serveLibrary({ limit: undefined, bounds: { lingerMilliseconds: 200 } });
  const closed = leaving.close();
  const answer = await leaving.call('GET', '/books');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  await closed;
  await expect(leaving.call('GET', '/books')).rejects.toThrow();
});

test('close() waits for a handler whose connection was cut', async () => {
  await serve();
  let started: (value: unknown) => void;
  const hasStarted = new Promise((resolve) => {
    started = resolve;
  });
  let hasEnded = false;
  const slow = await serveLibrary({
    bounds: { drainMilliseconds: 50 },
    handlers: {
      listBooks: ({ signal }: Loose, answer: Loose) => {
        const aborted = once(signal, 'abort');
        started(undefined);
        return aborted.then(async () => {
          await new Promise(setImmediate);
          hasEnded = true;
          return answer(200, []);
        });
      },
    },
  });
  const answer = slow.call('GET', '/books');
  await hasStarted;
  await Promise.all([expect(answer).rejects.toThrow(), slow.close()]);
  expect(hasEnded).toBe(true);
});

test('close() cuts off a request that does not finish in time', async () => {
  let started: (value: unknown) => void;
  const hasStarted = new Promise((resolve) => {
    started = resolve;
  });
  const stuck = await serveLibrary({
    bounds: { drainMilliseconds: 10 },
    handlers: { listBooks: () => new Promise<never>(() => started(undefined)) },
  });
  await serve();
  const answer = stuck.call('GET', '/books');
  await hasStarted;
  await Promise.all([expect(answer).rejects.toThrow(), stuck.close()]);
});

test('listen() rejects when the port is in use', async () => {
  const { port } = await serve();
  const app = await createContractApp({
    contract,
    operations,
    errors: catalogue,
    handlers,
    offContract: 'fail',
    authenticate: () => 1,
    limitIdentity: String,
  });
  await expect(app.listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('additional routes share the request IDs, the 404 response and the error responses of the contract', async () => {
  await serve();
  const failed: unknown[] = [];
  const app = await createContractApp({
    ...{
      contract,
      operations,
      errors: catalogue,
      handlers,
      basePath: '/api/v1',
      offContract: 'strip',
      authenticate: () => 1,
    },
    limitIdentity: String,
    report: { failed: ({ error }) => failed.push(error) },
  });
  app.express.get('/health', (_request, response) => void response.json({ status: 'up' }));
  app.express.get('/broken', () => {
    throw new Error('a secret');
  });
  const { url, close } = await app.listen(0);
  const health = await fetch(`${url}/health`, { headers: { 'x-request-id': 'mine' } });
  expect(await health.json()).toEqual({ status: 'up' });
  expect(health.headers.get('x-request-id')).toBe('mine');
  const broken = await fetch(`${url}/broken`);
  expect(broken.status).toBe(500);
  expect(await broken.json()).toEqual({ key: 'server.error', code: 500, description: 'Something went wrong.' });
  expect(failed).toMatchObject([{ message: 'a secret' }]);
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
  await close();
});
