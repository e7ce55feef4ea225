import type { Money } from '../shared/money.ts';
import type { OrderKey } from './orders.ts';
import type { OrderKind } from './payment-attempts.ts';
import type { Point } from './vendors.ts';

/**
 * A place with its full name. `publicName` never reveals a traveller's address, and is absent if the place has no
 * public name.
 */
type Place = { readonly name: string; readonly publicName: string | undefined };

/** The product, route and traveller of an order, for lists. Some of these are missing in older and erased orders. */
export type OrderBrief = {
  /** Make and model of a rental car, or the vehicle of a transfer. */
  readonly product: string | undefined;
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  readonly isRoundTrip: boolean;
  /** The driver or the primary passenger. */
  readonly traveller: { readonly firstName: string; readonly lastName: string } | undefined;
};

/**
 * Reads an order once and returns it as shown to members and operators, or `undefined` if it is unknown or belongs to
 * another agency.
 */
export type PresentOrder<Presented> = (
  key: OrderKey,
) => Promise<{ readonly summary: OrderSummary; readonly brief: OrderBrief; readonly presented: Presented } | undefined>;

/** Returns briefs by order ID. Orders of other agencies are omitted. */
export type BriefOrders = (orderIds: readonly string[], agencyId: number) => Promise<ReadonlyMap<string, OrderBrief>>;

export type OrderSummary = {
  readonly id: string;
  readonly kind: OrderKind;
  readonly agencyId: number;
  readonly status: string;
  readonly createdAt: Date;
  readonly pickUpAt: Date;
  /** Pick-up location; `undefined` for orders that do not store it. */
  readonly pickUpPoint: Point | undefined;
  readonly total: Money;
  /** Code of the vendor or supplier. */
  readonly party: string;
  /** The agency's reference for the order. */
  readonly trackingId: string | undefined;
  /** Reservation number at the vendor or supplier. */
  readonly reservationId: string | undefined;
};
