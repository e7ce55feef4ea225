import { isDeepStrictEqual } from 'node:util';
import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import { scenarioFor } from '../world/last-names.ts';
import type { OpenLedger } from '../world/ledger.ts';
import type { TransferSupplier } from '../world/transfer-supplier.ts';
import { transferSupplierByCode } from '../world/transfer-suppliers.ts';
import { type BookedTransfer, isDocumented, primaryOf, type TransferReservation } from './reservations.ts';

type Schemas = components['schemas'];
export type ChangeRequest = Schemas['ChangeRequest'];
type Outcome = Schemas['Change']['outcome'];

type Made = { readonly request: ChangeRequest; readonly outcome: Outcome };
/** The fields that differ from the original booking. */
type Different = Partial<BookedTransfer>;

export type TransferChanges = {
  /** Applies a change only once per reference. */
  make(supplier: TransferSupplier, reservation: TransferReservation, request: ChangeRequest): Outcome | 'reused';
  applied(reservation: TransferReservation): TransferReservation;
  /** Returns the time when the carrier reported the passengers, or `undefined` if it has not done so yet. */
  reportedAt(reservation: TransferReservation): Date | undefined;
};

const MINUTE_MILLISECONDS = 60_000;
/** The legal deadline for reporting passengers, in minutes before pick-up. */
const REPORTED_BEFORE_MINUTES = 60;
/** The largest change to the pick-up time, in minutes, that does not affect the price. */
const SAME_PRICE_MINUTES = 180;

export function createTransferChanges({
  openLedger,
  now,
}: {
  readonly openLedger: OpenLedger;
  readonly now: () => Date;
}): TransferChanges {
  const made = openLedger<Made>('transfer-changes');
  const different = openLedger<Different>('transfers-changed');
  const nameOf = ({ party, reference }: TransferReservation) => `${party}/${reference}`;
  const before = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * MINUTE_MILLISECONDS);

  function applied(reservation: TransferReservation): TransferReservation {
    const changes = different.get(nameOf(reservation));
    return reservation.booked && changes
      ? { ...reservation, booked: { ...reservation.booked, ...changes } }
      : reservation;
  }

  function reportedAt(reservation: TransferReservation): Date | undefined {
    const { booked, status } = applied(reservation);
    if (!booked?.isDocumented || status !== 'reserved') return undefined;
    const at = before(booked.pickupTime, REPORTED_BEFORE_MINUTES);
    return at <= now() ? at : undefined;
  }

  function decide(reservation: TransferReservation, request: ChangeRequest): Outcome {
    const { booked } = applied(reservation);
    const { noticeMinutes } = transferSupplierByCode.get(reservation.party)!;
    const isLate = (pickUp: Date) => before(pickUp, noticeMinutes) <= now();
    const scenario = scenarioFor(booked!.passenger.split(' ').at(-1)!);
    if (scenario === 'refusingToChange') return 'refused';
    if (request.passengers && (reportedAt(reservation) || isLate(booked!.pickupTime))) return 'tooLate';
    if (!request.leg) return 'accepted';
    const pickUp = request.leg === 'return' ? booked!.returnPickupTime : booked!.pickupTime;
    if (!pickUp) return 'refused';
    const wanted = request.pickupTime ? new Date(request.pickupTime) : pickUp;
    if (isLate(pickUp) || isLate(wanted)) return 'tooLate';
    const movedMinutes = Math.abs(wanted.getTime() - pickUp.getTime()) / MINUTE_MILLISECONDS;
    if (movedMinutes > SAME_PRICE_MINUTES || (movedMinutes > 0 && scenario === 'repricing')) return 'repriced';
    return 'accepted';
  }

  return {
    make(supplier, reservation, request) {
      const key = `${supplier.code}/${request.reference}`;
      const known = made.get(key);
      if (known) return isDeepStrictEqual(known.request, request) ? known.outcome : 'reused';
      const outcome = decide(reservation, request);
      made.set(key, { request, outcome });
      const name = nameOf(reservation);
      if (outcome === 'accepted') different.set(name, { ...different.get(name), ...differenceOf(request) });
      return outcome;
    },
    applied,
    reportedAt,
  };
}

function differenceOf({ passengers, leg, pickupTime }: ChangeRequest): Different {
  const { firstName, lastName } = passengers ? primaryOf({ passengers }) : {};
  return {
    ...(passengers && {
      passenger: `${firstName} ${lastName}`,
      passengerCount: passengers.length,
      isDocumented: isDocumented(passengers),
    }),
    ...(pickupTime && { [leg === 'return' ? 'returnPickupTime' : 'pickupTime']: new Date(pickupTime) }),
  };
}
