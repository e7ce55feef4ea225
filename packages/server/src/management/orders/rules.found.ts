import type { OrderBrief } from '../../ports/order-briefs.ts';
import type { OrderKind } from '../../ports/payment-attempts.ts';
import { type Currency, money } from '../../shared/money.ts';
import type { Role } from '../identity/types.ts';
import type { OrderGroup, OrderSearch } from './store.sql.ts';

/** Order state, with the same names for rentals and transfers. */
export type OrderState = 'unpaid' | 'reserved' | 'cancelled' | 'failed' | 'expired';

const STATUSES: Readonly<Record<OrderState, Readonly<Record<OrderKind, string>>>> = {
  unpaid: { car: 'pending', transfer: 'pendingPayment' },
  reserved: { car: 'reserved', transfer: 'reserved' },
  cancelled: { car: 'cancelled', transfer: 'canceled' },
  failed: { car: 'failed', transfer: 'failed' },
  expired: { car: 'removed', transfer: 'expired' },
};
const STATES = Object.keys(STATUSES) as OrderState[];

export const statusesOf = (state: OrderState): Readonly<Record<OrderKind, string>> => STATUSES[state];

export const stateOf = ({ kind, status }: { readonly kind: OrderKind; readonly status: string }): OrderState =>
  STATES.find((state) => STATUSES[state][kind] === status) ?? 'failed';

/** Form in which each role sees a traveller's name. */
const NAMES = {
  owner: 'full',
  finance: 'full',
  developer: 'initials',
  operator: 'initials',
  viewer: 'none',
} as const satisfies Record<Role, string>;

export function shownTraveller({ traveller }: Pick<OrderBrief, 'traveller'>, role: Role): string | undefined {
  if (!traveller || NAMES[role] === 'none') return undefined;
  const { firstName, lastName } = traveller;
  if (NAMES[role] === 'full') return `${firstName} ${lastName}`;
  return [firstName, lastName].map((name) => `${[...name][0]?.toUpperCase()}.`).join(' ');
}

/**
 * Returns the route of an order. Places that may be a traveller's address are shown only to roles that see full names.
 */
export function shownRoute({ from, to, isRoundTrip }: OrderBrief, role: Role) {
  const nameOf = (place: OrderBrief['from']) => (NAMES[role] === 'full' ? place?.name : place?.publicName);
  return { from: nameOf(from), to: nameOf(to), isRoundTrip };
}

type Chosen = Pick<OrderSearch, 'kind' | 'status' | 'party'> & { readonly state?: OrderState | undefined };
type Count = { readonly count: number; readonly amount: number };

/**
 * Counts the orders for each filter value. Each count takes only the other filters into account, so it shows the effect
 * of choosing that value.
 */
export function figuresOf(groups: readonly OrderGroup[], chosen: Chosen) {
  const matching = (given: Partial<Chosen>) =>
    groups.filter(
      (group) =>
        (given.kind ?? group.kind) === group.kind &&
        (given.state ?? stateOf(group)) === stateOf(group) &&
        (given.status ?? group.status) === group.status &&
        (given.party ?? group.party) === group.party,
    );
  const found = matching(chosen);
  const { kind: _kind, ...notKind } = chosen;
  const { state: _state, status: _status, ...notState } = chosen;
  const { party: _party, ...notParty } = chosen;
  const kinds = summed(matching(notKind), ({ kind }) => kind);
  const states = summed(matching(notState), stateOf);
  const parties = summed(matching(notParty), ({ party }) => party);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    totals: summed(found, ({ currency }) => currency).map(([currency, { count, amount }]) => ({
      count,
      total: money(amount, currency as Currency),
    })),
    kinds: kinds.map(([kind, { count }]) => ({ kind, count })),
    states: STATES.flatMap((state) => states.filter(([one]) => one === state)).map(([state, { count }]) => ({
      state,
      count,
    })),
    parties: parties.map(([party, { count }]) => ({ party, count })),
  };
}

function summed<Key extends string>(
  groups: readonly OrderGroup[],
  keyOf: (group: OrderGroup) => Key,
): readonly (readonly [Key, Count])[] {
  return [...Map.groupBy(groups, keyOf)]
    .map(([key, same]) => {
      const total = (of: 'count' | 'amount') => same.reduce((sum, group) => sum + group[of], 0);
      return [key, { count: total('count'), amount: total('amount') }] as const;
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
