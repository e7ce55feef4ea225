import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import type { Chance } from '../world/chance.ts';
import { onClocksOf } from '../world/clocks.ts';
import { contains } from '../world/regions.ts';
import { createSealedCodes } from '../world/sealed-code.ts';
import type { TransferSupplier } from '../world/transfer-supplier.ts';
import { type Capacity, capacityOf, type Fleet, fleetNamed, fleetsOf, idOf, toVehicle } from './fleets.ts';
import { costOf, extrasOf, hasAll, inShort, suitcasesOf } from './needs.ts';
import { priceTransfer } from './prices.ts';
import { driveOf, spot } from './roads.ts';
import { rulesOf, termsOf } from './terms.ts';

type Schemas = components['schemas'];
type TransferOffer = Schemas['Offer'];
export type TransferSearch = Schemas['OfferSearch'];

type FoundTransfer = {
  readonly fleet: Fleet;
  readonly pickupTime: Date;
  /** The extras in the format that `inShort` returns. */
  readonly extras: string;
  /** Present only on round trips. */
  readonly returnPickupTime?: Date;
};

type Way = { readonly from: TransferSearch['pickup']; readonly time: string } & ReturnType<typeof driveOf>;

export type TransferOffers = {
  search(supplier: TransferSupplier, search: TransferSearch, now: Date): readonly TransferOffer[];
  /** Returns the offer, or `undefined` if the supplier never made it or needs more notice. */
  find(supplier: TransferSupplier, offerCode: string, now: Date): FoundTransfer | undefined;
};

type OffersDeps = {
  readonly seed: string;
  readonly chance: Chance;
  /** The base URL for vehicle pictures. */
  readonly publicUrl: () => string;
};

const MINUTE_MILLISECONDS = 60_000;

export function createTransferOffers({ seed, chance, publicUrl }: OffersDeps): TransferOffers {
  const codes = createSealedCodes(`${seed}:transfers`);
  return {
    search(supplier, search, now) {
      const route = routeOf(supplier, search);
      if (!route || bookableUntil(supplier, search.pickupTime) <= now) return [];
      const { pickup, passengerCount, luggage, extras: chosen, maxVehicles = 1 } = search;
      const extrasIn = (capacity: Capacity) => extrasOf(supplier, capacity, route.back !== undefined);
      const does = (capacity: Capacity) =>
        capacity.seatCount >= passengerCount &&
        capacity.baggageCount >= suitcasesOf(luggage) &&
        hasAll(extrasIn(capacity), chosen);
      const vehicleOf = (vehicle: Fleet[number]['vehicle']) =>
        toVehicle(vehicle, `${publicUrl()}/images/${supplier.code.toLowerCase()}`);
      return fleetsOf(supplier.vehicles, maxVehicles, does).map((fleet) => {
        const capacity = capacityOf(fleet);
        const price = priceTransfer(supplier, capacity, route.there, route.back);
        const extras = extrasIn(capacity);
        const terms = (way: Way, itsPrice: number) => ({
          ...driven(way),
          ...termsOf(supplier, {
            ...way,
            price: itsPrice,
            discount: discountOn(itsPrice, price),
            chosen,
            extras: costOf(extras, chosen),
          }),
        });
        const oneway = terms(route.there, price.oneway);
        return {
          offerCode: codeOf(supplier, fleet, search),
          bookableUntil: onClocksOf(pickup, bookableUntil(supplier, search.pickupTime)),
          oneway,
          return: route.back && terms(route.back, price.return!),
          vehicle: vehicleOf(fleet[0]!.vehicle),
          vehicles:
            capacity.vehicleCount > 1
              ? fleet.map(({ vehicle, count }) => ({ vehicle: vehicleOf(vehicle), count }))
              : undefined,
          extras: [...extras],
          price,
          rating: supplier.rating,
          rules: rulesOf(supplier, oneway.freeWaitingMinutes),
        };
      });
    },
    find(supplier, offerCode, now) {
      const [supplierCode, fleetId = '', pickup, back, , , , extras = ''] = codes.read(offerCode) ?? [];
      const fleet = fleetNamed(fleetId, supplier.vehicles);
      if (supplierCode !== supplier.code || !fleet) return undefined;
      const moment = (text: string) => new Date(Number.parseInt(text, 36));
      const pickupTime = moment(pickup!);
      if (bookableUntil(supplier, pickupTime) <= now) return undefined;
      return { fleet, pickupTime, extras, returnPickupTime: back ? moment(back) : undefined };
    },
  };

  /** Returns the legs with distance and duration, or `undefined` if the supplier does not serve them. */
  function routeOf({ regions, minimumMetres }: TransferSupplier, search: TransferSearch) {
    const { pickup, dropoff, pickupTime, returnPickupTime } = search;
    // Both points must be in the same region, so there are no transfers from Istanbul to Ankara.
    const region = regions.find((region) => contains(region, pickup) && contains(region, dropoff));
    if (!region) return undefined;
    const way = (from: TransferSearch['pickup'], to: TransferSearch['pickup'], time: string): Way => ({
      from,
      time,
      ...driveOf({ from, to, time, roads: region.roads }, chance),
    });
    const there = way(pickup, dropoff, pickupTime);
    if (there.distanceMetres < minimumMetres) return undefined;
    if (returnPickupTime === undefined) return { there, back: undefined };
    const arrival = new Date(pickupTime).getTime() + there.durationSeconds * 1000;
    if (new Date(returnPickupTime).getTime() < arrival) return undefined;
    return { there, back: way(dropoff, pickup, returnPickupTime) };
  }

  /**
   * Returns the offer code, which includes the points and the number of passengers, so that each search has unique
   * codes.
   */
  function codeOf({ code }: TransferSupplier, fleet: Fleet, search: TransferSearch): string {
    const { pickup, dropoff, pickupTime, returnPickupTime, passengerCount, extras } = search;
    const instant = (time: string | undefined) => (time === undefined ? '' : new Date(time).getTime().toString(36));
    return codes.write(
      code,
      idOf(fleet),
      instant(pickupTime),
      instant(returnPickupTime),
      spot(pickup),
      spot(dropoff),
      passengerCount,
      inShort(extras),
    );
  }
}

function driven({ distanceMetres, durationSeconds }: Way) {
  return { distanceMetres, durationSeconds };
}

/** Returns one leg's share of the discount, in proportion to its price. */
function discountOn(itsPrice: number, { oneway, return: back = 0, discount }: Schemas['OfferPrice']): number {
  return Math.round((discount * itsPrice) / (oneway + back));
}

/** Returns the end of the booking period, after which the notice is too short for the supplier. */
function bookableUntil({ noticeMinutes }: TransferSupplier, pickupTime: string | Date): Date {
  return new Date(new Date(pickupTime).getTime() - noticeMinutes * MINUTE_MILLISECONDS);
}
