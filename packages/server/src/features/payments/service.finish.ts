import type { PaymentOutcome } from '../../ports/paying.ts';
import { finishToken, isReturnOver, readFinishToken, returnAddress } from './rules.finish.ts';
import type { PaymentsDeps } from './service.ts';

/** Payment outcome after the customer's return from the bank, and our URL that redirects the customer to the agency. */
type Returned = { readonly outcome: PaymentOutcome; readonly finishAddress: string };

/**
 * Handles the customer's return from the bank. Returns `undefined` if the call does not belong to any attempt, if the
 * customer has not visited the bank's page, or if the return period has ended.
 */
export async function receive3dsCallback(
  command: { readonly orderId: string; readonly attemptId: string; readonly transactionId: string },
  deps: PaymentsDeps,
): Promise<Returned | undefined> {
  const outcome = await deps.verify({ kind: 'car', ...command });
  if (!outcome) deps.report({ event: 'callback.forged', reason: 'unknownPayment' });
  if (!outcome || outcome.kind === 'challenge' || (await isOver(command.attemptId, deps))) return undefined;
  return { outcome, finishAddress: finishAddressOf(outcome, deps) };
}

/**
 * Returns the outcome. `callbackUrl` is the agency's URL, including the outcome, once the outcome is known. Returns
 * `undefined` if the token is invalid or expired.
 */
export async function finish3ds(
  { orderId, token }: { readonly orderId: string; readonly token: string },
  deps: PaymentsDeps,
): Promise<(Returned & { readonly callbackUrl: string | undefined }) | undefined> {
  const attemptId = readFinishToken(token, deps.finishTokens);
  if (!attemptId) deps.report({ event: 'callback.forged', reason: 'unknownToken' });
  if (!attemptId || (await isOver(attemptId, deps))) return undefined;
  const outcome = await deps.askAgain(attemptId);
  if (!outcome || outcome.attempt.orderId !== orderId || !outcome.attempt.challenge) return undefined;
  return { outcome, finishAddress: finishAddressOf(outcome, deps), callbackUrl: returnAddress(outcome) };
}

async function isOver(attemptId: string, { begunAt, now }: PaymentsDeps): Promise<boolean> {
  const began = await begunAt(attemptId);
  return began === undefined || isReturnOver(began, now());
}

function finishAddressOf({ attempt: { id, orderId } }: PaymentOutcome, deps: PaymentsDeps): string {
  return `${deps.finishAddress(orderId)}?token=${finishToken(id, deps.finishTokens)}`;
}
