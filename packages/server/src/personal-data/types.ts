import type { Erasure, KeptOrder } from '../ports/order-people.ts';
import type { OrderPayment } from '../ports/orders.ts';
import type { OrderKind } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { Person, Traveller } from '../shared/person-keys.ts';

export type { Erasure } from '../ports/order-people.ts';
export type { OrderKind } from '../ports/payment-attempts.ts';
export type { Person } from '../shared/person-keys.ts';

/** Whose data: all of an order's, or one person's in all orders. */
export type Subject = { readonly orderId: string } | Person;

/** Who wanted it erased. */
export const erasureReasons = ['personAsked', 'agencyAsked', 'authorityAsked'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

export type RecordedErasure = {
  readonly orderId: string;
  readonly requestedAt: Date;
  readonly reason: ErasureReason;
};

/** What an order says of people, whatever its kind. */
export type PeopleOfOrder = {
  readonly travellers: readonly Traveller[];
  readonly invoice: { readonly firstName: string; readonly lastName?: string | undefined };
  /** Where they go, with which flights, and what else the agency has written down. */
  readonly trip: Readonly<Record<string, unknown>>;
  /** Whose order it was, as the agency said. */
  readonly endUserAddress: string;
  /** On the driver's sign; it may name one of them only. */
  readonly signText?: string | undefined;
  /** Who drove them: people of their own. */
  readonly drivers?: object | undefined;
};

/** An order that the person travels with. */
export type FoundOrder = Pick<
  KeptOrder<unknown>,
  'orderId' | 'agencyId' | 'createdAt' | 'status' | 'neededUntil' | 'erasedAt'
> & { readonly kind: OrderKind };

/** Without what belongs to others who travel along. */
export type ExportedOrder = FoundOrder &
  Pick<PeopleOfOrder, 'travellers' | 'trip'> &
  Partial<Pick<PeopleOfOrder, 'invoice' | 'endUserAddress' | 'signText' | 'drivers'>> & {
    readonly payment: OrderPayment | undefined;
  };

export type ErasedOrder = { readonly orderId: string; readonly erasure: Erasure };

/** The orders of one kind. */
export type OrdersOfPeople = {
  readonly findOver: (over: { readonly before: Date; readonly atMost: number }) => Promise<readonly string[]>;
  readonly erase: (tx: Tx, orderId: string, at: Date) => Promise<Erasure>;
  readonly findKept: (orderId: string) => Promise<KeptOrder<PeopleOfOrder> | undefined>;
  readonly paymentOf: (orderId: string) => Promise<OrderPayment | undefined>;
};
