import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { CallFailure, CallResult } from '../ports/call-result.ts';
import { Ending } from './ending.ts';

export const FAILURES_TO_OPEN = 5;
export const OPEN_MILLISECONDS = 10_000;

export type CallEvent = {
  readonly party: string;
  readonly operation: string;
  readonly outcome: 'answered' | CallFailure;
  readonly durationMilliseconds: number;
};

/** A call that has started, and the function that ends it as if its deadline had passed. */
export type CallUnderWay = {
  readonly party: string;
  readonly deadlineMilliseconds: number;
  readonly end: () => void;
};

/** Reports the start of a call, and returns the function that reports its end. */
export type UnderWay = (call: CallUnderWay) => () => void;

export type LineOptions = {
  readonly deadlineMilliseconds: number;
  readonly observe: (event: CallEvent) => void;
  /** Called when the circuit opens or closes, and once at the start, when the circuit is closed. */
  readonly circuitChanged?: (event: { readonly party: string; readonly isOpen: boolean }) => void;
  /** Milliseconds for which the circuit stays open after five consecutive failures. */
  readonly openMilliseconds?: number;
  /** Monotonic milliseconds, for measured durations. */
  readonly elapsed?: (() => number) | undefined;
  readonly underWay?: UnderWay | undefined;
  /** `never` keeps the circuit closed regardless of failures, for calls whose response affects money. */
  readonly breaks?: 'afterFailures' | 'never';
};

/** Thrown when a call receives no usable response. */
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
 * Sets a deadline for every call. After consecutive failures, the circuit opens until a trial call succeeds. Calls are
 * never retried, because only the caller knows whether a call is safe to repeat.
 */
export function openLine(
  party: string,
  {
    deadlineMilliseconds,
    observe,
    circuitChanged,
    openMilliseconds,
    breaks,
    elapsed = monotonic,
    underWay,
  }: LineOptions,
) {
  const breaker = circuitBreaker(
    // A rejected or abandoned request is not a sign that the party is unhealthy.
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
    const late = () => ending.end('late');
    const deadline = setTimeout(late, deadlineMilliseconds);
    const over = underWay?.({ party, deadlineMilliseconds, end: late });
    gone.addEventListener('abort', leave);
    try {
      if (gone.aborted) leave();
      return await call(ending);
    } catch (error) {
      if (ending.why) throw new CallFailed(ending.why);
      throw error instanceof CallFailed ? error : new CallFailed(reasonOf(error), { cause: error });
    } finally {
      clearTimeout(deadline);
      over?.();
      gone.removeEventListener('abort', leave);
    }
  }

  async function guarded<Answer>(call: (ending: Ending) => Promise<Answer>, gone: AbortSignal) {
    // During a trial call, other calls fail immediately instead of waiting for its result.
    if (breaker.state === CircuitState.HalfOpen) return failure('circuitOpen');
    try {
      return { answered: true, answer: await breaker.execute(() => attempt(call, gone)) } as const;
    } catch (error) {
      return error instanceof CallFailed ? failure(error.reason, error.detail) : failure('circuitOpen');
    }
  }

  /** `gone` is aborted when the customer who triggered the call disconnects. */
  return async function ask<Answer>(
    operation: string,
    call: (ending: Ending) => Promise<Answer>,
    gone: AbortSignal,
  ): Promise<CallResult<Answer>> {
    const startedAt = elapsed();
    const result = await guarded(call, gone);
    const outcome = result.answered ? 'answered' : result.reason;
    observe({ party, operation, outcome, durationMilliseconds: elapsed() - startedAt });
    return result;
  };
}

const monotonic = () => performance.now();

const failure = (reason: CallFailure, detail?: string) => ({ answered: false, reason, detail }) as const;

/** Treats invalid JSON and an oversized body as contract violations, and any other error as an incomplete response. */
function reasonOf(error: unknown): CallFailure {
  const isTooLarge = (error as { code?: unknown } | undefined)?.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
  return error instanceof SyntaxError || isTooLarge ? 'offContract' : 'unreachable';
}
