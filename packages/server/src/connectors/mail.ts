import * as mailContract from '@agency-booking/connector-contracts/mail';
import { MAIL } from '@agency-booking/connector-contracts/parties';
import type { SendMail } from '../ports/mail.ts';
import { type LineOptions, openLine } from './call.ts';
import { assertReference, connectTo } from './connector.ts';
import type { Access } from './http.ts';

type MailConnector = { readonly sendMail: SendMail; readonly close: () => Promise<void> };

/** Connects to the email service as specified in `openapi/connectors/mail.yaml`. */
export function createMailConnector(options: Access & LineOptions): MailConnector {
  const { ask, close } = connectTo<mailContract.Operations, mailContract.ErrorKey>(mailContract, options);
  const line = openLine(MAIL.code, options);
  return {
    close,

    sendMail: (message, gone) =>
      ask('sendMessage', {
        line,
        request: { body: message },
        read(answer) {
          assertReference(message.reference, answer);
          return 'accepted' as const;
        },
        onError: { 'message.refused': () => 'refused' as const },
        gone,
      }),
  };
}
