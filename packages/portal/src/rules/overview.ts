import type { PeriodFigures, SalesDay } from '../generated/types.ts';
import type { Line } from './charts.ts';

/** The selectable period lengths in days. The request log also covers the preceding period of the same length. */
export const PERIODS = [7, 14] as const;

/** The values for a period and for the previous period. */
export type Halves<Value> = { readonly now: readonly Value[]; readonly before: readonly Value[] };

/** Splits values that cover the previous period and the period itself. */
export function halves<Value>(values: readonly Value[]): Halves<Value> {
  const half = values.length / 2;
  return { now: values.slice(half), before: values.slice(0, half) };
}

/** Returns the chart lines for the period and for the previous one. */
export const compared = <Value>(
  { now, before }: Halves<Value>,
  valuesOf: (values: readonly Value[]) => Line['values'],
  names: { readonly period: string; readonly before: string },
): Line[] => [
  { name: names.period, values: valuesOf(now) },
  { name: names.before, values: valuesOf(before), isBefore: true },
];

/** Returns the totals above a chart, for the period and for the previous one. */
export const totals = <Value>(
  { now, before }: Halves<Value>,
  totalOf: (values: readonly Value[]) => number,
  written: (value: number) => string,
) => ({ now: totalOf(now), before: totalOf(before), written });

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the currencies with sales on any of the days. */
export const currenciesOf = (days: readonly SalesDay[]) =>
  [...new Set(days.flatMap(({ amounts }) => amounts.map(({ sold }) => sold.currency)))].sort();

/** Returns each day's amounts in one currency, in minor units. */
export function amountsOf(days: readonly SalesDay[], currency: string, of: 'sold' | 'refunded'): number[] {
  return days.map(({ amounts }) => amounts.find((one) => one[of].currency === currency)?.[of].amount ?? 0);
}

/**
 * Returns the share of searches that led to at least one order, or `undefined` without searches. An order placed after
 * midnight may belong to a search from the day before, so the share for a day is limited to 1.
 */
export const conversionOf = (days: readonly SalesDay[]) => {
  const searches = sum(days.map((day) => day.searches));
  const ordered = sum(days.map(({ orderedSearches = 0 }) => orderedSearches));
  return searches === 0 ? undefined : Math.min(ordered / searches, 1);
};

/** Returns one entry for each day; `undefined` for a day without requests. */
export const byDay = (days: readonly string[], results: readonly PeriodFigures[]): (PeriodFigures | undefined)[] =>
  days.map((day) => results.find(({ at }) => at.startsWith(day)));

export const failedOf = (one: PeriodFigures | undefined) => sum((one?.errors ?? []).map(({ count }) => count));
