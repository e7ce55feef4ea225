import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import { operations } from '../../src/generated/operations.ts';
import type { TokenSet } from '../../src/generated/types.ts';
import { type Admin, adminOn } from '../support/admin.ts';
import { expectError } from '../support/expect-error.ts';
import { startService, type TestService } from '../support/service.ts';

type Credentials = { readonly id: string; readonly key: string; readonly secret: string };
type Issued = {
  readonly apiKey: { readonly id: string; readonly key: string; readonly expiresAt?: string };
  readonly secret: string;
};
type Described = { readonly operationId: string; readonly 'x-repeatable'?: boolean };

const HERE = '203.0.113.24';
const ELSEWHERE = '198.51.100.7';
/** Maximum delay before a change to a key takes effect. */
const SECONDS = 5;

let service: TestService;
let admin: Admin;
let key: Credentials;
beforeAll(async () => {
  service = await startService({ settings: { TRUST_PROXY_HOPS: '1' } });
  admin = adminOn(service.database, service.clock);
});
afterAll(async () => {
  await admin.close();
  await service.stop();
});
beforeEach(async () => {
  key = await create();
});

const USER = ['--user.email', 'elif.demir@horizon.example', '--user.firstName', 'Elif', '--user.lastName', 'Demir'];
const issued = ({ apiKey, secret }: Issued): Credentials => ({ id: apiKey.id, key: apiKey.key, secret });
const create = async (...args: string[]) =>
  issued(await admin.json<Issued>('createKey', '--agencyId', '1', '--name', 'Booking site', ...USER, ...args));
/** Calls an operation that acts on one of the agency's keys. */
const onKey = <Result>(operation: string, { id }: Credentials, ...args: string[]) =>
  admin.json<Result>(operation, '--agencyId', '1', '--keyId', id, ...args);
const roll = (old: Credentials, hours: string) => onKey<Issued>('rollKey', old, '--overlapHours', hours);
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const login = ({ key, secret }: Credentials, address = HERE) =>
  service.api<TokenSet>('POST', '/auth/login', { body: { key, secret }, ...from(address) });
const refresh = ({ refreshToken }: TokenSet, address = HERE) =>
  service.api<TokenSet>('POST', '/auth/refresh', { body: { token: refreshToken }, ...from(address) });
const tokensOf = async (credentials: Credentials) => (await login(credentials)).body;
const search = ({ accessToken }: TokenSet, address = HERE) =>
  service.api('GET', '/locations?query=ankara', { token: accessToken, ...from(address) });
const pathOf = ({ path }: { path: string }) => path.replaceAll(/\{\w+\}/g, 'x');

const described = Object.values(contract.paths).flatMap((path) => Object.values<unknown>(path)) as Described[];
const repeatable = new Set(described.flatMap((one) => (one['x-repeatable'] ? [one.operationId] : [])));
const secured = Object.values(operations).filter((operation) => operation.secured);
const changing = secured.filter(({ id, method }) => method !== 'get' && !repeatable.has(id));

describe('read-only key', () => {
  test('exactly the changing operations declare key.readOnly', () => {
    const declaring = Object.values(operations).filter(({ errors }) =>
      (errors as readonly string[]).includes('key.readOnly'),
    );
    expect(declaring).toEqual(changing);
    expect(changing.length).toBeGreaterThan(10);
  });

  test('403 key.readOnly: every changing operation is refused before its body is validated', async () => {
    const tokens = await tokensOf(await create('--scope', 'readOnly'));
    for (const operation of changing) {
      const method = operation.method.toUpperCase();
      const answer = await service.api(method, pathOf(operation), { token: tokens.accessToken, ...from(HERE) });
      expectError(answer, 'key.readOnly');
      expect(answer.headers.get('ratelimit-remaining')).not.toBeNull();
    }
  });

  test('200: reading operations are allowed with a read-only key', async () => {
    const tokens = await tokensOf(await create('--scope', 'readOnly'));
    expect((await search(tokens)).status).toBe(200);
    const { status } = await service.api('GET', '/orders', { token: tokens.accessToken, ...from(HERE) });
    expect(status).toBe(200);
  });

  test('a changed scope applies to existing tokens within five seconds', async () => {
    const { accessToken: token } = await tokensOf(key);
    const ping = () => service.api('POST', '/webhook-endpoints/x/ping', { token, ...from(HERE) });
    expect((await ping()).status).toBe(404);
    await onKey('changeKey', key, '--scope', 'readOnly');
    service.clock.advance(SECONDS);
    expectError(await ping(), 'key.readOnly');
    await onKey('changeKey', key, '--scope', 'full');
    service.clock.advance(SECONDS);
    expect((await ping()).status).toBe(404);
  });
});

describe('key with allowed addresses', () => {
  test('403 key.addressNotAllowed: every operation is refused from other addresses, while the token is valid elsewhere', async () => {
    const tokens = await tokensOf(await create('--allowedAddresses', '203.0.113.0/24'));
    for (const operation of secured) {
      const answer = await service.api(operation.method.toUpperCase(), pathOf(operation), {
        token: tokens.accessToken,
        ...from(ELSEWHERE),
      });
      expectError(answer, 'key.addressNotAllowed');
      expect((await search(tokens)).status).toBe(200);
    }
  });

  test('403 auth.addressNotAllowed: login and refresh are refused from other addresses, unless the secret is wrong', async () => {
    const bound = await create('--allowedAddresses', HERE, '2001:db8:1::/48');
    expectError(await login(bound, ELSEWHERE), 'auth.addressNotAllowed');
    expectError(await login({ ...bound, secret: key.secret }, ELSEWHERE), 'auth.wrongCredentials');
    const tokens = await tokensOf(bound);
    expectError(await refresh(tokens, ELSEWHERE), 'auth.addressNotAllowed');
    expect((await refresh(tokens)).status).toBe(200);
    expect((await login(bound, '2001:db8:1:ffff::7')).status).toBe(200);
    expectError(await login(bound, '2001:db8:2::7'), 'auth.addressNotAllowed');
    const address = service.securityEvents.filter(({ event }) => event === 'key.addressRefused');
    expect(address.slice(-3).map(({ reason }) => reason)).toEqual(['login', 'refresh', 'login']);
    expect(address.at(-1)).toMatchObject({ operation: 'login', agencyId: 1, keyId: expect.stringMatching(/^key_/) });
  });

  test('a changed address list applies to existing tokens within five seconds', async () => {
    const tokens = await tokensOf(key);
    expect((await search(tokens, ELSEWHERE)).status).toBe(200);
    await onKey('changeKey', key, '--allowedAddresses', HERE);
    service.clock.advance(SECONDS);
    expectError(await search(tokens, ELSEWHERE), 'key.addressNotAllowed');
    await onKey('changeKey', key, '--allowedAddresses', 'null');
    service.clock.advance(SECONDS);
    expect((await search(tokens, ELSEWHERE)).status).toBe(200);
  });

  test('an X-Forwarded-For address from the caller is ignored', async () => {
    const tokens = await tokensOf(await create('--allowedAddresses', HERE));
    const answer = await search(tokens, `${HERE}, ${ELSEWHERE}`);
    expectError(answer, 'key.addressNotAllowed');
  });
});

describe('key with an expiry', () => {
  const endOf = (days: number) => new Date(service.clock.now().getTime() + days * 24 * 60 * 60 * 1000);

  test('401: tokens expire no later than their key, and an expired key cannot log in', async () => {
    const end = endOf(1);
    const tokens = await tokensOf(await create('--expiresAt', end.toISOString()));
    expect([tokens.accessTokenExpireAt, tokens.refreshTokenExpireAt]).toEqual([end.toISOString(), end.toISOString()]);
    const ending = await create('--expiresAt', end.toISOString());
    expect((await search(tokens)).status).toBe(200);
    service.clock.advance(24 * 60 * 60);
    expectError(await search(tokens), 'token.invalid');
    expectError(await refresh(tokens), 'auth.keySuspended');
    expectError(await login(ending), 'auth.keySuspended');
  });

  test('401 token.keySuspended: an expiry that is set later ends existing tokens', async () => {
    const tokens = await tokensOf(key);
    await search(tokens);
    await onKey('changeKey', key, '--expiresAt', endOf(1).toISOString());
    service.clock.advance(24 * 60 * 60);
    expectError(await search(tokens), 'token.keySuspended');
    await onKey('changeKey', key, '--expiresAt', 'null');
    expect((await search(tokens)).status).toBe(200);
  });

  test('401 token.keySuspended: tokens of a deleted key end within five seconds, permanently', async () => {
    const tokens = await tokensOf(key);
    await search(tokens);
    await onKey('deleteKey', key);
    service.clock.advance(SECONDS);
    expectError(await search(tokens), 'token.keySuspended');
    expectError(await login(key), 'auth.keySuspended');
    const resume = ['resumeKey', '--agencyId', '1', '--keyId', key.id];
    expect((await admin.run(...resume)).message).toBe('There is no such key.');
    expectError(await login(key), 'auth.keySuspended');
  });
});

describe('rolled key', () => {
  test('both keys work during the overlap, and then the old key and its logins end automatically', async () => {
    const old = await create('--allowedAddresses', HERE, '--scope', 'readOnly');
    const before = await tokensOf(old);
    const next = await roll(old, '24');
    expect(next.apiKey).toMatchObject({
      ...{ name: 'Booking site', allowedAddresses: [HERE], scope: 'readOnly', status: 'active' },
    });
    const after = await tokensOf(issued(next));
    service.clock.advance(24 * 60 * 60 - SECONDS);
    for (const tokens of [before, after]) expect((await search(tokens)).status).toBe(200);
    service.clock.advance(SECONDS);
    expectError(await search(before), 'token.keySuspended');
    expectError(await login(old), 'auth.keySuspended');
    expect((await search(after)).status).toBe(200);
  });

  test('without an overlap the old key ends at once, and an earlier expiry is not extended', async () => {
    const tokens = await tokensOf(key);
    await roll(key, '0');
    service.clock.advance(SECONDS);
    expectError(await search(tokens), 'token.keySuspended');
    await expect(roll(key, '1')).rejects.toThrow('The key is suspended or expired.');
    const end = new Date(service.clock.now().getTime() + 60_000).toISOString();
    const short = await create('--expiresAt', end);
    await roll(short, '168');
    const { results } = await admin.json<{ results: Issued['apiKey'][] }>('listKeys', '--agencyId', '1');
    expect(results.find(({ id }) => id === short.id)?.expiresAt).toBe(end);
  });
});
