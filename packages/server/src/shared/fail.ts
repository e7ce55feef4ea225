import { type Fail, failWith } from '@agency-booking/contract-express';
import type { DeclaredErrors } from '../generated/errors.ts';

/**
 * All operations that declare an error. Shared code that may run in any of them can fail with this error without naming
 * an operation.
 */
export type Declaring<Key> = {
  [Id in keyof DeclaredErrors]: Key extends keyof DeclaredErrors[Id] ? Id : never;
}[keyof DeclaredErrors];

/**
 * A function that ends an operation with an error that all of these operations declare, including the details from the
 * error catalogue.
 */
export type FailOf<Id extends keyof DeclaredErrors> = Fail<DeclaredErrors[Id]>;

/**
 * Returns the fail function: `const fail: FailOf<'getOrder'> = failOf();`. The explicit type lets TypeScript narrow the
 * code after `if (…) fail(…)`.
 */
export const failOf = <Id extends keyof DeclaredErrors>(): FailOf<Id> => failWith;
