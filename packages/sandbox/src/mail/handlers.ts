import type { Handlers } from '@agency-booking/connector-contracts/mail';
import { failWith } from '@agency-booking/contract-express';
import type { Inbox } from './inbox.ts';

/** Matches email addresses for which messages are rejected, as if the mailbox did not exist. */
const NOBODY = /^nobody@/;

export function createMailHandlers(inbox: Inbox): Handlers<unknown> {
  return {
    sendMessage({ body }, answer) {
      if (NOBODY.test(body.to)) failWith('message.refused');
      inbox.receive(body);
      return answer(200, { reference: body.reference });
    },
  };
}
