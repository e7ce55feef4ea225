import cardValidator from 'card-validator';
import type { PaymentOutcome } from '../../ports/paying.ts';
import type { Decline } from '../../ports/payment-attempts.ts';
import type { CardProfile, EnteredCard, InstallmentPlan } from '../../ports/payment-processor.ts';
import { passesLuhn } from '../../shared/card-number.ts';
import type { FailWith } from '../../shared/fail.ts';
import type { Currency } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';

export type CardError = 'cardPayment.invalidCardNumber' | 'cardPayment.cardExpired' | 'payment.ruleViolated';

export type DeclineError =
  | 'cardPayment.declined'
  | 'cardPayment.insufficientFunds'
  | 'cardPayment.cardExpired'
  | 'cardPayment.invalidCardNumber'
  | 'cardPayment.invalidCvc'
  | 'cardPayment.threeDSecureFailed'
  | 'limitPayment.limitExceeded';

const CARD_NUMBER = 'payWithCard.cardNumber';
const USUAL_CVC_DIGITS = 3;

/** Validates the card's fields before any call to the processor. */
export function assertCard(
  { number, expireMonth, expireYear, cvc }: EnteredCard,
  now: Date,
  fail: FailWith<CardError>,
): void {
  const { card } = cardValidator.number(number.reveal());
  if (!passesLuhn(number.reveal())) {
    fail('cardPayment.invalidCardNumber', { field: CARD_NUMBER, message: 'has a wrong check digit' });
  }
  // A card is valid until the end of the month in which it expires.
  if (Date.UTC(Number(expireYear), Number(expireMonth), 1) <= now.getTime()) {
    fail('cardPayment.cardExpired', {
      field: 'payWithCard.expireYear',
      message: 'must belong to a card that has not expired',
    });
  }
  if (cvc.length !== (card?.code.size ?? USUAL_CVC_DIGITS)) {
    failRule('payWithCard.cvc', 'must have 3 digits, or 4 for American Express', fail);
  }
}

/** Returns the installment plans. The list is empty if the card cannot be charged in the currency. */
export function plansIn(currency: Currency, { plans, currencies }: CardProfile): readonly InstallmentPlan[] {
  return currencies.includes(currency) ? plans : [];
}

export function choosePlan(
  { plans, currencies }: CardProfile,
  { installment, currency }: { readonly installment: number; readonly currency: Currency },
  fail: FailWith<'payment.ruleViolated'>,
): InstallmentPlan {
  if (!currencies.includes(currency)) failRule(CARD_NUMBER, `must be a card that can be charged in ${currency}`, fail);
  const counts = plans.map(({ installmentCount }) => installmentCount);
  return (
    plans.find(({ installmentCount }) => installmentCount === installment) ??
    failRule('payWithCard.installment', `must be one of: ${counts.join(', ')}`, fail)
  );
}

type CallbackPolicy = {
  /** The field that contains the URL. */
  readonly field?: string;
  readonly origins: readonly string[];
  readonly environment: 'staging' | 'production';
};

/** Checks the URL to which a customer is redirected after 3D Secure. The URL's origin must belong to the agency. */
export function assertCallbackUrl(
  callbackUrl: string,
  { field = 'payWithCard.callbackUrl', origins, environment }: CallbackPolicy,
  fail: FailWith<'payment.ruleViolated'>,
): void {
  if (!URL.canParse(callbackUrl)) failRule(field, 'must be an absolute http or https address', fail);
  const url = new URL(callbackUrl);
  if (environment === 'production' && url.protocol !== 'https:') failRule(field, 'must be an https address', fail);
  const isLocal = environment === 'staging' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!isLocal && !origins.includes(url.origin))
    failRule(field, 'must have an origin that is registered for the agency', fail);
}

export function failDeclined(
  { reason, bankCode, bankMessage }: Decline,
  orderId: string,
  fail: FailWith<DeclineError>,
): never {
  const about = (field: string, message: string) => ({
    field: `payWithCard.${field}`,
    message,
    bankCode,
    bankMessage,
  });
  // Some errors require the bank's code and message.
  // A decline without them is reported with code 0 and an empty message.
  const byBank = (field: string, message: string) => ({
    ...about(field, message),
    bankCode: bankCode ?? 0,
    bankMessage: bankMessage ?? '',
  });
  switch (reason) {
    case 'refused':
      return fail('cardPayment.declined', byBank('cardNumber', 'was declined by the bank'));
    case 'insufficientFunds':
      return fail('cardPayment.insufficientFunds', byBank('cardNumber', 'has insufficient funds'));
    case 'cardExpired':
      return fail('cardPayment.cardExpired', about('expireYear', 'must belong to a card that has not expired'));
    case 'invalidNumber':
      return fail('cardPayment.invalidCardNumber', about('cardNumber', 'is not known to the bank'));
    case 'invalidCvc':
      return fail('cardPayment.invalidCvc', byBank('cvc', 'was refused by the bank'));
    case 'not3dsCapable':
      return fail('cardPayment.threeDSecureFailed', about('cardNumber', 'cannot be used with 3D Secure'));
    case 'notAuthenticated':
      return fail('cardPayment.threeDSecureFailed', about('cardNumber', 'was not authenticated at the bank'));
    case 'customerGaveUp':
      return fail(
        'cardPayment.threeDSecureFailed',
        about('cardNumber', "was cancelled by the customer on the bank's page"),
      );
    case 'insufficientLimit':
    case 'noCreditRecord':
      return fail('limitPayment.limitExceeded', { orderId, reason });
    default:
      return unreachable(reason);
  }
}

/** Returns the reason why a payment's outcome is still unknown. */
export function whoIsAwaited({ kind, attempt }: PaymentOutcome) {
  if (kind === 'inProgress') return 'paymentInProgress';
  const isCharged = attempt.status === 'charged' || attempt.status === 'cancellingReservation';
  return isCharged ? 'vendorDidNotAnswer' : 'processorDidNotAnswer';
}

export function failRule(field: string, message: string, fail: FailWith<'payment.ruleViolated'>): never {
  fail('payment.ruleViolated', { field, message });
}
