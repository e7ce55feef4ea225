import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventPage } from '../../src/generated/types.ts';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { startTransfers } from '../operations/transfer-orders/transferring.ts';
import type { TestService } from '../support/service.ts';

const A_YEAR_SECONDS = 365 * 86_400;

/** Returns the types of the events for an order that has not been read since its creation. */
async function eventTypesOf(service: TestService, orderId: string) {
  const token = await service.loginAs('horizon');
  const { body } = await service.api<EventPage>('GET', '/events?limit=100', { token });
  return body.results.filter(({ data }) => data.orderId === orderId).map(({ type }) => type);
}

describe('unpaid car orders', () => {
  let paying: Paying;
  beforeAll(async () => {
    paying = await startPaying();
  });
  afterAll(() => paying.stop());

  test('unpaid orders are reported as removed at pick-up, even if no agency reads them', async () => {
    const { id: unpaid } = await paying.order();
    const { id: atBank } = await paying.order();
    await paying.pay(atBank, { isWith3DSecure: true });
    const { id: paid } = await paying.order();
    await paying.payByLimit(paid);

    await paying.service.endLapsedOrders();
    expect(await eventTypesOf(paying.service, unpaid)).toEqual(['carOrder.pending']);

    paying.clock.advance(A_YEAR_SECONDS);
    await paying.service.endLapsedOrders();
    await paying.service.endLapsedOrders();
    expect(await eventTypesOf(paying.service, unpaid)).toEqual(['carOrder.pending', 'carOrder.removed']);
    expect((await eventTypesOf(paying.service, atBank)).sort()).toEqual([
      'carOrder.pending',
      'carOrder.removed',
      'payment.awaiting3ds',
      'payment.withdrawn',
    ]);
    expect(await eventTypesOf(paying.service, paid)).not.toContain('carOrder.removed');
    await paying.checkMoney();
  });
});

test('an unpaid transfer order is reported as expired in time, even if no agency reads it', async () => {
  const transfers = await startTransfers();
  const id = await transfers.ordered();
  await transfers.service.endLapsedOrders();
  expect(await eventTypesOf(transfers.service, id)).toEqual(['transferOrder.pendingPayment']);
  transfers.clock.advance(A_YEAR_SECONDS);
  await transfers.service.endLapsedOrders();
  await transfers.service.endLapsedOrders();
  expect(await eventTypesOf(transfers.service, id)).toEqual(['transferOrder.pendingPayment', 'transferOrder.expired']);
  await transfers.stop();
});
