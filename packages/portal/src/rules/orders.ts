import type { FoundOrder, OrderState } from '../generated/types.ts';
import type { Words } from '../words/index.ts';

/** The service's limit for a CSV file, as documented for `findOrders`. */
export const MOST_ORDERS_IN_FILE = 10_000;

/** State of a transfer leg, as the corresponding order state. */
const LEG_STATES: Readonly<Record<string, OrderState>> = {
  ...{ pendingPayment: 'unpaid', reserved: 'reserved', canceled: 'cancelled', expired: 'expired', failed: 'failed' },
};
export const legState = (status: string): OrderState => LEG_STATES[status] ?? 'failed';

type Trip = Pick<FoundOrder, 'kind' | 'product' | 'route'>;
type OrderWords = Words['orders'];

export function productText({ kind, product }: Trip, words: OrderWords): string {
  if (product === undefined) return words.kinds[kind];
  return kind === 'car' ? words.orSimilar(product) : product;
}

/** Returns the route of a trip on one line, or an empty string if no place is stored for the order. */
export function routeText({ kind, route }: Trip, words: OrderWords): string {
  if (!route || (route.from === undefined && route.to === undefined)) return '';
  const { from = words.hiddenPlace, to = words.hiddenPlace, isRoundTrip } = route;
  if (kind === 'car' && from === to) return words.sameOffice(from);
  return `${from} ${isRoundTrip ? '⇄' : '→'} ${to}`;
}

/**
 * Returns the last word of a full name, because orders are found by last name. Returns `undefined` for any other text.
 */
export function lastNameIn(query: string | undefined): string | undefined {
  const words = query?.trim().split(/\s+/) ?? [];
  return words.length > 1 ? words.at(-1) : undefined;
}
