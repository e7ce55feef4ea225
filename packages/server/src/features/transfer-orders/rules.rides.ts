import type { Ride, VendorReservation } from '../../ports/reservations.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import { addSeconds } from '../../shared/time.ts';
import type { Drivers, OrderLeg, RideNote, StoredTransferOrder } from './types.ts';

/** A supplier that keeps telling more of one way than this is not believed. */
const NOTES_OF_LEG = 50;
/** The clock of a supplier may be ahead of ours. What lies further ahead is taken once it has happened. */
const CLOCK_TOLERANCE_SECONDS = 300;

/** What an order knows of its rides. */
export type RiddenOrder = Pick<StoredTransferOrder, 'rideNotes' | 'drivers' | 'createdAt'>;

export type RideNews = {
  /** In the order in which they happened. */
  readonly notes: readonly RideNote[];
  /** Of the ways whose driver is another one now. */
  readonly drivers: Drivers;
};

/** What the order does not know yet of its rides; `undefined`: nothing. What it knows is never taken back. */
export function rideNews(
  { rideNotes, drivers = {}, createdAt }: RiddenOrder,
  reservation: VendorReservation,
  now: Date,
): RideNews | undefined {
  const rides = ridesOf(reservation);
  const notes = rides.flatMap(({ leg, events }) => {
    const known = rideNotes.filter((note) => note.leg === leg);
    const told = inOrder(events.map((event) => ({ ...event, leg })));
    return told
      .filter((note) => isBelievable(note, createdAt, now) && !isAmong(known, note))
      .slice(0, Math.max(0, NOTES_OF_LEG - known.length));
  });
  const others = rides.flatMap(({ leg, driver }) => (driver && !isSame(driver, drivers[leg]) ? [[leg, driver]] : []));
  if (notes.length === 0 && others.length === 0) return undefined;
  return { notes: inOrder(notes), drivers: Object.fromEntries(others) };
}

/** What is known of the ride of one way; `undefined`: nothing. */
export function rideOf(notes: readonly RideNote[], type: TransferLegType) {
  const events = inOrder(notes.filter(({ leg }) => leg === type));
  const last = events.at(-1);
  if (!last) return undefined;
  return { status: last.type, expectedAt: last.expectedAt, events };
}

/** Whether the travellers are on board, were, or did not come: then nothing of the way can be cancelled, whatever its time was. */
export function hasBegun(notes: readonly RideNote[], type: TransferLegType): boolean {
  const status = rideOf(notes, type)?.status;
  return status === 'passengerOnBoard' || status === 'noShow' || status === 'completed';
}

/** The no-shows, and when the driver had waited long enough; never before the pick-up. */
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

/** Nothing has happened before the order. */
function isBelievable({ at }: RideNote, createdAt: Date, now: Date): boolean {
  return at > addSeconds(createdAt, -CLOCK_TOLERANCE_SECONDS) && at <= addSeconds(now, CLOCK_TOLERANCE_SECONDS);
}

function isAmong(known: readonly RideNote[], { type, at }: RideNote): boolean {
  return known.some((note) => note.type === type && note.at.getTime() === at.getTime());
}

const isSame = (one: Ride['driver'], other: Ride['driver']) =>
  (['name', 'phone', 'plate', 'vehicle'] as const).every((field) => one?.[field] === other?.[field]);

/** What happens at one moment stays in the order in which it was told. */
const inOrder = <Event extends { readonly at: Date }>(events: readonly Event[]): readonly Event[] =>
  events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
