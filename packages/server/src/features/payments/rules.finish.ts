import type { PaymentOutcome } from '../../ports/paying.ts';
import type { Decline } from '../../ports/payment-attempts.ts';
import { bytesOf } from '../../shared/base64url.ts';
import { unreachable } from '../../shared/result.ts';
import type { Signing } from '../../shared/signing.ts';
import { addSeconds } from '../../shared/time.ts';

const ATTEMPT_PREFIX = 'att_';
const ID_CHARACTERS = 22;
/**
 * Period in which a customer can return from the bank, in seconds. The customer has 15 minutes for 3D Secure; the rest
 * of the period covers outcomes that become known later.
 */
const RETURN_SECONDS = 24 * 60 * 60;

/** Creates the token for a finish URL. The token is the signed attempt ID. */
export function finishToken(attemptId: string, { sign }: Signing): string {
  const id = attemptId.slice(ATTEMPT_PREFIX.length);
  return id + sign(signedOf(id)).toString('base64url');
}

/** Returns the attempt ID, or `undefined` if this service did not issue the token. */
export function readFinishToken(token: string, { isSigned }: Signing): string | undefined {
  const id = token.slice(0, ID_CHARACTERS);
  const signature = bytesOf(token.slice(ID_CHARACTERS));
  return signature && isSigned(signedOf(id), signature) ? ATTEMPT_PREFIX + id : undefined;
}

const signedOf = (id: string) => `3ds-finish:${id}`;

/** Returns the cutoff time. Customers whose payment was last changed before it can no longer return from the bank. */
export const returnsOverBefore = (now: Date) => addSeconds(now, -RETURN_SECONDS);

export const isReturnOver = (begunAt: Date, now: Date) => addSeconds(begunAt, RETURN_SECONDS) <= now;

/**
 * Returns the URL to which the customer is sent back. Keeps the callback URL's existing query, except for parameters
 * that the outcome replaces. Returns `undefined` while the outcome is unknown.
 */
export function returnAddress(outcome: PaymentOutcome): string | undefined {
  const { attempt } = outcome;
  const description = describe(outcome);
  if (description === undefined) return undefined;
  const url = new URL(attempt.context.callbackUrl ?? '');
  const parameters = {
    status: outcome.kind === 'completed' ? 'success' : 'failure',
    orderId: attempt.orderId,
    transactionId: attempt.transactionId ?? '',
    description,
  };
  // The query is edited as text, because `searchParams` would also re-encode the agency's parameters.
  const own = url.search.slice(1).split('&');
  const kept = own.filter(
    (part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => name in parameters),
  );
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  url.search = [...kept, ...query].join('&');
  return url.href;
}

function describe(outcome: PaymentOutcome): string | undefined {
  switch (outcome.kind) {
    case 'completed':
      return 'Payment is successful';
    case 'failed':
      return 'Payment is successful but reservation failed';
    case 'declined':
      return describeDecline(outcome.decline);
    case 'voided':
      return 'Payment was declined';
    case 'expired':
      return 'The time for 3D Secure has run out';
    case 'withdrawn':
      return 'The payment was replaced by another, or the order was cancelled';
    case 'chargedLate':
      return 'The payment arrived too late and is refunded';
    case 'unknown':
    case 'inProgress':
    case 'challenge':
      return undefined;
    default:
      return unreachable(outcome);
  }
}

function describeDecline({ reason, bankMessage }: Decline): string {
  if (reason === 'notAuthenticated') return '3D Secure authentication failed';
  if (reason === 'customerGaveUp') return 'The customer cancelled on the bank page';
  return bankMessage ? `Payment was declined: ${bankMessage}` : 'Payment was declined';
}
