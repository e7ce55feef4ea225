import { isDeepStrictEqual } from 'node:util';
import { invalid } from '@agency-booking/contract-express';
import type { components } from '../generated/vendor/types.ts';
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
  readonly vendor: Vendor;
  readonly reference: string;
  readonly at: Date;
  readonly request?: ReservationRequest;
  readonly found?: FoundOffer;
  readonly refusal?: string;
  readonly reservationId?: string;
  /** When the reservation ends before its time, and by whom. Yet to come: it still stands. */
  ending?: { readonly by: 'service' | 'vendor'; readonly at: Date };
};

type ReservationsNeeds = { readonly offers: Offers; readonly names: Names; readonly now: () => Date };

/** The books of all vendors. What changes with time is computed when somebody looks. */
export function createReservations({ offers, names, now }: ReservationsNeeds): Reservations {
  const entries = new Map<string, Entry>();
  const keyOf = (vendor: Vendor, reference: string) => `${vendor.code}/${reference}`;

  return {
    reserve(vendor, request) {
      const key = keyOf(vendor, request.reference);
      const known = entries.get(key);
      if (known?.request && !isDeepStrictEqual(known.request, request)) fail('reference.reused');
      if (known) return standing(known);
      const entry = accept(vendor, request);
      entries.set(key, entry);
      return standing(entry);
    },
    find(vendor, reference) {
      const entry = entries.get(keyOf(vendor, reference));
      return entry && standing(entry);
    },
    cancel(vendor, reference) {
      const key = keyOf(vendor, reference);
      const entry = entries.get(key);
      if (!entry) entries.set(key, { vendor, reference, at: now(), ending: { by: 'service', at: now() } });
      return entry ? cancelStanding(entry) : { outcome: 'cancelled' };
    },
    drop(reservationId) {
      const entry = entries.values().find((candidate) => candidate.reservationId === reservationId);
      if (!entry || !isKept(entry)) return false;
      entry.ending = { by: 'vendor', at: now() };
      return true;
    },
    all: () => [...entries.values()].reverse().map(standing),
  };

  function accept(vendor: Vendor, request: ReservationRequest): Entry {
    const found = offers.find(vendor, request.offerCode, now()) ?? fail('offer.notFound');
    checkExtras(request, found);
    const { reference } = request;
    const entry = { vendor, reference, at: now(), request, found };
    const manner = mannerOf(entry);
    if (manner === 'refusing') return { ...entry, refusal: REFUSAL };
    if (!offers.isAvailable(request.offerCode)) return { ...entry, refusal: GONE };
    const reservationId = names.short(initials(vendor), vendor.code, reference);
    return {
      ...entry,
      reservationId,
      ...(manner === 'dropping' && { ending: { by: 'vendor', at: later(DROPPED_AFTER_MILLISECONDS) } }),
    };
  }

  function cancelStanding(entry: Entry): Cancellation {
    if (!isKept(entry)) return { outcome: 'cancelled' };
    switch (mannerOf(entry)) {
      case 'refusingToCancel':
        return { outcome: 'refused', message: CANCELLATION_REFUSAL };
      case 'cancellingSlowly':
        entry.ending ??= { by: 'service', at: later(SLOW_CANCELLATION_MILLISECONDS) };
        return { outcome: 'pending' };
      default:
        entry.ending = { by: 'service', at: now() };
        return { outcome: 'cancelled' };
    }
  }

  /** Whether the car is kept for the driver at this moment. */
  function isKept({ reservationId, ending }: Entry): boolean {
    return reservationId !== undefined && (!ending || ending.at > now());
  }

  function standing(entry: Entry): Reservation {
    const { vendor, reference, at, refusal, reservationId, ending } = entry;
    const common = {
      vendorCode: vendor.code,
      at,
      reference,
      ...(reservationId && { reservationId }),
      ...bookedIn(entry),
    };
    if (refusal) return { ...common, status: 'refused', message: refusal };
    if (!isKept(entry)) return { ...common, status: 'cancelled', cancelledBy: ending!.by };
    return { ...common, status: ending?.by === 'service' ? 'cancelling' : 'reserved' };
  }

  function later(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds);
  }
}

function mannerOf({ request }: Entry): Manner {
  return mannerFor(request?.driver.lastName ?? '');
}

function bookedIn({ request, found }: Entry): Pick<Reservation, 'booked'> {
  if (!request || !found) return {};
  const { rental, model } = found;
  const driver = `${request.driver.firstName} ${request.driver.lastName}`;
  return { booked: { driver, car: `${model.brand} ${model.model}`, from: rental.from, to: rental.to } };
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
