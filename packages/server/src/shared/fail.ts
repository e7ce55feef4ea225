import { type Fail, failWith } from '@agency-booking/contract-express';
import type { DeclaredErrors } from '../generated/errors.ts';

/** All operations that declare an error, for shared code that fails with it without naming an operation. */
export type Declaring<Key> = {
  [Id in keyof DeclaredErrors]: Key extends keyof DeclaredErrors[Id] ? Id : never;
}[keyof DeclaredErrors];

/** A function that fails with an error that all of these operations declare, and its details from the catalogue. */
export type FailOf<Id extends keyof DeclaredErrors> = Fail<DeclaredErrors[Id]>;

/** Declare the type: `const fail: FailOf<'getOrder'> = failOf();`. TypeScript then narrows after `if (…) fail(…)`. */
export const failOf = <Id extends keyof DeclaredErrors>(): FailOf<Id> => failWith;
