import type { AgencyError } from './agency-error.ts';
import { Final, type Hooks } from './hooks.ts';
import type { Operation } from './operation.ts';
import type { Result } from './result.ts';
import type { AnyInput, Send } from './transport.ts';
import type { Wait } from './waiting.ts';

export type Patience = Pick<Hooks, 'onRetry'> & {
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

/** What came of a try: an answer, or what was thrown. */
type Outcome<Data> = { readonly result: Result<Data> } | { readonly lost: unknown };

/** Sends again what may be sent again, as often and as late as it may. */
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

  /** Undefined when it is not sent again. */
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

/** The service may have done it already: a read may be sent again, and an order that carries its key. */
function survivesLoss({ repeat }: Operation, lost?: unknown): boolean {
  return repeat !== 'never' && !(lost instanceof Final);
}

function mayRepeat(operation: Operation, error: AgencyError): boolean {
  // The same call joins whatever the first one began, payments included.
  if (error.retry === 'same') return true;
  // Turned away before anything was done.
  if (error.status === TOO_MANY_REQUESTS) return true;
  const isTransient = error.retry === 'afterWaiting' || (error.key === undefined && error.status >= 500);
  return isTransient && survivesLoss(operation);
}
