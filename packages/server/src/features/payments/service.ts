import type { Now } from '../../ports/clock.ts';
import type { CallingFor } from '../../ports/external-calls.ts';
import type { OrderPayment, OrderPayments, PaymentStage } from '../../ports/orders.ts';
import type { AskAgain, Pay, Payment, PaymentOutcome, Verify } from '../../ports/paying.ts';
import type { CardProfile, EnteredCard, PaymentProcessor } from '../../ports/payment-processor.ts';
import { ASK_AGAIN } from '../../shared/ask-again.ts';
import type { Caller } from '../../shared/caller.ts';
import type { FailWith } from '../../shared/fail.ts';
import type { Language } from '../../shared/language.ts';
import type { Money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { Signing } from '../../shared/signing.ts';
import type { CardVelocity } from './card-velocity.ts';
import {
  assertCallbackUrl,
  assertCard,
  type CardError,
  choosePlan,
  type DeclineError,
  failDeclined,
  failRule,
  whoIsAwaited,
} from './rules.ts';
import type { CallbackOriginStore } from './store.sql.ts';

type NotPayable = 'alreadyPaid' | 'orderCancelled' | 'orderFailed' | 'pickUpPassed' | 'nothingToPay';

export type PayableOrder = {
  readonly id: string;
  readonly amount: Money;
  readonly vendorCode: string;
  readonly pickUpAt: Date;
  readonly language: Language;
  /** Credit type, set if the order can only be paid on credit. */
  readonly creditType: 'full' | 'limited' | undefined;
  readonly vendorTotal: Money;
};

export type PaymentsDeps = {
  readonly origins: CallbackOriginStore;
  readonly processor: PaymentProcessor;
  readonly callingFor: CallingFor;
  readonly velocity: CardVelocity;
  readonly stageOf: (orderId: string) => Promise<PaymentStage>;
  readonly pay: Pay;
  readonly verify: Verify;
  readonly askAgain: AskAgain;
  readonly begunAt: (attemptId: string) => Promise<Date | undefined>;
  /** Returns the order data, or `undefined` if the order is unknown or belongs to a different agency. */
  readonly payableOrder: (key: OrderKey) => Promise<PayableOrder | { readonly notPayable: NotPayable } | undefined>;
  readonly paymentOf: OrderPayments['paymentOf'];
  readonly environment: 'staging' | 'production';
  /** Code of the only vendor whose cars can be paid for on staging. */
  readonly testVendor: string;
  /** URL to which the bank redirects the browser. The page at this URL redirects to `finishAddress`. */
  readonly callbackAddress: (orderId: string) => string;
  readonly finishAddress: (orderId: string) => string;
  readonly finishTokens: Signing;
  readonly report: ReportSecurity;
  readonly now: Now;
};

export type PayCommand = {
  readonly caller: Caller;
  readonly orderId: string;
  /** Card payment details; if absent, the order is paid on credit. */
  readonly byCard?: {
    readonly card: EnteredCard;
    readonly installment: number;
    readonly isWith3DSecure: boolean;
    readonly callbackUrl: string;
  };
};

export type PayableError = 'payment.orderNotFound' | 'payment.orderNotPayable';

export type OrderKey = { readonly orderId: string; readonly agencyId: number };

export async function getInstallmentInfo(
  { bin, ...key }: OrderKey & { readonly bin: string },
  deps: PaymentsDeps,
  fail: FailWith<PayableError | 'payment.processorDidNotAnswer' | 'payment.ruleViolated'>,
): Promise<{ readonly profile: CardProfile; readonly order: PayableOrder }> {
  const order = await assertPayable(key, deps, fail);
  const profile = await lookUpBin(bin, order, deps, fail);
  return { order, profile: profile ?? failRule('binNumber', 'must be the first six digits of a known card', fail) };
}

const isInProgress = (stage: PaymentStage) => stage === 'atBank' || stage === 'beingPaid';

/** Successful or pending outcome, with the payment. */
type Paid = {
  readonly outcome: PaymentOutcome;
  readonly payment: (OrderPayment & { readonly vendorTotal: Money }) | undefined;
};

/** Pays for an order. All checks that can lead to a refusal run before the charge. */
export async function payOrder(
  command: PayCommand,
  deps: PaymentsDeps,
  fail: FailWith<
    | PayableError
    | CardError
    | DeclineError
    | 'payment.limitNotAllowed'
    | 'payment.cardNumberNotAllowed'
    | 'payment.notTestVendor'
    | 'payment.tooManyDeclines'
    | 'payment.processorDidNotAnswer'
    | 'cardPayment.tooManyDeclines'
    | 'cardPayment.outcomeUnknown'
  >,
): Promise<Paid> {
  const { caller, orderId, byCard } = command;
  const { agencyId } = caller;
  if (!byCard && !caller.permissions.mayPayByLimit) fail('payment.limitNotAllowed');
  const order = await assertPayable({ orderId, agencyId }, deps, fail);
  if (byCard && order.creditType) {
    failRule('paymentType', 'must be limit for an order with isFullCredit or isLimitedCredit', fail);
  }
  // A payment that was accepted before the permission was revoked continues, and repeated requests join it.
  const isJoining = byCard !== undefined && !caller.permissions.mayPayByCardNumber;
  if (isJoining && !isInProgress(await deps.stageOf(orderId))) fail('payment.cardNumberNotAllowed');
  if (deps.environment === 'staging' && order.vendorCode !== deps.testVendor) fail('payment.notTestVendor');

  const plan = byCard && (await planCardPayment({ ...byCard, agencyId }, order, deps, fail));
  const tried = byCard && { orderId, agencyId, card: byCard.card };
  const halt = tried && (await deps.velocity.haltOf(tried));
  if (halt) {
    const { reason, retryAfterSeconds } = halt;
    const headers = { 'Retry-After': String(retryAfterSeconds) };
    fail('cardPayment.tooManyDeclines', { reason, retryAfterSeconds }, { headers });
  }
  const outcome = await deps.pay({
    kind: 'car',
    orderId,
    agencyId,
    amount: plan?.amount ?? order.amount,
    payment: plan?.payment ?? { by: 'limit' },
    isJoining,
    context: { language: order.language, ...(byCard && { callbackUrl: byCard.callbackUrl }) },
    party: order.vendorCode,
    firstPickUpAt: order.pickUpAt,
    watchUntil: order.pickUpAt,
  });
  if (tried && 'attempt' in outcome) await deps.velocity.note(tried, outcome.attempt.id);
  switch (outcome.kind) {
    case 'notPayable':
      await assertPayable({ orderId, agencyId }, deps, fail);
      if (isJoining) return fail('payment.cardNumberNotAllowed');
      throw new Error(`the order ${orderId} is payable and not payable`);
    case 'tooManyDeclines':
      deps.report({ event: 'card.locked', reason: 'tooManyDeclines' });
      return fail('payment.tooManyDeclines');
    case 'declined':
      return failDeclined(outcome.decline, orderId, fail);
    case 'voided':
      return fail('payment.processorDidNotAnswer');
    case 'expired':
    case 'withdrawn':
    case 'chargedLate':
      return failDeclined({ reason: 'notAuthenticated' }, orderId, fail);
    case 'unknown':
    case 'inProgress':
      return fail('cardPayment.outcomeUnknown', { orderId, reason: whoIsAwaited(outcome) }, ASK_AGAIN);
    case 'completed':
    case 'challenge':
    case 'failed': {
      const payment = await deps.paymentOf(orderId);
      return { outcome, payment: payment && { ...payment, vendorTotal: order.vendorTotal } };
    }
    default:
      return unreachable(outcome);
  }
}

async function planCardPayment(
  {
    card,
    installment,
    isWith3DSecure,
    callbackUrl,
    agencyId,
  }: NonNullable<PayCommand['byCard']> & { readonly agencyId: number },
  order: PayableOrder,
  deps: PaymentsDeps,
  fail: FailWith<CardError | 'payment.processorDidNotAnswer'>,
): Promise<{ readonly amount: Money; readonly payment: Payment }> {
  assertCard(card, deps.now(), fail);
  const { environment } = deps;
  assertCallbackUrl(callbackUrl, { origins: await deps.origins.originsOf(agencyId), environment }, fail);
  const profile =
    (await lookUpBin(card.number.firstSix, order, deps, fail)) ??
    fail('cardPayment.invalidCardNumber', { field: 'payWithCard.cardNumber', message: 'is not a card we know' });
  const { currency } = order.amount;
  const { installmentCount, total } = choosePlan(profile, { installment, currency }, fail);

  const withCard = { card, installmentCount };
  const returnUrl = deps.callbackAddress(order.id);
  return {
    amount: { amount: total, currency },
    payment:
      isWith3DSecure || profile.requires3ds
        ? { by: 'card3ds', ...withCard, returnUrl, language: order.language }
        : { by: 'card', ...withCard },
  };
}

export async function lookUpBin(
  bin: string,
  { id: orderId, amount }: PayableOrder,
  { processor, callingFor }: PaymentsDeps,
  fail: FailWith<'payment.processorDidNotAnswer'>,
) {
  const result = await callingFor({ orderId }, () => processor.lookUpBin(bin, amount));
  return result.answered ? result.answer : fail('payment.processorDidNotAnswer');
}

export async function assertPayable(
  key: OrderKey,
  { payableOrder }: PaymentsDeps,
  fail: FailWith<PayableError>,
): Promise<PayableOrder> {
  const order = (await payableOrder(key)) ?? fail('payment.orderNotFound');
  return 'notPayable' in order
    ? fail('payment.orderNotPayable', { orderId: key.orderId, reason: order.notPayable })
    : order;
}
