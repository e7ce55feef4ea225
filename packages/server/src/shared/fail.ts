import { Failure } from '@agency-booking/contract-express';
import type { ErrorKey } from '../generated/errors.ts';

/** Ends the operation with a declared error; status, code and description come from the catalogue. */
export function fail(
  key: ErrorKey,
  details?: unknown,
  options?: { headers?: Record<string, string>; cause?: unknown },
): never {
  throw new Failure(key, details, options);
}
