import type { DeliveryWord, VendorOffice } from '../../ports/vendors.ts';
import type { StoredOffice } from '../../shared/office.ts';
import { amountsIn, type Rates } from './rules.amounts.ts';

const DELIVERY_TYPE_IDS: Readonly<Record<DeliveryWord, number>> = {
  office: 1,
  airportOffice: 2,
  meetAndGreet: 3,
  shuttle: 4,
  hotelDelivery: 5,
  addressDelivery: 6,
  keyBox: 7,
};

/** Copies only the known fields, so that unknown fields from a vendor are not passed on. */
export function toStoredOffice(office: VendorOffice, rates: Rates): StoredOffice {
  const { id, name, city, point, deliveryType, openingHours, instructions } = office;
  const { address, phone, iataCode, access } = office;
  return {
    id,
    location: { name, city },
    deliveryTypeId: DELIVERY_TYPE_IDS[deliveryType],
    openingHours: openingHours.map(({ date, from, to }) => ({ date, from, to })),
    address,
    point: { lat: point.lat, lon: point.lon },
    phone,
    iataCode,
    access,
    instructions: instructions && { en: instructions.en, tr: instructions.tr, de: instructions.de },
    outOfHours: outOfHoursOf(office, rates),
  };
}

/** Returns the out-of-hours terms; `undefined` if the fee cannot be converted or is larger than the contract allows. */
function outOfHoursOf({ outOfHours }: VendorOffice, rates: Rates): StoredOffice['outOfHours'] {
  if (!outOfHours) return undefined;
  const { available, fee } = outOfHours;
  if (!fee) return { available };
  const { ours, areStated } = amountsIn(rates);
  const shownFee = ours(fee);
  return areStated() ? { available, fee: shownFee } : undefined;
}
