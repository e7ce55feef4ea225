import { type Declaring, type FailOf, failOf } from './fail.ts';

const fail: FailOf<Declaring<'request.invalid'>> = failOf();

/** What is wrong with a field of a request, and what is accepted there. */
export type Problem = { readonly field: string; readonly message: string };

/** @throws request.invalid naming the field */
export function failField(field: string, message: string): never {
  return fail('request.invalid', { field, message });
}
