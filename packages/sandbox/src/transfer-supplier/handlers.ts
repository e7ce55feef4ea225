import type { Handlers } from '@agency-booking/connector-contracts/transfer-supplier';
import { invalid } from '@agency-booking/contract-express';
import { plural } from '../formatting.ts';
import type { Journal } from '../traffic/journal.ts';
import type { Misstatements } from '../traffic/misstatements.ts';
import type { Waits } from '../traffic/wait.ts';
import { scenarioFor } from '../world/last-names.ts';
import { reservationStatementOf } from '../world/reservation-statement.ts';
import type { TransferSupplier } from '../world/transfer-supplier.ts';
import { transferSupplierByCode } from '../world/transfer-suppliers.ts';
import { describeReservation, describeSearch } from './descriptions.ts';
import { fail } from './fail.ts';
import type { TransferOffers } from './offers.ts';
import { type Passenger, primaryOf, type TransferReservation, type TransferReservations } from './reservations.ts';
import type { RideRecord } from './rides.ts';

const SLOW_MILLISECONDS = 2_000;

type HandlersDeps = {
  readonly offers: TransferOffers;
  readonly reservations: TransferReservations;
  readonly journal: Journal;
  readonly misstatements: Misstatements;
  readonly now: () => Date;
  readonly waits: Waits;
};

export function createTransferSupplierHandlers(deps: HandlersDeps): Handlers<unknown> {
  const { offers, reservations, journal, misstatements, now, waits } = deps;
  const tell = (reservation: TransferReservation) => ({
    ...toBody(reservation, reservations.ridesOf(reservation)),
    ...reportedOf(reservations.reportedAt(reservation)),
  });
  return {
    searchOffers: ({ path, body }, answer) => {
      const supplier = knownSupplier(path.supplierCode);
      journal.note({ request: describeSearch(body) });
      if (new Date(body.pickupTime) <= now()) invalid('pickupTime', 'must be in the future');
      const found = offers.search(supplier, body, now());
      journal.note({ remark: plural(found.length, 'vehicle') });
      return answer(200, { offers: [...found] });
    },
    createReservation: async ({ path, body, signal }, answer) => {
      const supplier = knownSupplier(path.supplierCode);
      if (body.passengers.filter(({ isPrimary }) => isPrimary).length !== 1) {
        invalid('passengers', 'must have exactly one primary');
      }
      const undocumented = body.passengers.findIndex((passenger) => !hasOneDocument(passenger));
      if (undocumented >= 0) invalid(`passengers[${undocumented}]`, 'must have identityNumber or passportNumber');
      const scenario = scenarioFor(primaryOf(body).lastName);
      journal.note({ request: describeReservation(body) });
      if (scenario === 'broken') return fail('server.error');
      journal.note({ remark: reservations.reserve(supplier, body).status });
      if (scenario === 'slow') await waits.wait(SLOW_MILLISECONDS);
      if (scenario === 'neverAnswering') await waits.untilDisconnected(signal);
      // The status may have changed while the response was delayed.
      return answer(200, tell(reservations.reserve(supplier, body)));
    },
    findReservation: ({ path }, answer) => {
      const reservation = reservations.find(knownSupplier(path.supplierCode), path.reference);
      journal.note({ remark: reservation?.status ?? 'unknown' });
      return answer(200, tell(reservation ?? fail('reservation.notFound')));
    },
    changeReservation: async ({ path, body, signal }, answer) => {
      const supplier = knownSupplier(path.supplierCode);
      const undocumented = body.passengers?.findIndex((passenger) => !hasOneDocument(passenger)) ?? -1;
      if (undocumented >= 0) invalid(`passengers[${undocumented}]`, 'must have identityNumber or passportNumber');
      const outcome = reservations.change(supplier, path.reference, body);
      journal.note({ remark: outcome });
      const { booked } = reservations.find(supplier, path.reference)!;
      if (scenarioFor(booked!.passenger.split(' ').at(-1)!) === 'neverAnswering') await waits.untilDisconnected(signal);
      return answer(200, { outcome });
    },
    cancelReservation: ({ path, body }, answer) => {
      const cancellation = reservations.cancel(knownSupplier(path.supplierCode), path.reference, body.legs);
      journal.note({ remark: cancellation.outcome });
      return answer(200, cancellation);
    },
    readStatement: ({ path, query }, answer) => {
      const { code: party } = knownSupplier(path.supplierCode);
      const asked = { party, day: path.day, cursor: query.cursor, as: misstatements.of(party) };
      const statement = reservationStatementOf(reservations.all(), asked);
      journal.note({ remark: plural(statement.reservations.length, 'reservation') });
      return answer(200, statement);
    },
  };
}

/** Returns true if the passenger has exactly one document number. Carriers need the number to report the passenger. */
function hasOneDocument({ identityNumber, passportNumber }: Passenger): boolean {
  return (identityNumber === undefined) !== (passportNumber === undefined);
}

function toBody(
  { party, at, changedAt, booked, cancelledBy, legs, ...reservation }: TransferReservation,
  rides: readonly RideRecord[],
) {
  return {
    ...reservation,
    cancelledBy: cancelledBy && cancellerOf(cancelledBy),
    legs: legs?.map((leg) =>
      leg.status === 'reserved'
        ? { ...leg, ...rideFields(rides.find((ride) => ride.leg === leg.leg)) }
        : { ...leg, cancelledBy: cancellerOf(leg.cancelledBy), cancelledAt: leg.cancelledAt.toISOString() },
    ),
  };
}

const reportedOf = (at: Date | undefined) => (at ? { passengersReportedAt: at.toISOString() } : {});

function rideFields(ride: RideRecord | undefined) {
  if (!ride) return {};
  const events = ride.events.map(({ type, at, expectedAt }) => ({
    type,
    at: at.toISOString(),
    expectedAt: expectedAt?.toISOString(),
  }));
  return { driver: ride.driver, ride: events };
}

function cancellerOf(side: 'service' | 'party'): 'service' | 'supplier' {
  return side === 'party' ? 'supplier' : side;
}

function knownSupplier(supplierCode: string): TransferSupplier {
  return transferSupplierByCode.get(supplierCode) ?? fail('supplier.notFound');
}
