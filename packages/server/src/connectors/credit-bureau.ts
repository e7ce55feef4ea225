import * as bureauContract from '@agency-booking/connector-contracts/credit-bureau';
import { parties } from '@agency-booking/connector-contracts/parties';
import type { CreditBureau } from '../ports/credit-bureau.ts';
import { CallFailed, type LineOptions, openLine } from './call.ts';
import { assertReference, connectTo } from './connector.ts';
import type { Access } from './http.ts';

type CreditBureauOptions = Access & Omit<LineOptions, 'breaks'>;

type CreditBureauConnector = CreditBureau & { readonly close: () => Promise<void> };

/**
 * Connects to the credit bureau as specified in `openapi/connectors/credit-bureau.yaml`. Failures never open its
 * circuit. A missing response for one person does not mean that the next call will fail, and a PIN would expire before
 * the circuit closed again.
 */
export function createCreditBureauConnector(options: CreditBureauOptions): CreditBureauConnector {
  const { ask, close } = connectTo<bureauContract.Operations, bureauContract.ErrorKey>(bureauContract, options);
  const line = openLine(parties['credit-bureau'].code, { ...options, breaks: 'never' });
  return {
    close,

    readStanding: (enquiry, identityNumber, gone) =>
      ask('readStanding', {
        line,
        request: { path: { enquiry }, body: { identityNumber } },
        read: (answer) => assertReference(enquiry, answer).standing,
        gone,
      }),

    listPhones: (enquiry, identityNumber, gone) =>
      ask('listPhones', {
        line,
        request: { path: { enquiry }, body: { identityNumber } },
        read: (answer) => assertReference(enquiry, answer).phones,
        gone,
      }),

    createReport: (enquiry, identityNumber, report, gone) =>
      ask('createReport', {
        line,
        request: { path: { enquiry }, body: { identityNumber, ...report } },
        read(answer) {
          assertReference(report.reference, answer);
          return 'sent';
        },
        onError: { 'phone.unknownKey': () => 'phoneKeyUnknown', 'phone.doesNotMatch': () => 'phoneDoesNotMatch' },
        gone,
      }),

    sendPin: (report, message, gone) =>
      ask('sendPin', {
        line,
        request: { path: { report }, body: message },
        read(answer) {
          assertReference(message.reference, answer);
          return 'sent';
        },
        gone,
      }),

    confirmReport: (report, gone) =>
      ask('confirmReport', {
        line,
        request: { path: { report } },
        read(answer) {
          const { status } = assertReference(report, answer);
          if (status !== 'confirmed') throw new CallFailed('offContract', { cause: `it is ${status}` });
          return status;
        },
        gone,
      }),
  };
}
