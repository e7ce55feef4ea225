import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { startTransfers, type Transfers } from '../../operations/transfer-orders/transferring.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';

type Money = { readonly amount: number; readonly currency: string };
type Happening = { readonly what: string; readonly event: string; readonly subject: string };
type Order = { readonly order: { readonly state: string }; readonly reason: string; readonly timeline: Happening[] };

const cancelAs = (member: SignedIn, orderId: string, body: object = {}) =>
  member.call('POST', `/agencies/1/orders/${orderId}/cancellation`, { body });
const read = async (member: SignedIn, orderId: string) =>
  (await member.call<Order>('GET', `/agencies/1/orders/${orderId}`)).body;

describe('cancellation of a rental', () => {
  let paying: Paying;
  let desk: Desk;
  let owner: SignedIn;
  beforeAll(async () => {
    paying = await startPaying();
    desk = await openDesk(paying.service);
    owner = await portalAs(paying.service, 'owner');
  });
  afterAll(() => paying.stop());

  async function aPaidOrder(): Promise<{ readonly id: string; readonly refund: Money }> {
    const { id } = await paying.order();
    await paying.pay(id);
    const { refundAmount } = (await paying.eligibility(id)) as { readonly refundAmount: Money };
    return { id, refund: refundAmount };
  }
  const eventsOf = async (orderId: string) => {
    const { rows } = await paying.service.database.pool.query('select type from event where order_id = $1', [orderId]);
    return rows.map(({ type }) => type).sort();
  };

  test('200: refunds and reports a cancellation exactly as the public API does', async () => {
    const [inPortal, byApi] = [await aPaidOrder(), await aPaidOrder()];
    const answer = await cancelAs(owner, inPortal.id, { expectedRefund: inPortal.refund });
    expect([answer.status, answer.body]).toEqual([200, { outcome: 'cancelled', refund: inPortal.refund }]);
    await paying.cancel(byApi.id);
    expect(await eventsOf(inPortal.id)).toEqual(await eventsOf(byApi.id));
    expect(await paying.statusOf(inPortal.id)).toEqual(await paying.statusOf(byApi.id));
    await paying.checkMoney();
  });

  test('200: the audit log and the timeline name the member, and viewers do not see the name', async () => {
    const { id } = await aPaidOrder();
    await cancelAs(owner, id);
    expect(await desk.audit(1)).toMatchObject([
      { by: owner.email, action: 'cancelAgencyOrder', subject: `order ${id}` },
    ]);
    const { timeline, reason } = await read(owner, id);
    const steps = timeline.map(({ what, event }) => `${what} ${event}`);
    expect(timeline).toContainEqual(expect.objectContaining({ what: 'portal', subject: owner.email }));
    expect(steps.indexOf('portal cancelAgencyOrder')).toBeLessThan(steps.indexOf('payment cancelling'));
    expect(reason).toBe('cancelledByAgency');
    const viewer = await read(await portalAs(paying.service, 'viewer'), id);
    expect(JSON.stringify(viewer)).not.toContain(owner.email);
  });

  test('200: two members and the API that cancel at the same time cancel and refund the order once', async () => {
    const { id, refund } = await aPaidOrder();
    const [one, other] = await Promise.all([cancelAs(owner, id), cancelAs(desk.operator, id), paying.cancel(id)]);
    expect([one.body, other.body]).toEqual(Array(2).fill({ outcome: 'cancelled', refund }));
    await paying.checkMoney();
    expect((await cancelAs(owner, id)).body).toEqual({ outcome: 'cancelled', refund });
  });

  test('200: an unpaid rental is cancelled without a refund', async () => {
    const { id } = await paying.order();
    expect((await cancelAs(owner, id)).body).toEqual({ outcome: 'cancelled' });
    expect(await read(owner, id)).toMatchObject({ order: { state: 'cancelled' }, reason: 'cancelledUnpaid' });
  });

  test('422 change.refused: a refund that differs from what the member saw cancels nothing', async () => {
    const { id, refund } = await aPaidOrder();
    const expectedRefund = { ...refund, amount: refund.amount + 1 };
    expectPortalError(
      await cancelAs(owner, id, { expectedRefund }),
      'change.refused',
      expect.stringContaining('is now'),
    );
    expect((await read(owner, id)).order.state).toBe('reserved');
  });

  test('400 request.invalid: a rental has no legs', async () => {
    const { id } = await aPaidOrder();
    const answer = await cancelAs(owner, id, { legs: ['return'] });
    expectPortalError(answer, 'request.invalid', { field: 'legs', message: expect.stringContaining('rental') });
  });

  test.each(['developer', 'finance', 'viewer'] as const)(
    '403 access.forbidden: the role %s cancels no orders',
    async (role) => {
      const { id } = await aPaidOrder();
      expectPortalError(await cancelAs(await portalAs(paying.service, role), id), 'access.forbidden');
      expect((await read(owner, id)).order.state).toBe('reserved');
    },
  );

  test('404 order.notFound: a member cannot cancel an order of a different agency', async () => {
    const { id } = await aPaidOrder();
    const stranger = await portalAs(paying.service, 'owner', { agencyId: 2 });
    expectPortalError(
      await stranger.call('POST', `/agencies/2/orders/${id}/cancellation`, { body: {} }),
      'order.notFound',
    );
    expectPortalError(await cancelAs(stranger, id), 'agency.notFound');
    expect((await read(owner, id)).order.state).toBe('reserved');
  });
});

describe('cancellation of a transfer', () => {
  let transfers: Transfers;
  let owner: SignedIn;
  beforeAll(async () => {
    transfers = await startTransfers();
    owner = await portalAs(transfers.service, 'owner');
  });
  afterAll(() => transfers.stop());

  test('200: one leg is cancelled and refunded, and the other remains reserved', async () => {
    const id = await transfers.ordered();
    await transfers.pay(id);
    const { legs = [] } = (await transfers.eligibility(id)).body;
    const refund = legs.find(({ type }) => type === 'return')!.refundAmount;
    const answer = await cancelAs(owner, id, { legs: ['return'], expectedRefund: refund });
    expect([answer.status, answer.body]).toEqual([200, { outcome: 'cancelled', refund }]);
    expect(await read(owner, id)).toMatchObject({ order: { state: 'reserved' }, reason: 'legCancelled' });
    expect((await cancelAs(owner, id, { legs: ['return'] })).status).toBe(422);
    await transfers.checkMoney();
  });

  test('422 change.refused: an unpaid transfer expires and cannot be cancelled', async () => {
    expectPortalError(await cancelAs(owner, await transfers.ordered()), 'change.refused', expect.any(String));
  });
});
