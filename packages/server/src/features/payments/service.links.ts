import {
  cancelPaymentSession,
  createPaymentSession,
  obstacleOf,
  type RecordSession,
  type SessionsDeps,
  type ShownSession,
  shown,
} from './service.sessions.ts';
import type { OrderKey } from './service.ts';

/** An order's payment link as shown to members. */
export type PaymentLink = {
  /** True if a new link can be created. */
  readonly isPossible: boolean;
  /** Session that can still be used for payment. */
  readonly current: ShownSession | undefined;
};

type LinkFail = Parameters<typeof createPaymentSession>[2] & Parameters<typeof cancelPaymentSession>[2];

/** Creates the payment session functions for agency members and operators. */
export const createPaymentLinks = (deps: SessionsDeps, fail: LinkFail) => ({
  async read(key: OrderKey): Promise<PaymentLink> {
    const found = await deps.sessions.findCurrent(key);
    const session = found && shown(found, deps);
    const current = session && session.status !== 'expired' ? session : undefined;
    return { current, isPossible: !current && (await isOffered(key, deps)) };
  },

  create: (
    { agencyId, orderId, ...request }: OrderKey & { readonly returnUrl: string; readonly expiresInMinutes: number },
    record: RecordSession,
  ) =>
    createPaymentSession(
      { agencyId, idempotencyKey: undefined, request: { orderID: orderId, ...request }, record },
      deps,
      fail,
    ),

  async cancel({ id, orderId, agencyId }: OrderKey & { readonly id: string }, record: RecordSession) {
    const session = await deps.sessions.find({ id, agencyId });
    if (session?.orderId !== orderId) return fail('paymentSession.notFound');
    return cancelPaymentSession({ id, agencyId }, deps, fail, record);
  },
});

async function isOffered(key: OrderKey, deps: SessionsDeps): Promise<boolean> {
  const order = deps.paymentPage && (await deps.payableOrder(key));
  return order !== undefined && !('notPayable' in order) && obstacleOf(order, deps) === undefined;
}
