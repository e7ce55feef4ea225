import type { Handlers } from '@agency-booking/connector-contracts/credit-bureau';
import type { Journal } from '../traffic/journal.ts';
import type { Waits } from '../traffic/wait.ts';
import type { Enquiries } from './enquiries.ts';
import { fail } from './fail.ts';
import { maskedIdentity, maskedPhone, personWith, phones } from './people.ts';

type HandlersDeps = { readonly enquiries: Enquiries; readonly journal: Journal; readonly waits: Waits };

export function createCreditBureauHandlers({ enquiries, journal, waits }: HandlersDeps): Handlers<unknown> {
  /** Logs the request. For a person marked `never`, fails before any processing. */
  async function ask(title: string, identityNumber: string, signal: AbortSignal): Promise<void> {
    journal.note({ request: { title, detail: maskedIdentity(identityNumber) } });
    if (personWith(identityNumber).reported !== 'never') return;
    await waits.untilDisconnected(signal);
    fail('server.error');
  }

  return {
    readStanding: async ({ path, body: { identityNumber }, signal }, answer) => {
      await ask('Credit standing', identityNumber, signal);
      const enquiry = enquiries.open(path.enquiry, identityNumber);
      journal.note({ remark: enquiry.standing });
      return answer(200, enquiry);
    },
    listPhones: async ({ path, body: { identityNumber }, signal }, answer) => {
      await ask('Phone number lookup', identityNumber, signal);
      const { reference } = enquiries.open(path.enquiry, identityNumber);
      const list = [...phones].map(([key, phone]) => ({ key, phone: maskedPhone(phone) }));
      return answer(200, { reference, phones: list });
    },
    createReport: async ({ path, body, signal }, answer) => {
      await ask('Credit report', body.identityNumber, signal);
      const report = enquiries.createReport(path.enquiry, body);
      journal.note({ remark: `PIN to ${maskedPhone(body.phone)}` });
      return answer(200, report);
    },
    sendPin: ({ path, body }, answer) => {
      enquiries.sendPin(path.report, body);
      journal.note({ remark: 'PIN sent' });
      return answer(200, { reference: body.reference });
    },
    confirmReport: ({ path }, answer) => {
      const report = enquiries.confirm(path.report);
      journal.note({ remark: report.status });
      return answer(200, report);
    },
  };
}
