import contract from '../generated/connectors/credit-bureau/openapi.json' with { type: 'json' };
import { operations } from '../generated/connectors/credit-bureau/operations.ts';
import type { operations as BureauOperations, paths } from '../generated/connectors/credit-bureau/types.ts';
import type { CreditBureau } from '../ports/credit-bureau.ts';
import { CallFailed, type LineOptions, openLine } from './call.ts';
import { answerChecks } from './contract.ts';
import { createHttpClient, demandSuccess } from './http.ts';

export type CreditBureauOptions = Omit<LineOptions, 'breaks'> & { readonly baseUrl: string; readonly key: string };

export type CreditBureauConnector = CreditBureau & { readonly close: () => Promise<void> };

/** The bureau's own words that it refuses a phone. */
const PHONE_KEY_UNKNOWN = 1422;
const PHONE_DOES_NOT_MATCH = 2422;

/**
 * The credit bureau over `openapi/connectors/credit-bureau.yaml`. Its line is never closed by failures: a bureau that is
 * silent about one person may know the next, and whoever has the PIN in hand cannot come back for it.
 */
export function createCreditBureauConnector({ baseUrl, key, ...options }: CreditBureauOptions): CreditBureauConnector {
  const { client, close } = createHttpClient<paths>({ baseUrl, key });
  const checks = answerChecks<BureauOperations>(contract, operations);
  const ask = openLine('CREDITBUREAU', { ...options, breaks: 'never' });

  const readStanding: CreditBureau['readStanding'] = (enquiry, identityNumber, gone) =>
    ask(
      'readStanding',
      async (signal) => {
        const { data, response } = await client.POST('/bureau/enquiries/{enquiry}/standing', {
          params: { path: { enquiry } },
          body: { identityNumber },
          signal,
        });
        demandSuccess(response);
        return demandOf(enquiry, checks.readStanding(data)).standing;
      },
      gone,
    );

  const listPhones: CreditBureau['listPhones'] = (enquiry, identityNumber, gone) =>
    ask(
      'listPhones',
      async (signal) => {
        const { data, response } = await client.POST('/bureau/enquiries/{enquiry}/phones', {
          params: { path: { enquiry } },
          body: { identityNumber },
          signal,
        });
        demandSuccess(response);
        return demandOf(enquiry, checks.listPhones(data)).phones;
      },
      gone,
    );

  const createReport: CreditBureau['createReport'] = (enquiry, identityNumber, report, gone) =>
    ask(
      'createReport',
      async (signal) => {
        const { data, error, response } = await client.POST('/bureau/enquiries/{enquiry}/reports', {
          params: { path: { enquiry } },
          body: { identityNumber, ...report },
          signal,
        });
        if (response.status === 422 && error?.code === PHONE_KEY_UNKNOWN) return 'phoneKeyUnknown' as const;
        if (response.status === 422 && error?.code === PHONE_DOES_NOT_MATCH) return 'phoneDoesNotMatch' as const;
        demandSuccess(response);
        demandOf(report.reference, checks.createReport(data));
        return 'sent' as const;
      },
      gone,
    );

  const sendPin: CreditBureau['sendPin'] = (report, message, gone) =>
    ask(
      'sendPin',
      async (signal) => {
        const { data, response } = await client.POST('/bureau/reports/{report}/messages', {
          params: { path: { report } },
          body: message,
          signal,
        });
        demandSuccess(response);
        demandOf(message.reference, checks.sendPin(data));
        return 'sent' as const;
      },
      gone,
    );

  const confirmReport: CreditBureau['confirmReport'] = (report, gone) =>
    ask(
      'confirmReport',
      async (signal) => {
        const { data, response } = await client.POST('/bureau/reports/{report}/confirm', {
          params: { path: { report } },
          signal,
        });
        demandSuccess(response);
        const { status } = demandOf(report, checks.confirmReport(data));
        if (status !== 'confirmed') throw new CallFailed('offContract', { cause: `it is ${status}` });
        return status;
      },
      gone,
    );

  return { readStanding, listPhones, createReport, sendPin, confirmReport, close };
}

/** What is said about somebody else is no answer about this one. */
function demandOf<Answer extends { readonly reference: string }>(reference: string, answer: Answer): Answer {
  if (answer.reference !== reference) throw new CallFailed('offContract', { cause: 'another reference' });
  return answer;
}
