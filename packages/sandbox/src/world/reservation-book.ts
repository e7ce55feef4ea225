import { isDeepStrictEqual } from 'node:util';
import type { OpenBook } from './book.ts';
import { type Manner, mannerFor } from './last-names.ts';

const CANCELLATION_REFUSAL = 'The reservation cannot be cancelled any more.';
const SLOW_CANCELLATION_MILLISECONDS = 5_000;
const DROPPED_AFTER_MILLISECONDS = 5_000;

export type Cancellation = {
  readonly outcome: 'cancelled' | 'refused' | 'pending';
  readonly message?: string;
};

/** What somebody outside knows about a reference, as it stands. */
export type Standing<Booked> = {
  readonly party: string;
  readonly reference: string;
  /** When the reference was first heard of. */
  readonly at: Date;
  /** Absent when the reference was cancelled before anything arrived with it. */
  readonly booked?: Booked;
  readonly reservationId?: string;
  readonly status: 'reserved' | 'refused' | 'cancelling' | 'cancelled';
  /** Only with `cancelled`; `party` is who has the book. */
  readonly cancelledBy?: 'service' | 'party';
  /** Only with `refused`. */
  readonly message?: string;
};

/** What became of a request that has just arrived: what it books, under which number, or why not. */
export type Acceptance<Booked> = {
  readonly booked: Booked;
  /** Whose last name decides how it goes on. */
  readonly lastName: string;
  readonly refusal?: string;
  readonly reservationId: string;
};

export type ReservationBook<Request, Booked> = {
  /** Once for each reference; `accept` is only asked when it is new. */
  reserve(party: string, request: Request, accept: () => Acceptance<Booked>): Standing<Booked> | 'reused';
  find(party: string, reference: string): Standing<Booked> | undefined;
  cancel(party: string, reference: string): Cancellation;
  /** The party cancels by itself. false: there was nothing to cancel. */
  drop(reservationId: string): boolean;
  /** Newest first. */
  all(): readonly Standing<Booked>[];
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
  /** When the reservation ends before its time, and by whom. Yet to come: it still stands. */
  readonly ending?: { readonly by: 'service' | 'party'; readonly at: Date };
};

/** Who has reserved what with whom. What changes with time is computed when somebody looks. */
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
      return standing(known ?? write(entryOf(party, request, accept())));
    },
    find(party, reference) {
      const entry = read(party, reference);
      return entry && standing(entry);
    },
    cancel(party, reference) {
      const entry = read(party, reference);
      if (entry) return cancelStanding(entry);
      write({ party, reference, at: now(), ending: { by: 'service', at: now() } });
      return { outcome: 'cancelled' };
    },
    drop(reservationId) {
      const entry = book.all().find((candidate) => candidate.reservationId === reservationId);
      if (!entry || !isKept(entry)) return false;
      write({ ...entry, ending: { by: 'party', at: now() } });
      return true;
    },
    all: () => book.all().map(standing),
  };

  function entryOf(party: string, request: Request, accepted: Acceptance<Booked>): OwnEntry {
    const { booked, lastName, refusal, reservationId } = accepted;
    const entry: OwnEntry = { party, reference: request.reference, at: now(), request, booked, lastName };
    if (refusal) return { ...entry, refusal };
    if (mannerOf(entry) !== 'dropping') return { ...entry, reservationId };
    return { ...entry, reservationId, ending: { by: 'party', at: later(DROPPED_AFTER_MILLISECONDS) } };
  }

  function cancelStanding(entry: OwnEntry): Cancellation {
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

  /** Whether the reservation is kept at this moment. */
  function isKept({ reservationId, ending }: OwnEntry): boolean {
    return reservationId !== undefined && (!ending || ending.at > now());
  }

  function standing(entry: OwnEntry): Standing<Booked> {
    const { party, reference, at, booked, refusal, reservationId, ending } = entry;
    const known = { party, reference, at, ...(booked && { booked }), ...(reservationId && { reservationId }) };
    if (refusal) return { ...known, status: 'refused', message: refusal };
    if (!isKept(entry)) return { ...known, status: 'cancelled', cancelledBy: ending!.by };
    return { ...known, status: ending?.by === 'service' ? 'cancelling' : 'reserved' };
  }

  function later(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds);
  }
}

function mannerOf({ lastName = '' }: { readonly lastName?: string }): Manner {
  return mannerFor(lastName);
}
