import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { KEYS, type Keys, type NewApiKey, startKeys } from './keys.ts';

let keys: Keys;
let desk: Desk;
beforeAll(async () => {
  keys = await startKeys();
  desk = await openDesk(keys.service);
});
afterAll(() => keys.service.stop());

async function anAgency(name: string) {
  const { body: agency } = await desk.call<{ id: number }>('POST', '/agencies', { name });
  const path = `/agencies/${agency.id}/keys`;
  const user = { email: `ece@agency-${agency.id}.example`, firstName: 'Ece', lastName: 'Aksoy' };
  return { path, user, create: () => desk.call<NewApiKey>('POST', path, { name: 'Site', user }) };
}

test('201: creates a key for the calling member and returns its secret once, and the key can log in', async () => {
  const made = await keys.make({ allowedAddresses: ['127.0.0.1/32', '203.0.113.24/24'], scope: 'readOnly' });
  expect(made).toEqual({
    apiKey: {
      ...{ id: expect.stringMatching(/^key_/), key: expect.stringMatching(/^ak_test_/), name: 'Booking site' },
      ...{
        email: keys.owner.email,
        status: 'active',
        scope: 'readOnly',
        allowedAddresses: ['127.0.0.1', '203.0.113.0/24'],
      },
      createdAt: keys.service.clock.now().toISOString(),
    },
    secret: expect.stringMatching(/^sk_test_/),
  });
  expect((await keys.login(made)).status).toBe(200);
  expect(await keys.list()).toContainEqual(made.apiKey);
  expect(await keys.audited()).toMatchObject({ action: 'createKey', actor: keys.owner.email, agencyId: 1 });
  expect(JSON.stringify([await keys.list(), await keys.audited()])).not.toContain(made.secret);
});

test('201: an operator can create a key with an expiry time for a named person', async () => {
  const operator = await portalAs(keys.service, 'operator', { secondFactor: 'passed' });
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
  const answer = await keys.owner.call('POST', KEYS, { body: { name: 'x', ...body } });
  expectPortalError(answer, 'request.invalid', { field, message });
});

test('400 request.invalid: two wrong fields of a key are refused together', async () => {
  const wrong = { allowedAddresses: ['1.2.3.4/33'], expiresAt: '2027-03-01T09:00:00Z' };
  const answer = await keys.owner.call('POST', KEYS, { body: { name: 'x', ...wrong } });
  const problems = [
    { field: 'allowedAddresses[0]', message: 'must be an IP address, or a range such as 203.0.113.0/24' },
    { field: 'expiresAt', message: 'must be in the future' },
  ];
  expectPortalError(answer, 'request.invalid', { ...problems[0], problems });
});

test('400 request.invalid: an operator has to name the user of a new key', async () => {
  const operator = await portalAs(keys.service, 'operator', { secondFactor: 'passed' });
  const answer = await operator.call('POST', KEYS, { body: { name: 'x' } });
  expectPortalError(answer, 'request.invalid', { field: 'user', message: 'is required of who belongs to no agency' });
});

test('409 key.userElsewhere: a user can have keys at one agency only', async () => {
  const user = { email: 'mert.aydin@meridian.example', firstName: 'Mert', lastName: 'Aydin' };
  expectPortalError(await keys.owner.call('POST', KEYS, { body: { name: 'x', user } }), 'key.userElsewhere');
});

test('409 key.tooMany: an agency with fifty keys can neither create nor roll a key', async () => {
  const { apiKey } = await keys.make();
  await keys.service.database.pool.query(
    `insert into api_key (id, user_id, key, secret_hash) select 'key_' || n, 'usr_horizon_1', 'ak_' || n, sha256('x') from generate_series(1, 50) n`,
  );
  expectPortalError(await keys.owner.call('POST', KEYS, { body: { name: 'x' } }), 'key.tooMany');
  const overlapHours = 1;
  expectPortalError(
    await keys.owner.call('POST', `${KEYS}/${apiKey.id}/roll`, { body: { overlapHours } }),
    'key.tooMany',
  );
  await keys.service.database.pool.query(`delete from api_key where key like 'ak\\__' or key like 'ak\\___'`);
});

test('201: the secret of a key is stored nowhere', async () => {
  const { create } = await anAgency('Defne Tur');
  const { secret } = (await create()).body;
  const { rows } = await keys.service.database.pool.query(
    'select to_jsonb(api_key) as row from api_key union all select to_jsonb(audit_event) from audit_event',
  );
  expect(secret).toMatch(/^sk_test_[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('201: a user can have several keys', async () => {
  const { create, path, user } = await anAgency('Kekik Tur');
  for (const _again of [1, 2]) expect((await create()).status).toBe(201);
  const { results } = (await desk.call<{ results: object[] }>('GET', path)).body;
  expect(results).toMatchObject([{ email: user.email }, { email: user.email }]);
  const { rows } = await keys.service.database.pool.query('select id from agency_user where email = $1', [user.email]);
  expect(rows).toHaveLength(1);
});

test('201: deleted keys do not count towards the maximum number of keys', async () => {
  const { create, path } = await anAgency('Ceviz Tur');
  const { id } = (await create()).body.apiKey;
  await keys.service.database.pool.query(
    `insert into api_key (id, user_id, key, secret_hash)
     select 'key_ceviz_' || n, user_id, 'ak_ceviz_' || n, sha256('x') from generate_series(2, 50) n, api_key where id = $1`,
    [id],
  );
  expect((await create()).body).toMatchObject({ key: 'key.tooMany' });
  expect((await desk.call('DELETE', `${path}/key_ceviz_2`)).status).toBe(204);
  expect((await create()).status).toBe(201);
});
