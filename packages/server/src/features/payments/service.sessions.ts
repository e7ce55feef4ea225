import type { OrderPayments } from '../../ports/orders.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import { createOnce, type OnceDeps, type OnceError } from '../../shared/create-once.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import type { Signing } from '../../shared/signing.ts';
import { expiryOf, linkHashOf, linkOf, secretsOf, statusOf } from './rules.sessions.ts';
import { assertCallbackUrl, failRule } from './rules.ts';
import { assertPayable, type PayableError, type PayableOrder, type PaymentsDeps } from './service.ts';
import type { PaymentSessionStore } from './store.sessions.ts';
import type { NewPaymentSession, PaymentSession } from './types.ts';

export type SessionsDeps = PaymentsDeps &
  OnceDeps & {
    readonly sessions: PaymentSessionStore;
    /** Locks the order. This must be the first lock in a transaction. Returns `pending` if the order is unpaid. */
    readonly lockOrder: (tx: Tx, orderId: string) => Promise<string | undefined>;
    readonly withdraw: OrderPayments['withdraw'];
    readonly linkSigning: Signing;
    /** The payment page; absent if none is configured. */
    readonly paymentPage: { readonly publicUrl: string } | undefined;
    readonly randomBytes: RandomBytes;
  };

export type RecordSession = (tx: Tx, session: Pick<PaymentSession, 'id' | 'orderId' | 'expiresAt'>) => Promise<void>;

export type CreatePaymentSession = {
  readonly agencyId: number;
  readonly idempotencyKey: string | undefined;
  /** Called in the transaction that creates the session. */
  readonly record?: RecordSession;
  readonly request: { readonly orderID: string; readonly returnUrl: string; readonly expiresInMinutes: number };
};

type SessionKey = { readonly id: string; readonly agencyId: number };
export type ShownSession = PaymentSession & { readonly url: string | undefined };

const SESSIONS_AT_ONCE = 100;

/** Creates a link that the traveller uses to pay for an order. */
export async function createPaymentSession(
  { agencyId, idempotencyKey: key, request, record }: CreatePaymentSession,
  deps: SessionsDeps,
  fail: FailWith<
    | OnceError
    | PayableError
    | 'payment.ruleViolated'
    | 'payment.notTestVendor'
    | 'paymentSession.alreadyOpen'
    | 'paymentSession.notOffered'
  >,
): Promise<ShownSession> {
  const { sessions, lockOrder, now } = deps;
  if (!deps.paymentPage) fail('paymentSession.notOffered');
  const read = async (id: string) => shown((await sessions.find({ id, agencyId })) ?? fail('server.error'), deps);
  return createOnce(
    {
      named: { agencyId, operation: 'createPaymentSession', key },
      request,
      plan: () => planSession(agencyId, request, deps, fail),
      async save(tx, planned: NewPaymentSession) {
        const { orderId } = planned;
        // The order may have been paid or cancelled since it was read.
        if ((await lockOrder(tx, orderId)) !== 'pending') await assertPayable({ orderId, agencyId }, deps, fail);
        await sessions.expire(tx, orderId, now());
        const current = await sessions.insert(tx, planned);
        if (current) fail('paymentSession.alreadyOpen', { orderId, sessionId: current.id });
        await record?.(tx, planned);
      },
      answer: ({ id }) => read(id),
      repeat: read,
    },
    deps,
    fail,
  );
}

/** Returns why a payable order cannot be paid on the payment page; `undefined` if it can. */
export function obstacleOf(
  { creditType, vendorCode }: Pick<PayableOrder, 'creditType' | 'vendorCode'>,
  { environment, testVendor }: Pick<SessionsDeps, 'environment' | 'testVendor'>,
): 'credit' | 'vendor' | undefined {
  if (creditType) return 'credit';
  return environment === 'staging' && vendorCode !== testVendor ? 'vendor' : undefined;
}

async function planSession(
  agencyId: number,
  { orderID: orderId, returnUrl, expiresInMinutes }: CreatePaymentSession['request'],
  deps: SessionsDeps,
  fail: FailWith<PayableError | 'payment.ruleViolated' | 'payment.notTestVendor'>,
): Promise<NewPaymentSession> {
  const { environment, linkSigning, now, randomBytes } = deps;
  const order = await assertPayable({ orderId, agencyId }, deps, fail);
  const obstacle = obstacleOf(order, deps);
  if (obstacle === 'credit') failRule('orderID', 'must be an order without isFullCredit and isLimitedCredit', fail);
  if (obstacle === 'vendor') fail('payment.notTestVendor');
  const policy = { field: 'returnUrl', origins: await deps.origins.originsOf(agencyId), environment };
  assertCallbackUrl(returnUrl, policy, fail);
  const id = newId('pay_', randomBytes);
  const linkHash = linkHashOf(secretsOf(id, linkSigning)[0]!);
  const createdAt = now();
  const expiresAt = expiryOf(createdAt, expiresInMinutes, order.pickUpAt);
  return { id, agencyId, orderId, linkHash, returnUrl, createdAt, expiresAt };
}

export async function getPaymentSession(
  key: SessionKey,
  deps: SessionsDeps,
  fail: FailWith<'paymentSession.notFound'>,
): Promise<ShownSession> {
  return shown((await deps.sessions.find(key)) ?? fail('paymentSession.notFound'), deps);
}

/**
 * Cancels a session and, if the traveller is on the bank's page, the payment. `record` is called in the transaction of
 * the first cancellation.
 */
export async function cancelPaymentSession(
  key: SessionKey,
  deps: SessionsDeps,
  fail: FailWith<'paymentSession.notFound' | 'paymentSession.notCancellable'>,
  record?: RecordSession,
): Promise<ShownSession> {
  const { sessions, lockOrder, withdraw, transact, now } = deps;
  const { id, orderId } = (await sessions.find(key)) ?? fail('paymentSession.notFound');
  const cancelled = await transact(async (tx) => {
    await lockOrder(tx, orderId);
    await sessions.expire(tx, orderId, now());
    // Cancelling a payment reopens its session or lets it expire.
    const { status } = await sessions.read(tx, id);
    if (status === 'processing') await withdraw(tx, orderId);
    await sessions.cancel(tx, id, now());
    const session = await sessions.read(tx, id);
    if (status !== 'cancelled' && session.cancelReason === 'requested') await record?.(tx, session);
    return session;
  });
  return cancelled.cancelReason === 'requested' ? shown(cancelled, deps) : fail('paymentSession.notCancellable');
}

/** Expires overdue sessions, even if no client reads them. */
export async function expireSessions({ sessions, lockOrder, transact, now }: SessionsDeps): Promise<void> {
  for (const { orderId } of await sessions.findLapsed(now(), SESSIONS_AT_ONCE)) {
    await transact(async (tx) => {
      await lockOrder(tx, orderId);
      await sessions.expire(tx, orderId, now());
    });
  }
}

export function shown(session: PaymentSession, { paymentPage, linkSigning, now }: SessionsDeps): ShownSession {
  const status = statusOf(session, now());
  const isPayable = status === 'open' || status === 'processing';
  return {
    ...session,
    status,
    url: isPayable && paymentPage ? linkOf(session, paymentPage.publicUrl, linkSigning) : undefined,
  };
}
