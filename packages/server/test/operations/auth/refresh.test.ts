import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('200: a refresh token is exchanged for a new token set of the same user', async () => {
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

test('200: the old access token works on after a refresh', async () => {
  const first = await login();
  expectWorks(await refresh(first.refreshToken));
  expectWorks(await useAccess(first));
});

test('200: a refresh whose answer got lost may be repeated for 30 seconds', async () => {
  const first = await login();
  const lost = await refresh(first.refreshToken);
  service.clock.advance(29);
  const repeated = await refresh(first.refreshToken);
  expectWorks(repeated);
  expect(repeated.body.refreshToken).toBe(lost.body.refreshToken);
  expectWorks(await useAccess(repeated.body));
  expectWorks(await refresh(repeated.body.refreshToken));
});

test('200: ten refreshes of one token at once all get the same successor', async () => {
  const first = await login();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refreshToken)));
  for (const answer of answers) expectWorks(answer);
  const successors = new Set(answers.map(({ body }) => body.refreshToken));
  expect(successors.size).toBe(1);
  expectWorks(await refresh([...successors][0]));
});

test('401 auth.invalidRefreshToken: a token used again after 30 seconds ends its whole family', async () => {
  const first = await login();
  const second = (await refresh(first.refreshToken)).body;
  service.clock.advance(30);
  expectError(await refresh(first.refreshToken), 'auth.invalidRefreshToken');
  expectError(await refresh(second.refreshToken), 'auth.invalidRefreshToken');
  expectError(await useAccess(first), 'referenceData.unauthorized');
  expectError(await useAccess(second), 'referenceData.unauthorized');
});

test('401 auth.invalidRefreshToken: a token whose successor was used is not waiting for a lost answer', async () => {
  const first = await login();
  const second = (await refresh(first.refreshToken)).body;
  const third = (await refresh(second.refreshToken)).body;
  expectError(await refresh(first.refreshToken), 'auth.invalidRefreshToken');
  expectError(await refresh(third.refreshToken), 'auth.invalidRefreshToken');
});

test('401: a session that is revoked is refused at once, also when its token was just used', async () => {
  const first = await login();
  const second = (await refresh(first.refreshToken)).body;
  const third = (await refresh(second.refreshToken)).body;
  for (const tokens of [first, third]) expectWorks(await useAccess(tokens));
  expectError(await refresh(first.refreshToken), 'auth.invalidRefreshToken');
  for (const tokens of [first, third]) expectError(await useAccess(tokens), 'referenceData.unauthorized');
});

test('a revoked family takes no other login with it', async () => {
  const other = await login();
  const first = await login();
  await refresh(first.refreshToken);
  service.clock.advance(31);
  expectError(await refresh(first.refreshToken), 'auth.invalidRefreshToken');
  expectWorks(await useAccess(other));
  expectWorks(await refresh(other.refreshToken));
});

test('401 auth.invalidRefreshToken: a month has passed', async () => {
  const { refreshToken } = await login();
  service.clock.advance(MONTH_SECONDS);
  expectError(await refresh(refreshToken), 'auth.invalidRefreshToken');
});

test('200: one second before a month has passed', async () => {
  const { refreshToken } = await login();
  service.clock.advance(MONTH_SECONDS - 1);
  expectWorks(await refresh(refreshToken));
});

test('401 auth.invalidRefreshToken: forged, cut, altered and foreign tokens', async () => {
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

test('401 auth.keySuspended: the key was suspended since the login', async () => {
  const first = await login('lodos');
  await setStatus('lodos', 'suspended');
  const answer = await refresh(first.refreshToken);
  await setStatus('lodos', 'active');
  expectError(answer, 'auth.keySuspended');
});

test.each(['suspended', 'disabled'])(
  '401 token.keySuspended: live tokens of a %s key die within 5 seconds',
  async (status) => {
    const first = await login('lodos');
    const search = () => service.api('GET', '/locations?query=ankara', { token: first.accessToken });
    expectWorks(await search());
    await setStatus('lodos', status);
    service.clock.advance(5);
    const answer = await search();
    await setStatus('lodos', 'active');
    expectError(answer, 'token.keySuspended');
    expectWorks(await search());
  },
);

test('401 token.invalid: the access token expires after a week to the second', async () => {
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
test.each(badBodies)('400 auth.invalidRequest: %s', async (_what, body, field) => {
  expectError(await service.api('POST', '/auth/refresh', { body }), 'auth.invalidRequest', { field });
});

test('500 auth.internalError: the database fails', async () => {
  const { refreshToken } = await login();
  const { pool } = service.database;
  await pool.query('alter table token_family rename to token_family_gone');
  const answer = await refresh(refreshToken);
  await pool.query('alter table token_family_gone rename to token_family');
  expectError(answer, 'auth.internalError');
  expect(service.takeErrors()).toHaveLength(1);
});

async function setStatus(agency: AgencyName, status: string): Promise<void> {
  await service.database.pool.query('update api_key set status = $1 where key = $2', [status, agencies[agency].key]);
}
