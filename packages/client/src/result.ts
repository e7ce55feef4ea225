import type { AgencyError } from './agency-error.ts';
import type { ErrorKey } from './generated/errors.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * The result of a call: data or an error. The promise is rejected only if no response arrives. The reason is a
 * `TypeError` with the `cause` from `fetch`, a `TimeoutError`, or the signal's abort reason.
 */
export type Result<Data, Key extends ErrorKey = ErrorKey> =
  | {
      readonly ok: true;
      readonly data: Data;
      /** The request ID. Include it in support requests. */
      readonly requestId: string | undefined;
      /** The rate limit state for this operation. */
      readonly rateLimit?: RateLimit | undefined;
    }
  | { readonly ok: false; readonly error: AgencyError<Key> };
