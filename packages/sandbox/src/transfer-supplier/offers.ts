import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import type { Point } from '../world/geometry.ts';
import { contains } from '../world/regions.ts';
import { createSealedCodes } from '../world/sealed-code.ts';
import type { TransferSupplier, TransferVehicle } from '../world/transfer-suppliers.ts';
import { legBetween, priceTransfer } from './prices.ts';

type Schemas = components['schemas'];
export type TransferOffer = Schemas['Offer'];
export type TransferSearch = Schemas['OfferSearch'];

/** A vehicle that was offered, and when it is wanted. */
export type FoundTransfer = { readonly vehicle: TransferVehicle; readonly pickupTime: Date };

export type TransferOffers = {
  search(supplier: TransferSupplier, search: TransferSearch): readonly TransferOffer[];
  /** undefined when the supplier never offered it, or its pick-up has passed. */
  find(supplier: TransferSupplier, offerCode: string, now: Date): FoundTransfer | undefined;
};

type OffersDeps = {
  readonly seed: string;
  /** Where pictures are. */
  readonly publicUrl: () => string;
};

export function createTransferOffers({ seed, publicUrl }: OffersDeps): TransferOffers {
  const codes = createSealedCodes(`${seed}:transfers`);
  return {
    search(supplier, search) {
      if (!isServed(supplier, search)) return [];
      const isRoundTrip = search.returnPickupTime !== undefined;
      const oneway = legBetween(search.pickup, search.dropoff);
      return supplier.vehicles
        .filter(({ seatCount }) => seatCount >= search.passengerCount)
        .map((vehicle) => ({
          offerCode: codeOf(supplier, vehicle, search),
          oneway,
          ...(isRoundTrip && { return: legBetween(search.dropoff, search.pickup) }),
          vehicle: {
            name: vehicle.name,
            category: vehicle.category,
            seatCount: vehicle.seatCount,
            baggageCount: vehicle.baggageCount,
            imageUrl: `${publicUrl()}/images/${vehicle.id}.svg`,
          },
          price: priceTransfer(supplier, vehicle, search),
          freeWaitingMinutes: supplier.freeWaitingMinutes,
          hasSafeTripInvoice: supplier.hasSafeTripInvoice,
        }));
    },
    find(supplier, offerCode, now) {
      const [supplierCode, vehicleId, pickup] = codes.read(offerCode) ?? [];
      const vehicle = supplier.vehicles.find(({ id }) => id === vehicleId);
      if (supplierCode !== supplier.code || !vehicle) return undefined;
      const pickupTime = new Date(Number.parseInt(pickup!, 36));
      return pickupTime > now ? { vehicle, pickupTime } : undefined;
    },
  };

  /** The points and the number of passengers are part of it, so that each search has codes of its own. */
  function codeOf({ code }: TransferSupplier, { id }: TransferVehicle, search: TransferSearch): string {
    const { pickup, dropoff, pickupTime, returnPickupTime, passengerCount } = search;
    const instant = (time: string | undefined) => (time === undefined ? '' : new Date(time).getTime().toString(36));
    return codes.write(
      code,
      id,
      instant(pickupTime),
      instant(returnPickupTime),
      spot(pickup),
      spot(dropoff),
      passengerCount,
    );
  }
}

/** One region holds both points: there are no transfers from Istanbul to Ankara. */
function isServed({ regions }: TransferSupplier, { pickup, dropoff }: TransferSearch): boolean {
  return regions.some((region) => contains(region, pickup) && contains(region, dropoff));
}

function spot({ lat, lon }: Point): string {
  return `${lat.toFixed(5)},${lon.toFixed(5)}`;
}
