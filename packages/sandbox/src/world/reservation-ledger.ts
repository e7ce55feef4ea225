import { isDeepStrictEqual } from 'node:util';
import type { ReportChange } from '../traffic/reports.ts';
import { type Scenario, scenarioFor } from './last-names.ts';
import type { OpenLedger } from './ledger.ts';

const CANCELLATION_REFUSAL = 'The reservation cannot be cancelled any more.';
const SLOW_CANCELLATION_MILLISECONDS = 5_000;
const DROPPED_AFTER_MILLISECONDS = 5_000;

export type Cancellation = {
  readonly outcome: 'cancelled' | 'refused' | 'pending';
  readonly message?: string;
};

/** A leg of a transfer. A rental has no legs. */
export type Leg = 'oneway' | 'return';

type LegRecord = { readonly leg: Leg } & (
  | { readonly status: 'reserved' }
  | { readonly status: 'cancelled'; readonly cancelledBy: Ending['by']; readonly cancelledAt: Date }
);

/** The time and initiator of a cancellation. Until that time, the leg or reservation is `reserved`. */
type Ending = { readonly by: 'service' | 'party'; readonly at: Date };

export type ReservationRecord<Booked> = {
  readonly party: string;
  readonly reference: string;
  /** Time of the first request with this reference. */
  readonly at: Date;
  readonly changedAt: Date;
  /** Absent if the reference was cancelled before a booking arrived. */
  readonly booked?: Booked;
  readonly reservationId?: string;
  readonly status: 'reserved' | 'refused' | 'cancelling' | 'cancelled';
  /** Present only with `cancelled`. `party` means that the vendor or supplier cancelled. */
  readonly cancelledBy?: Ending['by'];
  /** Present for transfers that have ever been reserved. */
  readonly legs?: readonly LegRecord[];
  /** Present only with `refused`. */
  readonly message?: string;
};

/** The decision on a new request: the booking and its number, or the reason for a refusal. */
export type Acceptance<Booked> = {
  readonly booked: Booked;
  /** The traveller's last name, which selects the scenario. */
  readonly lastName: string;
  readonly refusal?: string;
  readonly reservationId: string;
  readonly legs?: readonly Leg[];
};

type ReservationLedger<Request, Booked> = {
  /** Reserves once per reference. `accept` is called only for a new reference. */
  reserve(party: string, request: Request, accept: () => Acceptance<Booked>): ReservationRecord<Booked> | 'reused';
  find(party: string, reference: string): ReservationRecord<Booked> | undefined;
  /**
   * Cancels a reservation. `legs` contains the legs to cancel. If it is absent, everything that is still reserved is
   * cancelled.
   */
  cancel(party: string, reference: string, legs?: readonly Leg[]): Cancellation;
  /** Cancels the reservation or one leg on behalf of the party. Returns false if there is nothing to cancel. */
  drop(reservationId: string, leg?: Leg): boolean;
  /** Returns all reservations, newest first. */
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
  readonly legs?: readonly Leg[];
  /** The cancellation of the whole reservation. `endings` contains the cancellations of individual legs. */
  readonly ending?: Ending;
  readonly endings?: Readonly<Partial<Record<Leg, Ending>>>;
};

/** Creates the reservation records. Time-dependent states are computed on read. */
export function createReservationLedger<Request extends { readonly reference: string }, Booked>(
  name: string,
  {
    openLedger,
    report,
    now,
  }: { readonly openLedger: OpenLedger; readonly report: ReportChange; readonly now: () => Date },
): ReservationLedger<Request, Booked> {
  type OwnEntry = Entry<Request, Booked>;
  const ledger = openLedger<OwnEntry>(name);
  const read = (party: string, reference: string) => ledger.get(`${party}/${reference}`);
  const write = (entry: OwnEntry) => {
    ledger.set(`${entry.party}/${entry.reference}`, entry);
    return entry;
  };

  return {
    reserve(party, request, accept) {
      const known = read(party, request.reference);
      if (known?.request && !isDeepStrictEqual(known.request, request)) return 'reused';
      if (known) return recordOf(known);
      const entry = write(entryOf(party, request, accept()));
      for (const { at } of endingsOf(entry)) report({ party, reference: entry.reference, at });
      return recordOf(entry);
    },
    find(party, reference) {
      const entry = read(party, reference);
      return entry && recordOf(entry);
    },
    cancel(party, reference, legs) {
      const entry = read(party, reference);
      if (entry) return cancelEntry(entry, legs);
      write({ party, reference, at: now(), ending: { by: 'service', at: now() } });
      return { outcome: 'cancelled' };
    },
    drop(reservationId, leg) {
      const entry = ledger.all().find((candidate) => candidate.reservationId === reservationId);
      if (!entry || !stands(entry, leg && [leg])) return false;
      write(ended(entry, { by: 'party', at: now() }, leg && [leg]));
      report({ party: entry.party, reference: entry.reference, at: now() });
      return true;
    },
    all: () => ledger.all().map(recordOf),
  };

  function entryOf(party: string, request: Request, accepted: Acceptance<Booked>): OwnEntry {
    const { booked, lastName, refusal, reservationId, legs } = accepted;
    const entry: OwnEntry = { party, reference: request.reference, at: now(), request, booked, lastName };
    if (refusal) return { ...entry, refusal };
    const reserved = { ...entry, reservationId, legs };
    const dropped: Ending = { by: 'party', at: later(DROPPED_AFTER_MILLISECONDS) };
    switch (scenarioOf(entry)) {
      case 'dropping':
        return { ...reserved, ending: dropped };
      case 'droppingOneway':
        return ended(reserved, dropped, ['oneway']);
      case 'droppingReturn':
        return ended(reserved, dropped, ['return']);
      default:
        return reserved;
    }
  }

  /**
   * Returns the entry with a cancellation of the given legs or, if `legs` is absent, of the whole reservation. If
   * `legs` is given, a reservation without legs stays unchanged.
   */
  function ended(entry: OwnEntry, ending: Ending, legs?: readonly Leg[]): OwnEntry {
    if (!legs) return { ...entry, ending };
    const endings = legs.filter((leg) => entry.legs?.includes(leg)).map((leg) => [leg, ending]);
    return { ...entry, endings: { ...entry.endings, ...Object.fromEntries(endings) } };
  }

  function cancelEntry(entry: OwnEntry, legs?: readonly Leg[]): Cancellation {
    if (!stands(entry, legs)) return { outcome: 'cancelled' };
    switch (scenarioOf(entry)) {
      case 'refusingToCancel':
        return { outcome: 'refused', message: CANCELLATION_REFUSAL };
      case 'cancellingSlowly':
        if (recordOf(entry).status !== 'cancelling') {
          write(ended(entry, { by: 'service', at: later(SLOW_CANCELLATION_MILLISECONDS) }, legs));
        }
        return { outcome: 'pending' };
      default:
        write(ended(entry, { by: 'service', at: now() }, legs));
        return { outcome: 'cancelled' };
    }
  }

  /** Returns true if the reservation, or any of the given legs, is currently reserved. */
  function stands(entry: OwnEntry, legs = entry.legs): boolean {
    if (entry.reservationId === undefined) return false;
    return legs ? legs.some((leg) => !isOver(endingOf(entry, leg))) : !isOver(entry.ending);
  }

  function isOver(ending: Ending | undefined): ending is Ending {
    return ending !== undefined && ending.at <= now();
  }

  function recordOf(entry: OwnEntry): ReservationRecord<Booked> {
    const { party, reference, at, booked, refusal, reservationId } = entry;
    const changedAt = endingsOf(entry).findLast(isOver)?.at ?? at;
    const known = { party, reference, at, changedAt, booked, reservationId };
    if (refusal) return { ...known, status: 'refused', message: refusal };
    const legs = entry.legs?.map((leg) => legRecordOf(entry, leg));
    const endings = endingsOf(entry);
    if (!stands(entry)) return { ...known, status: 'cancelled', cancelledBy: endings.at(-1)!.by, legs };
    const isCancelling = endings.some((ending) => ending.by === 'service' && !isOver(ending));
    return { ...known, status: isCancelling ? 'cancelling' : 'reserved', legs };
  }

  function legRecordOf(entry: OwnEntry, leg: Leg): LegRecord {
    const ending = endingOf(entry, leg);
    if (!isOver(ending)) return { leg, status: 'reserved' };
    return { leg, status: 'cancelled', cancelledBy: ending.by, cancelledAt: ending.at };
  }

  function later(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds);
  }
}

/** Returns the earlier cancellation: that of the leg or that of the whole reservation. */
function endingOf({ ending, endings }: Endings, leg: Leg): Ending | undefined {
  return endingsOf({ ending, endings: { [leg]: endings?.[leg] } })[0];
}

type Endings = { readonly ending?: Ending; readonly endings?: Readonly<Partial<Record<Leg, Ending>>> };

/** Returns all cancellations in chronological order. */
function endingsOf({ ending, endings = {} }: Endings): readonly Ending[] {
  return [ending, ...Object.values(endings)]
    .filter((each) => each !== undefined)
    .toSorted((left, right) => left.at.getTime() - right.at.getTime());
}

function scenarioOf({ lastName = '' }: { readonly lastName?: string }): Scenario {
  return scenarioFor(lastName);
}
