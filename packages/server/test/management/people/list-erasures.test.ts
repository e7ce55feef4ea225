import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { adminOn, haveOperators } from '../../support/admin.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

test('200: returns the requested erasures without personal data', async () => {
  const { id: orderId } = await paying.order();
  expect((await desk.call('GET', '/erasures')).body).toEqual({ results: [] });
  paying.clock.advance(400 * 86_400);
  await paying.service.endLapsedOrders();
  const admin = adminOn(paying.service.database, paying.clock);
  await haveOperators(paying.service.database, 0);
  await admin.json('erasePerson', '--person.orderId', orderId, '--reason', 'personAsked');
  await admin.close();
  desk = await openDesk(paying.service);
  const requestedAt = paying.clock.now().toISOString();
  const { status, body } = await desk.call('GET', '/erasures');
  expect([status, body]).toEqual([200, { results: [{ orderId, requestedAt, reason: 'personAsked' }] }]);
});

test('403 access.forbidden: an agency owner cannot list erasures', async () => {
  const owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/erasures'), 'access.forbidden');
});
