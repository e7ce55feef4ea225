import type { Now } from '../ports/clock.ts';
import type { BookedPayment, PaymentLedger } from '../ports/ledger.ts';
import type { Day } from '../ports/statements.ts';
import type { Transact } from '../ports/transaction.ts';
import { addSeconds } from '../shared/time.ts';
import { dayAfter, dayOf, daysOf, lookBackFrom } from './rules.days.ts';
import { paymentEntry, reservationEntry } from './rules.entries.ts';
import { compare } from './rules.ts';
import type { OpenedDifference, ReconciliationStore } from './store.sql.ts';
import type { Counterpart, Difference, Entry, FoundDifference, Period, RunReason, RunResult } from './types.ts';

/** Minimum age of entries to compare. Reservations are polled every two hours, so ledgers may differ for that long. */
const GRACE_SECONDS = 3 * 3_600;
/**
 * Days with changes more recent than this are compared again. The period covers the time since the previous daily run,
 * plus a few hours.
 */
const CHANGED_WITHIN_SECONDS = 36 * 3_600;

export type ReconciliationDeps = {
  readonly store: ReconciliationStore;
  readonly transact: Transact;
  readonly payments: PaymentLedger;
  /** Returns all parties that currently provide statements. */
  readonly counterparts: () => Promise<readonly Counterpart[]>;
  /** The database's clock. */
  readonly now: Now;
  /** Called once for each new discrepancy. */
  readonly opened: (difference: OpenedDifference, party: string) => void;
  readonly ended: (run: RunResult) => void;
};

/** Reconciles the days of a period. Throws a NotAccepted if the period is invalid. */
export function reconcile(period: Period, deps: ReconciliationDeps): Promise<RunResult> {
  return run('asked', daysOf(period), deps);
}

/** Reconciles recent days, as well as days with changes or open discrepancies. Throws if `ending` is aborted. */
export async function reconcileDaily(deps: ReconciliationDeps, ending: AbortSignal): Promise<RunResult> {
  const now = deps.now();
  const changed = await deps.payments.daysChangedSince(addSeconds(now, -CHANGED_WITHIN_SECONDS));
  const differing = await deps.store.daysWithDifferences();
  const days = new Set([...lookBackFrom(now), ...changed, ...differing]);
  return run('daily', [...days].filter((day) => day < dayOf(now)).sort(), deps, ending);
}

async function run(reason: RunReason, days: readonly Day[], deps: ReconciliationDeps, ending?: AbortSignal) {
  const beganAt = deps.now();
  const settledBefore = addSeconds(beganAt, -GRACE_SECONDS);
  const unanswered: { party: string; day: Day }[] = [];
  let [statements, compared, opened, gone] = [0, 0, 0, 0];
  for (const counterpart of await deps.counterparts()) {
    const { party } = counterpart;
    const statementOf = kept((day) => counterpart.statementOf(day, settledBefore));
    for (const day of days) {
      ending?.throwIfAborted();
      const look = await lookAt({ counterpart, day, statementOf, settledBefore }, deps);
      if (!look) {
        unanswered.push({ party, day });
        continue;
      }
      const { found } = look;
      const kept = await deps.transact((tx) => deps.store.keep(tx, { party, day, at: deps.now(), found }));
      for (const difference of kept.opened) deps.opened(difference, party);
      statements += 1;
      compared += look.compared;
      opened += kept.opened.length;
      gone += kept.gone;
    }
  }
  const differences = await deps.store.countStanding();
  const result = {
    reason,
    days,
    beganAt,
    endedAt: deps.now(),
    statements,
    unanswered,
    compared,
    differences,
    opened,
    gone,
  };
  await deps.store.addRun(result);
  deps.ended(result);
  return result;
}

type Look = {
  readonly counterpart: Counterpart;
  readonly day: Day;
  readonly statementOf: (day: Day) => Promise<readonly Entry[] | undefined>;
  readonly settledBefore: Date;
};

/** Compares a party's entries for one day with our ledger. Returns `undefined` if the party does not respond. */
async function lookAt({ counterpart, day, statementOf, settledBefore }: Look, { payments }: ReconciliationDeps) {
  const { which, referenceOf, attemptIdOf } = counterpart;
  // Requests that we send before midnight may reach the party after midnight.
  const [before, theirs, after] = [
    await statementOf(dayAfter(day, -1)),
    await statementOf(day),
    await statementOf(dayAfter(day)),
  ];
  if (!before || !theirs || !after) return undefined;
  const booked = await payments.ofDay(day, which);
  const ours = booked.map((payment) => entryOf(payment, counterpart, settledBefore));
  const own = new Set(ours.map(({ reference }) => reference));
  const foreign = theirs.filter(({ reference }) => !own.has(reference));
  const known = await payments.known(foreign.flatMap(({ reference }) => attemptIdOf(reference) ?? []));
  const isOfAnotherDay = ({ reference }: Entry) => known.has(attemptIdOf(reference) ?? '');
  const stated = [
    ...[...before, ...theirs, ...after].filter(({ reference }) => own.has(reference)),
    ...foreign.filter((entry) => !isOfAnotherDay(entry)),
  ];
  const attemptIds = new Map(booked.map(({ attemptId }) => [referenceOf(attemptId), attemptId]));
  const found = compare(ours, stated).map((difference) => withAttempt(difference, attemptIds));
  return { found, compared: ours.length };
}

function entryOf(payment: BookedPayment, { which, referenceOf }: Counterpart, settledBefore: Date): Entry {
  const reference = referenceOf(payment.attemptId);
  return 'method' in which
    ? paymentEntry(payment, reference, settledBefore)
    : reservationEntry(payment, reference, settledBefore);
}

const withAttempt = (difference: Difference, attemptIds: ReadonlyMap<string, string>): FoundDifference => ({
  ...difference,
  attemptId: attemptIds.get(difference.reference),
});

/**
 * Requests each day's statement once, and discards the statements of days that are more than two days before the
 * requested day.
 */
function kept(statementOf: (day: Day) => Promise<readonly Entry[] | undefined>) {
  const known = new Map<Day, Promise<readonly Entry[] | undefined>>();
  return (day: Day) => {
    const statement = known.get(day) ?? statementOf(day);
    known.set(day, statement);
    for (const old of known.keys()) if (old < dayAfter(day, -2)) known.delete(old);
    return statement;
  };
}
