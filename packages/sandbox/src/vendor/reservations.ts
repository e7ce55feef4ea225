import type { components } from '@agency-booking/connector-contracts/vendor';
import { invalid } from '@agency-booking/contract-express';
import type { ReportChange } from '../traffic/reports.ts';
import { scenarioFor } from '../world/last-names.ts';
import type { OpenLedger } from '../world/ledger.ts';
import type { Names } from '../world/names.ts';
import {
  type Acceptance,
  type Cancellation,
  createReservationLedger,
  type ReservationRecord,
} from '../world/reservation-ledger.ts';
import type { Vendor } from '../world/vendor.ts';
import { extrasOf } from './extras.ts';
import { fail } from './fail.ts';
import type { FoundOffer, Offers } from './offers.ts';

type Schemas = components['schemas'];
export type ReservationRequest = Schemas['ReservationRequest'];

export type BookedCar = { readonly driver: string; readonly car: string; readonly from: Date; readonly to: Date };
export type Reservation = ReservationRecord<BookedCar>;

export type Reservations = {
  /** Throws a Failure with `offer.notFound` or `reference.reused`. */
  reserve(vendor: Vendor, request: ReservationRequest): Reservation;
  find(vendor: Vendor, reference: string): Reservation | undefined;
  cancel(vendor: Vendor, reference: string): Cancellation;
  /** Cancels a reservation on behalf of the vendor. Returns false if there is nothing to cancel. */
  drop(reservationId: string): boolean;
  /** Returns all reservations, newest first. */
  all(): readonly Reservation[];
};

const REFUSAL = 'The driver was refused by the vendor.';
const GONE = 'The car has been rented out.';

type ReservationsDeps = {
  readonly openLedger: OpenLedger;
  readonly offers: Offers;
  readonly names: Names;
  readonly report: ReportChange;
  readonly now: () => Date;
};

export function createReservations({ openLedger, offers, names, report, now }: ReservationsDeps): Reservations {
  const ledger = createReservationLedger<ReservationRequest, BookedCar>('reservations', { openLedger, report, now });
  return {
    reserve(vendor, request) {
      const standing = ledger.reserve(vendor.code, request, () => accept(vendor, request));
      return standing === 'reused' ? fail('reference.reused') : standing;
    },
    find: (vendor, reference) => ledger.find(vendor.code, reference),
    cancel: (vendor, reference) => ledger.cancel(vendor.code, reference),
    drop: ledger.drop,
    all: ledger.all,
  };

  function accept(vendor: Vendor, request: ReservationRequest): Acceptance<BookedCar> {
    const found = offers.find(vendor, request.offerCode, now()) ?? fail('offer.notFound');
    checkExtras(request, found);
    const { lastName } = request.driver;
    const refusal = refusalOf(request);
    return {
      booked: bookedWith(request, found),
      lastName,
      refusal,
      reservationId: names.short(initials(vendor), vendor.code, request.reference),
    };
  }

  function refusalOf({ driver, offerCode }: ReservationRequest): string | undefined {
    if (scenarioFor(driver.lastName) === 'refusing') return REFUSAL;
    return offers.isAvailable(offerCode) ? undefined : GONE;
  }
}

function bookedWith({ driver }: ReservationRequest, { rental, model }: FoundOffer): BookedCar {
  return {
    driver: `${driver.firstName} ${driver.lastName}`,
    car: `${model.brand} ${model.model}`,
    from: rental.from,
    to: rental.to,
  };
}

function checkExtras({ extras }: ReservationRequest, { rental, model }: FoundOffer): void {
  const offered = new Map(extrasOf(rental, model).map((extra) => [extra.code, extra]));
  for (const [index, { code, quantity }] of extras.entries()) {
    const extra = offered.get(code) ?? invalid(`extras[${index}].code`, 'must be an extra of the offer, once');
    if (quantity < extra.min || quantity > extra.max) {
      invalid(`extras[${index}].quantity`, `must be from ${extra.min} to ${extra.max}`);
    }
    offered.delete(code);
  }
}

/** Returns a vendor's initials, such as TD for Test Drive. */
function initials({ name }: Vendor): string {
  return name.replace(/[^A-Z]/g, '');
}
