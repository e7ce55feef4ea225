import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';

let paying: Paying;
let desk: Desk;
let orderId: string;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
  ({ id: orderId } = await paying.order());
});
afterAll(() => paying.stop());

describe('findPerson', () => {
  test('200: returns the orders of a person without personal data', async () => {
    const { status, body } = await desk.call<{ results: object[] }>('POST', '/people/find', { orderId });
    expect([status, body.results]).toMatchObject([200, [{ orderId, kind: 'car', agencyId: 1, status: 'pending' }]]);
    expect(JSON.stringify(body)).not.toMatch(/kaya/i);
    expect((await desk.call('POST', '/people/find', { passportNo: 'U99999999' })).body).toEqual({ results: [] });
  });

  test('422 change.refused: a name without a date of birth does not identify a person', async () => {
    const message = 'Specify orderId, identityNumber or passportNo, or firstName, lastName and birthDate together.';
    expectPortalError(await desk.call('POST', '/people/find', { lastName: 'Kaya' }), 'change.refused', message);
  });
});

test('exportPerson 200: returns all stored personal data, and the audit records who exported it', async () => {
  const { body } = await desk.call<{ document: string }>('POST', '/people/export', { orderId });
  expect(JSON.parse(body.document)).toMatchObject([{ orderId, travellers: [{ lastName: 'Kaya' }] }]);
  expect(await desk.audit(1)).toEqual([
    { by: desk.email, action: 'exportPerson', subject: `order ${orderId}`, facts: [] },
  ]);
});

test('erasePerson 200: keeps data that is still needed; 202: waits for a second operator; listErasures 200: lists completed erasures', async () => {
  const erase = () =>
    desk.call<{ id: number }>('POST', '/people/erase', { person: { orderId }, reason: 'personAsked' });
  expect((await erase()).body).toEqual({ results: [{ orderId, outcome: 'stillNeeded' }] });
  paying.clock.advance(400 * 86_400);
  await paying.service.endLapsedOrders();
  desk = await openDesk(paying.service);
  const { status, body } = await erase();
  expect([status, body]).toMatchObject([
    202,
    { action: 'erasePerson', asked: { orderIds: [orderId], reason: 'personAsked' } },
  ]);
  expect((await desk.call('GET', '/erasures')).body).toEqual({ results: [] });
  const other = await desk.another();
  expect((await other.call('POST', `/approvals/${body.id}/approve`)).status).toBe(200);
  const requestedAt = paying.clock.now().toISOString();
  expect((await desk.call('GET', '/erasures')).body).toEqual({
    results: [{ orderId, requestedAt, reason: 'personAsked' }],
  });
});
