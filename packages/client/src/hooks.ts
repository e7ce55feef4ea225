import type { AgencyError } from './agency-error.ts';
import type { OperationId } from './generated/operations.ts';
import type { SearchWarning } from './generated/types.ts';
import type { RateLimit } from './rate-limit.ts';

type Try = {
  readonly operationId: OperationId;
  /** The attempt number, starting at 1. */
  readonly attempt: number;
};

export type RequestEvent = Try & {
  /**
   * The request. A hook can add headers to it, such as a trace ID. Do not log `Authorization` or the body, because both
   * are secret.
   */
  readonly request: Request;
};

export type ResponseEvent = Try & {
  readonly status: number;
  /** The request ID. Include it in support requests. */
  readonly requestId: string | undefined;
  readonly rateLimit: RateLimit | undefined;
  readonly durationMilliseconds: number;
};

export type RetryEvent = Try & {
  /** Seconds to wait before the next attempt. */
  readonly waitSeconds: number;
  /** The error response, or the exception if no response arrived. */
  readonly because: AgencyError | Error;
};

export type WarningEvent = {
  readonly operationId: OperationId;
  /** Probable mistakes in a request that the service accepted. */
  readonly warnings: readonly SearchWarning[];
};

/** Hooks for logs, metrics and traces. An exception in a hook ends the call. */
export type Hooks = {
  /** Called before each attempt, including sign-ins and token renewals. */
  readonly onRequest?: (event: RequestEvent) => void;
  /** Called after each response, including errors. */
  readonly onResponse?: (event: ResponseEvent) => void;
  /** Called before the delay that precedes a retry. */
  readonly onRetry?: (event: RetryEvent) => void;
  /**
   * Called for probable mistakes in a search. Default: prints them with `console.warn`, except in production. Pass an
   * empty function to switch this off.
   */
  readonly onWarning?: (event: WarningEvent) => void;
};

/** Ends a call immediately, regardless of the remaining retries. */
export class Final extends Error {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('The call was ended without further retries', { cause: reason });
    this.reason = reason;
  }
}

/** Throws a Final error if the hook throws. */
export function tell<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    hook?.(event);
  } catch (thrown) {
    throw new Final(thrown);
  }
}
