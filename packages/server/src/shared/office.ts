import { type Language, type Named, nameIn } from './language.ts';

/** A vendor's office as it is shown, but for the name of how the car changes hands there. */
export type KeptOffice = {
  readonly id: string;
  readonly location: { readonly name: string; readonly city: string };
  readonly deliveryTypeId: number;
  /** On the day the car changes hands; local times. */
  readonly openingHours: readonly { readonly date: string; readonly from: string; readonly to: string }[];
};

/** How a car can change hands, by the ids of the reference data. */
export type DeliveryTypes = ReadonlyMap<number, Named>;

export function tellOffice(
  { id, location, deliveryTypeId, openingHours }: KeptOffice,
  deliveryTypes: DeliveryTypes,
  language: Language | undefined,
) {
  const deliveryType = { id: deliveryTypeId, name: nameIn(deliveryTypes.get(deliveryTypeId)!, language) };
  return { id, location, deliveryType, openingHours };
}
