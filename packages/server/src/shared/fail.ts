import { type Fail, failWith } from '@agency-booking/contract-express';
import type { DeclaredErrors } from '../generated/errors.ts';

/** All operations that declare an error, for shared code that throws this error without naming an operation. */
export type Declaring<Key> = {
  [Id in keyof DeclaredErrors]: Key extends keyof DeclaredErrors[Id] ? Id : never;
}[keyof DeclaredErrors];

/** A function that throws an error declared by all of these operations, with its details from the catalogue. */
export type FailOf<Id extends keyof DeclaredErrors> = Fail<DeclaredErrors[Id]>;

/** Declare the type: `const fail: FailOf<'getOrder'> = failOf();`. TypeScript then narrows after `if (…) fail(…)`. */
export const failOf = <Id extends keyof DeclaredErrors>(): FailOf<Id> => failWith;
