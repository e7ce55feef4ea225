import type { components } from '@agency-booking/connector-contracts/payment-processor';
import type { Challenges } from '../bank/challenges.ts';
import type { OpenLedger } from '../world/ledger.ts';
import type { Names } from '../world/names.ts';
import { type AssessedCard, assess, declineFor } from './assess.ts';
import type { CardTokens } from './card-tokens.ts';
import type { Decline, Fate } from './cards.ts';
import { fail } from './fail.ts';

type Schemas = components['schemas'];
type CardCharge = Schemas['CardCharge'];
type ThreeDsRequest = Schemas['ThreeDsRequest'];
type Refund = Schemas['Refund'];
type RefundRequest = Schemas['RefundRequest'];

export type Transaction = Readonly<Schemas['Transaction']> & {
  /** Time of the first request with this reference. */
  readonly at: Date;
  /** Time of the last change. Absent if the transaction has not changed, and in records from an earlier release. */
  readonly changedAt?: Date;
  /** True if the card was charged, even if the money was later returned. Absent in records from an earlier release. */
  readonly wasCharged?: true;
  /** The masked card number, such as `552879******0008`. Absent if the reference was voided before any charge. */
  readonly maskedCard?: string;
  readonly refunds: readonly Refund[];
  /** The 3D Secure challenge. */
  readonly session?: string;
};

export type Transactions = {
  /** Throws a Failure with `reference.reused` or `cardToken.invalid`. */
  charge(request: CardCharge): Transaction;
  /** Throws a Failure with `transaction.notFound` or `transaction.notAuthenticated`. */
  chargeAuthenticated(reference: string): Transaction;
  /** Throws a Failure with `reference.reused` or `cardToken.invalid`. */
  start3ds(request: ThreeDsRequest): Transaction;
  find(reference: string): Transaction | undefined;
  /** Throws a Failure with `transaction.refunded` or `transaction.closed`. */
  void(reference: string): Transaction;
  /** Throws a Failure with `transaction.notFound`, `transaction.closed`, `refund.tooHigh` or `reference.reused`. */
  refund(reference: string, request: RefundRequest): Refund;
  /**
   * Charges the card if the customer is on the bank's page or has just confirmed the payment. Otherwise returns
   * false.
   */
  chargeUnasked(reference: string): boolean;
  /** Returns true if a charge with this reference never receives a response. */
  isNeverAnswered(reference: string): boolean;
  /** Returns true if a charge can be neither voided nor refunded. */
  isClosed(reference: string): boolean;
  /** Makes the bank accept refunds again. Returns false if the transaction is not closed. */
  open(reference: string): boolean;
  /** Returns all transactions, newest first. */
  all(): readonly Transaction[];
};

type Entry = { readonly transaction: Transaction; readonly fate: Fate };
/** The value for a reference that was voided before any charge. */
const NO_FATE: Fate = { kind: 'charged' };
const AT_BANK: ReadonlySet<Transaction['status']> = new Set(['awaitingCustomer', 'authenticated']);

type TransactionsDeps = {
  readonly openLedger: OpenLedger;
  readonly challenges: Challenges;
  readonly tokens: CardTokens;
  readonly names: Names;
  readonly now: () => Date;
};

/**
 * Creates the transaction records, which contain the first six and last four digits of each card, and the result of its
 * charges.
 */
export function createTransactions({ openLedger, challenges, tokens, names, now }: TransactionsDeps): Transactions {
  const ledger = openLedger<Entry>('transactions');

  return {
    charge(request) {
      const entry = find(request.reference);
      if (isTombstone(entry)) return entry.transaction;
      const card = cardOf(request);
      return entry ? sameAsBefore(entry, request, card).transaction : settle(begin(request, card), card.requires3ds);
    },
    chargeAuthenticated(reference) {
      const entry = find(reference) ?? fail('transaction.notFound');
      if (entry.transaction.status === 'awaitingCustomer') fail('transaction.notAuthenticated');
      return entry.transaction.status === 'authenticated' ? settle(entry) : entry.transaction;
    },
    start3ds(request) {
      const known = find(request.reference);
      if (isTombstone(known)) return known.transaction;
      const card = cardOf(request);
      if (known) return sameAsBefore(known, request, card).transaction;
      const entry = begin(request, card);
      return entry.fate.kind === 'declined'
        ? decline(entry, entry.fate.reason)
        : askCustomer(entry, request, card.bankName);
    },
    find: (reference) => find(reference)?.transaction,
    void(reference) {
      const entry = find(reference);
      if (!entry) return write(NO_FATE, { reference, status: 'voided', at: now(), refunds: [] });
      const { status, refundedAmount, session } = entry.transaction;
      if (status === 'declined') return entry.transaction;
      if (isClosed(entry)) fail('transaction.closed');
      if (refundedAmount) fail('transaction.refunded');
      if (session) challenges.close(session);
      return change(entry, { status: 'voided' });
    },
    refund(reference, request) {
      const entry = find(reference) ?? fail('transaction.notFound');
      const { refunds } = entry.transaction;
      const known = refunds.find((refund) => refund.reference === request.reference);
      if (known) return isSameMoney(known.money, request.money) ? known : fail('reference.reused');
      if (isClosed(entry)) fail('transaction.closed');
      if (request.money.amount > refundable(entry.transaction, request.money.currency)) fail('refund.tooHigh');
      const refund = { ...request, refundId: names.long('rfd', reference, request.reference) };
      const refundedAmount = (entry.transaction.refundedAmount ?? 0) + request.money.amount;
      change(entry, { refunds: [...refunds, refund], refundedAmount });
      return refund;
    },
    chargeUnasked(reference) {
      const entry = find(reference);
      if (!entry || !AT_BANK.has(entry.transaction.status)) return false;
      change(entry, { status: 'charged', wasCharged: true });
      return true;
    },
    isNeverAnswered: (reference) => find(reference)?.fate.kind === 'neverAnswered',
    isClosed(reference) {
      const entry = find(reference);
      return entry !== undefined && isClosed(entry);
    },
    open(reference) {
      const entry = find(reference);
      if (!entry || !isClosed(entry)) return false;
      write({ kind: 'charged' }, entry.transaction);
      return true;
    },
    all: () => ledger.all().map((entry) => standing(entry).transaction),
  };

  function find(reference: string): Entry | undefined {
    const entry = ledger.get(reference);
    return entry && standing(entry);
  }

  /**
   * Returns the current state of an entry. While the customer is on the bank's page, the state follows the challenge.
   */
  function standing(entry: Entry): Entry {
    const { fate, transaction } = entry;
    if (transaction.status !== 'awaitingCustomer') return entry;
    switch (challenges.find(transaction.session!)?.state) {
      case 'passed':
        return { fate, transaction: { ...transaction, status: 'authenticated' } };
      case 'failed':
        return { fate, transaction: { ...transaction, status: 'declined', decline: declineFor('notAuthenticated') } };
      case 'givenUp':
        return { fate, transaction: { ...transaction, status: 'declined', decline: declineFor('customerGaveUp') } };
      default:
        return entry;
    }
  }

  function cardOf({ card }: CardCharge | ThreeDsRequest): AssessedCard {
    return 'token' in card ? tokens.cardOf(card) : assess(card, now());
  }

  function begin(request: CardCharge | ThreeDsRequest, card: AssessedCard): Entry {
    const { reference, money, installmentCount } = request;
    if ('token' in request.card) tokens.use(request.card);
    const transaction: Transaction = {
      reference,
      status: 'processing',
      transactionId: names.long('trx', reference),
      money,
      installmentCount,
      at: now(),
      maskedCard: card.maskedCard,
      refunds: [],
    };
    return { transaction, fate: card.fate };
  }

  function settle(entry: Entry, is3dsMissing = false): Transaction {
    const { fate } = entry;
    if (fate.kind === 'declined' || fate.kind === 'declinedAfter3ds') return decline(entry, fate.reason);
    return is3dsMissing ? decline(entry, 'refused') : change(entry, { status: 'charged', wasCharged: true });
  }

  function decline(entry: Entry, reason: Decline['reason']): Transaction {
    return change(entry, { status: 'declined', decline: declineFor(reason) });
  }

  function askCustomer(entry: Entry, { money, returnUrl, language }: ThreeDsRequest, bankName: string): Transaction {
    const { reference, transactionId, maskedCard } = entry.transaction;
    const { session } = challenges.open({
      paymentId: reference,
      transactionId: transactionId!,
      money,
      maskedCard: maskedCard!,
      bankName,
      returnUrl,
      language,
    });
    return change(entry, { status: 'awaitingCustomer', session });
  }

  function change({ fate, transaction }: Entry, changes: Partial<Transaction>): Transaction {
    return write(fate, { ...transaction, ...changes, changedAt: now() });
  }

  function write(fate: Fate, transaction: Transaction): Transaction {
    ledger.set(transaction.reference, { transaction, fate });
    return transaction;
  }
}

const isClosed = ({ fate, transaction }: Entry) => fate.kind === 'closed' && transaction.status === 'charged';

/** Returns true if the reference was voided before any charge. */
const isTombstone = (entry: Entry | undefined): entry is Entry =>
  entry !== undefined && entry.transaction.money === undefined;

/** Returns the existing transaction. Throws a Failure with `reference.reused` if the request differs from it. */
function sameAsBefore(
  entry: Entry,
  { money, installmentCount }: CardCharge | ThreeDsRequest,
  { maskedCard }: AssessedCard,
): Entry {
  const { transaction } = entry;
  const isSame =
    isSameMoney(transaction.money!, money) &&
    transaction.installmentCount === installmentCount &&
    transaction.maskedCard === maskedCard;
  return isSame ? entry : fail('reference.reused');
}

function isSameMoney(one: Schemas['Money'], other: Schemas['Money']): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

function refundable({ status, money, refundedAmount = 0 }: Transaction, currency: string): number {
  return status === 'charged' && money?.currency === currency ? money.amount - refundedAmount : 0;
}
