import type { Now } from '../../ports/clock.ts';
import type { AttemptOutcome, Opening, Pay } from '../../ports/paying.ts';
import type { CardProfile, PaymentCard, PaymentProcessor } from '../../ports/payment-processor.ts';
import type { Caller } from '../../shared/caller.ts';
import { fail } from '../../shared/fail.ts';
import type { Language } from '../../shared/language.ts';
import type { Money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { authenticateWith, chargeWith } from './card-charging.ts';
import { checkCallbackUrl, checkCard, choosePlan, failDeclined, violate } from './rules.ts';
import type { CallbackOriginStore } from './store.ts';

/** As much of an order as paying it takes. */
export type PayableOrder = {
  readonly id: string;
  readonly amount: Money;
  readonly vendorCode: string;
  readonly pickUpAt: Date;
  readonly language: Language;
};

export type PaymentsDeps = {
  readonly origins: CallbackOriginStore;
  readonly processor: PaymentProcessor;
  readonly pay: Pay;
  /** `undefined`: unknown, another agency's, or not to be paid any more. */
  readonly payableOrder: (key: { orderId: string; agencyId: number }) => Promise<PayableOrder | undefined>;
  readonly environment: 'staging' | 'production';
  /** The only vendor whose cars can be paid on staging. */
  readonly testVendor: string;
  /** Where the bank sends the customer's browser back to. */
  readonly callbackAddress: (orderId: string) => string;
  readonly now: Now;
};

export type PayCommand = {
  readonly caller: Caller;
  readonly orderId: string;
  /** Absent: from the credit limit. */
  readonly byCard?: {
    readonly card: PaymentCard;
    readonly installment: number;
    readonly isWith3DSecure: boolean;
    readonly callbackUrl: string;
  };
};

type OrderKey = { readonly orderId: string; readonly agencyId: number };

const ASK_AGAIN_SECONDS = 2;

/** What a card costs this order, with each number of installments. */
export async function getInstallmentInfo(
  { bin, ...key }: OrderKey & { readonly bin: string },
  deps: PaymentsDeps,
): Promise<{ readonly profile: CardProfile; readonly order: PayableOrder }> {
  const order = await demandPayable(key, deps);
  const profile = await lookUp(bin, order, deps);
  return { order, profile: profile ?? violate('binNumber', 'is not the beginning of a card we know') };
}

/** Charges the order and books it. Everything that can be said against the payment is said before anybody is charged. */
export async function payOrder(command: PayCommand, deps: PaymentsDeps): Promise<AttemptOutcome> {
  const { caller, orderId, byCard } = command;
  const { agencyId } = caller;
  if (!byCard && !caller.permissions.mayPayByLimit) fail('payment.limitNotAllowed');
  const order = await demandPayable({ orderId, agencyId }, deps);
  if (deps.environment === 'staging' && order.vendorCode !== deps.testVendor) fail('payment.notTestVendor');

  const plan = byCard && (await planCardPayment({ ...byCard, agencyId }, order, deps));
  const outcome = await deps.pay({
    kind: 'car',
    orderId,
    agencyId,
    amount: plan?.amount ?? order.amount,
    opening: plan?.opening ?? { method: 'limit' },
    context: { language: order.language, ...(byCard && { callbackUrl: byCard.callbackUrl }) },
    watchUntil: order.pickUpAt,
  });
  switch (outcome.kind) {
    case 'notPayable':
      return fail('payment.orderNotPayable');
    case 'tooManyDeclines':
      return fail('payment.tooManyDeclines');
    case 'declined':
      return failDeclined(outcome.decline);
    case 'unknown':
      return fail('cardPayment.outcomeUnknown', undefined, { headers: { 'Retry-After': String(ASK_AGAIN_SECONDS) } });
    case 'settled':
    case 'challenge':
    case 'failed':
      return outcome;
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
): Promise<{ readonly amount: Money; readonly opening: Opening }> {
  const { processor, environment } = deps;
  checkCard(card, deps.now());
  checkCallbackUrl(callbackUrl, { origins: await deps.origins.originsOf(agencyId), environment });
  const profile =
    (await lookUp(card.number.firstSix, order, deps)) ??
    fail('cardPayment.invalidCardNumber', { field: 'payWithCard.cardNumber', message: 'is not a card we know' });
  const { currency } = order.amount;
  const { installmentCount, total } = choosePlan(profile, { installment, currency });

  const payment = {
    card,
    installmentCount,
    returnUrl: deps.callbackAddress(order.id),
    language: order.language,
  };
  const method = 'card';
  const shown = { firstSix: card.number.firstSix, lastFour: card.number.lastFour };
  return {
    amount: { amount: total, currency },
    opening:
      isWith3DSecure || profile.requires3ds
        ? { method, card: shown, authenticate: authenticateWith(processor, payment) }
        : { method, card: shown, charge: chargeWith(processor, payment) },
  };
}

async function lookUp(bin: string, { amount }: PayableOrder, { processor }: PaymentsDeps) {
  const asked = await processor.lookUpBin(bin, amount);
  return asked.answered ? asked.answer : fail('payment.processorDidNotAnswer');
}

async function demandPayable(key: OrderKey, { payableOrder }: PaymentsDeps): Promise<PayableOrder> {
  return (await payableOrder(key)) ?? fail('payment.orderNotPayable');
}
