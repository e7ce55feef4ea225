import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenSet } from '../../../src/generated/types.ts';
import { type AgencyName, agencies } from '../../support/agencies.ts';
import type { Answer } from '../../support/api.ts';
import { TEST_START } from '../../support/clock.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService, type TestService } from '../../support/service.ts';

const MONTH_SECONDS = 30 * 24 * 60 * 60;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const login = async (agency: AgencyName = 'horizon') =>
  (await service.api<TokenSet>('POST', '/auth/login', { body: agencies[agency] })).body;
const refresh = (token: unknown) => service.api<TokenSet>('POST', '/auth/refresh', { body: { token } });
const useAccess = ({ accessToken }: TokenSet) => service.api('GET', '/helper-data/car-classes', { token: accessToken });
const expectWorks = ({ status }: Answer) => expect(status).toBe(200);

test('200: exchanges a refresh token for a new token set of the same user', async () => {
  const first = await login();
  service.clock.advance(60);
  const { status, body: second } = await refresh(first.refreshToken);
  expect(status).toBe(200);
  expect(second.user).toEqual(first.user);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(Date.parse(second.accessTokenExpireAt) - Date.parse(first.accessTokenExpireAt)).toBe(60_000);
  expect(Date.parse(second.refreshTokenExpireAt) - Date.parse(first.refreshTokenExpireAt)).toBe(60_000);
  expectWorks(await useAccess(second));
});

test('200: the old access token still works after a refresh', async () => {
  const first = await login();
  expectWorks(await refresh(first.refreshToken));
  expectWorks(await useAccess(first));
});

test('200: a refresh whose response was lost can be repeated for 30 seconds', async () => {
  const first = await login();
  const lost = await refresh(first.refreshToken);
  service.clock.advance(29);
  const repeated = await refresh(first.refreshToken);
  expectWorks(repeated);
  expect(repeated.body.refreshToken).toBe(lost.body.refreshToken);
  expectWorks(await useAccess(repeated.body));
  expectWorks(await refresh(repeated.body.refreshToken));
});

test('200: ten simultaneous refreshes of one token return the same successor', async () => {
  const first = await login();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refreshToken)));
  for (const answer of answers) expectWorks(answer);
  const successors = new Set(answers.map(({ body }) => body.refreshToken));
  expect(successors.size).toBe(1);
  expectWorks(await refresh([...successors][0]));
});

test('401 auth.invalidRefreshToken: a refresh token used again after 30 seconds revokes its whole family', async () => {
  const first = await login();
  const second = (await refresh(first.refreshToken)).body;
  service.clock.advance(30);
  expectError(await refresh(first.refreshToken), 'auth.invalidRefreshToken');
  expectError(await refresh(second.refreshToken), 'auth.invalidRefreshToken');
  expectError(await useAccess(first), 'referenceData.unauthorized');
  expectError(await useAccess(second), 'referenceData.unauthorized');
});

test('401 auth.invalidRefreshToken: a refresh cannot be repeated once its successor has been used', async () => {
  const first = await login();
  const second = (await refresh(first.refreshToken)).body;
  const third = (await refresh(second.refreshToken)).body;
  expectError(await refresh(first.refreshToken), 'auth.invalidRefreshToken');
  expectError(await refresh(third.refreshToken), 'auth.invalidRefreshToken');
});

test('401: revoking a token family takes effect at once, even for tokens that were just used', async () => {
  const first = await login();
  const second = (await refresh(first.refreshToken)).body;
  const third = (await refresh(second.refreshToken)).body;
  for (const tokens of [first, third]) expectWorks(await useAccess(tokens));
  expectError(await refresh(first.refreshToken), 'auth.invalidRefreshToken');
  for (const tokens of [first, third]) expectError(await useAccess(tokens), 'referenceData.unauthorized');
});

test('revoking one token family leaves other logins valid', async () => {
  const other = await login();
  const first = await login();
  await refresh(first.refreshToken);
  service.clock.advance(31);
  expectError(await refresh(first.refreshToken), 'auth.invalidRefreshToken');
  expectWorks(await useAccess(other));
  expectWorks(await refresh(other.refreshToken));
});

test('401 auth.invalidRefreshToken: a refresh token expires after 30 days', async () => {
  const { refreshToken } = await login();
  service.clock.advance(MONTH_SECONDS);
  expectError(await refresh(refreshToken), 'auth.invalidRefreshToken');
});

test('200: a refresh token still works one second before it expires', async () => {
  const { refreshToken } = await login();
  service.clock.advance(MONTH_SECONDS - 1);
  expectWorks(await refresh(refreshToken));
});

test('401 auth.invalidRefreshToken: forged, truncated, altered and foreign tokens are refused', async () => {
  const { refreshToken, accessToken } = await login();
  const [name, generation, seal] = refreshToken.split('.') as [string, string, string];
  const forged = [
    'nonsense',
    accessToken,
    refreshToken.slice(0, -1),
    `${refreshToken}A`,
    `${name}.2.${seal}`,
    `${name}.0${generation}.${seal}`,
    `rt_fam_AAAAAAAAAAAAAAAAAAAAAA.1.${seal}`,
    refreshToken.toUpperCase(),
    ` ${refreshToken}`,
  ];
  for (const token of forged) expectError(await refresh(token), 'auth.invalidRefreshToken');
  expectWorks(await refresh(refreshToken));
});

test('401 auth.keySuspended: a refresh is refused if the key was suspended after the login', async () => {
  const first = await login('lodos');
  await changeKey('lodos', `status = 'suspended'`);
  const answer = await refresh(first.refreshToken);
  await changeKey('lodos', `status = 'active'`);
  expectError(answer, 'auth.keySuspended');
});

describe('when a key changes, all its logins end within five seconds on every instance', () => {
  let other: TestService;
  beforeAll(async () => {
    other = await startService({ database: service.database, clock: service.clock });
  });
  afterAll(() => other.stop());

  const search = ({ accessToken: token }: TokenSet, at = service) =>
    at.api('GET', '/locations?query=ankara', { token });

  test.each(['suspended', 'disabled'])(
    '401 token.keySuspended while the key is %s, token.invalid once the key is active again',
    async (status) => {
      const tokens = await login('lodos');
      for (const instance of [service, other]) expectWorks(await search(tokens, instance));
      await changeKey('lodos', `status = '${status}'`);
      service.clock.advance(5);
      const refused = [await search(tokens), await search(tokens, other)];
      await changeKey('lodos', `status = 'active'`);
      for (const answer of refused) expectError(answer, 'token.keySuspended');
      for (const instance of [service, other]) expectError(await search(tokens, instance), 'token.invalid');
      expectError(await refresh(tokens.refreshToken), 'auth.invalidRefreshToken');
      expectWorks(await search(await login('lodos')));
    },
  );

  test('401 token.invalid, auth.invalidRefreshToken: changing the secret of a key ends all its logins', async () => {
    const [first, second, unconcerned] = [await login('lodos'), await login('lodos'), await login('horizon')];
    const renewed = (await refresh(second.refreshToken)).body;
    for (const instance of [service, other]) expectWorks(await search(first, instance));
    const { rows } = await service.database.pool.query(`select secret_hash from api_key where key = $1`, [
      agencies.lodos.key,
    ]);
    await changeKey('lodos', `secret_hash = sha256('another secret')`);
    service.clock.advance(5);
    for (const tokens of [first, second, renewed]) {
      expectError(await search(tokens), 'token.invalid');
      expectError(await search(tokens, other), 'token.invalid');
      expectError(await refresh(tokens.refreshToken), 'auth.invalidRefreshToken');
    }
    expectWorks(await search(unconcerned));
    await service.database.pool.query('update api_key set secret_hash = $1 where key = $2', [
      rows[0].secret_hash,
      agencies.lodos.key,
    ]);
    expectError(await search(first), 'token.invalid');
    expectWorks(await search(await login('lodos')));
  });

  test('an update that changes neither status nor secret of a key ends no login', async () => {
    const tokens = await login('lodos');
    await changeKey('lodos', 'status = status, secret_hash = secret_hash, key = key');
    service.clock.advance(5);
    expectWorks(await search(tokens));
    expectWorks(await refresh(tokens.refreshToken));
  });
});

describe('a login ends after 90 days, however often its tokens are refreshed', () => {
  const DAY_SECONDS = 24 * 60 * 60;
  const END = '2027-05-30T09:00:00.000Z';
  let last: TokenSet;
  beforeAll(async () => {
    service.clock.set(TEST_START);
    last = await login();
    for (const days of [29, 29, 29]) {
      service.clock.advance(days * DAY_SECONDS);
      last = (await refresh(last.refreshToken)).body;
    }
  });

  test('200: no token expires later than its login', () => {
    expect([last.accessTokenExpireAt, last.refreshTokenExpireAt]).toEqual([END, END]);
  });

  test('401 token.invalid, auth.invalidRefreshToken: tokens stop working exactly 90 days after the login', async () => {
    const search = () => service.api('GET', '/locations?query=ankara', { token: last.accessToken });
    service.clock.set(new Date(Date.parse(END) - 1000));
    expectWorks(await search());
    last = (await refresh(last.refreshToken)).body;
    service.clock.set(new Date(END));
    expectError(await search(), 'token.invalid');
    expectError(await refresh(last.refreshToken), 'auth.invalidRefreshToken');
  });
});

test('401 token.invalid: the access token expires after exactly seven days', async () => {
  service.clock.set(TEST_START);
  const { accessToken } = await login();
  const search = () => service.api('GET', '/locations?query=ankara', { token: accessToken });
  service.clock.advance(7 * 24 * 60 * 60 - 1);
  expectWorks(await search());
  service.clock.advance(1);
  expectError(await search(), 'token.invalid');
});

const badBodies: [string, unknown, string][] = [
  ['no token', {}, 'token'],
  ['an empty token', { token: '' }, 'token'],
  ['null', { token: null }, 'token'],
  ['a number', { token: 1 }, 'token'],
  ['a token of 513 characters', { token: 't'.repeat(513) }, 'token'],
  ['an unknown property', { token: 't', grant: 'refresh' }, 'grant'],
  ['a list', [], 'body'],
  ['no JSON', 'token', 'body'],
];
test.each(badBodies)('400 auth.invalidRequest: a refresh with %s is refused', async (_what, body, field) => {
  expectError(await service.api('POST', '/auth/refresh', { body }), 'auth.invalidRequest', { field });
});

test('500 auth.internalError: a refresh fails when the database fails', async () => {
  const { refreshToken } = await login();
  const { pool } = service.database;
  await pool.query('alter table token_family rename to token_family_gone');
  const answer = await refresh(refreshToken);
  await pool.query('alter table token_family_gone rename to token_family');
  expectError(answer, 'auth.internalError');
  expect(service.takeErrors()).toHaveLength(1);
});

async function changeKey(agency: AgencyName, change: string): Promise<void> {
  await service.database.pool.query(`update api_key set ${change} where key = $1`, [agencies[agency].key]);
}
