import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/generated/management/types.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

type ApiKey = components['schemas']['ApiKey'];
type NewApiKey = components['schemas']['NewApiKey'];

/** Maximum delay before a change to a key takes effect. */
const SECONDS = 5;
const KEYS = '/agencies/1/keys';
const UNKNOWN = `${KEYS}/key_unknown`;

let service: TestService;
let owner: SignedIn;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
});

const make = async (body: object = {}) =>
  (await owner.call<NewApiKey>('POST', KEYS, { body: { name: 'Booking site', ...body } })).body;
const list = async () => (await owner.call<{ results: ApiKey[] }>('GET', KEYS)).body.results;
const login = ({ apiKey: { key }, secret }: NewApiKey) =>
  service.api<{ accessToken: string }>('POST', '/auth/login', { body: { key, secret } });
const search = (token: string) => service.api('GET', '/locations?query=ankara', { token });
const audited = async () => {
  const { rows } = await service.database.pool.query(
    'select action, actor, subject, agency_id as "agencyId", before, after from audit_event order by id desc limit 1',
  );
  return rows[0];
};

describe('createKey', () => {
  test('201: creates a key for the calling member and returns its secret once, and the key can log in', async () => {
    const made = await make({ allowedAddresses: ['127.0.0.1/32', '203.0.113.24/24'], scope: 'readOnly' });
    expect(made).toEqual({
      apiKey: {
        ...{ id: expect.stringMatching(/^key_/), key: expect.stringMatching(/^ak_test_/), name: 'Booking site' },
        ...{
          email: owner.email,
          status: 'active',
          scope: 'readOnly',
          allowedAddresses: ['127.0.0.1', '203.0.113.0/24'],
        },
        createdAt: service.clock.now().toISOString(),
      },
      secret: expect.stringMatching(/^sk_test_/),
    });
    expect((await login(made)).status).toBe(200);
    expect(await list()).toContainEqual(made.apiKey);
    expect(await audited()).toMatchObject({ action: 'createKey', actor: owner.email, agencyId: 1 });
    expect(JSON.stringify([await list(), await audited()])).not.toContain(made.secret);
  });

  test('201: an operator can create a key with an expiry time for a named person', async () => {
    const operator = await portalAs(service, 'operator', { secondFactor: 'passed' });
    const user = { email: 'Deniz.Arslan@Horizon.example', firstName: 'Deniz', lastName: 'Arslan' };
    const expiresAt = '2027-12-31T23:59:59.000Z';
    const { body } = await operator.call<NewApiKey>('POST', KEYS, { body: { name: 'Reports', user, expiresAt } });
    expect(body.apiKey).toMatchObject({ email: 'deniz.arslan@horizon.example', expiresAt, allowedAddresses: [] });
  });

  test.each<[object, string, string]>([
    [
      { allowedAddresses: ['203.0.113.1', '1.2.3.4/33'] },
      'allowedAddresses[1]',
      'must be an IP address, or a range such as 203.0.113.0/24',
    ],
    [{ expiresAt: '2027-03-01T09:00:00Z' }, 'expiresAt', 'must be in the future'],
  ])('400 request.invalid: a key with %j is refused', async (body, field, message) => {
    const answer = await owner.call('POST', KEYS, { body: { name: 'x', ...body } });
    expectPortalError(answer, 'request.invalid', { field, message });
  });

  test('400 request.invalid: an operator has to name the user of a new key', async () => {
    const operator = await portalAs(service, 'operator', { secondFactor: 'passed' });
    const answer = await operator.call('POST', KEYS, { body: { name: 'x' } });
    expectPortalError(answer, 'request.invalid', { field: 'user', message: 'is required of who belongs to no agency' });
  });

  test('409 key.userElsewhere: a user can have keys at one agency only', async () => {
    const user = { email: 'mert.aydin@meridian.example', firstName: 'Mert', lastName: 'Aydin' };
    expectPortalError(await owner.call('POST', KEYS, { body: { name: 'x', user } }), 'key.userElsewhere');
  });

  test('409 key.tooMany: an agency with fifty keys can neither create nor roll a key', async () => {
    const { apiKey } = await make();
    await service.database.pool.query(
      `insert into api_key (id, user_id, key, secret_hash) select 'key_' || n, 'usr_horizon_1', 'ak_' || n, sha256('x') from generate_series(1, 50) n`,
    );
    expectPortalError(await owner.call('POST', KEYS, { body: { name: 'x' } }), 'key.tooMany');
    const overlapHours = 1;
    expectPortalError(await owner.call('POST', `${KEYS}/${apiKey.id}/roll`, { body: { overlapHours } }), 'key.tooMany');
    await service.database.pool.query(`delete from api_key where key like 'ak\\__' or key like 'ak\\___'`);
  });
});

describe('changeKey', () => {
  test('200: fields that are not sent keep their values, null removes the expiry, and the audit shows the difference', async () => {
    const { apiKey } = await make({ expiresAt: '2027-04-01T00:00:00Z' });
    const change = async (body: object) => (await owner.call('PATCH', `${KEYS}/${apiKey.id}`, { body })).body;
    expect(await change({ name: 'Site', allowedAddresses: ['2001:DB8::/32'] })).toEqual({
      ...{ ...apiKey, name: 'Site', allowedAddresses: ['2001:db8::/32'] },
    });
    const { expiresAt: _, ...endless } = apiKey;
    expect(await change({ expiresAt: null, name: 'Booking site', allowedAddresses: [] })).toEqual(endless);
    expect(await audited()).toMatchObject({
      before: { expiresAt: '2027-04-01T00:00:00.000Z', name: 'Site' },
      after: { expiresAt: 'never', name: 'Booking site' },
    });
  });

  test('404 key.notFound: an unknown key, a key of a different agency and a deleted key cannot be changed', async () => {
    const { apiKey } = await make();
    await owner.call('DELETE', `${KEYS}/${apiKey.id}`);
    for (const id of ['key_unknown', 'key_meridian_1', apiKey.id]) {
      expectPortalError(await owner.call('PATCH', `${KEYS}/${id}`, { body: { name: 'x' } }), 'key.notFound');
    }
    const { rows } = await service.database.pool.query(`select name from api_key where id = 'key_meridian_1'`);
    expect(rows).toEqual([{ name: null }]);
  });
});

describe('rollKey', () => {
  test('201: both keys work during the overlap, and then the old key ends', async () => {
    const old = await make();
    const before = (await login(old)).body.accessToken;
    const roll = { body: { overlapHours: 48 } };
    const next = (await owner.call<NewApiKey>('POST', `${KEYS}/${old.apiKey.id}/roll`, roll)).body;
    expect(next.apiKey).toMatchObject({ name: 'Booking site', status: 'active', email: owner.email });
    const after = (await login(next)).body.accessToken;
    for (const token of [before, after]) expect((await search(token)).status).toBe(200);
    service.clock.advance(48 * 3_600);
    expect((await search(before)).body).toMatchObject({ key: 'token.keySuspended' });
    expect((await search(after)).status).toBe(200);
    owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
    expect((await list()).find(({ id }) => id === old.apiKey.id)).toMatchObject({ status: 'ended' });
    expectPortalError(await owner.call('POST', `${KEYS}/${old.apiKey.id}/roll`, roll), 'key.ended');
  });
});

describe('suspendKey, resumeKey and deleteKey', () => {
  test('200: suspending a key revokes its tokens within five seconds, and resuming the key allows new logins only', async () => {
    const made = await make();
    const token = (await login(made)).body.accessToken;
    expect((await search(token)).status).toBe(200);
    const act = (what: string) => owner.call<ApiKey>('POST', `${KEYS}/${made.apiKey.id}/${what}`);
    expect((await act('suspend')).body.status).toBe('suspended');
    service.clock.advance(SECONDS);
    expect((await search(token)).body).toMatchObject({ key: 'token.keySuspended' });
    expect((await login(made)).body).toMatchObject({ key: 'auth.keySuspended' });
    expect((await act('resume')).body.status).toBe('active');
    expect((await search(token)).status).toBe(401);
    expect((await login(made)).status).toBe(200);
  });

  test('204: a deleted key is refused permanently and is no longer listed', async () => {
    const made = await make();
    expect((await owner.call('DELETE', `${KEYS}/${made.apiKey.id}`)).status).toBe(204);
    expect((await list()).map(({ id }) => id)).not.toContain(made.apiKey.id);
    expect((await login(made)).body).toMatchObject({ key: 'auth.keySuspended' });
    expect(await audited()).toMatchObject({ action: 'deleteKey', after: { status: 'disabled' } });
  });

  test('404 key.notFound: an unknown key cannot be suspended, resumed, rolled or deleted', async () => {
    for (const [method, path, body] of [
      ['POST', `${UNKNOWN}/suspend`],
      ['POST', `${UNKNOWN}/resume`],
      ['POST', `${UNKNOWN}/roll`, { overlapHours: 1 }],
      ['DELETE', UNKNOWN],
    ] as const) {
      expectPortalError(await owner.call(method, path, body && { body }), 'key.notFound');
    }
  });
});

test('listKeys: returns the minute when each key was last used', async () => {
  const made = await make();
  await search((await login(made)).body.accessToken);
  await service.writeRequests();
  const listed = (await list()).find(({ id }) => id === made.apiKey.id);
  expect(listed?.lastUsedAt).toBe(service.clock.now().toISOString());
});
