import { Failure } from '@agency-booking/contract-express';
import type { createPaymentsRoom } from '../../features/payments/index.ts';
import type { OrderKey } from '../../ports/orders.ts';
import { type ActorContext, type AuditDeps, keep } from '../audited.ts';
import { refuse, refuseField } from '../refusal.ts';
import { findOrder, type OrderDeps } from './service.ts';

export type PaymentLinkDeps = Pick<AuditDeps, 'audit' | 'now'> &
  Pick<OrderDeps, 'presentedOf'> & {
    readonly paymentLinks: ReturnType<ReturnType<typeof createPaymentsRoom>['links']>;
  };

const REFUSALS: Readonly<Record<string, string>> = {
  'payment.orderNotPayable': 'The order can no longer be paid. Reload the page to see its state.',
  'payment.notTestVendor': 'On staging, only orders with the test vendor can be paid.',
  'paymentSession.alreadyOpen': 'The order already has a payment link. Reload the page to see it.',
  'paymentSession.notOffered': 'Payment links are not available, because no payment page is configured.',
  'paymentSession.notFound': 'The order has no such payment link. Reload the page to see the current one.',
  'paymentSession.notCancellable':
    'The payment link can no longer be cancelled: the card is being charged, or the link has ended.',
};

export async function getOrderPaymentLink(key: OrderKey, deps: PaymentLinkDeps) {
  await findOrder(key, deps);
  return deps.paymentLinks.read(key);
}

/** Creates a link through the same functions as the public API, and audits it in the same transaction. */
export async function createOrderPaymentLink(
  { by, ...request }: ActorContext & Parameters<PaymentLinkDeps['paymentLinks']['create']>[0],
  deps: PaymentLinkDeps,
) {
  await findOrder(request, deps);
  await refusing(() =>
    deps.paymentLinks.create(request, recording({ by, action: 'createOrderPaymentLink' }, request, deps)),
  );
  return deps.paymentLinks.read(request);
}

/** Cancels the payment session that the member saw. A newer session for the same order remains open. */
export async function cancelOrderPaymentLink(
  { by, sessionId: id, ...key }: ActorContext & OrderKey & { readonly sessionId: string },
  deps: PaymentLinkDeps,
) {
  await findOrder(key, deps);
  await refusing(() =>
    deps.paymentLinks.cancel({ id, ...key }, recording({ by, action: 'cancelOrderPaymentLink' }, key, deps)),
  );
  return deps.paymentLinks.read(key);
}

type RecordSession = Parameters<PaymentLinkDeps['paymentLinks']['cancel']>[1];

/** The audit entry contains neither the link nor the return URL. */
const recording =
  (who: Parameters<typeof keep>[1], { agencyId, orderId }: OrderKey, deps: PaymentLinkDeps): RecordSession =>
  (tx, { id }) =>
    keep(tx, who, { subject: `order ${orderId}`, agencyId, after: { paymentSession: id } }, deps);

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { field, message } = (error.details ?? {}) as { readonly field?: string; readonly message?: string };
    if (field === 'returnUrl' && message) refuseField(field, message);
    return refuse(REFUSALS[error.key] ?? 'The order cannot be paid with a payment link.');
  }
}
