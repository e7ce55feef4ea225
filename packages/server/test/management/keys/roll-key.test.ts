import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const KEY = '/agencies/1/keys/key_horizon_1';
const roll = (overlapHours: number) => desk.call<{ apiKey: { key: string } }>('POST', `${KEY}/roll`, { overlapHours });

test('rollKey 400 request.invalid: an overlap of more than a week is refused', async () => {
  expect((await roll(169)).body).toMatchObject({ key: 'request.invalid', details: { field: 'overlapHours' } });
});

test('rollKey 409 key.ended: a suspended key cannot be rolled', async () => {
  await desk.call('POST', `${KEY}/suspend`);
  expectPortalError(await roll(1), 'key.ended');
  await desk.call('POST', `${KEY}/resume`);
});

test('rollKey 201: the audit entry names the new key and the end of the old key', async () => {
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
