import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import type { TransferVehicle } from '../world/transfer-vehicles.ts';

/** A combination of vehicles, largest first. */
export type Fleet = readonly { readonly vehicle: TransferVehicle; readonly count: number }[];

/** The combined properties of a fleet, as if it were one vehicle. */
export type Capacity = Pick<TransferVehicle, 'seatCount' | 'baggageCount' | 'baseEuro' | 'euroPerKilometre'> & {
  readonly vehicleCount: number;
};

/**
 * Returns each vehicle that is sufficient alone. If there is none, returns the smallest sufficient fleet for each
 * vehicle type. The last vehicle of a fleet is as small as possible. `does` returns true if a capacity is sufficient.
 */
export function fleetsOf(
  vehicles: readonly TransferVehicle[],
  maxVehicles: number,
  does: (capacity: Capacity) => boolean,
): readonly Fleet[] {
  const enough = (fleet: Fleet) => does(capacityOf(fleet));
  const alone = vehicles.map((vehicle): Fleet => [{ vehicle, count: 1 }]).filter(enough);
  if (alone.length > 0) return alone;
  const smallestFirst = vehicles.toSorted((left, right) => left.seatCount - right.seatCount);
  return vehicles.flatMap((vehicle) => {
    for (let count = 1; count < maxVehicles; count += 1) {
      const lasts = smallestFirst.filter(({ seatCount }) => seatCount <= vehicle.seatCount);
      const fleet = lasts.map((last) => together(vehicle, count, last)).find(enough);
      if (fleet) return [fleet];
    }
    return [];
  });
}

export function capacityOf(fleet: Fleet): Capacity {
  const sum = (what: (vehicle: TransferVehicle) => number) =>
    fleet.reduce((total, { vehicle, count }) => total + count * what(vehicle), 0);
  return {
    vehicleCount: sum(() => 1),
    seatCount: sum(({ seatCount }) => seatCount),
    baggageCount: sum(({ baggageCount }) => baggageCount),
    baseEuro: sum(({ baseEuro }) => baseEuro),
    euroPerKilometre: sum(({ euroPerKilometre }) => euroPerKilometre),
  };
}

/** Returns the ID of a fleet, such as `mercedes-sprinter*2+mercedes-vito*1`. */
export function idOf(fleet: Fleet): string {
  return fleet.map(({ vehicle, count }) => `${vehicle.id}*${count}`).join('+');
}

/** Returns the fleet with the given ID, or `undefined` if the ID contains none of the supplier's vehicles. */
export function fleetNamed(id: string, vehicles: readonly TransferVehicle[]): Fleet | undefined {
  const fleet = id.split('+').flatMap((part) => {
    const [vehicleId, count = '1'] = part.split('*');
    const vehicle = vehicles.find((each) => each.id === vehicleId);
    return vehicle ? [{ vehicle, count: Number(count) }] : [];
  });
  return fleet.length > 0 ? fleet : undefined;
}

/** Describes a fleet, for example `2 × Mercedes Sprinter, Mercedes Vito`. */
export function inWords(fleet: Fleet): string {
  return fleet.map(({ vehicle, count }) => (count === 1 ? vehicle.name : `${count} × ${vehicle.name}`)).join(', ');
}

export function toVehicle(
  { id, name, category, seatCount, baggageCount }: TransferVehicle,
  picturesOf: string,
): components['schemas']['Vehicle'] {
  return { name, category, seatCount, baggageCount, imageUrl: `${picturesOf}-${id}.svg` };
}

function together(vehicle: TransferVehicle, count: number, last: TransferVehicle): Fleet {
  if (last === vehicle) return [{ vehicle, count: count + 1 }];
  return [
    { vehicle, count },
    { vehicle: last, count: 1 },
  ];
}
