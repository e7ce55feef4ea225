import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TokenSet } from '../../../src/generated/types.ts';
import { agencies } from '../../support/agencies.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const login = (body: unknown, headers?: Record<string, string>) =>
  service.api<TokenSet>('POST', '/auth/login', { body, headers });

test('200: exchanges key and secret for a token set', async () => {
  const answer = await login(agencies.horizon);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    accessToken: expect.stringMatching(/^eyJ/),
    refreshToken: expect.any(String),
    accessTokenExpireAt: '2027-03-08T09:00:00.000Z',
    refreshTokenExpireAt: '2027-03-31T09:00:00.000Z',
    user: {
      id: expect.stringMatching(/^usr_/),
      email: 'elif.demir@horizon.example',
      firstName: 'Elif',
      lastName: 'Demir',
    },
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('200: the access token contains only its issuer, audience, user, token family and validity period', async () => {
  const { accessToken, user } = (await login(agencies.horizon)).body;
  expect(decodeProtectedHeader(accessToken)).toEqual({
    alg: 'HS256',
    typ: 'at+jwt',
    kid: expect.stringMatching(/^[\w-]{8}$/),
  });
  expect(decodeJwt(accessToken)).toEqual({
    iss: 'agency-booking-api',
    aud: 'staging',
    sub: user.id,
    family: expect.stringMatching(/^fam_/),
    iat: Date.parse('2027-03-01T09:00:00Z') / 1000,
    exp: Date.parse('2027-03-08T09:00:00Z') / 1000,
  });
});

test('200: each agency logs in as its own user', async () => {
  const users = await Promise.all(
    [agencies.horizon, agencies.meridian, agencies.lodos].map(async (agency) => (await login(agency)).body.user.email),
  );
  expect(users).toEqual(['elif.demir@horizon.example', 'mert.aydin@meridian.example', 'selin.kaplan@lodos.example']);
});

test('401 auth.wrongCredentials: a wrong secret is refused', async () => {
  expectError(await login({ ...agencies.horizon, secret: 'guessed' }), 'auth.wrongCredentials');
});

test('401 auth.wrongCredentials: an unknown key gets the same response as a wrong secret', async () => {
  const unknown = await login({ key: 'ak_staging_nobody', secret: agencies.horizon.secret });
  const wrong = await login({ ...agencies.horizon, secret: agencies.meridian.secret });
  expectError(unknown, 'auth.wrongCredentials');
  expect(unknown.text).toBe(wrong.text);
});

test('401 auth.wrongCredentials: a secret has to match exactly', async () => {
  const { key, secret } = agencies.horizon;
  for (const near of [secret.toUpperCase(), `${secret} `, ` ${secret}`, secret.slice(0, -1)]) {
    expectError(await login({ key, secret: near }), 'auth.wrongCredentials');
  }
});

test('401 auth.keySuspended: a suspended key with the right secret is refused', async () => {
  expectError(await login(agencies.poyraz), 'auth.keySuspended');
});

test('401 auth.wrongCredentials: a wrong secret does not reveal that the key is suspended', async () => {
  expectError(await login({ ...agencies.poyraz, secret: 'guessed' }), 'auth.wrongCredentials');
});

const badBodies: [string, unknown, string][] = [
  ['no key', { secret: 'a' }, 'key'],
  ['no secret', { key: 'a' }, 'secret'],
  ['an empty key', { key: '', secret: 'a' }, 'key'],
  ['an empty secret', { key: 'a', secret: '' }, 'secret'],
  ['a number as key', { key: 1, secret: 'a' }, 'key'],
  ['null as secret', { key: 'a', secret: null }, 'secret'],
  ['a list as key', { key: ['a'], secret: 'a' }, 'key'],
  ['a key of 129 characters', { key: 'k'.repeat(129), secret: 'a' }, 'key'],
  ['a secret of 257 characters', { key: 'a', secret: 's'.repeat(257) }, 'secret'],
  ['an unknown property', { key: 'a', secret: 'a', remember: true }, 'remember'],
  ['a list', [], 'body'],
  ['a string', '"key"', 'body'],
  ['null', 'null', 'body'],
  ['no JSON', '{"key":', 'body'],
  ['a polluting property', '{"key":"a","secret":"a","__proto__":{"admin":true}}', '__proto__'],
];
test.each(badBodies)('400 auth.invalidRequest: a login with %s is refused', async (_what, body, field) => {
  expectError(await login(body), 'auth.invalidRequest', { field });
});

test('400 auth.invalidRequest: a request without a body is refused', async () => {
  expectError(await service.api('POST', '/auth/login'), 'auth.invalidRequest', { field: 'body' });
});

test('a key with a character that the database cannot store is refused like any other invalid input', async () => {
  const answer = await login({ key: 'ak\u0000', secret: 'a' });
  expectError(answer, 'auth.invalidRequest');
});

test('415 mediaType.unsupported: a form-encoded body is refused', async () => {
  const answer = await login('key=a&secret=b', { 'Content-Type': 'application/x-www-form-urlencoded' });
  expectError(answer, 'mediaType.unsupported');
});

test('413 body.tooLarge: a body of more than 64 KB is refused', async () => {
  expectError(await login({ key: 'k', secret: 's'.repeat(70_000) }), 'body.tooLarge');
});

test('500 auth.internalError: the response to a database failure contains no details of the failure', async () => {
  const { pool } = service.database;
  await pool.query('alter table api_key rename to api_key_gone');
  const answer = await login(agencies.horizon);
  await pool.query('alter table api_key_gone rename to api_key');
  expectError(answer, 'auth.internalError');
  expect(answer.text).not.toMatch(/api_key|relation/);
  expect(service.takeErrors().join()).toContain('api_key');
});

test('neither secrets nor tokens are stored or logged', async () => {
  const { accessToken, refreshToken } = (await login(agencies.horizon)).body;
  const tables = ['agency', 'agency_user', 'api_key', 'token_family'];
  const rows = await Promise.all(
    tables.map(async (table) => (await service.database.pool.query(`select * from ${table}`)).rows),
  );
  const kept = JSON.stringify(rows) + service.log.join('');
  for (const secret of [agencies.horizon.secret, accessToken, refreshToken]) expect(kept).not.toContain(secret);
});
