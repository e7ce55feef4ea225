import type { Payment, PayRequest } from '../ports/paying.ts';
import { toKeyedFingerprint } from '../shared/fingerprint.ts';
import type { Signing } from '../shared/signing.ts';

type Compared = Pick<PayRequest, 'amount' | 'payment' | 'context'>;

/**
 * Returns a fingerprint that identifies equal payment requests; it excludes the CVC. It is keyed and specific to the
 * attempt, so it reveals nothing about the card. The same card yields a different fingerprint in each attempt.
 */
export function requestFingerprint(attemptId: string, request: Compared, { sign }: Signing): Uint8Array {
  return sign(comparedOf(attemptId, request));
}

/** Returns whether a fingerprint belongs to an equal request. */
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
