import { type Fail, failWith } from '@agency-booking/contract-express';
import type { DeclaredErrors } from '../generated/management/errors.ts';

/** Operations of the management contract that declare a given error. */
export type Declaring<Key> = {
  [Id in keyof DeclaredErrors]: Key extends keyof DeclaredErrors[Id] ? Id : never;
}[keyof DeclaredErrors];

/** Function that ends an operation with an error declared by all of these operations, including the error's details. */
export type FailOf<Id extends keyof DeclaredErrors> = Fail<DeclaredErrors[Id]>;

/**
 * Use as `const fail: FailOf<'signIn'> = failOf();`. The explicit type lets TypeScript narrow types after
 * `if (…) fail(…)`.
 */
export const failOf = <Id extends keyof DeclaredErrors>(): FailOf<Id> => failWith;
