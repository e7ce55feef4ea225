import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import { placeName } from '../formatting.ts';
import type { ReportChange } from '../traffic/reports.ts';
import type { OpenBook } from '../world/book.ts';
import { scenarioFor } from '../world/last-names.ts';
import type { Names } from '../world/names.ts';
import {
  type Acceptance,
  type Cancellation,
  createReservationBook,
  type Leg,
  type ReservationRecord,
} from '../world/reservation-book.ts';
import type { TransferSupplier } from '../world/transfer-suppliers.ts';
import { fail } from './fail.ts';
import type { TransferOffers } from './offers.ts';

type Schemas = components['schemas'];
export type TransferReservationRequest = Schemas['ReservationRequest'];
export type Passenger = Schemas['Passenger'];

export type BookedTransfer = {
  readonly passenger: string;
  readonly passengerCount: number;
  /** The names of the places, and their addresses, as the driver reads them. */
  readonly from: string;
  readonly to: string;
  readonly vehicle: string;
  readonly pickupTime: Date;
};
export type TransferReservation = ReservationRecord<BookedTransfer>;

export type TransferReservations = {
  /** @throws Failure offer.notFound, reference.reused */
  reserve(supplier: TransferSupplier, request: TransferReservationRequest): TransferReservation;
  find(supplier: TransferSupplier, reference: string): TransferReservation | undefined;
  cancel(supplier: TransferSupplier, reference: string, legs?: readonly Leg[]): Cancellation;
  /** The supplier cancels by itself, both ways or one. false: there was nothing to cancel. */
  drop(reservationId: string, leg?: Leg): boolean;
  /** Newest first. */
  all(): readonly TransferReservation[];
};

const REFUSAL = 'The passenger was refused by the supplier.';

type ReservationsDeps = {
  readonly openBook: OpenBook;
  readonly offers: TransferOffers;
  readonly names: Names;
  readonly report: ReportChange;
  readonly now: () => Date;
};

/** The reservations of all transfer suppliers. */
export function createTransferReservations({
  openBook,
  offers,
  names,
  report,
  now,
}: ReservationsDeps): TransferReservations {
  const book = createReservationBook<TransferReservationRequest, BookedTransfer>('transfers', {
    openBook,
    report,
    now,
  });
  return {
    reserve(supplier, request) {
      const standing = book.reserve(supplier.code, request, () => accept(supplier, request));
      return standing === 'reused' ? fail('reference.reused') : standing;
    },
    find: (supplier, reference) => book.find(supplier.code, reference),
    cancel: (supplier, reference, legs) => book.cancel(supplier.code, reference, legs),
    drop: book.drop,
    all: book.all,
  };

  function accept(supplier: TransferSupplier, request: TransferReservationRequest): Acceptance<BookedTransfer> {
    const { vehicle, pickupTime, returnPickupTime } =
      offers.find(supplier, request.offerCode, now()) ?? fail('offer.notFound');
    const { firstName, lastName } = primaryOf(request);
    return {
      booked: {
        passenger: `${firstName} ${lastName}`,
        passengerCount: request.passengers.length,
        from: wordsOf(request.pickup),
        to: wordsOf(request.dropoff),
        vehicle: vehicle.name,
        pickupTime,
      },
      lastName,
      ...(scenarioFor(lastName) === 'refusing' && { refusal: REFUSAL }),
      legs: returnPickupTime ? ['oneway', 'return'] : ['oneway'],
      reservationId: names.short(supplier.code.slice(0, 2), supplier.code, request.reference),
    };
  }
}

/** The passenger the driver meets. */
export function primaryOf({ passengers }: TransferReservationRequest): Passenger {
  return passengers.find(({ isPrimary }) => isPrimary) ?? passengers[0]!;
}

function wordsOf({ name, address, ...point }: Schemas['Stop']): string {
  return [name ?? placeName(point), address].filter(Boolean).join(', ');
}
