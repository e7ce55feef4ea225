import contract from '../generated/connectors/payment-processor/openapi.json' with { type: 'json' };
import { operations } from '../generated/connectors/payment-processor/operations.ts';
import type { operations as ProcessorOperations, paths } from '../generated/connectors/payment-processor/types.ts';
import type { CardCharge, PaymentProcessor } from '../ports/payment-processor.ts';
import { CallFailed, type LineOptions, openLine } from './call.ts';
import { answerChecks } from './contract.ts';
import { createHttpClient, demandSuccess } from './http.ts';

export type PaymentProcessorOptions = Omit<LineOptions, 'breaks'> & { readonly baseUrl: string; readonly key: string };

/** What was begun with money is ended, whether or not a customer still waits for it. */
const nobodyLeaves = new AbortController().signal;

/** The payment processor over `openapi/connectors/payment-processor.yaml`. Its line is never closed by failures. */
export function createPaymentProcessorConnector({ baseUrl, key, ...options }: PaymentProcessorOptions) {
  const { client, close } = createHttpClient<paths>({ baseUrl, key });
  const checks = answerChecks<ProcessorOperations>(contract, operations);
  const ask = openLine('PROCESSOR', { ...options, breaks: 'never' });
  const call = <Answer>(operation: string, work: (signal: AbortSignal) => Promise<Answer>) =>
    ask(operation, work, nobodyLeaves);

  const processor: PaymentProcessor = {
    lookUpBin: (bin, { amount, currency }) =>
      call('lookUpBin', async (signal) => {
        const { data, response } = await client.GET('/processor/bins/{bin}', {
          params: { path: { bin }, query: { amount, currency } },
          signal,
        });
        if (response.status === 404) return undefined;
        demandSuccess(response);
        return checks.lookUpBin(data);
      }),

    chargeCard: (charge) =>
      call('charge', async (signal) => {
        const body = { by: 'card', ...cardFields(charge) } as const;
        const { data, response } = await client.POST('/processor/charges', { body, signal });
        demandSuccess(response);
        return demandOf(charge.reference, checks.charge(data));
      }),

    chargeAuthenticated: (reference) =>
      call('charge', async (signal) => {
        const body = { by: 'authentication', reference } as const;
        const { data, response } = await client.POST('/processor/charges', { body, signal });
        demandSuccess(response);
        return demandOf(reference, checks.charge(data));
      }),

    start3ds: ({ returnUrl, language, ...charge }) =>
      call('start3ds', async (signal) => {
        const body = { ...cardFields(charge), returnUrl, language };
        const { data, response } = await client.POST('/processor/3ds', { body, signal });
        demandSuccess(response);
        const started = checks.start3ds(data);
        demandOf(charge.reference, started.transaction);
        return started;
      }),

    findTransaction: (reference) =>
      call('findTransaction', async (signal) => {
        const params = { path: { reference } };
        const { data, response } = await client.GET('/processor/transactions/{reference}', { params, signal });
        if (response.status === 404) return undefined;
        demandSuccess(response);
        return demandOf(reference, checks.findTransaction(data));
      }),

    voidTransaction: (reference, voidReference) =>
      call('voidTransaction', async (signal) => {
        const { data, response } = await client.POST('/processor/transactions/{reference}/void', {
          params: { path: { reference } },
          body: { reference: voidReference },
          signal,
        });
        demandSuccess(response);
        return demandOf(reference, checks.voidTransaction(data));
      }),

    refund: (reference, refund) =>
      call('refundTransaction', async (signal) => {
        const { data, response } = await client.POST('/processor/transactions/{reference}/refunds', {
          params: { path: { reference } },
          body: refund,
          signal,
        });
        demandSuccess(response);
        checks.refundTransaction(data);
        return 'refunded' as const;
      }),
  };
  return { ...processor, close };
}

/** What is said about another payment is no answer about this one. */
function demandOf<Answer extends { readonly reference: string }>(reference: string, answer: Answer): Answer {
  if (answer.reference !== reference) throw new CallFailed('offContract');
  return answer;
}

function cardFields({ reference, money, installmentCount, card }: CardCharge) {
  const { number, expireMonth, expireYear, holderName, cvc } = card;
  return {
    reference,
    money,
    installmentCount,
    card: { number: number.reveal(), expireMonth, expireYear, holderName, cvc },
  };
}
