import type { Handlers } from '@agency-booking/connector-contracts/vendor';
import { invalid } from '@agency-booking/contract-express';
import { plural } from '../formatting.ts';
import type { Journal } from '../traffic/journal.ts';
import type { Misstatements } from '../traffic/misstatements.ts';
import type { Waits } from '../traffic/wait.ts';
import { scenarioFor } from '../world/last-names.ts';
import { reservationStatementOf } from '../world/reservation-statement.ts';
import type { Vendor } from '../world/vendor.ts';
import { vendorByCode } from '../world/vendors.ts';
import { describeExtras, describeReservation, describeSearch } from './descriptions.ts';
import { extrasOf } from './extras.ts';
import { fail } from './fail.ts';
import type { OfferSearch, Offers } from './offers.ts';
import { rentalDays } from './rental.ts';
import type { Reservation, Reservations } from './reservations.ts';

/** The longest rental that can be priced. */
const MAX_RENTAL_DAYS = 365;

const SLOW_MILLISECONDS = 2_000;

type HandlersDeps = {
  readonly offers: Offers;
  readonly reservations: Reservations;
  readonly journal: Journal;
  readonly misstatements: Misstatements;
  readonly now: () => Date;
  readonly waits: Waits;
};

export function createVendorHandlers(deps: HandlersDeps): Handlers<unknown> {
  const { offers, reservations, journal, misstatements, now, waits } = deps;
  return {
    searchOffers: ({ path, body }, answer) => {
      const vendor = knownVendor(path.vendorCode);
      journal.note({ request: describeSearch(body) });
      checkTimes(body, now());
      const found = offers.search(vendor, body, now());
      journal.note({ remark: plural(found.length, 'car') });
      return answer(200, { offers: found });
    },
    listOfferExtras: ({ path }, answer) => {
      const vendor = knownVendor(path.vendorCode);
      const offer = offers.find(vendor, path.offerCode, now());
      if (!offer) return fail('offer.notFound');
      const extras = extrasOf(offer.rental, offer.model);
      journal.note({ request: describeExtras(offer.rental, offer.model), remark: plural(extras.length, 'extra') });
      return answer(200, { extras });
    },
    checkOffer: ({ path }, answer) => {
      const vendor = knownVendor(path.vendorCode);
      const offer = offers.find(vendor, path.offerCode, now()) ?? fail('offer.notFound');
      const isAvailable = offers.isAvailable(path.offerCode);
      journal.note({ remark: isAvailable ? 'available' : 'sold out' });
      return answer(200, isAvailable ? { isAvailable, ...offers.termsNow(offer) } : { isAvailable });
    },
    createReservation: async ({ path, body, signal }, answer) => {
      const vendor = knownVendor(path.vendorCode);
      const scenario = scenarioFor(body.driver.lastName);
      journal.note({ request: describeReservation(body) });
      if (scenario === 'broken') return fail('server.error');
      journal.note({ remark: reservations.reserve(vendor, body).status });
      if (scenario === 'slow') await waits.wait(SLOW_MILLISECONDS);
      if (scenario === 'neverAnswering') await waits.untilDisconnected(signal);
      // The status may have changed while the response was delayed.
      return answer(200, toBody(reservations.reserve(vendor, body)));
    },
    findReservation: ({ path }, answer) => {
      const reservation = reservations.find(knownVendor(path.vendorCode), path.reference);
      journal.note({ remark: reservation?.status ?? 'unknown' });
      return answer(200, toBody(reservation ?? fail('reservation.notFound')));
    },
    cancelReservation: ({ path }, answer) => {
      const cancellation = reservations.cancel(knownVendor(path.vendorCode), path.reference);
      journal.note({ remark: cancellation.outcome });
      return answer(200, cancellation);
    },
    readStatement: ({ path, query }, answer) => {
      const { code: party } = knownVendor(path.vendorCode);
      const asked = { party, day: path.day, cursor: query.cursor, as: misstatements.of(party) };
      const statement = reservationStatementOf(reservations.all(), asked);
      journal.note({ remark: plural(statement.reservations.length, 'reservation') });
      return answer(200, statement);
    },
  };
}

function toBody({ party, at, changedAt, booked, cancelledBy, legs: _, ...reservation }: Reservation) {
  return {
    ...reservation,
    cancelledBy: cancelledBy === 'party' ? ('vendor' as const) : cancelledBy,
  };
}

function knownVendor(vendorCode: string): Vendor {
  return vendorByCode.get(vendorCode) ?? fail('vendor.notFound');
}

function checkTimes({ pickUp, dropOff }: OfferSearch, now: Date): void {
  const [from, to] = [new Date(pickUp.dateTime), new Date(dropOff.dateTime)];
  if (from <= now) invalid('pickUp.dateTime', 'must be in the future');
  if (to <= from) invalid('dropOff.dateTime', 'must be after pickUp.dateTime');
  if (rentalDays({ from, to }) > MAX_RENTAL_DAYS) invalid('dropOff.dateTime', `must be within ${MAX_RENTAL_DAYS} days`);
}
