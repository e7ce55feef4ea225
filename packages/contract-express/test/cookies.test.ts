import { afterEach, expect, test } from 'vitest';
import { cookieName, EdgeFailure } from '../src/index.ts';
import { catalogue, contract } from './library.ts';
import { type Options, serveLibrary } from './serve.ts';

const OWN = 'https://library.example';
/** This must be a single object, because a process compiles each contract object only once. */
const withCookies = {
  ...contract,
  security: [{ session: [] }],
  components: {
    ...contract.components,
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
  },
};
const errors = {
  ...catalogue,
  'request.crossSite': {
    area: 'edge',
    code: 403,
    status: 403,
    description: 'This request was sent from a different site.',
    retry: 'never',
    situation: 'crossSite',
  },
} as const;

let library: Awaited<ReturnType<typeof serveLibrary>> | undefined;
afterEach(async () => {
  await library?.close();
  library = undefined;
});

async function serve(options: Options = {}) {
  library = await serveLibrary({ contract: withCookies, errors, ownOrigin: OWN, ...options });
  return library;
}

const cookie = (value: string) => ({ authorization: '', cookie: value });
const good = cookie('theme=dark; __Host-session=good');

test('200: the token is read from the cookie that the contract names', async () => {
  const { call, seen } = await serve();
  expect((await call('GET', '/books', { headers: good })).status).toBe(200);
  expect(seen.authenticated).toBe(1);
});

test.each([
  ['no cookie', { authorization: 'Bearer good' }],
  ['a cookie with a different name', cookie('session=good')],
  ['an empty cookie', cookie('__Host-session=')],
  ['two cookies with the same name', cookie('__Host-session=good; __Host-session=good')],
])('401: a request with %s is refused, and the response does not ask for a bearer token', async (_what, headers) => {
  const { call, seen } = await serve();
  const { status, headers: answered } = await call('GET', '/books', { headers });
  expect([status, answered.get('www-authenticate'), seen.authenticated]).toEqual([401, 'Cookie', 0]);
});

test.each([
  ['POST', '/books', { origin: 'https://evil.example' }],
  ['POST', '/books', { origin: 'null' }],
  ['POST', '/books', { 'sec-fetch-site': 'cross-site' }],
  ['POST', '/books', { 'sec-fetch-site': 'same-site', origin: OWN }],
  ['POST', '/books', { 'sec-fetch-site': 'none' }],
  ['GET', '/books', { 'sec-fetch-site': 'cross-site' }],
  ['POST', '/sessions', { origin: 'https://evil.example' }],
])(
  '403 request.crossSite: a cross-site %s %s with the headers %o is refused before authentication',
  async (method, path, headers) => {
    const { call, seen } = await serve();
    const body = method === 'GET' ? {} : { body: { cardNumber: '12345' } };
    const answer = await call(method, path, { ...body, headers: { ...good, ...headers } });
    expect([answer.status, answer.body.key, seen.authenticated]).toEqual([403, 'request.crossSite', 0]);
  },
);

test.each([[{ origin: OWN, 'sec-fetch-site': 'same-origin' }], [{ 'sec-fetch-site': 'none' }], [{}]])(
  "200: a request with the headers %o comes from the service's own pages or from no page",
  async (headers) => {
    const { call } = await serve();
    expect((await call('GET', '/books', { headers: { ...good, ...headers } })).status).toBe(200);
  },
);

test('200: a request whose Origin is the requested host is a same-origin request', async () => {
  const { call, url } = await serve();
  expect((await call('GET', '/books', { headers: { ...good, origin: url } })).status).toBe(200);
});

test('a service with cookie authentication does not start without its own origin', async () => {
  await expect(serveLibrary({ contract: withCookies, errors })).rejects.toThrow('ownOrigin');
});

test('a service with cookie authentication does not start without an error for cross-site requests', async () => {
  const started = serveLibrary({ contract: withCookies, ownOrigin: OWN });
  await expect(started).rejects.toThrow('no error of the catalogue is for the situation crossSite');
});

test('over plain HTTP the cookie name has no __Host- prefix, because browsers would refuse it', () => {
  expect(cookieName('__Host-session', OWN)).toBe('__Host-session');
  expect(cookieName('__Host-session', 'http://localhost:8080')).toBe('session');
});

test('authorize receives the caller and the path of a counted request, and its refusal skips the handler', async () => {
  const asked: unknown[] = [];
  let handled = 0;
  const { call } = await serve({
    async authorize({ operation, caller, path }) {
      asked.push([operation.id, caller, { ...path }]);
      throw new EdgeFailure('unauthenticated');
    },
    handlers: { getBook: () => ++handled } as never,
  });
  expect((await call('GET', '/books/b1', { headers: good })).status).toBe(401);
  expect([asked, handled]).toEqual([[['getBook', { id: 'reader-1' }, { bookId: 'b1' }]], 0]);
});
