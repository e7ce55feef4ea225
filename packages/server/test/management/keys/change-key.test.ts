import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { KEYS, type Keys, startKeys } from './keys.ts';

let keys: Keys;
let desk: Desk;
beforeAll(async () => {
  keys = await startKeys();
  desk = await openDesk(keys.service);
});
afterAll(() => keys.service.stop());

const change = (body: object) => desk.call('PATCH', '/agencies/1/keys/key_horizon_1', body);

test('200: fields that are not sent keep their values, null removes the expiry, and the audit shows the difference', async () => {
  const { apiKey } = await keys.make({ expiresAt: '2027-04-01T00:00:00Z' });
  const changed = async (body: object) => (await keys.owner.call('PATCH', `${KEYS}/${apiKey.id}`, { body })).body;
  expect(await changed({ name: 'Site', allowedAddresses: ['2001:DB8::/32'] })).toEqual({
    ...{ ...apiKey, name: 'Site', allowedAddresses: ['2001:db8::/32'] },
  });
  const { expiresAt: _, ...endless } = apiKey;
  expect(await changed({ expiresAt: null, name: 'Booking site', allowedAddresses: [] })).toEqual(endless);
  expect(await keys.audited()).toMatchObject({
    before: { expiresAt: '2027-04-01T00:00:00.000Z', name: 'Site' },
    after: { expiresAt: 'never', name: 'Booking site' },
  });
});

test('404 key.notFound: an unknown key, a key of a different agency and a deleted key cannot be changed', async () => {
  const { apiKey } = await keys.make();
  await keys.owner.call('DELETE', `${KEYS}/${apiKey.id}`);
  for (const id of ['key_unknown', 'key_meridian_1', apiKey.id]) {
    expectPortalError(await keys.owner.call('PATCH', `${KEYS}/${id}`, { body: { name: 'x' } }), 'key.notFound');
  }
  const { rows } = await keys.service.database.pool.query(`select name from api_key where id = 'key_meridian_1'`);
  expect(rows).toEqual([{ name: null }]);
});

test('200: a repeated change adds no audit entry', async () => {
  const before = await desk.audit(5);
  for (const _again of [1, 2]) {
    const { status, body } = await change({ name: 'Site', allowedAddresses: ['203.0.113.24/24', '2001:DB8::1'] });
    expect([status, body]).toMatchObject([200, { allowedAddresses: ['203.0.113.0/24', '2001:db8::1'] }]);
  }
  expect(await desk.audit(6)).toEqual([
    ...before,
    expect.objectContaining({
      action: 'changeKey',
      facts: [
        { name: 'allowedAddresses', before: '', after: '203.0.113.0/24,2001:db8::1' },
        { name: 'name', before: '', after: 'Site' },
      ],
    }),
  ]);
});

test.each<[string, object, string]>([
  ['a range that does not exist', { allowedAddresses: ['203.0.113.0/33'] }, 'allowedAddresses[0]'],
  [
    'more than fifty addresses',
    { allowedAddresses: Array.from({ length: 51 }, (_, last) => `203.0.113.${last}`) },
    'allowedAddresses',
  ],
  ['an expiry in the past', { expiresAt: '2027-03-01T09:00:00Z' }, 'expiresAt'],
  ['an empty name', { name: '' }, 'name'],
])('400 request.invalid: %s is refused and leaves no audit entry', async (_what, body, field) => {
  const before = await desk.audit(1);
  const refused = await change(body);
  expect([refused.status, refused.body]).toMatchObject([400, { key: 'request.invalid', details: { field } }]);
  expect(await desk.audit(1)).toEqual(before);
});
