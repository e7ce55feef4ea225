import { parties } from '@agency-booking/connector-contracts/parties';
import * as processorContract from '@agency-booking/connector-contracts/payment-processor';
import type { CallResult } from '../ports/call-result.ts';
import type { CardCharge, EnteredCard, PaymentProcessor, TokenizedCard } from '../ports/payment-processor.ts';
import type { ReadTransactions } from '../ports/statements.ts';
import { type LineOptions, openLine } from './call.ts';
import { assertReference, connectTo } from './connector.ts';
import type { Access } from './http.ts';

type PaymentProcessorOptions = Access & Omit<LineOptions, 'breaks'>;

type PaymentProcessorConnector = PaymentProcessor & {
  readonly readTransactions: ReadTransactions;
  /** Returns whether the processor offers card tokens, which the payment page requires. */
  readonly offersCardTokens: () => Promise<CallResult<boolean>>;
  readonly close: () => Promise<void>;
};

/**
 * Connects to the payment processor as specified in `openapi/connectors/payment-processor.yaml`. Failures never open
 * its circuit. A call is not aborted if the customer disconnects, because every money movement must run to completion.
 */
export function createPaymentProcessorConnector(options: PaymentProcessorOptions): PaymentProcessorConnector {
  const { ask, close } = connectTo<processorContract.Operations, processorContract.ErrorKey>(
    processorContract,
    options,
  );
  const line = openLine(parties['payment-processor'].code, { ...options, breaks: 'never' });
  const always = { line, gone: new AbortController().signal };
  return {
    close,

    offersCardTokens: () => ask('readCapabilities', { ...always, request: {}, read: ({ cardTokens }) => cardTokens }),

    lookUpBin: (bin, { amount, currency }) =>
      ask('lookUpBin', {
        ...always,
        request: { path: { bin }, query: { amount, currency } },
        read: (profile) => profile,
        onError: { 'bin.notFound': () => undefined },
      }),

    lookUpToken: (token, session) =>
      ask('lookUpCardToken', {
        ...always,
        request: { body: { token: token.reveal(), session } },
        read: ({ bin, lastFour, fingerprint }) => ({
          token,
          session,
          firstSix: bin.slice(0, 6),
          lastFour,
          fingerprint,
        }),
        onError: { 'cardToken.invalid': () => undefined },
      }),

    chargeCard: (charge) =>
      ask('charge', {
        ...always,
        request: { body: { by: 'card', ...cardFields(charge) } },
        read: (transaction) => assertReference(charge.reference, transaction),
        onError: { 'cardToken.invalid': () => undefined },
      }),

    chargeAuthenticated: (reference) =>
      ask('charge', {
        ...always,
        request: { body: { by: 'authentication', reference } },
        read: (transaction) => assertReference(reference, transaction),
      }),

    start3ds: ({ returnUrl, language, ...charge }) =>
      ask('start3ds', {
        ...always,
        request: { body: { ...cardFields(charge), returnUrl, language } },
        read(started) {
          assertReference(charge.reference, started.transaction);
          return started;
        },
        onError: { 'cardToken.invalid': () => undefined },
      }),

    findTransaction: (reference) =>
      ask('findTransaction', {
        ...always,
        request: { path: { reference } },
        read: (transaction) => assertReference(reference, transaction),
        onError: { 'transaction.notFound': () => undefined },
      }),

    voidTransaction: (reference, voidReference) =>
      ask('voidTransaction', {
        ...always,
        request: { path: { reference }, body: { reference: voidReference } },
        read: (transaction) => assertReference(reference, transaction),
      }),

    refund: (reference, refund) =>
      ask('refundTransaction', {
        ...always,
        request: { path: { reference }, body: refund },
        read: () => 'refunded',
      }),

    readTransactions: (day, cursor) =>
      ask('readStatement', {
        ...always,
        request: { path: { day }, query: { cursor } },
        read: ({ transactions, nextCursor }) => ({
          lines: transactions.map(({ changedAt, ...line }) => ({ ...line, changedAt: new Date(changedAt) })),
          nextCursor,
        }),
      }),
  };
}

function cardFields({ reference, money, installmentCount, card }: CardCharge) {
  return { reference, money, installmentCount, card: 'token' in card ? tokenFields(card) : numberFields(card) };
}

const tokenFields = ({ token, session }: TokenizedCard) => ({ token: token.reveal(), session });

const numberFields = ({ number, expireMonth, expireYear, holderName, cvc }: EnteredCard) => ({
  number: number.reveal(),
  expireMonth,
  expireYear,
  holderName,
  cvc,
});
