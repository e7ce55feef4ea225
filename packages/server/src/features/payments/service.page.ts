import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { CardPlans, PageOrder, PageRefusal, PageSession, StartPayment } from '../../ports/payment-page.ts';
import { CardToken } from '../../shared/card-token.ts';
import type { Money } from '../../shared/money.ts';
import { linkHashOf, pagePaymentOf, returnUrlOf, statusOf } from './rules.sessions.ts';
import { plansIn } from './rules.ts';
import type { SessionsDeps } from './service.sessions.ts';
import type { OrderKey, PayableOrder } from './service.ts';
import type { PaymentSession } from './types.ts';

export type PageDeps = SessionsDeps & {
  readonly pageOrder: (key: OrderKey) => Promise<PageOrder | undefined>;
  readonly agencyName: (agencyId: number) => Promise<string>;
  readonly latestOfSession: (sessionId: string) => Promise<PaymentAttempt | undefined>;
};

const refused = (refused: PageRefusal['refused']): PageRefusal => ({ refused });
const find = (secret: string, { sessions }: PageDeps) => sessions.findByLink(linkHashOf(secret));

export async function readPageSession(secret: string, deps: PageDeps): Promise<PageSession | PageRefusal> {
  const session = await find(secret, deps);
  if (!session) return refused('session.notFound');
  if (!session.openedAt) await deps.sessions.noteOpened(session.id, deps.now());
  return viewOf(session, deps);
}

export async function listInstallments(
  { secret, bin }: { readonly secret: string; readonly bin: string },
  deps: PageDeps,
): Promise<CardPlans | PageRefusal> {
  const session = await find(secret, deps);
  const order = session && (await deps.pageOrder(session));
  if (!session || !order) return refused('session.notFound');
  const profile = await profileOf(bin, session, order.amount, deps);
  if ('refused' in profile) return profile;
  const { bankName, association, family } = profile;
  const { currency } = order.amount;
  const plans = plansIn(currency, profile).map(({ installmentCount, installment, total }) => ({
    installmentCount,
    installment: { amount: installment, currency },
    total: { amount: total, currency },
  }));
  return plans.length > 0 ? { bankName, association, family, plans } : refused('card.notAccepted');
}

/** Starts a 3D Secure payment with a token. Returns the session unchanged if it can no longer be used for payment. */
export async function startPayment(request: StartPayment, deps: PageDeps): Promise<PageSession | PageRefusal> {
  const session = await find(request.secret, deps);
  if (!session) return refused('session.notFound');
  const order = await deps.payableOrder(session);
  if (!order || 'notPayable' in order || !isPayable(session, deps)) return viewOf(session, deps);
  const refusal = await pay(request, session, order, deps);
  const now = await find(request.secret, deps);
  // A token that has already been used belongs to a payment started by another request.
  if (refusal && !(refusal.refused === 'card.invalid' && now?.status !== 'open')) return refusal;
  return viewOf(now ?? session, deps);
}

async function pay(
  { token, installmentCount, ipAddress, userAgent, language: chosen }: StartPayment,
  session: PaymentSession,
  order: PayableOrder,
  deps: PageDeps,
): Promise<PageRefusal | undefined> {
  const { processor, callingFor, velocity, paymentPage, sessions, now } = deps;
  const { agencyId, orderId } = session;
  const language = chosen ?? order.language;
  const found = await callingFor({ orderId }, () => processor.lookUpToken(new CardToken(token), session.id));
  if (!found.answered) return refused('processor.didNotAnswer');
  const card = found.answer;
  if (!card) return refused('card.invalid');
  const profile = await profileOf(card.firstSix, session, order.amount, deps);
  if ('refused' in profile) return profile.refused === 'bin.notFound' ? refused('card.notAccepted') : profile;
  const plans = plansIn(order.amount.currency, profile);
  if (plans.length === 0) return refused('card.notAccepted');
  const plan = plans.find((each) => each.installmentCount === installmentCount);
  if (!plan) return refused('installments.notOffered');
  const halt = await velocity.haltOf({ orderId, agencyId, card });
  if (halt) return { refused: 'card.tooManyDeclines', retryAfterSeconds: halt.retryAfterSeconds };

  const returnUrl = deps.callbackAddress(orderId);
  const callbackUrl = `${paymentPage!.publicUrl}/return/${session.id}`;
  const outcome = await deps.pay({
    kind: 'car',
    orderId,
    agencyId,
    amount: { amount: plan.total, currency: order.amount.currency },
    payment: { by: 'card3ds', card, installmentCount, returnUrl, language },
    session: {
      id: session.id,
      isOpen: async (tx) => isPayable(await sessions.read(tx, session.id), { now }),
    },
    context: { language, callbackUrl, endUserAddress: ipAddress, ...(userAgent && { userAgent }) },
    party: order.vendorCode,
    firstPickUpAt: order.pickUpAt,
    watchUntil: order.pickUpAt,
  });
  if ('attempt' in outcome) await velocity.note({ orderId, agencyId, card }, outcome.attempt.id);
  return outcome.kind === 'tooManyDeclines' ? refused('card.tooManyDeclines') : undefined;
}

/**
 * Returns whether a session can be used for payment. No payment can be started after the session has expired, even if
 * an earlier payment is still in progress.
 */
const isPayable = ({ status, expiresAt }: PaymentSession, { now }: Pick<PageDeps, 'now'>) =>
  (status === 'open' || status === 'processing') && expiresAt > now();

async function profileOf(bin: string, { orderId }: PaymentSession, amount: Money, deps: PageDeps) {
  const result = await deps.callingFor({ orderId }, () => deps.processor.lookUpBin(bin, amount));
  if (!result.answered) return refused('processor.didNotAnswer');
  return result.answer ?? refused('bin.notFound');
}

async function viewOf(session: PaymentSession, deps: PageDeps): Promise<PageSession | PageRefusal> {
  const order = await deps.pageOrder(session);
  if (!order) return refused('session.notFound');
  const attempt = await deps.latestOfSession(session.id);
  return {
    id: session.id,
    status: statusOf(session, deps.now()),
    expiresAt: session.expiresAt,
    agencyName: await deps.agencyName(session.agencyId),
    returnUrl: returnUrlOf(session),
    ...order,
    payment: attempt && pagePaymentOf(attempt, await deps.stageOf(session.orderId)),
  };
}
