import { type Fail, failWith } from '@agency-booking/contract-express';
import type { DeclaredErrors } from '../generated/management/errors.ts';

export type Declaring<Key> = {
  [Id in keyof DeclaredErrors]: Key extends keyof DeclaredErrors[Id] ? Id : never;
}[keyof DeclaredErrors];

export type FailOf<Id extends keyof DeclaredErrors> = Fail<DeclaredErrors[Id]>;

/** Declare the type: `const fail: FailOf<'signIn'> = failOf();`. TypeScript then narrows after `if (…) fail(…)`. */
export const failOf = <Id extends keyof DeclaredErrors>(): FailOf<Id> => failWith;
