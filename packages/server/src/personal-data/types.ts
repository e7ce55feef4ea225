import type { Erasure, StoredOrder } from '../ports/order-people.ts';
import type { OrderPayment } from '../ports/orders.ts';
import type { OrderKind } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { Person, Traveller } from '../shared/person-keys.ts';

export type { Erasure } from '../ports/order-people.ts';
export type { OrderKind } from '../ports/payment-attempts.ts';
export type { Person } from '../shared/person-keys.ts';

/** Subject of a request: all people in one order, or one person in all orders. */
export type Subject = { readonly orderId: string } | Person;

/** Party that requested the erasure. */
export const erasureReasons = ['personAsked', 'agencyAsked', 'authorityAsked'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

export type RecordedErasure = {
  readonly orderId: string;
  readonly requestedAt: Date;
  readonly reason: ErasureReason;
};

type PeopleOfOrder = {
  readonly travellers: readonly Traveller[];
  readonly invoice: { readonly firstName: string; readonly lastName?: string | undefined };
  /** Route, flights and other details entered by the agency. */
  readonly trip: Readonly<Record<string, unknown>>;
  readonly endUserAddress: string;
  /** Text on the driver's sign, which may name only one of several travellers. */
  readonly signText?: string | undefined;
  /** The ride's drivers. This data belongs to the drivers, not to the travellers. */
  readonly drivers?: object | undefined;
};

export type FoundOrder = Pick<
  StoredOrder<unknown>,
  'orderId' | 'agencyId' | 'createdAt' | 'status' | 'neededUntil' | 'erasedAt'
> & { readonly kind: OrderKind };

/** One person's order data, without the data of fellow travellers. */
export type ExportedOrder = FoundOrder &
  Pick<PeopleOfOrder, 'travellers' | 'trip'> &
  Partial<Pick<PeopleOfOrder, 'invoice' | 'endUserAddress' | 'signText' | 'drivers'>> & {
    readonly payment: OrderPayment | undefined;
  };

export type ErasedOrder = { readonly orderId: string; readonly erasure: Erasure };

export type OrdersOfPeople = {
  readonly findOver: (over: { readonly before: Date; readonly atMost: number }) => Promise<readonly string[]>;
  readonly erase: (tx: Tx, orderId: string, at: Date) => Promise<Erasure>;
  readonly findKept: (orderId: string) => Promise<StoredOrder<PeopleOfOrder> | undefined>;
  readonly paymentOf: (orderId: string) => Promise<OrderPayment | undefined>;
};
