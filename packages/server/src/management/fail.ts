import { type Fail, failWith } from '@agency-booking/contract-express';
import type { DeclaredErrors } from '../generated/management/errors.ts';

/** The operations of the management contract that declare an error. */
export type Declaring<Key> = {
  [Id in keyof DeclaredErrors]: Key extends keyof DeclaredErrors[Id] ? Id : never;
}[keyof DeclaredErrors];

/** Ends an operation with an error that every one of these operations declares, with the details of the catalogue. */
export type FailOf<Id extends keyof DeclaredErrors> = Fail<DeclaredErrors[Id]>;

/** `const fail: FailOf<'signIn'> = failOf();` With the type written out, code after `if (…) fail(…)` is narrowed. */
export const failOf = <Id extends keyof DeclaredErrors>(): FailOf<Id> => failWith;
