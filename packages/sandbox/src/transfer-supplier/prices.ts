import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import { localHour } from '../world/clocks.ts';
import type { Point } from '../world/geometry.ts';
import { inCurrency } from '../world/prices.ts';
import type { TransferSupplier } from '../world/transfer-supplier.ts';
import type { TransferVehicle } from '../world/transfer-vehicles.ts';

type Schemas = components['schemas'];

/** The local hours between which a pick-up costs more. */
const NIGHT_BEGINS_HOUR = 23;
const NIGHT_ENDS_HOUR = 5;
const NIGHT_FACTOR = 1.15;

type Way = { readonly from: Point; readonly time: string; readonly distanceMetres: number };

/** Prices each leg separately. A round trip gets a discount. */
export function priceTransfer(
  { currency, priceLevel, roundTripDiscountPercentage }: TransferSupplier,
  vehicle: Pick<TransferVehicle, 'baseEuro' | 'euroPerKilometre'>,
  there: Way,
  back: Way | undefined,
): Schemas['OfferPrice'] {
  const price = ({ from, time, distanceMetres }: Way) => {
    const byDay = (vehicle.baseEuro + (vehicle.euroPerKilometre * distanceMetres) / 1000) * priceLevel;
    return inCurrency(byDay * (isNight(from, time) ? NIGHT_FACTOR : 1), currency);
  };
  const oneway = price(there);
  if (!back) return { currency, oneway, discount: 0 };
  const both = { oneway, return: price(back) };
  const discount = Math.round(((both.oneway + both.return) * roundTripDiscountPercentage) / 100);
  return { currency, ...both, discount };
}

/**
 * Returns true for a pick-up at night. Uses the local time at the pick-up point, so that the price does not depend on
 * the UTC offset in the request.
 */
function isNight(from: Point, time: string): boolean {
  const { hour } = localHour(from, time);
  return hour >= NIGHT_BEGINS_HOUR || hour < NIGHT_ENDS_HOUR;
}
