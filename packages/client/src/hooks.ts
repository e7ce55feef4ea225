import type { AgencyError } from './agency-error.ts';
import type { OperationId } from './generated/operations.ts';
import type { RateLimit } from './rate-limit.ts';

type Try = {
  readonly operationId: OperationId;
  /** 1 for the first try. */
  readonly attempt: number;
};

export type RequestEvent = Try & {
  /** Headers may be added, such as a trace id. `Authorization` and the body are secret: keep them out of your log. */
  readonly request: Request;
};

export type ResponseEvent = Try & {
  readonly status: number;
  /** What support asks for. */
  readonly requestId: string | undefined;
  readonly rateLimit: RateLimit | undefined;
  readonly durationMilliseconds: number;
};

export type RetryEvent = Try & {
  /** How long it is waited before the next try. */
  readonly waitSeconds: number;
  /** The refusal, or what was thrown because no answer came. */
  readonly because: AgencyError | Error;
};

/** For logs, metrics and traces. What a hook throws ends the call. */
export type Hooks = {
  /** Before each try, logins and renewals of tokens included. */
  readonly onRequest?: (event: RequestEvent) => void;
  /** After each answer, refusals included. */
  readonly onResponse?: (event: ResponseEvent) => void;
  /** Before the wait for another try. */
  readonly onRetry?: (event: RetryEvent) => void;
};

/** Ends a call at once, however often it might be repeated. */
export class Final extends Error {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('The call ends here', { cause: reason });
    this.reason = reason;
  }
}

/** @throws Final with what the hook has thrown */
export function tell<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    hook?.(event);
  } catch (thrown) {
    throw new Final(thrown);
  }
}
