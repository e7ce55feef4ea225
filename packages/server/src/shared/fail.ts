import { type Fail, failWith } from '@agency-booking/contract-express';
import type { DeclaredErrors } from '../generated/errors.ts';

/** The operations that declare an error: what any of them may run can fail with it, and names none of them. */
export type Declaring<Key> = {
  [Id in keyof DeclaredErrors]: Key extends keyof DeclaredErrors[Id] ? Id : never;
}[keyof DeclaredErrors];

/** Ends an operation with an error that every one of these operations declares, with the details of the catalogue. */
export type FailOf<Id extends keyof DeclaredErrors> = Fail<DeclaredErrors[Id]>;

/** `const fail: FailOf<'getOrder'> = failOf();` With the type written out, code after `if (…) fail(…)` is narrowed. */
export const failOf = <Id extends keyof DeclaredErrors>(): FailOf<Id> => failWith;
