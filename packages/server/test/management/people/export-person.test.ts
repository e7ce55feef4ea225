import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { adminOn } from '../../support/admin.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { deniz } from '../../support/travellers.ts';

let paying: Paying;
let desk: Desk;
let orderId: string;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
  ({ id: orderId } = await paying.order());
});
afterAll(() => paying.stop());

test('200: returns all stored personal data, and the audit records who exported it', async () => {
  const { body } = await desk.call<{ document: string }>('POST', '/people/export', { orderId });
  expect(JSON.parse(body.document)).toMatchObject([{ orderId, travellers: [{ lastName: 'Kaya' }] }]);
  expect(await desk.audit(1)).toEqual([
    { by: desk.email, action: 'exportPerson', subject: `order ${orderId}`, facts: [] },
  ]);
});

test('422 change.refused: the data of a person cannot be exported by last name alone', async () => {
  const message = 'Specify orderId, identityNumber or passportNo, or firstName, lastName and birthDate together.';
  expectPortalError(await desk.call('POST', '/people/export', { lastName: 'Kaya' }), 'change.refused', message);
});

test('all stored data of a person is printed, and the audit log contains none of it', async () => {
  const admin = adminOn(paying.service.database, paying.clock);
  const { code, out } = await admin.run('exportPerson', '--orderId', orderId);
  expect([code, JSON.parse(out)]).toMatchObject([
    0,
    [{ orderId, travellers: [deniz], endUserAddress: '203.0.113.24' }],
  ]);
  expect(await desk.audit(1)).toEqual([{ by: 'ops', action: 'exportPerson', subject: `order ${orderId}`, facts: [] }]);
  await admin.close();
});
