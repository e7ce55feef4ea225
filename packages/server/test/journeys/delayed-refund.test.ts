import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CarOrderList, EventPage } from '../../src/generated/types.ts';
import { latestTransaction, type Paying, startPaying } from '../operations/payments/paying.ts';
import { portalAs, type SignedIn } from '../support/portal.ts';

const NEVER_REFUNDED = '4000000000005126';

let paying: Paying;
let operator: SignedIn;
beforeAll(async () => {
  paying = await startPaying();
  operator = await portalAs(paying.service, 'operator', { secondFactor: 'passed' });
});
afterAll(() => paying.stop());

type Attempt = { readonly status: string; readonly refundStatus?: string; readonly refundedAt?: string };

test('a refused refund is shown to partners and the portal as pending, then delayed, then refunded', async () => {
  const { id } = await paying.order();
  expect((await paying.pay(id, { cardNumber: NEVER_REFUNDED })).body.status).toBe('success');
  expect((await paying.cancel(id)).body.success).toBe(true);

  const token = await paying.tokenOf('horizon');
  const payment = async () => (await paying.read(id)).body.payment!;
  const attempt = async () =>
    (await operator.call<{ attempts: Attempt[] }>('GET', `/agencies/1/orders/${id}`)).body.attempts[0]!;
  const changedSince = async (moment: Date) => {
    const path = `/orders?updatedSince=${encodeURIComponent(moment.toISOString())}`;
    return (await paying.service.api<CarOrderList>('GET', path, { token })).body.results.map((order) => order.id);
  };
  const refundEvents = async () => {
    const { body } = await paying.service.api<EventPage>('GET', '/events?limit=100', { token });
    return body.results.flatMap(({ type, data }) => (data.orderId === id && type.startsWith('refund') ? [type] : []));
  };
  expect([(await payment()).refundStatus, (await attempt()).refundStatus]).toEqual(['pending', 'pending']);

  paying.clock.advance(1);
  const beforeDelay = paying.clock.now();
  await paying.service.later(60);
  expect([(await payment()).refundStatus, (await attempt()).refundStatus]).toEqual(['delayed', 'delayed']);
  expect((await payment()).refundedAt).toBeUndefined();
  expect(await changedSince(beforeDelay)).toContain(id);
  expect(await refundEvents()).toEqual(['refund.pending', 'refund.delayed']);

  const { reference } = latestTransaction(paying)!;
  await fetch(`${paying.sandbox.url}/console/transactions/${reference}/open`, { method: 'POST', redirect: 'manual' });
  paying.clock.advance(1);
  const beforeRefund = paying.clock.now();
  await paying.service.later(3_600);
  const { refunded, amount, refundStatus, refundedAt } = await payment();
  expect([refundStatus, refunded]).toEqual(['refunded', amount]);
  expect(await attempt()).toMatchObject({ status: 'refunded', refundStatus: 'refunded', refundedAt });
  expect(await changedSince(beforeRefund)).toContain(id);
  expect(await refundEvents()).toEqual(['refund.pending', 'refund.delayed', 'refund.completed']);
  paying.service.takeErrors();
});
