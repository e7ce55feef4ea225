import type { FoundOrder } from '../generated/types.ts';
import type { Words } from '../words/index.ts';

type Trip = Pick<FoundOrder, 'kind' | 'product' | 'route'>;
type OrderWords = Words['orders'];

export function productText({ kind, product }: Trip, words: OrderWords): string {
  if (product === undefined) return words.kinds[kind];
  return kind === 'car' ? words.orSimilar(product) : product;
}

/** Returns the places of a trip on one line; empty if the order stores none. */
export function routeText({ kind, route }: Trip, words: OrderWords): string {
  if (!route || (route.from === undefined && route.to === undefined)) return '';
  const { from = words.hiddenPlace, to = words.hiddenPlace, isRoundTrip } = route;
  if (kind === 'car' && from === to) return words.sameOffice(from);
  return `${from} ${isRoundTrip ? '⇄' : '→'} ${to}`;
}
