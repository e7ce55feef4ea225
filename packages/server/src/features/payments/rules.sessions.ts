import { createHash } from 'node:crypto';
import type { PaymentStage } from '../../ports/orders.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { PagePayment, SessionStatus } from '../../ports/payment-page.ts';
import type { Signing } from '../../shared/signing.ts';
import { addSeconds, earlierOf } from '../../shared/time.ts';
import type { PaymentSession } from './types.ts';

/** Returns the secrets of a session's link, one for each signing key. The first secret is used for new sessions. */
export const secretsOf = (id: string, { signatures }: Signing): readonly string[] =>
  signatures(`payment-session:${id}`).map((signature) => signature.toString('base64url'));

/**
 * Returns the hash of a link's secret. The link contains 128 bits that only this service can derive, so the hash needs
 * no salt.
 */
export const linkHashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** Returns the status of a session, including an expiry that has not been stored yet. */
export const statusOf = ({ status, expiresAt }: PaymentSession, now: Date): SessionStatus =>
  status === 'open' && expiresAt <= now ? 'expired' : status;

/**
 * Returns the link of a session that can still be used for payment; `undefined` if its signing key is no longer
 * accepted.
 */
export function linkOf(session: PaymentSession, pageUrl: string, signing: Signing): string | undefined {
  const secret = secretsOf(session.id, signing).find((secret) =>
    Buffer.from(linkHashOf(secret)).equals(session.linkHash),
  );
  return secret && `${pageUrl}/pay/${secret}`;
}

export const expiryOf = (now: Date, minutes: number, pickUpAt: Date): Date =>
  earlierOf(addSeconds(now, minutes * 60), pickUpAt);

/**
 * Returns the return URL. The session is added to the query as text, because `searchParams` would also re-encode the
 * agency's parameters.
 */
export function returnUrlOf({ id, returnUrl }: Pick<PaymentSession, 'id' | 'returnUrl'>): string | undefined {
  if (returnUrl === undefined) return undefined;
  const url = new URL(returnUrl);
  const kept = url.search.slice(1).split('&');
  const others = kept.filter((part) => part !== '' && !part.startsWith('paymentSession='));
  url.search = [...others, `paymentSession=${id}`].join('&');
  return url.href;
}

export function pagePaymentOf(attempt: PaymentAttempt, stage: PaymentStage): PagePayment {
  switch (attempt.status) {
    case 'awaiting3ds':
      return stage === 'atBank' ? { state: 'challenge', challenge: attempt.challenge } : { state: 'processing' };
    case 'charging':
    case 'voiding':
    case 'charged':
    case 'cancellingReservation':
      return { state: 'processing' };
    case 'completed':
    case 'cancelling':
    case 'refunding':
    case 'refunded':
      return { state: 'completed' };
    case 'reversing':
    case 'reversed':
      return { state: 'failed' };
    case 'declined':
      return { state: 'declined', reason: attempt.decline?.reason };
    case 'voided':
    case 'expired':
    case 'withdrawn':
    case 'reversingLateCharge':
    case 'lateChargeReversed':
      return { state: 'notCharged' };
  }
}
