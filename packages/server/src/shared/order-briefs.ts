import type { OrderBrief } from '../ports/order-briefs.ts';

type Traveller = NonNullable<OrderBrief['traveller']>;
type Rental = {
  readonly car: string | null | undefined;
  /** Names of the offices. */
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
  readonly passenger: Traveller;
  readonly erasedAt: Date | null | undefined;
};

export function rentalBrief({ car, from, to, passenger: { firstName, lastName }, erasedAt }: Rental): OrderBrief {
  const office = (name: Rental['from']) => (name ? { name, publicName: name } : undefined);
  return {
    product: car || undefined,
    from: office(from),
    to: office(to),
    isRoundTrip: false,
    traveller: erasedAt ? undefined : { firstName, lastName },
  };
}

type Place = Readonly<Partial<Record<'name' | 'hotelName' | 'address' | 'iataCode', string | undefined>>>;
type Transfer = {
  readonly product: {
    readonly vehicle: { readonly name: string };
    readonly appointment: { readonly pickup: Place; readonly dropoff: Place };
  };
  readonly legs: readonly unknown[];
  readonly passengers: readonly (Traveller & { readonly primary?: boolean | undefined })[];
  readonly personalDataErasedAt?: Date | null | undefined;
};

/** Only a place's airport is public, because the place may be a traveller's home. */
export function transferBrief({ product, legs, passengers, personalDataErasedAt }: Transfer): OrderBrief {
  const { pickup, dropoff } = product.appointment;
  const placeOf = ({ name, hotelName, address, iataCode }: Place) => {
    const whole = name ?? hotelName ?? address ?? iataCode;
    return whole === undefined ? undefined : { name: whole, publicName: iataCode };
  };
  return {
    product: product.vehicle.name,
    from: placeOf(pickup),
    to: placeOf(dropoff),
    isRoundTrip: legs.length > 1,
    traveller: personalDataErasedAt ? undefined : passengers.find(({ primary }) => primary),
  };
}
