import type { CallResult } from './call-result.ts';

type MailMessage = {
  /** The idempotency reference: messages with the same reference are sent only once. */
  readonly reference: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** Sends a message. `refused` means that the address cannot receive email. */
export type SendMail = (message: MailMessage, signal: AbortSignal) => Promise<CallResult<'accepted' | 'refused'>>;
