import { createChance, STAGING_SEED } from '../world/chance.ts';
import { places } from '../world/places.ts';
import { inEuro } from '../world/prices.ts';
import { vendors } from '../world/vendors.ts';
import { createFleet } from './fleet.ts';
import { createOfferCodes } from './offer-code.ts';
import { createOffers, type Offers } from './offers.ts';
import { createOffices } from './offices.ts';
import { owed } from './prices.ts';
import { HOUR_MILLISECONDS, localMoment } from './rental.ts';

const PICK_UP_HOUR = 10;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
const RADIUS_METRES = 5_000;
const CATEGORY = 'C';

/** Computes staging market prices for the documentation. */
export function createPriceWeek() {
  const chance = createChance(STAGING_SEED);
  const parts = { offices: createOffices(chance), fleet: createFleet(chance), codes: createOfferCodes(STAGING_SEED) };
  const offers = createOffers({ chance, ...parts, publicUrl: () => '' });
  return {
    /** Returns the cheapest compact car's price in whole euros for seven one-day rentals, each starting at 10:00. */
    of: (placeId: string, firstDate: string, leadDays: number): number[] =>
      Array.from({ length: 7 }, (_, day) => {
        const date = new Date(Date.parse(firstDate) + day * DAY_MILLISECONDS).toISOString().slice(0, 10);
        return cheapest(offers, placeId, date, leadDays);
      }),
  };
}

function cheapest(offers: Offers, placeId: string, date: string, leadDays: number): number {
  const { point, timeZone } = places.find(({ id }) => id === placeId)!;
  const atUtc = Date.parse(`${date}T${PICK_UP_HOUR}:00:00Z`);
  const from = new Date(atUtc - (localMoment(new Date(atUtc), timeZone).hours - PICK_UP_HOUR) * HOUR_MILLISECONDS);
  const search = {
    pickUp: { point, dateTime: from.toISOString() },
    dropOff: { point, dateTime: new Date(from.getTime() + DAY_MILLISECONDS).toISOString() },
    driverAge: 30,
    residenceCountry: 'TR',
    radiusMetres: RADIUS_METRES,
  };
  const now = new Date(from.getTime() - leadDays * DAY_MILLISECONDS);
  const found = vendors
    .filter(({ isEverywhere }) => !isEverywhere)
    .flatMap((vendor) => offers.search(vendor, search, now))
    .filter(({ vehicle }) => vehicle.sippCode.startsWith(CATEGORY));
  return Math.min(...found.map(({ price }) => inEuro(owed(price), price.currency)));
}
