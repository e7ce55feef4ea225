import type { Fail } from '@agency-booking/contract-express';
import type { ErrorDetails, ErrorKey } from '../generated/management/errors.ts';

/**
 * The `fail` of any operation that declares these errors, for code that throws them. Handlers pass their own `fail` on,
 * so an operation that does not declare one of the errors does not compile.
 */
export type FailWith<Keys extends ErrorKey> = Fail<{
  readonly [Key in Keys]: Key extends keyof ErrorDetails ? ErrorDetails[Key] : undefined;
}>;
