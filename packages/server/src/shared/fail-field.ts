import { invalid } from '@agency-booking/contract-express';

export type Problem = {
  readonly field: string;
  readonly message: string;
  /** The message without any request content, for the request log. Required if the message contains request content. */
  readonly rule?: string | undefined;
};

/**
 * Throws the error that the operation declares for an invalid request, such as `request.invalid`. `rule` is the message
 * without request content, for the log; it is required if the message contains such content.
 */
export function failField(field: string, message: string, rule?: string): never {
  invalid(field, message, rule);
}
