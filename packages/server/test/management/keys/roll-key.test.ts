import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { type ApiKey, KEYS, type Keys, type NewApiKey, startKeys } from './keys.ts';

let keys: Keys;
let desk: Desk;
beforeAll(async () => {
  keys = await startKeys();
  desk = await openDesk(keys.service);
});
afterAll(() => keys.service.stop());

const KEY = `${KEYS}/key_horizon_1`;
const roll = (overlapHours: number) => desk.call<{ apiKey: { key: string } }>('POST', `${KEY}/roll`, { overlapHours });

test('404 key.notFound: an unknown key cannot be rolled', async () => {
  const body = { overlapHours: 1 };
  expectPortalError(await keys.owner.call('POST', `${KEYS}/key_unknown/roll`, { body }), 'key.notFound');
});

test('400 request.invalid: an overlap of more than a week is refused', async () => {
  expect((await roll(169)).body).toMatchObject({ key: 'request.invalid', details: { field: 'overlapHours' } });
});

test('409 key.ended: a suspended key cannot be rolled', async () => {
  await desk.call('POST', `${KEY}/suspend`);
  expectPortalError(await roll(1), 'key.ended');
  await desk.call('POST', `${KEY}/resume`);
});

test('201: the audit entry names the new key and the end of the old key', async () => {
  const { apiKey } = (await roll(48)).body;
  expect(await desk.audit(1)).toMatchObject([
    {
      ...{ by: desk.email, action: 'rollKey', subject: expect.stringMatching(/^key ak_/) },
      facts: [
        { name: 'expiresAt', after: '2027-03-03T09:00:00.000Z' },
        { name: 'newKey', after: apiKey.key },
      ],
    },
  ]);
});

test('201: both keys work during the overlap, and then the old key ends', async () => {
  const old = await keys.make();
  const before = (await keys.login(old)).body.accessToken;
  const twoDays = { body: { overlapHours: 48 } };
  const next = (await keys.owner.call<NewApiKey>('POST', `${KEYS}/${old.apiKey.id}/roll`, twoDays)).body;
  expect(next.apiKey).toMatchObject({ name: 'Booking site', status: 'active', email: keys.owner.email });
  const after = (await keys.login(next)).body.accessToken;
  for (const token of [before, after]) expect((await keys.search(token)).status).toBe(200);
  keys.service.clock.advance(48 * 3_600);
  expect((await keys.search(before)).body).toMatchObject({ key: 'token.keySuspended' });
  expect((await keys.search(after)).status).toBe(200);
  const owner = await portalAs(keys.service, 'owner', { secondFactor: 'passed' });
  const { results } = (await owner.call<{ results: ApiKey[] }>('GET', KEYS)).body;
  expect(results.find(({ id }) => id === old.apiKey.id)).toMatchObject({ status: 'ended' });
  expectPortalError(await owner.call('POST', `${KEYS}/${old.apiKey.id}/roll`, twoDays), 'key.ended');
});
