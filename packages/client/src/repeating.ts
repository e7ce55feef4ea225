import type { AgencyError } from './agency-error.ts';
import { Final, type Hooks } from './hooks.ts';
import type { Operation } from './operation.ts';
import type { Result } from './result.ts';
import type { AnyInput, Send } from './transport.ts';
import type { Wait } from './waiting.ts';

export type Patience = Pick<Hooks, 'onRetry'> & {
  readonly retries: number;
  /** Longest `Retry-After`, in seconds, that the client honours. For a longer wait, the call returns the error. */
  readonly longestWaitSeconds: number;
};

type Means = {
  readonly wait: Wait;
  /** Returns a random number from 0 to 1. */
  readonly random: () => number;
};

const FIRST_WAIT_SECONDS = 0.5;

const TOO_MANY_REQUESTS = 429;

type Outcome<Data> = { readonly result: Result<Data> } | { readonly lost: unknown };

/** Wraps `send` with retries for requests that are safe to repeat. */
export function createRepeating(send: Send, patience: Patience, { wait, random }: Means): Send {
  const { retries, longestWaitSeconds, onRetry } = patience;

  return async <Data>(operation: Operation, input: AnyInput, accessToken?: string): Promise<Result<Data>> => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await outcomeOf(send<Data>(operation, input, accessToken, attempt));
      const isLast = attempt > retries;
      const pause = FIRST_WAIT_SECONDS * 2 ** (attempt - 1) * (1 + random()) * 0.5;
      const waitSeconds = isLast ? undefined : waitAfter(operation, outcome, pause);
      if (waitSeconds === undefined || input.signal?.aborted) return ended(outcome);
      const because = 'lost' in outcome ? outcome.lost : !outcome.result.ok && outcome.result.error;
      onRetry?.({ operationId: operation.id, attempt, waitSeconds, because: because as AgencyError | Error });
      await wait(waitSeconds, input.signal);
    }
  };

  /** Returns the seconds to wait before the next attempt, or `undefined` if the call is not retried. */
  function waitAfter(operation: Operation, outcome: Outcome<unknown>, pause: number): number | undefined {
    if ('lost' in outcome)
      return survivesLoss(operation, outcome.lost) ? Math.min(pause, longestWaitSeconds) : undefined;
    const { result } = outcome;
    if (result.ok || !mayRepeat(operation, result.error)) return undefined;
    const seconds = Math.max(pause, result.error.retryAfterSeconds ?? 0);
    return seconds > longestWaitSeconds ? undefined : seconds;
  }
}

const outcomeOf = <Data>(sent: Promise<Result<Data>>): Promise<Outcome<Data>> =>
  sent.then(
    (result) => ({ result }),
    (lost: unknown) => ({ lost }),
  );

function ended<Data>(outcome: Outcome<Data>): Result<Data> {
  if ('result' in outcome) return outcome.result;
  throw outcome.lost instanceof Final ? outcome.lost.reason : outcome.lost;
}

/** Only read requests and requests with an idempotency key can be retried after their response is lost. */
function survivesLoss({ repeat }: Operation, lost?: unknown): boolean {
  return repeat !== 'never' && !(lost instanceof Final);
}

function mayRepeat(operation: Operation, error: AgencyError): boolean {
  // A retried request joins the operation that is already in progress, even for a payment.
  if (error.retry === 'same') return true;
  // The service rejected the request before processing it.
  if (error.status === TOO_MANY_REQUESTS) return true;
  const isTransient = error.retry === 'afterWaiting' || (error.key === undefined && error.status >= 500);
  return isTransient && survivesLoss(operation);
}
