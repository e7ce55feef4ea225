import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { type ErrorKey, errors } from '../../src/generated/errors.ts';
import { operations } from '../../src/generated/operations.ts';
import { createKeyRing } from '../../src/shared/keys.ts';
import { expectError } from '../support/expect-error.ts';
import { startService, type TestService } from '../support/service.ts';

const all = Object.values(operations);
const secured = all.filter((operation) => operation.secured);

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = await service.loginAs('horizon');
});
afterAll(() => service.stop());

const pathOf = ({ path }: { path: string }) => path.replaceAll(/\{\w+\}/g, 'x');
const keyFor = (operation: { errors: readonly ErrorKey[] }, situation: string) =>
  operation.errors.find((key) => 'situation' in errors[key] && errors[key].situation === situation)!;

describe.each(secured.map((operation) => [operation.id, operation] as const))('access to %s', (_id, operation) => {
  const method = operation.method.toUpperCase();
  const unauthenticated = keyFor(operation, 'unauthenticated');
  const ask = (headers: Record<string, string>) => service.api(method, pathOf(operation), { headers });

  test('401: a request without a token is refused', async () => {
    const answer = await ask({});
    expectError(answer, unauthenticated);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['a different scheme', 'Basic abc'],
    ['no scheme', 'abc'],
    ['an empty token', 'Bearer '],
    ['two tokens', 'Bearer abc def'],
    ['a malformed token', 'Bearer abc.def.ghi'],
  ])('401: an Authorization header with %s is refused', async (_what, authorization) => {
    expectError(await ask({ Authorization: authorization }), unauthenticated);
  });

  test('401: a missing token is refused before a malformed body or query', async () => {
    const answer = await service.api(method, `${pathOf(operation)}?%zz=1`, {
      ...(method === 'POST' && { body: '{"broken":' }),
    });
    expectError(answer, unauthenticated);
  });

  test('405: a different method is refused with the allowed methods', async () => {
    const there = all.filter(({ path }) => path === operation.path).map((other) => other.method.toUpperCase());
    const another = ['PUT', 'PATCH', 'DELETE'].find((one) => !there.includes(one))!;
    const answer = await service.api(another, pathOf(operation), { token });
    expectError(answer, 'method.notAllowed');
    expect(answer.headers.get('allow')).toContain(method);
  });
});

describe('forged access tokens', () => {
  const { tokens } = readConfig({}).secrets;
  const { id, bytes } = createKeyRing('access tokens', tokens).current;
  const kid = id.toString('base64url');
  const secret = new TextEncoder().encode(tokens.current);
  const search = (bearer: string) => service.api('GET', '/locations?query=ankara', { token: bearer });
  type Parts = {
    header?: object;
    issuer?: string;
    audience?: string;
    expires?: Date;
    family?: unknown;
    key?: Uint8Array;
  };
  const forge = (familyId: unknown, { header, issuer, audience, expires, key = bytes }: Parts = {}) =>
    new SignJWT({ family: familyId })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...header })
      .setIssuer(issuer ?? 'agency-booking-api')
      .setAudience(audience ?? 'staging')
      .setIssuedAt(service.clock.now())
      .setExpirationTime(expires ?? new Date('2027-03-05T09:00:00Z'))
      .sign(key);
  let family: string;
  beforeAll(async () => {
    const { rows } = await service.database.pool.query('select id from token_family limit 1');
    family = rows[0].id;
  });

  test('200: a token with the correct signature and claims is accepted', async () => {
    expect((await search(await forge(family))).status).toBe(200);
  });

  test.each<[string, Parts]>([
    ['a different algorithm', { header: { alg: 'HS512' } }],
    ['a different type', { header: { typ: 'JWT' } }],
    ['a different issuer', { issuer: 'someone-else' }],
    ['a different environment', { audience: 'production' }],
    ['a wrong key', { key: new Uint8Array(32) }],
    ['an unknown key ID', { header: { kid: 'AAAAAAAA' } }],
    ['the secret as its key', { key: secret }],
    ['no key ID', { header: { kid: undefined } }],
    ['no key ID and the secret as its key', { header: { kid: undefined }, key: secret }],
    ['an expiry in the past', { expires: new Date('2027-03-01T09:00:00Z') }],
  ])('401 token.invalid: a token with %s is refused', async (_what, parts) => {
    expectError(await search(await forge(family, parts)), 'token.invalid');
  });

  test('401 token.invalid: a token with an unknown family or a family that is not text is refused', async () => {
    expectError(await search(await forge('fam_unknown')), 'token.invalid');
    expectError(await search(await forge({ or: '1=1' })), 'token.invalid');
  });

  test('401 token.invalid: a token without a signature is refused', async () => {
    const unsigned = new UnsecuredJWT({ family }).setIssuer('agency-booking-api').setAudience('staging');
    expectError(await search(unsigned.setExpirationTime('1w').encode()), 'token.invalid');
  });
});

test('404 path.notFound: unknown paths and different spellings of known paths are refused', async () => {
  for (const path of ['/nowhere', '/Locations', '/locations/', '//locations', '/auth', '/']) {
    expectError(await service.api('GET', path, { token }), 'path.notFound');
  }
});

test('415 mediaType.unsupported: every operation with a body refuses a body that is not JSON', async () => {
  const withBody = all.filter(({ requestMediaTypes }) => requestMediaTypes.length > 0);
  expect(withBody.length).toBeGreaterThanOrEqual(3);
  for (const operation of withBody) {
    const answer = await service.api(operation.method.toUpperCase(), pathOf(operation), {
      token,
      body: '<key/>',
      headers: { 'Content-Type': 'application/xml' },
    });
    expectError(answer, 'mediaType.unsupported');
  }
});

test('a database failure is a 500 and never a 401', async () => {
  const fresh = await service.loginAs('horizon');
  const { pool } = service.database;
  await pool.query('alter table token_family rename to token_family_gone');
  const answer = await service.api('GET', '/locations?query=ankara', { token: fresh });
  await pool.query('alter table token_family_gone rename to token_family');
  expectError(answer, 'server.error');
  expect(service.takeErrors()).toHaveLength(1);
});
