import { isDeepStrictEqual } from 'node:util';
import { invalid } from '@agency-booking/contract-express';
import type { components } from '../generated/vendor/types.ts';
import type { OpenBook } from '../world/book.ts';
import type { Names } from '../world/names.ts';
import type { Vendor } from '../world/vendors.ts';
import { extrasOf } from './extras.ts';
import { fail } from './fail.ts';
import { type Manner, mannerFor } from './last-names.ts';
import type { FoundOffer, Offers } from './offers.ts';

type Schemas = components['schemas'];
export type ReservationRequest = Schemas['ReservationRequest'];
export type Cancellation = Schemas['Cancellation'];

/** What a vendor knows about a reference, as it stands. */
export type Reservation = Schemas['Reservation'] & {
  readonly vendorCode: string;
  /** When the reference was first heard of. */
  readonly at: Date;
  /** Absent when the reference was cancelled before anything arrived with it. */
  readonly booked?: { readonly driver: string; readonly car: string; readonly from: Date; readonly to: Date };
};

export type Reservations = {
  /** @throws Failure offer.notFound, reference.reused */
  reserve(vendor: Vendor, request: ReservationRequest): Reservation;
  find(vendor: Vendor, reference: string): Reservation | undefined;
  cancel(vendor: Vendor, reference: string): Cancellation;
  /** The vendor cancels by itself. false: there was nothing to cancel. */
  drop(reservationId: string): boolean;
  /** Newest first. */
  all(): readonly Reservation[];
};

const REFUSAL = 'The driver was refused by the vendor.';
const GONE = 'The car has been rented out.';
const CANCELLATION_REFUSAL = 'The vendor does not cancel this reservation.';
const SLOW_CANCELLATION_MILLISECONDS = 5_000;
const DROPPED_AFTER_MILLISECONDS = 5_000;

type Entry = {
  readonly vendorCode: string;
  readonly reference: string;
  readonly at: Date;
  readonly request?: ReservationRequest;
  readonly booked?: Reservation['booked'];
  readonly refusal?: string;
  readonly reservationId?: string;
  /** When the reservation ends before its time, and by whom. Yet to come: it still stands. */
  readonly ending?: { readonly by: 'service' | 'vendor'; readonly at: Date };
};

type ReservationsNeeds = {
  readonly openBook: OpenBook;
  readonly offers: Offers;
  readonly names: Names;
  readonly now: () => Date;
};

/** The books of all vendors. What changes with time is computed when somebody looks. */
export function createReservations({ openBook, offers, names, now }: ReservationsNeeds): Reservations {
  const book = openBook<Entry>('reservations');
  const find = (vendor: Vendor, reference: string) => book.get(`${vendor.code}/${reference}`);
  const write = (entry: Entry) => {
    book.set(`${entry.vendorCode}/${entry.reference}`, entry);
    return entry;
  };

  return {
    reserve(vendor, request) {
      const known = find(vendor, request.reference);
      if (known?.request && !isDeepStrictEqual(known.request, request)) fail('reference.reused');
      return standing(known ?? write(accept(vendor, request)));
    },
    find(vendor, reference) {
      const entry = find(vendor, reference);
      return entry && standing(entry);
    },
    cancel(vendor, reference) {
      const entry = find(vendor, reference);
      if (entry) return cancelStanding(entry);
      write({ vendorCode: vendor.code, reference, at: now(), ending: { by: 'service', at: now() } });
      return { outcome: 'cancelled' };
    },
    drop(reservationId) {
      const entry = book.all().find((candidate) => candidate.reservationId === reservationId);
      if (!entry || !isKept(entry)) return false;
      write({ ...entry, ending: { by: 'vendor', at: now() } });
      return true;
    },
    all: () => book.all().map(standing),
  };

  function accept(vendor: Vendor, request: ReservationRequest): Entry {
    const found = offers.find(vendor, request.offerCode, now()) ?? fail('offer.notFound');
    checkExtras(request, found);
    const { reference } = request;
    const entry: Entry = { vendorCode: vendor.code, reference, at: now(), request, booked: bookedWith(request, found) };
    const manner = mannerOf(entry);
    if (manner === 'refusing') return { ...entry, refusal: REFUSAL };
    if (!offers.isAvailable(request.offerCode)) return { ...entry, refusal: GONE };
    const reservationId = names.short(initials(vendor), vendor.code, reference);
    if (manner !== 'dropping') return { ...entry, reservationId };
    return { ...entry, reservationId, ending: { by: 'vendor', at: later(DROPPED_AFTER_MILLISECONDS) } };
  }

  function cancelStanding(entry: Entry): Cancellation {
    if (!isKept(entry)) return { outcome: 'cancelled' };
    switch (mannerOf(entry)) {
      case 'refusingToCancel':
        return { outcome: 'refused', message: CANCELLATION_REFUSAL };
      case 'cancellingSlowly':
        if (!entry.ending) write({ ...entry, ending: { by: 'service', at: later(SLOW_CANCELLATION_MILLISECONDS) } });
        return { outcome: 'pending' };
      default:
        write({ ...entry, ending: { by: 'service', at: now() } });
        return { outcome: 'cancelled' };
    }
  }

  /** Whether the car is kept for the driver at this moment. */
  function isKept({ reservationId, ending }: Entry): boolean {
    return reservationId !== undefined && (!ending || ending.at > now());
  }

  function standing(entry: Entry): Reservation {
    const { vendorCode, reference, at, booked, refusal, reservationId, ending } = entry;
    const known = { vendorCode, at, reference, ...(booked && { booked }), ...(reservationId && { reservationId }) };
    if (refusal) return { ...known, status: 'refused', message: refusal };
    if (!isKept(entry)) return { ...known, status: 'cancelled', cancelledBy: ending!.by };
    return { ...known, status: ending?.by === 'service' ? 'cancelling' : 'reserved' };
  }

  function later(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds);
  }
}

function mannerOf({ request }: Entry): Manner {
  return mannerFor(request?.driver.lastName ?? '');
}

function bookedWith({ driver }: ReservationRequest, { rental, model }: FoundOffer): Reservation['booked'] {
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

/** TD for Test Drive. */
function initials({ name }: Vendor): string {
  return name.replace(/[^A-Z]/g, '');
}
