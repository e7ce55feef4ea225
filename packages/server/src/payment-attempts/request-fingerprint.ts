import type { Payment, PayRequest } from '../ports/paying.ts';
import { toKeyedFingerprint } from '../shared/fingerprint.ts';
import type { Signing } from '../shared/signing.ts';

type Compared = Pick<PayRequest, 'amount' | 'payment' | 'context'>;

/**
 * What two requests to pay are compared by, without the CVC. Keyed, and of the attempt: it tells nothing of a card, and those of one
 * card are not alike.
 */
export function requestFingerprint(attemptId: string, request: Compared, { sign }: Signing): Uint8Array {
  return sign(comparedOf(attemptId, request));
}

/** Whether the fingerprint is that of an equal request. */
export function isSameRequest(
  fingerprint: Uint8Array,
  attemptId: string,
  request: Compared,
  { isSigned }: Signing,
): boolean {
  return isSigned(comparedOf(attemptId, request), fingerprint);
}

function comparedOf(attemptId: string, { amount, payment, context }: Compared): Uint8Array {
  return toKeyedFingerprint({ attemptId, amount, payment: comparable(payment), context });
}

function comparable(payment: Payment) {
  if (payment.by === 'limit') return payment;
  const { by, installmentCount, card } = payment;
  const { number, expireMonth, expireYear, holderName } = card;
  return { by, installmentCount, number: number.reveal(), expireMonth, expireYear, holderName };
}
