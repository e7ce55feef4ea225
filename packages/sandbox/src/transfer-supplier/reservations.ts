import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import { invalid } from '@agency-booking/contract-express';
import { placeName } from '../formatting.ts';
import type { ReportChange } from '../traffic/reports.ts';
import { scenarioFor } from '../world/last-names.ts';
import type { OpenLedger } from '../world/ledger.ts';
import type { Names } from '../world/names.ts';
import {
  type Acceptance,
  type Cancellation,
  createReservationLedger,
  type Leg,
  type ReservationRecord,
} from '../world/reservation-ledger.ts';
import type { TransferSupplier } from '../world/transfer-supplier.ts';
import type { ChangeRequest, TransferChanges } from './changes.ts';
import { fail } from './fail.ts';
import { inWords } from './fleets.ts';
import { inShort } from './needs.ts';
import type { TransferOffers } from './offers.ts';
import { type Drive, driveFor, type RideRecord, type Rides } from './rides.ts';

type Schemas = components['schemas'];
export type TransferReservationRequest = Schemas['ReservationRequest'];
export type Passenger = Schemas['Passenger'];

export type BookedTransfer = {
  readonly passenger: string;
  readonly passengerCount: number;
  /** The place names and addresses for the driver. */
  readonly from: string;
  readonly to: string;
  readonly vehicle: string;
  readonly sign: string;
  /** A description of children, luggage and extras. */
  readonly brought: string;
  readonly pickupTime: Date;
  /** Present only on round trips. */
  readonly returnPickupTime?: Date;
  /** True if the personal data that carriers report is complete for every traveller. */
  readonly isDocumented: boolean;
};
export type TransferReservation = ReservationRecord<BookedTransfer>;

export type TransferReservations = {
  /** Throws a Failure with `offer.notFound` or `reference.reused`. */
  reserve(supplier: TransferSupplier, request: TransferReservationRequest): TransferReservation;
  find(supplier: TransferSupplier, reference: string): TransferReservation | undefined;
  cancel(supplier: TransferSupplier, reference: string, legs?: readonly Leg[]): Cancellation;
  /** Cancels one or both legs on behalf of the supplier. Returns false if there is nothing to cancel. */
  drop(reservationId: string, leg?: Leg): boolean;
  /** Throws a Failure with `reservation.notFound` or `reference.reused`. */
  change(supplier: TransferSupplier, reference: string, request: ChangeRequest): Schemas['Change']['outcome'];
  /** Returns the time when the carrier reported the passengers, or `undefined` if it has not done so yet. */
  reportedAt(reservation: TransferReservation): Date | undefined;
  ridesOf(reservation: TransferReservation): readonly RideRecord[];
  /** Starts the simulation of a leg's ride immediately. Returns false if no such leg is reserved. */
  drive(reservationId: string, leg: Leg, drive: Drive): boolean;
  /** Returns all reservations, newest first. */
  all(): readonly TransferReservation[];
};

const REFUSAL = 'The passenger was refused by the supplier.';

type ReservationsDeps = {
  readonly openLedger: OpenLedger;
  readonly offers: TransferOffers;
  readonly names: Names;
  readonly rides: Rides;
  readonly changes: TransferChanges;
  readonly report: ReportChange;
  readonly now: () => Date;
};

export function createTransferReservations({
  openLedger,
  offers,
  names,
  rides,
  changes,
  report,
  now,
}: ReservationsDeps): TransferReservations {
  const ledger = createReservationLedger<TransferReservationRequest, BookedTransfer>('transfers', {
    openLedger,
    report,
    now,
  });
  const find = (supplier: TransferSupplier, reference: string) => {
    const reservation = ledger.find(supplier.code, reference);
    return reservation && changes.applied(reservation);
  };
  return {
    reserve(supplier, request) {
      const isNew = !ledger.find(supplier.code, request.reference);
      const standing = ledger.reserve(supplier.code, request, () => accept(supplier, request));
      if (standing === 'reused') return fail('reference.reused');
      const drive = driveFor(scenarioFor(primaryOf(request).lastName));
      if (drive && isNew) rides.drive(standing, 'oneway', drive);
      return changes.applied(standing);
    },
    find,
    change(supplier, reference, request) {
      const reservation = find(supplier, reference);
      if (reservation?.status !== 'reserved') return fail('reservation.notFound');
      const outcome = changes.make(supplier, reservation, request);
      return outcome === 'reused' ? fail('reference.reused') : outcome;
    },
    reportedAt: changes.reportedAt,
    cancel: (supplier, reference, legs) => ledger.cancel(supplier.code, reference, legs),
    drop: ledger.drop,
    ridesOf: rides.of,
    drive(reservationId, leg, drive) {
      const reservation = ledger.all().find((each) => each.reservationId === reservationId);
      if (!reservation?.legs?.some((each) => each.leg === leg && each.status === 'reserved')) return false;
      rides.drive(reservation, leg, drive);
      return true;
    },
    all: () => ledger.all().map(changes.applied),
  };

  function accept(supplier: TransferSupplier, request: TransferReservationRequest): Acceptance<BookedTransfer> {
    const { fleet, pickupTime, returnPickupTime, extras } =
      offers.find(supplier, request.offerCode, now()) ?? fail('offer.notFound');
    if (inShort(request.extras) !== extras) invalid('extras', 'must be those that were searched for');
    const { firstName, lastName } = primaryOf(request);
    return {
      booked: {
        passenger: `${firstName} ${lastName}`,
        passengerCount: request.passengers.length,
        from: wordsOf(request.pickup),
        to: wordsOf(request.dropoff),
        vehicle: inWords(fleet),
        sign: supplier.ownSign ?? request.signText ?? `${firstName} ${lastName}`,
        brought: broughtOf(request),
        pickupTime,
        returnPickupTime,
        isDocumented: isDocumented(request.passengers),
      },
      lastName,
      refusal: scenarioFor(lastName) === 'refusing' ? REFUSAL : undefined,
      legs: returnPickupTime ? ['oneway', 'return'] : ['oneway'],
      reservationId: names.short(supplier.code.slice(0, 2), supplier.code, request.reference),
    };
  }
}

/** Returns the passenger whom the driver meets. */
export function primaryOf({ passengers }: Pick<TransferReservationRequest, 'passengers'>): Passenger {
  return passengers.find(({ isPrimary }) => isPrimary) ?? passengers[0]!;
}

function broughtOf({ childAges = [], luggage = {}, extras = [] }: TransferReservationRequest): string {
  const words = [
    childAges.length > 0 && `${childAges.length === 1 ? 'child' : 'children'} aged ${childAges.join(', ')}`,
    ...Object.entries(luggage).map(([kind, count]) => count > 0 && `${count} ${spaced(kind)}`),
    ...extras.map(({ type, count }) => `${count} × ${spaced(type)}`),
  ];
  return words.filter(Boolean).join(' · ');
}

export function isDocumented(passengers: readonly Passenger[]): boolean {
  return passengers.every(({ gender, nationality }) => gender !== undefined && nationality !== undefined);
}

/** Converts a name to words: `childSeat` becomes `child seat`. */
const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function wordsOf({ name, hotelName, iataCode, address, driverNote, ...point }: Schemas['Stop']): string {
  const called = name ?? hotelName ?? placeName(point);
  const hotel = hotelName !== called && hotelName;
  const words = [called, iataCode && `(${iataCode})`].filter(Boolean).join(' ');
  return [words, hotel, address, driverNote && `“${driverNote}”`].filter(Boolean).join(', ');
}
