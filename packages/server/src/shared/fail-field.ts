import { type Declaring, type FailOf, failOf } from './fail.ts';

const fail: FailOf<Declaring<'request.invalid'>> = failOf();

export type Problem = {
  readonly field: string;
  readonly message: string;
  /** The message without request content, for the request log. Required if the message contains request content. */
  readonly rule?: string | undefined;
};

/**
 * @param rule the message without request content, for the log; required if the message contains such content
 * @throws request.invalid for this field
 */
export function failField(field: string, message: string, rule?: string): never {
  return fail('request.invalid', { field, message }, { rule });
}
