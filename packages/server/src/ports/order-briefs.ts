/**
 * A place with its full name. `publicName` reveals no traveller's address, and is absent if the place has no public
 * name.
 */
type Place = { readonly name: string; readonly publicName: string | undefined };

/** The product, route and traveller of an order, for lists. Older and erased orders lack some of them. */
export type OrderBrief = {
  /** Make and model of the car, or the vehicle. */
  readonly product: string | undefined;
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  readonly isRoundTrip: boolean;
  /** The driver or the primary passenger. */
  readonly traveller: { readonly firstName: string; readonly lastName: string } | undefined;
};

/** Returns briefs by order ID. Orders of other agencies are omitted. */
export type BriefOrders = (orderIds: readonly string[], agencyId: number) => Promise<ReadonlyMap<string, OrderBrief>>;
