import type { AgencyError } from './agency-error.ts';
import type { Result } from './calls.ts';
import type { Operation } from './operation.ts';
import type { AnyInput, Send } from './transport.ts';
import type { Wait } from './waiting.ts';

export type Patience = {
  /** How often a call is sent again at most. */
  readonly retries: number;
  /** A `Retry-After` beyond this is left to the caller. */
  readonly longestWaitSeconds: number;
};

type Means = {
  readonly wait: Wait;
  /** From 0 to 1. */
  readonly random: () => number;
};

const FIRST_WAIT_SECONDS = 0.5;

const TOO_MANY_REQUESTS = 429;

/** Sends again what may be sent again, as often and as late as it may. */
export function createRepeating(send: Send, { retries, longestWaitSeconds }: Patience, { wait, random }: Means): Send {
  return async <Data>(operation: Operation, input: AnyInput, accessToken?: string): Promise<Result<Data>> => {
    for (let repeats = 0; ; repeats += 1) {
      const isLast = repeats >= retries;
      const pause = FIRST_WAIT_SECONDS * 2 ** repeats * (1 + random()) * 0.5;
      try {
        const result = await send<Data>(operation, input, accessToken);
        if (result.ok || isLast || !mayRepeat(operation, result.error)) return result;
        const seconds = Math.max(pause, result.error.retryAfterSeconds ?? 0);
        if (seconds > longestWaitSeconds) return result;
        await wait(seconds, input.signal);
      } catch (lost) {
        if (isLast || input.signal?.aborted || !survivesLoss(operation)) throw lost;
        await wait(Math.min(pause, longestWaitSeconds), input.signal);
      }
    }
  };
}

/** The service may have done it already: a read may be sent again, and an order that carries its key. */
function survivesLoss({ repeat }: Operation): boolean {
  return repeat !== 'never';
}

function mayRepeat(operation: Operation, error: AgencyError): boolean {
  // The same call joins whatever the first one began, payments included.
  if (error.retry === 'same') return true;
  // Turned away before anything was done.
  if (error.status === TOO_MANY_REQUESTS) return true;
  const isTransient = error.retry === 'afterWaiting' || (error.key === undefined && error.status >= 500);
  return isTransient && survivesLoss(operation);
}
