import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { CallFailure, CallResult } from '../ports/call-result.ts';
import { Ending } from './ending.ts';

export const FAILURES_TO_OPEN = 5;
export const OPEN_MILLISECONDS = 10_000;

/** One call to the outside, as the metrics see it. */
export type CallEvent = {
  readonly party: string;
  readonly operation: string;
  readonly outcome: 'answered' | CallFailure;
  readonly durationMilliseconds: number;
};

export type LineOptions = {
  readonly deadlineMilliseconds: number;
  readonly observe: (event: CallEvent) => void;
  /** The party is not called any more, or again; it is called at first. */
  readonly circuitChanged?: (event: { readonly party: string; readonly isOpen: boolean }) => void;
  /** How long a party is not called after five failures in a row. */
  readonly openMilliseconds?: number;
  /** `never`: the party is called after any number of failures, because money depends on the answer. */
  readonly breaks?: 'afterFailures' | 'never';
};

/** Thrown inside a call that gets no usable answer. */
export class CallFailed extends Error {
  readonly reason: CallFailure;
  readonly detail: string | undefined;

  constructor(reason: CallFailure, { detail, ...options }: { cause?: unknown; detail?: string } = {}) {
    super(reason, options);
    this.reason = reason;
    this.detail = detail;
  }
}

export type Line = ReturnType<typeof openLine>;

/**
 * The line to one party outside: every call has a deadline, and after failures in a row the party is not called for a
 * while, until one call on trial succeeds. Nothing is repeated here: only the caller knows whether a call may be repeated.
 */
export function openLine(
  party: string,
  { deadlineMilliseconds, observe, circuitChanged, openMilliseconds, breaks }: LineOptions,
) {
  const breaker = circuitBreaker(
    // A refused or abandoned request says nothing about the party's health.
    handleWhen((error) => error instanceof CallFailed && error.reason !== 'refused' && error.reason !== 'abandoned'),
    {
      breaker: new ConsecutiveBreaker(breaks === 'never' ? Number.POSITIVE_INFINITY : FAILURES_TO_OPEN),
      halfOpenAfter: openMilliseconds ?? OPEN_MILLISECONDS,
    },
  );
  if (breaks !== 'never') {
    circuitChanged?.({ party, isOpen: false });
    breaker.onStateChange((state) => circuitChanged?.({ party, isOpen: state !== CircuitState.Closed }));
  }

  async function attempt<Answer>(call: (ending: Ending) => Promise<Answer>, gone: AbortSignal): Promise<Answer> {
    const ending = new Ending();
    const leave = () => ending.end('abandoned');
    const deadline = setTimeout(() => ending.end('late'), deadlineMilliseconds);
    gone.addEventListener('abort', leave);
    try {
      if (gone.aborted) leave();
      return await call(ending);
    } catch (error) {
      if (ending.why) throw new CallFailed(ending.why);
      throw error instanceof CallFailed ? error : new CallFailed(reasonOf(error), { cause: error });
    } finally {
      clearTimeout(deadline);
      gone.removeEventListener('abort', leave);
    }
  }

  async function guarded<Answer>(call: (ending: Ending) => Promise<Answer>, gone: AbortSignal) {
    // While one call is on trial, the others fail at once instead of waiting for it.
    if (breaker.state === CircuitState.HalfOpen) return failure('circuitOpen');
    try {
      return { answered: true, answer: await breaker.execute(() => attempt(call, gone)) } as const;
    } catch (error) {
      return error instanceof CallFailed ? failure(error.reason, error.detail) : failure('circuitOpen');
    }
  }

  /** @param gone aborted when the customer who caused the call has left */
  return async function ask<Answer>(
    operation: string,
    call: (ending: Ending) => Promise<Answer>,
    gone: AbortSignal,
  ): Promise<CallResult<Answer>> {
    const startedAt = performance.now();
    const result = await guarded(call, gone);
    const outcome = result.answered ? 'answered' : result.reason;
    observe({ party, operation, outcome, durationMilliseconds: performance.now() - startedAt });
    return result;
  };
}

const failure = (reason: CallFailure, detail?: string) =>
  ({ answered: false, reason, ...(detail !== undefined && { detail }) }) as const;

/** A body that is no JSON or too large is off the contract; any other error means that no whole answer arrived. */
function reasonOf(error: unknown): CallFailure {
  const isTooLarge = (error as { code?: unknown } | undefined)?.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
  return error instanceof SyntaxError || isTooLarge ? 'offContract' : 'unreachable';
}
