import type { Publication, Worth } from '../../ports/exchange-rates.ts';
import { CURRENCIES, type Currency } from '../../shared/money.ts';
import type { KeptRates, ListedRates } from './types.ts';

const DAY_MS = 24 * 3_600_000;
/** The longest weekend that is usual: nothing is published from Thursday before Easter until Tuesday. */
const LATE_AFTER_DAYS = 6;
/** The longest holidays that markets have. */
const STALE_AFTER_DAYS = 11;
/** Beyond this change of a currency, a mistake is likelier than the market. */
const JUMP = 0.1;
const BASIS_POINTS = 10_000;

type Price = { readonly buying: number; readonly selling: number };

/** What one piece costs in the base currency; `undefined` when it was not published. */
export function priceOf({ base, rates }: Pick<Publication, 'base' | 'rates'>, currency: Currency): Price | undefined {
  if (currency === base) return { buying: 1, selling: 1 };
  const rate = rates.find((each) => each.currency === currency);
  return rate && { buying: Number(rate.buying) / rate.unit, selling: Number(rate.selling) / rate.unit };
}

/** Why nothing can be converted with a publication, in words for operators. */
export function problemOf(publication: Publication, now: Date): string | undefined {
  const missing = CURRENCIES.filter((currency) => !priceOf(publication, currency));
  if (missing.length > 0) return `it lacks ${missing.join(', ')}`;
  const prices = CURRENCIES.map((currency) => priceOf(publication, currency)!);
  if (prices.some(({ buying, selling }) => buying <= 0 || buying > selling)) return 'it sells below what it pays';
  return ageDays(publication, now) < -1 ? 'it is of a day to come' : undefined;
}

/** Weekends and holidays are carried forward; after that a person has to look. */
export function isLate(publication: Publication, now: Date): boolean {
  return ageDays(publication, now) > LATE_AFTER_DAYS;
}

/** Nothing is converted with these any more. */
export function isStale(publication: Publication, now: Date): boolean {
  return ageDays(publication, now) > STALE_AFTER_DAYS;
}

/** Whether a currency has changed by more than a tenth against the lira, or the lira against it. */
export function hasJumped(before: Publication, after: Publication): boolean {
  return CURRENCIES.some((currency) => {
    const [was, is] = [inLira(before, currency), inLira(after, currency)];
    return Math.abs(is / was - 1) > JUMP;
  });
}

/**
 * What a unit of each currency costs in the one that is wanted: the supplier's is bought at the publisher's selling price, for
 * money that is sold at its buying price; the margin comes on top.
 */
export function worthIn(currency: Currency, publication: Publication, marginBasisPoints: number): Worth {
  const paidWith = priceOf(publication, currency)?.buying;
  if (paidWith === undefined) return { [currency]: 1 };
  const entries = CURRENCIES.flatMap((theirs) => {
    if (theirs === currency) return [[theirs, 1] as const];
    const bought = priceOf(publication, theirs)?.selling;
    return bought === undefined
      ? []
      : [[theirs, (bought / paidWith) * (1 + marginBasisPoints / BASIS_POINTS)] as const];
  });
  return Object.fromEntries(entries);
}

/** @param rates the newest first */
export function withStandings(rates: readonly KeptRates[]): readonly ListedRates[] {
  const used = rates.findIndex(({ isHeld, accepted }) => !isHeld || accepted);
  const newer = used === -1 ? rates.length : used;
  return rates.map((each, index) => ({
    ...each,
    standing: index === used ? 'inUse' : index < newer ? 'held' : 'past',
  }));
}

/** By the middle between buying and selling. */
function inLira(publication: Publication, currency: Currency): number {
  return middle(priceOf(publication, currency)) / middle(priceOf(publication, 'TRY'));
}

const middle = ({ buying, selling }: Price = { buying: Number.NaN, selling: Number.NaN }) => (buying + selling) / 2;

const ageDays = ({ publishedAt }: Publication, now: Date) => (now.getTime() - publishedAt.getTime()) / DAY_MS;
