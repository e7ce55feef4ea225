import { type Kysely, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { CAR_PEOPLE, TRANSFER_PEOPLE } from '../database/order-people.ts';
import { durationsFor } from '../payment-attempts/rules.ts';
import { dueAtOf } from '../payment-attempts/states.ts';
import { isDueFor } from '../payment-attempts/store.leasing.sql.ts';
import { ALERT_AFTER_SECONDS } from '../payment-attempts/worker.ts';
import type { PaymentAttempt } from '../ports/payment-attempts.ts';

/** Jobs whose next due time can be read from their tables. */
export type DatedJob = keyof ReturnType<typeof firstDue>;
export type Due = Readonly<Record<DatedJob, Date | undefined>>;

/** A reservation that is polled until its last pick-up. */
export type Watched = Pick<PaymentAttempt, 'id' | 'kind' | 'party' | 'changedAt' | 'firstPickUpAt' | 'watchUntil'> & {
  readonly dueAt: Date;
};

/**
 * Each expression returns the time at which its job next has work. The conditions repeat those of the job's own
 * queries.
 */
const firstDue = ({ limits }: Pick<Config, 'limits'>, now: Date) => ({
  money: sql`(select min(due_at) from payment_attempt where ${isDueFor.money})`,
  overdue: sql`(select min(deadline_at) from payment_attempt where alerted_at is null)
    + make_interval(secs => ${ALERT_AFTER_SECONDS})`,
  webhooks: sql`(select least(
    (select min(due_at) from webhook_delivery join webhook_endpoint endpoint on endpoint.id = endpoint_id
      where endpoint.status = 'enabled'),
    (select ${now}::timestamptz where exists (select from event where position is null) or exists (
      select from webhook_endpoint endpoint join event_feed feed on feed.agency_id = endpoint.agency_id
      where endpoint.status = 'enabled' and endpoint.reached_position < feed.last_position))))`,
  reconciliation: sql`(select greatest(due_at, leased_until) from reconciliation_schedule)`,
  lapsing: sql`(select least(
    (select min(pick_up_at) from car_order where status = 'pending'),
    (select min(expires_at) from transfer_order where status = 'pendingPayment'),
    (select min(expires_at) from payment_session where status = 'open')))`,
  mail: sql`(select min(due_at) from portal_mail)`,
  transferChanges: sql`(select min(leased_until) from transfer_order_change)`,
  /** Cleanup tasks whose timing users can see: erasures and expired approvals. Other deletions can wait. */
  cleaning: sql`(select least(
    (select min(${CAR_PEOPLE.neededUntil}) from car_order where personal_sealed is not null) + ${days(limits.personalDataDays)},
    (select min(${TRANSFER_PEOPLE.neededUntil}) from transfer_order where personal_sealed is not null)
      + ${days(limits.personalDataDays)},
    (select min(${TRANSFER_PEOPLE.neededUntil}) from transfer_order
      where personal_sealed is not null and passengers_erased_at is null) + ${days(limits.passengerDetailsDays)},
    (select min(expires_at) from approval where status = 'waiting' and expiry_reported_at is null)))`,
});

/** Rows are erased once the period has passed, so the due time is one millisecond after its end. */
const days = (count: number) => sql`make_interval(days => ${count}, secs => 0.001)`;

/** Reads the times at which background jobs next have work, so that a world can move its clock from one to the next. */
export function createDue(db: Kysely<Record<never, never>>, config: Config) {
  const durations = durationsFor({
    longestCallMilliseconds: Math.max(
      config.processor.deadlineMilliseconds,
      config.vendor.reservationDeadlineMilliseconds,
    ),
  });
  return {
    async first(now: Date): Promise<Due> {
      const columns = Object.entries(firstDue(config, now)).map(([job, moment]) => sql`${moment} as ${sql.id(job)}`);
      const { rows } = await sql<Record<DatedJob, Date | null>>`select ${sql.join(columns)}`.execute(db);
      return Object.fromEntries(Object.entries(rows[0]!).map(([job, at]) => [job, at ?? undefined])) as Due;
    },

    /** Lists the reservations that are due by the given time and are not already being polled. */
    async watched(by: Date): Promise<readonly Watched[]> {
      const { rows } = await sql<Watched>`
        select id, order_kind as kind, party, changed_at as "changedAt", first_pick_up_at as "firstPickUpAt",
          watch_until as "watchUntil", due_at as "dueAt"
        from payment_attempt where ${isDueFor.watch} and due_at <= ${by} order by due_at, id`.execute(db);
      return rows;
    },

    /** Returns the time of a reservation's next poll if the previous poll found no change. */
    nextLook: (attempt: Watched, at: Date) => dueAtOf({ ...attempt, status: 'completed' }, at, durations),

    /** Postpones polls that a world has determined would find no change. */
    async postpone(polls: ReadonlyMap<string, Date>): Promise<void> {
      if (polls.size === 0) return;
      await sql`
        update payment_attempt set due_at = poll.next_at, leased_until = null
        from unnest(${[...polls.keys()]}::text[], ${[...polls.values()].map((at) => at.toISOString())}::timestamptz[])
          as poll (id, next_at)
        where payment_attempt.id = poll.id and ${isDueFor.watch}`.execute(db);
    },
  };
}

export async function partiesOfPayments(db: Kysely<Record<never, never>>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ party: string }>`select distinct party from payment_attempt`.execute(db);
  return new Set(rows.map(({ party }) => party));
}
