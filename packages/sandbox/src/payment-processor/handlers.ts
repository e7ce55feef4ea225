import type { Handlers } from '@agency-booking/connector-contracts/payment-processor';
import { PROCESSOR } from '../connectors.ts';
import { plural } from '../formatting.ts';
import type { Journal } from '../traffic/journal.ts';
import type { Misstatements } from '../traffic/misstatements.ts';
import type { Waits } from '../traffic/wait.ts';
import type { CardTokens } from './card-tokens.ts';
import { cardByBin } from './cards.ts';
import { fail } from './fail.ts';
import { plansFor } from './installments.ts';
import { statementOf } from './statement.ts';
import type { Transaction, Transactions } from './transactions.ts';

type HandlersDeps = {
  readonly transactions: Transactions;
  readonly tokens: CardTokens;
  readonly journal: Journal;
  readonly misstatements: Misstatements;
  /** The URL of the bank's page, to which the session is sent. */
  readonly bankUrl: () => string;
  readonly waits: Waits;
};

export function createPaymentProcessorHandlers(deps: HandlersDeps): Handlers<unknown> {
  const { transactions, tokens, journal, misstatements, bankUrl, waits } = deps;
  return {
    readCapabilities: (_, answer) => answer(200, { cardTokens: true }),
    createCardToken: ({ body }, answer) => {
      const created = tokens.create(body);
      journal.note({ request: { title: `Card token for ${shown(created)}`, detail: '' } });
      return answer(200, created);
    },
    lookUpCardToken: ({ body }, answer) => {
      const profile = tokens.lookUp(body);
      journal.note({ remark: shown(profile) });
      return answer(200, profile);
    },
    lookUpBin: ({ path, query }, answer) => {
      const { number, fate, ...card } = cardByBin(path.bin) ?? fail('bin.notFound');
      journal.note({ request: { title: `Card ${path.bin}…`, detail: '' }, remark: card.bankName });
      return answer(200, { ...card, plans: plansFor(card.family, query) });
    },
    charge: async ({ body, signal }, answer) => {
      const transaction =
        body.by === 'card' ? transactions.charge(body) : transactions.chargeAuthenticated(body.reference);
      journal.note({ remark: transaction.status });
      if (transactions.isNeverAnswered(body.reference)) await waits.untilDisconnected(signal);
      return answer(200, toBody(transaction));
    },
    start3ds: ({ body }, answer) => {
      const transaction = transactions.start3ds(body);
      journal.note({ remark: transaction.status });
      const { status, session } = transaction;
      return answer(
        200,
        status === 'awaitingCustomer'
          ? { transaction: toBody(transaction), challenge: challengeAt(bankUrl(), session!) }
          : { transaction: toBody(transaction) },
      );
    },
    findTransaction: ({ path }, answer) => {
      const transaction = transactions.find(path.reference);
      journal.note({ remark: transaction?.status ?? 'unknown' });
      return answer(200, toBody(transaction ?? fail('transaction.notFound')));
    },
    voidTransaction: ({ path }, answer) => {
      const transaction = transactions.void(path.reference);
      journal.note({ remark: transaction.status });
      return answer(200, toBody(transaction));
    },
    refundTransaction: ({ path, body }, answer) => {
      const refund = transactions.refund(path.reference, body);
      journal.note({ remark: 'refunded' });
      return answer(200, refund);
    },
    readStatement: ({ path, query }, answer) => {
      const asked = { day: path.day, cursor: query.cursor, as: misstatements.of(PROCESSOR) };
      const statement = statementOf(transactions.all(), asked);
      journal.note({ remark: plural(statement.transactions.length, 'transaction') });
      return answer(200, statement);
    },
  };
}

const shown = ({ bin, lastFour }: { readonly bin: string; readonly lastFour: string }) =>
  `${bin.slice(0, 6)}…${lastFour}`;

function challengeAt(url: string, session: string) {
  return { url, fields: [{ name: 'session', value: session }] };
}

function toBody({ at, changedAt, wasCharged, maskedCard, refunds, session, ...transaction }: Transaction) {
  return transaction;
}
