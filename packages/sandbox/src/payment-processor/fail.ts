import type { ErrorKey } from '@agency-booking/connector-contracts/payment-processor';
import { Failure } from '@agency-booking/contract-express';

export function fail(key: ErrorKey): never {
  throw new Failure(key);
}
