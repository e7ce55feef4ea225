import { isDeepStrictEqual } from 'node:util';
import type { OpenBook } from './book.ts';
import { type Scenario, scenarioFor } from './last-names.ts';

const CANCELLATION_REFUSAL = 'The reservation cannot be cancelled any more.';
const SLOW_CANCELLATION_MILLISECONDS = 5_000;
const DROPPED_AFTER_MILLISECONDS = 5_000;

export type Cancellation = {
  readonly outcome: 'cancelled' | 'refused' | 'pending';
  readonly message?: string;
};

/** A reservation as the party has it on record at this moment. */
export type ReservationRecord<Booked> = {
  readonly party: string;
  readonly reference: string;
  /** When the reference first arrived. */
  readonly at: Date;
  /** Absent when the reference was cancelled before anything arrived with it. */
  readonly booked?: Booked;
  readonly reservationId?: string;
  readonly status: 'reserved' | 'refused' | 'cancelling' | 'cancelled';
  /** Only with `cancelled`; `party`: by the vendor or supplier itself. */
  readonly cancelledBy?: 'service' | 'party';
  /** Only with `refused`. */
  readonly message?: string;
};

/** The decision on a new request: what it books, under which number, or why not. */
export type Acceptance<Booked> = {
  readonly booked: Booked;
  /** The last name that chooses the scenario. */
  readonly lastName: string;
  readonly refusal?: string;
  readonly reservationId: string;
};

export type ReservationBook<Request, Booked> = {
  /** Once for each reference; `accept` is only called when it is new. */
  reserve(party: string, request: Request, accept: () => Acceptance<Booked>): ReservationRecord<Booked> | 'reused';
  find(party: string, reference: string): ReservationRecord<Booked> | undefined;
  cancel(party: string, reference: string): Cancellation;
  /** The party cancels by itself. false: there was nothing to cancel. */
  drop(reservationId: string): boolean;
  /** Newest first. */
  all(): readonly ReservationRecord<Booked>[];
};

type Entry<Request, Booked> = {
  readonly party: string;
  readonly reference: string;
  readonly at: Date;
  readonly request?: Request;
  readonly booked?: Booked;
  readonly lastName?: string;
  readonly refusal?: string;
  readonly reservationId?: string;
  /** When the reservation is cancelled, and by which side. In the future: it is still reserved. */
  readonly ending?: { readonly by: 'service' | 'party'; readonly at: Date };
};

/** The reservations of several parties. What changes with time is computed when it is read. */
export function createReservationBook<Request extends { readonly reference: string }, Booked>(
  name: string,
  { openBook, now }: { readonly openBook: OpenBook; readonly now: () => Date },
): ReservationBook<Request, Booked> {
  type OwnEntry = Entry<Request, Booked>;
  const book = openBook<OwnEntry>(name);
  const read = (party: string, reference: string) => book.get(`${party}/${reference}`);
  const write = (entry: OwnEntry) => {
    book.set(`${entry.party}/${entry.reference}`, entry);
    return entry;
  };

  return {
    reserve(party, request, accept) {
      const known = read(party, request.reference);
      if (known?.request && !isDeepStrictEqual(known.request, request)) return 'reused';
      return recordOf(known ?? write(entryOf(party, request, accept())));
    },
    find(party, reference) {
      const entry = read(party, reference);
      return entry && recordOf(entry);
    },
    cancel(party, reference) {
      const entry = read(party, reference);
      if (entry) return cancelEntry(entry);
      write({ party, reference, at: now(), ending: { by: 'service', at: now() } });
      return { outcome: 'cancelled' };
    },
    drop(reservationId) {
      const entry = book.all().find((candidate) => candidate.reservationId === reservationId);
      if (!entry || !isActive(entry)) return false;
      write({ ...entry, ending: { by: 'party', at: now() } });
      return true;
    },
    all: () => book.all().map(recordOf),
  };

  function entryOf(party: string, request: Request, accepted: Acceptance<Booked>): OwnEntry {
    const { booked, lastName, refusal, reservationId } = accepted;
    const entry: OwnEntry = { party, reference: request.reference, at: now(), request, booked, lastName };
    if (refusal) return { ...entry, refusal };
    if (scenarioOf(entry) !== 'dropping') return { ...entry, reservationId };
    return { ...entry, reservationId, ending: { by: 'party', at: later(DROPPED_AFTER_MILLISECONDS) } };
  }

  function cancelEntry(entry: OwnEntry): Cancellation {
    if (!isActive(entry)) return { outcome: 'cancelled' };
    switch (scenarioOf(entry)) {
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

  /** Whether the reservation is active at this moment. */
  function isActive({ reservationId, ending }: OwnEntry): boolean {
    return reservationId !== undefined && (!ending || ending.at > now());
  }

  function recordOf(entry: OwnEntry): ReservationRecord<Booked> {
    const { party, reference, at, booked, refusal, reservationId, ending } = entry;
    const known = { party, reference, at, ...(booked && { booked }), ...(reservationId && { reservationId }) };
    if (refusal) return { ...known, status: 'refused', message: refusal };
    if (!isActive(entry)) return { ...known, status: 'cancelled', cancelledBy: ending!.by };
    return { ...known, status: ending?.by === 'service' ? 'cancelling' : 'reserved' };
  }

  function later(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds);
  }
}

function scenarioOf({ lastName = '' }: { readonly lastName?: string }): Scenario {
  return scenarioFor(lastName);
}
