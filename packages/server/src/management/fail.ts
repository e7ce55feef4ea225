import type { Fail } from '@agency-booking/contract-express';
import type { ErrorDetails, ErrorKey } from '../generated/management/errors.ts';

/**
 * The `fail` function of any operation that declares these errors, for use by code that throws them. Handlers pass
 * their own `fail` function, so an operation that does not declare all of the errors does not compile.
 */
export type FailWith<Keys extends ErrorKey> = Fail<{
  readonly [Key in Keys]: Key extends keyof ErrorDetails ? ErrorDetails[Key] : undefined;
}>;
