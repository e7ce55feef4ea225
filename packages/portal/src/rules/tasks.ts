import type { LedgerSide, PublishedRates, StuckPayment, Task } from '../generated/types.ts';
import type { Words } from '../words/index.ts';
import { moneyText } from './money.ts';

/** Describes what a retry of a task does. */
export function retryText({ payment, difference }: Task, { work }: Words, language: string): string {
  if (difference) return work.retryDifference;
  return payment ? work.retryPayment(moneyText(payment.amount, language)) : work.retryRates;
}

/** Returns the texts for settling a task manually. Settling a discrepancy moves no money. */
export function settlingOf({ payment, difference }: Task, { desk, work }: Words, language: string) {
  if (difference || !payment)
    return { open: work.resolve, title: work.resolveTitle, lead: work.resolveLead, note: work.resolveNote };
  const amount = moneyText(payment.amount, language);
  return { open: desk.settle, title: work.settleAmount(amount), lead: work.settlePayment(amount), note: desk.note };
}

const ASKS_SUPPLIER = ['charged', 'cancellingReservation', 'cancelling'];

/** Returns the party whose response a payment is awaiting. */
export const askedParty = ({ status, party }: Pick<StuckPayment, 'status' | 'party'>, { work }: Words): string =>
  ASKS_SUPPLIER.includes(status) ? party : work.processor;

/** Formats an entry as one side recorded it: `Charged · TRY 950.00 · TRY 5.00 refunded`. */
export function sideText({ effect, amount, refunded }: LedgerSide, { work }: Words, language: string): string {
  const parts = [work.effects[effect], amount && moneyText(amount, language)];
  return [...parts, refunded && work.refunded(moneyText(refunded, language))].filter(Boolean).join(' · ');
}

/** Returns the other side's amount minus ours, if both are in the same currency and each side has one entry. */
export function differenceText({ ours, theirs }: NonNullable<Task['difference']>, language: string) {
  const [their, ...more] = theirs;
  if (!ours?.amount || !their?.amount || more.length > 0 || ours.amount.currency !== their.amount.currency)
    return undefined;
  const [mine, other] = [ours, their].map(({ amount, refunded }) => (amount?.amount ?? 0) - (refunded?.amount ?? 0));
  const amount = other! - mine!;
  return `${amount > 0 ? '+' : ''}${moneyText({ amount, currency: ours.amount.currency }, language)}`;
}

export type RateChange = {
  /** The currency, with the number of units that the rates refer to: `100 JPY`. */
  readonly currency: string;
  readonly inUse: string | undefined;
  readonly held: string;
  /** Relative change of the selling rate; `undefined` for a new currency. */
  readonly change: number | undefined;
};

/** Compares held rates with the rates in use, for each currency, with the largest change first. */
export function rateChanges(publications: readonly PublishedRates[], ratesId: number): RateChange[] {
  const held = publications.find(({ id }) => id === ratesId)?.rates ?? [];
  const inUse = publications.find(({ standing }) => standing === 'inUse')?.rates ?? [];
  const perUnit = ({ selling, unit }: PublishedRates['rates'][number]) => Number(selling) / unit;
  return held
    .map((rate) => {
      const old = inUse.find(({ currency }) => currency === rate.currency);
      const change = old && perUnit(rate) / perUnit(old) - 1;
      return { currency: `${rate.unit} ${rate.currency}`, inUse: old?.selling, held: rate.selling, change };
    })
    .sort((one, other) => Math.abs(other.change ?? 0) - Math.abs(one.change ?? 0));
}
