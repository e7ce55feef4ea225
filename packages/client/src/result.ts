import type { AgencyError } from './agency-error.ts';
import type { ErrorKey } from './generated/errors.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * Answers and refusals are values. Only a service that does not answer rejects the promise: with a `TypeError`, whose
 * `cause` is that of `fetch`, a `TimeoutError`, or what the signal was aborted with.
 */
export type Result<Data, Key extends ErrorKey = ErrorKey> =
  | {
      readonly ok: true;
      readonly data: Data;
      /** What support asks for. */
      readonly requestId: string | undefined;
      /** What is left of the limit of this operation. */
      readonly rateLimit?: RateLimit | undefined;
    }
  | { readonly ok: false; readonly error: AgencyError<Key> };
