import { afterEach, expect, test } from 'vitest';
import { type Library, type Loose, type Options, serveLibrary } from './serve.ts';

/** `waits` maps each network to its wait in seconds. */
function addresses(waits: Record<string, number> = {}, after: Record<string, number> = {}) {
  const reported: string[] = [];
  return {
    reported,
    addressLimit: {
      wait: (_request, network) => waits[network] ?? 0,
      refuse: ({ id }, network) => {
        reported.push(`refused ${id} ${network}`);
        return after[network] ?? 0;
      },
    } satisfies Options['addressLimit'],
  };
}

let library: Library;
const serve = async (options: Options) => {
  library = await serveLibrary({ trustProxyHops: 1, ...options });
  return library;
};
afterEach(() => library.close());

const from = (address: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...more });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('429: a blocked address is refused before a request without a token is read', async () => {
  const { addressLimit, reported } = addresses({ '10.0.0.1': 21 });
  const { call, seen } = await serve({ addressLimit });
  const answer = await call('POST', '/sessions', { body: '{', headers: from('10.0.0.1') });
  expect(answer).toMatchObject({ status: 429, body: { code: 429 } });
  expect(answer.headers.get('retry-after')).toBe('21');
  expect(answer.headers.get('ratelimit-limit')).toBe(null);
  expect([seen.buckets, reported]).toEqual([[], []]);
  expect(seen.answered[0]).toMatchObject({ errorKey: 'rateLimit.exceeded', clientAddress: '10.0.0.1' });
  expect((await call('POST', '/sessions', { body: { cardNumber: '12345' }, headers: from('10.0.0.2') })).status).toBe(
    200,
  );
});

test('a valid token is accepted from a blocked address', async () => {
  const { addressLimit, reported } = addresses({ '10.0.0.1': 21 }, { '10.0.0.1': 21 });
  const { call } = await serve({ addressLimit });
  expect((await call('GET', '/books', { headers: from('10.0.0.1') })).status).toBe(200);
  expect(reported).toEqual([]);
});

test('each refused credential is counted once, while successes, invalid requests and rate limits are not counted', async () => {
  const { addressLimit, reported } = addresses();
  const { call } = await serve({
    addressLimit,
    handlers: {
      openSession: ({ body }: Loose, answer: Loose, fail: Loose) =>
        body.cardNumber === '11111' ? fail('card.blocked') : answer(200, {}),
    },
    limit: ({ bucket }) => ({
      limit: 1,
      remaining: 0,
      resetSeconds: 1,
      retryAfterSeconds: 1,
      exceeded: bucket.startsWith('getBook'),
    }),
  });
  await call('GET', '/books', { headers: from('10.0.0.1', { authorization: 'Bearer bad' }) });
  await call('GET', '/books', { headers: from('10.0.0.1', { authorization: '' }) });
  await call('GET', '/books', { headers: from('10.0.0.1', { authorization: 'Bearer blocked' }) });
  await call('GET', '/books?limit=0', { headers: from('10.0.0.1') });
  await call('GET', '/books/b1', { headers: from('10.0.0.1') });
  await call('POST', '/sessions', { body: { cardNumber: '11111' }, headers: from('2001:db8::1') });
  await call('POST', '/sessions', { body: { cardNumber: '22222' }, headers: from('2001:db8::1') });
  await call('POST', '/sessions', { body: '{', headers: from('2001:db8::2') });
  await call('GET', '/nothing', { headers: from('10.0.0.1') });
  expect(reported).toEqual([
    ...Array.from({ length: 3 }, () => 'refused listBooks 10.0.0.1'),
    ...Array.from({ length: 2 }, () => 'refused openSession 2001:db8:0:0::/64'),
  ]);
});

test('429: the refusal that exceeds the address limit does not ask for a token', async () => {
  const { addressLimit } = addresses({}, { '10.0.0.1': 9 });
  const { call } = await serve({ addressLimit });
  const answer = await call('GET', '/books', { headers: from('10.0.0.1', { authorization: 'Bearer bad' }) });
  expect(answer).toMatchObject({ status: 429, body: { code: 429 } });
  expect([answer.headers.get('retry-after'), answer.headers.get('www-authenticate')]).toEqual(['9', null]);
});

test('500: a database failure does not count as a refused credential', async () => {
  const { addressLimit, reported } = addresses();
  const { call } = await serve({
    addressLimit,
    authenticate: () => {
      throw new Error('away');
    },
  });
  expect((await call('GET', '/books', { headers: from('10.0.0.1') })).status).toBe(500);
  expect(reported).toEqual([]);
});

test('a request whose bucket marks it as a refusal counts as refused, even if its response is a success', async () => {
  const { addressLimit, reported } = addresses();
  const { call } = await serve({
    addressLimit,
    buckets: {
      loan: ({ path, body }) => ({ name: path.loanId!, isRefusal: (body as { code: string }).code !== '1234' }),
    },
  });
  const headers = from('10.0.0.1', FORM);
  for (const code of ['1234', '4321']) await call('POST', '/returns/l1', { body: `code=${code}`, headers });
  expect(reported).toEqual(['refused confirmReturn 10.0.0.1']);
});

test('the limit of an address can depend on the URL of the request', async () => {
  const { call } = await serve({
    addressLimit: {
      wait: ({ operation, path, query }) =>
        operation.id === 'confirmReturn' && query.get('seal') === `of ${path.loanId}` ? 0 : 7,
      refuse: () => 0,
    },
  });
  const confirm = (target: string) =>
    call('POST', `/returns/${target}`, { body: 'code=1234', headers: from('10.0.0.1', FORM) });
  expect((await confirm('l1?seal=of%20l2')).headers.get('retry-after')).toBe('7');
  // The call passes the address limit and fails only at validation, because the test contract has no `seal` parameter.
  expect(await confirm('l1?seal=of%20l1')).toMatchObject({ status: 400, body: { details: { field: 'seal' } } });
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:DB8:0::1]:443', '2001:db8::1'],
  ['unknown', '127.0.0.1'],
  ['203.0.113.7, ', '127.0.0.1'],
])('behind a proxy that sends %j the client address is %s', async (forwarded, address) => {
  const { call, seen } = await serve({});
  await call('GET', '/books', { headers: from(forwarded) });
  expect(seen.answered[0]!.clientAddress).toBe(address);
});

test('a limit per credential counts all addresses of a /64 network together, whatever their notation', async () => {
  const { call, seen } = await serve({});
  for (const address of ['2001:db8::1', '[2001:db8:0:0:9::1]:80', '2001:DB8::ffff%eth0', '2001:db8:0:1::1']) {
    await call('POST', '/sessions', { body: { cardNumber: '11111' }, headers: from(address) });
  }
  const [first, second, third, elsewhere] = seen.buckets;
  expect([second, third]).toEqual([first, first]);
  expect(elsewhere).not.toBe(first);
});
