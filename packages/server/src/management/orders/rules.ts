import { money } from '../../shared/money.ts';
import { DAY_MILLISECONDS } from '../day-range.ts';
import type { DaySales } from './store.sales.ts';

type DaySearches = { readonly day: string; readonly searches: number };

/** Returns each day's order totals across all currencies, including days without orders. */
export function salesByDay(
  firstDay: string,
  count: number,
  sales: readonly DaySales[],
  searches: readonly DaySearches[],
) {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(firstDay) + index * DAY_MILLISECONDS).toISOString().slice(0, 10);
    const ofDay = sales.filter((one) => one.day === day);
    return {
      day,
      searches: searches.find((one) => one.day === day)?.searches ?? 0,
      orderedSearches: ofDay.reduce((sum, { orderedSearches }) => sum + orderedSearches, 0),
      orders: ofDay.reduce((sum, { orders }) => sum + orders, 0),
      booked: ofDay.reduce((sum, { booked }) => sum + booked, 0),
      amounts: ofDay
        .filter(({ booked }) => booked > 0)
        .map(({ currency, sold, refunded }) => ({ sold: money(sold, currency), refunded: money(refunded, currency) })),
    };
  });
}
