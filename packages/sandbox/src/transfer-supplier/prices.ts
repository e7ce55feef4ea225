import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import timeZoneAt from '@photostructure/tz-lookup';
import { distanceMetres, type Point } from '../world/geometry.ts';
import { inCurrency } from '../world/prices.ts';
import type { TransferSupplier, TransferVehicle } from '../world/transfer-suppliers.ts';

type Schemas = components['schemas'];
type Leg = Schemas['Leg'];

/** Road distance over distance as the crow flies. */
const ROAD_FACTOR = 1.35;
/** 54 km/h through the city and on the motorway, and five minutes to get on and off. */
const METRES_PER_SECOND = 15;
const LOADING_SECONDS = 300;

/** A pick-up between these local hours costs more. */
const NIGHT_BEGINS_HOUR = 23;
const NIGHT_ENDS_HOUR = 5;
const NIGHT_FACTOR = 1.15;

export function legBetween(from: Point, to: Point): Leg {
  const metres = Math.round(distanceMetres(from, to) * ROAD_FACTOR);
  return { distanceMetres: metres, durationSeconds: LOADING_SECONDS + Math.round(metres / METRES_PER_SECOND) };
}

/** Each way by itself; the discount is for booking both. */
export function priceTransfer(
  supplier: TransferSupplier,
  vehicle: TransferVehicle,
  { pickup, dropoff, pickupTime, returnPickupTime }: Schemas['OfferSearch'],
): Schemas['OfferPrice'] {
  const { currency, priceLevel, roundTripDiscountPercentage } = supplier;
  const kilometres = legBetween(pickup, dropoff).distanceMetres / 1000;
  const byDay = (vehicle.baseEuro + vehicle.euroPerKilometre * kilometres) * priceLevel;
  const way = (from: Point, time: string) => inCurrency(byDay * (isNight(from, time) ? NIGHT_FACTOR : 1), currency);

  const oneway = way(pickup, pickupTime);
  if (returnPickupTime === undefined) return { currency, oneway, discount: 0 };
  const back = way(dropoff, returnPickupTime);
  return {
    currency,
    oneway,
    return: back,
    discount: Math.round(((oneway + back) * roundTripDiscountPercentage) / 100),
  };
}

/** The local time of the place, whatever offset the request used: the same offer has one price. */
function isNight({ lat, lon }: Point, time: string): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: timeZoneAt(lat, lon) });
  const hour = Number(clock.format(new Date(time)));
  return hour >= NIGHT_BEGINS_HOUR || hour < NIGHT_ENDS_HOUR;
}
