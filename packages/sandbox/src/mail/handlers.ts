import type { Handlers } from '@agency-booking/connector-contracts/mail';
import { failWith } from '@agency-booking/contract-express';
import type { Inbox } from './inbox.ts';

/** Matches addresses for which email is refused, as if they had no mailbox. */
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
