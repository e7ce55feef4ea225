import type { CallResult } from './call-result.ts';

export type MailMessage = {
  /** Sent again with the same one, it goes out once. */
  readonly reference: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** The service that sends mail; `refused`: nothing can be sent to this address. */
export type SendMail = (message: MailMessage, signal: AbortSignal) => Promise<CallResult<'accepted' | 'refused'>>;
