import { type Kysely, sql } from 'kysely';
import { tablesOf } from '../database/tables-of.ts';
import type { Day } from '../ports/statements.ts';
import type { Tx } from '../ports/transaction.ts';
import { type DifferenceKind, differenceKinds, zerosOf } from '../shared/differences.ts';
import type { FoundDifference, RunResult, StoredRun } from './types.ts';

export type OpenedDifference = { readonly id: number; readonly kind: DifferenceKind; readonly taskId: number };

export type ReconciliationStore = {
  /** Opens tasks for new discrepancies. Closes discrepancies that are no longer found, together with their tasks. */
  readonly keep: (
    tx: Tx,
    look: { readonly party: string; readonly day: Day; readonly at: Date; readonly found: readonly FoundDifference[] },
  ) => Promise<{ readonly opened: readonly OpenedDifference[]; readonly gone: number }>;
  readonly countStanding: () => Promise<Readonly<Record<DifferenceKind, number>>>;
  readonly daysWithDifferences: () => Promise<readonly Day[]>;
  readonly findOfTask: (taskId: number) => Promise<{ readonly party: string; readonly day: Day } | undefined>;
  readonly addRun: (run: RunResult) => Promise<void>;
  /** Lists runs, most recent first. */
  readonly listRuns: (atMost: number) => Promise<readonly StoredRun[]>;
  /** Leases the daily run if it is due or has never run. Returns whether this process holds the lease until `until`. */
  readonly takeDaily: (now: Date, until: Date) => Promise<boolean>;
  /** Completes the daily run and schedules the next one. */
  readonly scheduleDaily: (dueAt: Date) => Promise<void>;
};

type Tables = Record<never, never>;
type Found = FoundDifference & { readonly party: string; readonly day: string; readonly at: Date };

const on = tablesOf<Tables>;

const NONE = zerosOf(differenceKinds);

/** Stores the task for each discrepancy in `operator_task`. */
export function createReconciliationStore(db: Kysely<Tables>): ReconciliationStore {
  return {
    async keep(tx, { party, day, at, found }) {
      const gone = await forget(on(tx), { party, day, at, standing: found });
      const opened: OpenedDifference[] = [];
      for (const difference of found) {
        const task = await add(on(tx), { ...difference, party, day, at });
        if (task) opened.push(task);
      }
      return { opened, gone };
    },

    async countStanding() {
      const { rows } = await sql<{ kind: DifferenceKind; count: number }>`
        select kind, count(*)::bigint as count from reconciliation_difference where gone_at is null group by kind`.execute(
        db,
      );
      return { ...NONE, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) };
    },

    async daysWithDifferences() {
      const { rows } = await sql<{ day: string }>`
        select distinct to_char(day, 'YYYY-MM-DD') as day from reconciliation_difference where gone_at is null`.execute(
        db,
      );
      return rows.map(({ day }) => day);
    },

    async findOfTask(taskId) {
      const { rows } = await sql<{ party: string; day: string }>`
        select party, to_char(day, 'YYYY-MM-DD') as day from reconciliation_difference
        where id = (select difference_id from operator_task where id = ${taskId})`.execute(db);
      return rows[0];
    },

    async addRun(run) {
      await sql`
        insert into reconciliation_run
          (reason, days, began_at, ended_at, statements, unanswered, compared, differences, opened, gone)
        values (${run.reason}, ${[...run.days]}::date[], ${run.beganAt}, ${run.endedAt}, ${run.statements},
          ${run.unanswered.length}, ${run.compared}, ${JSON.stringify(run.differences)}::jsonb, ${run.opened}, ${run.gone})
      `.execute(db);
    },

    async listRuns(atMost) {
      const { rows } = await sql<StoredRun>`
        select reason, days::text[] as days, began_at as "beganAt", ended_at as "endedAt", statements, unanswered, compared,
          differences, opened, gone
        from reconciliation_run order by id desc limit ${atMost}`.execute(db);
      return rows;
    },

    async takeDaily(now, until) {
      const { rows } = await sql`
        insert into reconciliation_schedule as schedule (due_at, leased_until)
        values (${now}::timestamptz, ${until}::timestamptz)
        on conflict (is_the_one) do update set leased_until = excluded.leased_until
          where schedule.due_at <= ${now}::timestamptz
            and (schedule.leased_until is null or schedule.leased_until <= ${now}::timestamptz)
        returning is_the_one`.execute(db);
      return rows.length > 0;
    },

    async scheduleDaily(dueAt) {
      await sql`update reconciliation_schedule set due_at = ${dueAt}::timestamptz, leased_until = null`.execute(db);
    },
  };
}

/** Adds or updates a discrepancy. Returns its task if the discrepancy is new. */
async function add(db: Kysely<Tables>, found: Found): Promise<OpenedDifference | undefined> {
  const { party, reference, kind, day, attemptId = null, at } = found;
  const [ours, theirs] = [found.ours ? JSON.stringify(found.ours) : null, JSON.stringify(found.theirs)];
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into reconciliation_difference (party, reference, kind, day, attempt_id, ours, theirs, found_at)
    values (${party}, ${reference}, ${kind}, ${day}::date, ${attemptId}, ${ours}::jsonb, ${theirs}::jsonb, ${at}::timestamptz)
    on conflict (party, reference, kind) where gone_at is null
      do update set ours = excluded.ours, theirs = excluded.theirs
    returning id, found_at = ${at}::timestamptz as is_new`.execute(db);
  const { id, is_new } = rows[0]!;
  if (!is_new) return undefined;
  const { rows: tasks } = await sql<{ id: number }>`
    insert into operator_task (kind, difference_id, reason, opened_at)
    values (${kind}, ${id}, ${`${party} ${reference}: ${wordsOf(found)}`}, ${at}::timestamptz)
    on conflict (difference_id) do nothing returning id`.execute(db);
  const [task] = tasks;
  return task && { id, kind, taskId: task.id };
}

async function forget(
  db: Kysely<Tables>,
  { party, day, at, standing }: Pick<Found, 'party' | 'day' | 'at'> & { readonly standing: readonly FoundDifference[] },
): Promise<number> {
  const keys = standing.map(({ reference, kind }) => `${kind} ${reference}`);
  const { rows } = await sql`
    with gone as (
      update reconciliation_difference set gone_at = ${at}::timestamptz
      where party = ${party} and day = ${day}::date and gone_at is null
        and kind || ' ' || reference <> all (${keys}::text[])
      returning id
    ), closed as (
      update operator_task set resolved_at = ${at}::timestamptz, resolution = 'gone'
      where difference_id in (select id from gone) and resolved_at is null
    )
    select id from gone`.execute(db);
  return rows.length;
}

/**
 * Describes both sides, and a payment by another attempt if there is one: `completed 903000 TRY here, voided 903000 TRY
 * there`.
 */
function wordsOf({ ours, theirs }: Pick<FoundDifference, 'ours' | 'theirs'>): string {
  const lineOf = ({ says, money }: FoundDifference['theirs'][number]) => {
    const back = money && money.refunded > 0 ? `, ${money.refunded} refunded` : '';
    return money ? `${says} ${money.amount} ${money.currency}${back}` : says;
  };
  const also = ours?.stands === 'nothing' && ours.isPaidByAnother ? '; a different payment of the order is valid' : '';
  return `${ours ? lineOf(ours) : 'nothing'} here, ${theirs.map(lineOf).join(' and ') || 'nothing'} there${also}`;
}
