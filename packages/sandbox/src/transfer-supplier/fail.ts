import { Failure } from '@agency-booking/contract-express';
import type { ErrorKey } from '../generated/transfer-supplier/errors.ts';

export function fail(key: ErrorKey): never {
  throw new Failure(key);
}
