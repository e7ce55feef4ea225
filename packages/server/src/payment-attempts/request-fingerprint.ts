import type { Payment, PayRequest } from '../ports/paying.ts';
import { toKeyedFingerprint } from '../shared/fingerprint.ts';
import type { Signing } from '../shared/signing.ts';

type Compared = Pick<PayRequest, 'amount' | 'payment' | 'context'>;

/** Excludes the CVC. The fingerprint is keyed and unique to the attempt, so it reveals nothing about the card. */
export function requestFingerprint(attemptId: string, request: Compared, { sign }: Signing): Uint8Array {
  return sign(comparedOf(attemptId, request));
}

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
  // A customer who submits the same card again sends a different token.
  if ('token' in card) return { by, installmentCount, session: card.session, fingerprint: card.fingerprint };
  const { number, expireMonth, expireYear, holderName } = card;
  return { by, installmentCount, number: number.reveal(), expireMonth, expireYear, holderName };
}
