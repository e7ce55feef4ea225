import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTransfers, type Transfers } from '../../operations/transfer-orders/transferring.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';

type Terms = { readonly isPossible: boolean; readonly refund?: object; readonly legs: readonly object[] };

let transfers: Transfers;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  transfers = await startTransfers();
  owner = await portalAs(transfers.service, 'owner');
  id = await transfers.ordered();
  await transfers.pay(id);
});
afterAll(() => transfers.stop());

const termsOf = (orderId: string, member = owner) =>
  member.call<Terms>('GET', `/agencies/1/orders/${orderId}/cancellation`);

test('200: returns the refund of the order and of each leg, as the public API does', async () => {
  const { body } = await termsOf(id);
  const eligibility = (await transfers.eligibility(id)).body;
  expect(body).toMatchObject({ isPossible: true, isUnpaid: false, refund: eligibility.refundAmount });
  expect(body.legs).toEqual(
    eligibility.legs?.map(({ type, refundAmount: refund, feeAmount: fee, until }) => ({ type, refund, fee, until })),
  );
});

test('200: states that an unpaid transfer cannot be cancelled', async () => {
  expect((await termsOf(await transfers.ordered())).body).toEqual({
    ...{ isPossible: false, isUnpaid: false },
    legs: [{ type: 'oneway' }, { type: 'return' }],
  });
});

test.each(['developer', 'finance', 'viewer'] as const)(
  '403 access.forbidden: the role %s cancels no orders',
  async (role) => {
    expectPortalError(await termsOf(id, await portalAs(transfers.service, role)), 'access.forbidden');
  },
);

test('404 order.notFound: an order of a different agency is answered like an unknown order', async () => {
  for (const orderId of [await transfers.ordered({ as: 'lodos' }), 'TRF-none']) {
    expectPortalError(await termsOf(orderId), 'order.notFound');
  }
});
