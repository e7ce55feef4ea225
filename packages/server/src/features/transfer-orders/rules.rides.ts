import type { Ride, VendorReservation } from '../../ports/reservations.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import { addSeconds } from '../../shared/time.ts';
import type { Drivers, OrderLeg, RideNote, StoredTransferOrder } from './types.ts';

/** Maximum number of ride events per leg. Further events from the supplier are ignored. */
const NOTES_OF_LEG = 50;
/**
 * Tolerance in seconds for a supplier's clock that runs fast. Events further in the future are accepted once their time
 * has been reached.
 */
const CLOCK_TOLERANCE_SECONDS = 300;

export type RiddenOrder = Pick<StoredTransferOrder, 'rideNotes' | 'drivers' | 'createdAt'>;

export type RideUpdate = {
  /** Ride events in chronological order. */
  readonly notes: readonly RideNote[];
  /** New drivers for the legs whose driver has changed. */
  readonly drivers: Drivers;
};

/** Returns only new information, or `undefined` if there is none. Stored ride information is never removed. */
export function rideUpdate(
  { rideNotes, drivers = {}, createdAt }: RiddenOrder,
  reservation: VendorReservation,
  now: Date,
): RideUpdate | undefined {
  const rides = ridesOf(reservation);
  const notes = rides.flatMap(({ leg, events }) => {
    const known = rideNotes.filter((note) => note.leg === leg);
    const reported = inOrder(events.map((event) => ({ ...event, leg })));
    return reported
      .filter((note) => isBelievable(note, createdAt, now) && !isAmong(known, note))
      .slice(0, Math.max(0, NOTES_OF_LEG - known.length));
  });
  const others = rides.flatMap(({ leg, driver }) => (driver && !isSame(driver, drivers[leg]) ? [[leg, driver]] : []));
  if (notes.length === 0 && others.length === 0) return undefined;
  return { notes: inOrder(notes), drivers: Object.fromEntries(others) };
}

/** Returns a leg's ride status, or `undefined` if the leg has no ride events. */
export function rideOf(notes: readonly RideNote[], type: TransferLegType) {
  const events = inOrder(notes.filter(({ leg }) => leg === type));
  const last = events.at(-1);
  if (!last) return undefined;
  return { status: last.type, expectedAt: last.expectedAt, events };
}

/**
 * Returns whether the ride has started or ended, or whether the leg is a no-show. In these cases, the leg can no longer
 * be cancelled, regardless of its pick-up time.
 */
export function hasBegun(notes: readonly RideNote[], type: TransferLegType): boolean {
  const status = rideOf(notes, type)?.status;
  return status === 'passengerOnBoard' || status === 'noShow' || status === 'completed';
}

/**
 * Returns the no-show legs, each with the time at which the driver stopped waiting. This time is never before the
 * pick-up time.
 */
export function missedLegs(reservation: VendorReservation, legs: readonly OrderLeg[]) {
  return legs.flatMap((leg) => {
    const ride = ridesOf(reservation).find((each) => each.leg === leg.type);
    const last = inOrder(ride?.events ?? []).at(-1);
    const pickUpAt = new Date(leg.pickupTime);
    return last?.type === 'noShow' ? [{ leg, at: last.at > pickUpAt ? last.at : pickUpAt }] : [];
  });
}

function ridesOf(reservation: VendorReservation): readonly Ride[] {
  return 'rides' in reservation ? (reservation.rides ?? []) : [];
}

/** Returns whether an event's time is plausible. A time before the order was created is not plausible. */
function isBelievable({ at }: RideNote, createdAt: Date, now: Date): boolean {
  return at > addSeconds(createdAt, -CLOCK_TOLERANCE_SECONDS) && at <= addSeconds(now, CLOCK_TOLERANCE_SECONDS);
}

function isAmong(known: readonly RideNote[], { type, at }: RideNote): boolean {
  return known.some((note) => note.type === type && note.at.getTime() === at.getTime());
}

const isSame = (one: Ride['driver'], other: Ride['driver']) =>
  (['name', 'phone', 'plate', 'vehicle'] as const).every((field) => one?.[field] === other?.[field]);

/** Simultaneous events keep the order in which the supplier lists them. */
const inOrder = <Event extends { readonly at: Date }>(events: readonly Event[]): readonly Event[] =>
  events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
