import type { PaymentAttempt } from '../ports/payment-attempts.ts';

/** A refusal by an external party, for the log. Omits the party's message, because it may name a person. */
export type OrderRefusal = {
  readonly orderId: string;
  readonly attempt: string;
  readonly party: string;
  readonly reason: string;
};

const PROCESSOR = 'PROCESSOR';

/** Describes the refusal of a void or refund. `refused` is the reason given by the processor. */
export function refusalByProcessor({ orderId, id }: PaymentAttempt, refused: string): OrderRefusal {
  return { orderId, attempt: id, party: PROCESSOR, reason: refused };
}

/** Returns the refusal that caused this transition, or `undefined` if no external party refused anything. */
export function refusalIn(
  before: Pick<PaymentAttempt, 'status'>,
  { id: attempt, orderId, status, method, party, decline, bookingMessage }: PaymentAttempt,
): OrderRefusal | undefined {
  if (status === 'declined' && method === 'card') {
    return { orderId, attempt, party: PROCESSOR, reason: decline?.reason ?? 'refused' };
  }
  if (before.status === 'charged' && status === 'reversing' && bookingMessage !== undefined) {
    return { orderId, attempt, party, reason: 'reservationRefused' };
  }
  if (before.status === 'cancelling' && status === 'completed') {
    return { orderId, attempt, party, reason: 'cancellationRefused' };
  }
  return undefined;
}
