import type { Payment, PayRequest } from '../ports/paying.ts';
import { keyedFingerprintOf } from '../shared/fingerprint.ts';

/**
 * What two requests to pay are compared by, without the CVC. Keyed, and of the attempt: it tells nothing of a card, and those of one
 * card are not alike.
 */
export function requestFingerprint(
  attemptId: string,
  { amount, payment, context }: Pick<PayRequest, 'amount' | 'payment' | 'context'>,
  secret: string,
): Uint8Array {
  return keyedFingerprintOf({ attemptId, amount, payment: comparable(payment), context }, secret);
}

function comparable(payment: Payment) {
  if (payment.by === 'limit') return payment;
  const { by, installmentCount, card } = payment;
  const { number, expireMonth, expireYear, holderName } = card;
  return { by, installmentCount, number: number.reveal(), expireMonth, expireYear, holderName };
}
