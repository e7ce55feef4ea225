import { type Declaring, type FailOf, failOf } from './fail.ts';

const fail: FailOf<Declaring<'request.invalid'>> = failOf();

/** What is wrong with a field of a request, and what is accepted there. */
export type Problem = {
  readonly field: string;
  readonly message: string;
  /** The message without anything of the request, for the request log. Needed where the message has some. */
  readonly rule?: string | undefined;
};

/**
 * @param rule the message without anything of the request, for the request log; needed where the message has some
 * @throws request.invalid naming the field
 */
export function failField(field: string, message: string, rule?: string): never {
  return fail('request.invalid', { field, message }, { rule });
}
