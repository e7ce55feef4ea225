import { type Kysely, sql } from 'kysely';
import type { ExternalCall } from './types.ts';

export type ExternalCallStore = {
  /** Writes all calls with one statement. Identical calls within an hour share one row. */
  readonly add: (calls: readonly ExternalCall[]) => Promise<void>;
  /** Returns the number of deleted rows; if it equals `atMost`, more rows may remain. */
  readonly deleteBefore: (moment: Date, atMost: number) => Promise<number>;
};

export function createExternalCallStore(db: Kysely<Record<never, never>>): ExternalCallStore {
  return {
    async add(calls) {
      const of = <Value>(read: (call: (typeof calls)[number]) => Value) => calls.map(read);
      await sql`
        insert into outside_call
          (order_id, attempt_id, party_kind, party, operation, outcome, hour, first_at, last_at, times, longest_ms)
        select order_id, attempt_id, party_kind, party, operation, outcome,
          date_bin('1 hour', at, timestamptz '1970-01-01T00:00:00Z') as hour, min(at), max(at), count(*), max(duration_ms)
        from unnest(
          ${of(({ orderId }) => orderId)}::text[], ${of(({ attemptId }) => attemptId ?? null)}::text[],
          ${of(({ partyKind }) => partyKind)}::text[], ${of(({ party }) => party)}::text[],
          ${of(({ operation }) => operation)}::text[], ${of(({ outcome }) => outcome)}::text[],
          ${of(({ at }) => at.toISOString())}::timestamptz[],
          ${of(({ durationMilliseconds }) => durationMilliseconds)}::real[]
        ) as call (order_id, attempt_id, party_kind, party, operation, outcome, at, duration_ms)
        group by order_id, attempt_id, party_kind, party, operation, outcome, hour
        -- A fixed order prevents deadlocks between processes.
        order by order_id, attempt_id, party, operation, outcome, hour
        on conflict (order_id, attempt_id, party_kind, party, operation, outcome, hour) do update set
          first_at = least(outside_call.first_at, excluded.first_at),
          last_at = greatest(outside_call.last_at, excluded.last_at),
          times = outside_call.times + excluded.times,
          longest_ms = greatest(outside_call.longest_ms, excluded.longest_ms)`.execute(db);
    },

    async deleteBefore(moment, atMost) {
      const { numAffectedRows = 0n } = await sql`
        delete from outside_call where id = any(array(select id from outside_call order by id limit ${atMost}))
          and last_at < ${moment}`.execute(db);
      return Number(numAffectedRows);
    },
  };
}
