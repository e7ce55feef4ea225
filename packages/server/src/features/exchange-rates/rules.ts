import type { Publication, Worth } from '../../ports/exchange-rates.ts';
import { CURRENCIES, type Currency } from '../../shared/money.ts';
import type { ListedRates, StoredRates } from './types.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Age in days at which rates count as late. The limit allows for Easter, when no rates are published between Thursday
 * and Tuesday.
 */
const LATE_AFTER_DAYS = 6;
/** Age in days at which rates count as stale. The limit allows for the longest market holidays. */
const STALE_AFTER_DAYS = 11;
/** Relative change in a currency's value above which an error is more likely than a market movement. */
const JUMP = 0.1;
const BASIS_POINTS = 10_000;

type Price = { readonly buying: number; readonly selling: number };

/** Returns the price of one unit of a currency in the base currency, or `undefined` if it was not published. */
export function priceOf({ base, rates }: Pick<Publication, 'base' | 'rates'>, currency: Currency): Price | undefined {
  if (currency === base) return { buying: 1, selling: 1 };
  const rate = rates.find((each) => each.currency === currency);
  return rate && { buying: Number(rate.buying) / rate.unit, selling: Number(rate.selling) / rate.unit };
}

/** Explains to operators why a publication cannot be used for conversion. */
export function problemOf(publication: Publication, now: Date): string | undefined {
  const missing = CURRENCIES.filter((currency) => !priceOf(publication, currency));
  if (missing.length > 0) return `it lacks ${missing.join(', ')}`;
  const prices = CURRENCIES.map((currency) => priceOf(publication, currency)!);
  if (prices.some(({ buying, selling }) => buying <= 0 || buying > selling)) return 'it sells for less than it pays';
  return ageDays(publication, now) < -1 ? 'it is dated in the future' : undefined;
}

/** Returns whether a publication is late. The limit allows for weekends and holidays. */
export function isLate(publication: Publication, now: Date): boolean {
  return ageDays(publication, now) > LATE_AFTER_DAYS;
}

/** Returns whether the rates are too old for any conversion. */
export function isStale(publication: Publication, now: Date): boolean {
  return ageDays(publication, now) > STALE_AFTER_DAYS;
}

/** Returns whether a currency has changed by more than 10% against the lira. */
export function hasJumped(before: Publication, after: Publication): boolean {
  return CURRENCIES.some((currency) => {
    const [was, is] = [inLira(before, currency), inLira(after, currency)];
    return Math.abs(is / was - 1) > JUMP;
  });
}

/**
 * Returns the price of one unit of each currency in the requested currency, including the margin. The supplier's
 * currency is bought at the published selling rate, and the requested currency is sold at the published buying rate.
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

/** Returns the rates, each with its `standing`. `rates` are sorted newest first. */
export function withStandings(rates: readonly StoredRates[]): readonly ListedRates[] {
  const used = rates.findIndex(({ isHeld, accepted }) => !isHeld || accepted);
  const newer = used === -1 ? rates.length : used;
  return rates.map((each, index) => ({
    ...each,
    standing: index === used ? 'inUse' : index < newer ? 'held' : 'past',
  }));
}

/** Returns a currency's mid-market price in lira. */
function inLira(publication: Publication, currency: Currency): number {
  return middle(priceOf(publication, currency)) / middle(priceOf(publication, 'TRY'));
}

const middle = ({ buying, selling }: Price = { buying: Number.NaN, selling: Number.NaN }) => (buying + selling) / 2;

const ageDays = ({ publishedAt }: Publication, now: Date) => (now.getTime() - publishedAt.getTime()) / DAY_MS;
