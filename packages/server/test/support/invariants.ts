import { randomUUID } from 'node:crypto';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/open.ts';
import { paymentStates, statesThat } from './payment-states.ts';

export type ExternalRecord = {
  /** Charges that are neither voided nor fully refunded. */
  readonly charges: readonly { readonly reference: string; readonly amount: number; readonly refunded: number }[];
  /** References of the active reservations at the vendors. */
  readonly reservations: readonly string[];
  /** Reservations that a vendor has cancelled on its own initiative. */
  readonly dropped?: readonly string[];
};

type Db = Kysely<Record<never, never>>;

const PATIENCE_SECONDS = 10;
/** A placeholder for a query parameter whose value depends on the time of each check. */
const ALERTED_UNTIL = Symbol('alerted until');

/** True while one leg is being refunded and the other leg remains reserved. */
const keepsALeg = sql`(attempt.status = 'refunding' and coalesce((attempt.leg_cancellation ->> 'leavesReserved')::boolean, false))`;

/** Each query returns the rows that violate its rule. */
const rules: Record<string, () => ReturnType<typeof sql>> = {
  'an order has at most one attempt that counts': () => sql`
    select order_kind, order_id from payment_attempt
    where status <> all(${statesThat(({ payable }) => payable)}::text[])
    group by order_kind, order_id having count(*) > 1`,

  'every attempt is in a state of the machine': () => sql`
    select id, status from payment_attempt where status <> all(${Object.keys(paymentStates)}::text[])`,

  'what must not last has a deadline and is due, and nothing else has a deadline': () => sql`
    select id, status, deadline_at, due_at from payment_attempt
    where (status = any(${statesThat(({ live }) => live)}::text[])) <> (deadline_at is not null)
      or (deadline_at is not null and due_at is null)`,

  'an attempt is booked exactly when it is completed or was': () => sql`
    select id, status, vendor_reservation_id from payment_attempt
    where (status in ('completed', 'cancelling', 'refunding', 'refunded')) <> (vendor_reservation_id is not null)`,

  'a refund is never more than the charge': () => sql`
    select id from payment_attempt where refunded_before + coalesce(refund_amount, 0) > amount`,

  'what remains of a record is what its ledger adds up to': () => sql`
    select record.id, record.remaining, coalesce(sum(
      case when debit_account = 'available' then amount when credit_account = 'available' then -amount else 0 end), 0) as ledger
    from credit_record record left join ledger_entry entry on entry.record_id = record.id
    group by record.id having record.remaining < 0 or record.remaining <> coalesce(sum(
      case when debit_account = 'available' then amount when credit_account = 'available' then -amount else 0 end), 0)`,

  'the ledger tells the same story as the attempt': () => sql`
    select attempt.id, attempt.status, story from payment_attempt attempt
    left join lateral (
      select coalesce(string_agg(kind, ' ' order by id), '') as story from ledger_entry where attempt_id = attempt.id
    ) ledger on true
    where story <> case
      when method = 'card' or status = 'declined' then ''
      when status in ('charged', 'cancellingReservation', 'reversing') then 'hold'
      when status = 'reversed' then 'hold reverse'
      else 'hold post' || case when refunded_before > 0 then ' refundPart' else '' end
        || case when status = 'refunded' and refund_amount > 0 then ' refund' else '' end end`,

  'an amount in the ledger is the amount of its attempt': () => sql`
    select entry.id from ledger_entry entry join payment_attempt attempt on attempt.id = entry.attempt_id
    where entry.amount <> case entry.kind
      when 'refund' then attempt.refund_amount when 'refundPart' then attempt.refunded_before else attempt.amount end`,

  'every attempt is what its last transition says': () => sql`
    select attempt.id, attempt.status, last.to_status from payment_attempt attempt
    left join lateral (
      select to_status from attempt_transition where attempt_id = attempt.id order by id desc limit 1
    ) last on true
    where last.to_status is distinct from attempt.status`,

  'every transition begins where the one before it ended': () => sql`
    select id from (
      select id, from_status, lag(to_status) over (partition by attempt_id order by id) as before from attempt_transition
    ) step
    where from_status is distinct from before`,

  'nothing lasts past its deadline without an alert': () => sql`
    select id, status from payment_attempt
    where alerted_at is null and deadline_at < ${ALERTED_UNTIL}::timestamptz`,

  'a car is reserved exactly when its order has a completed payment': () => sql`
    select item.order_id, item.status, attempt.status from car_order_item item
    left join payment_attempt attempt on attempt.order_kind = 'car' and attempt.order_id = item.order_id
      and attempt.status in ('completed', 'cancelling')
    where (item.status = 'reserved') <> (attempt.id is not null)`,

  'what was cancelled unpaid, or removed, is not being paid': () => sql`
    select item.order_id, item.status, attempt.status as attempt from car_order_item item
    join payment_attempt attempt on attempt.order_kind = 'car' and attempt.order_id = item.order_id
    where (item.status = 'removed' or (item.status = 'cancelled' and item.payment_id is null))
      and attempt.status <> all(${statesThat(({ payable }) => payable)}::text[])`,

  'a car failed exactly when its payment was reversed': () => sql`
    select item.order_id, item.status, attempt.status from car_order_item item
    left join payment_attempt attempt on attempt.order_kind = 'car' and attempt.order_id = item.order_id
      and attempt.status = 'reversed'
    where (item.status = 'failed') <> (attempt.id is not null)`,

  'a transfer is reserved exactly when its order has a completed payment': () => sql`
    select transfer.id, transfer.status, attempt.status as attempt from transfer_order transfer
    left join payment_attempt attempt on attempt.order_kind = 'transfer' and attempt.order_id = transfer.id
      and (attempt.status in ('completed', 'cancelling') or ${keepsALeg})
    where (transfer.status = 'reserved') <> (attempt.id is not null)`,

  'a transfer failed exactly when its payment was reversed': () => sql`
    select transfer.id, transfer.status, attempt.status as attempt from transfer_order transfer
    left join payment_attempt attempt on attempt.order_kind = 'transfer' and attempt.order_id = transfer.id
      and attempt.status = 'reversed'
    where (transfer.status = 'failed') <> (attempt.id is not null)`,

  'a transfer is canceled exactly when its money goes back or has gone': () => sql`
    select transfer.id, transfer.status, attempt.status as attempt from transfer_order transfer
    left join payment_attempt attempt on attempt.order_kind = 'transfer' and attempt.order_id = transfer.id
      and attempt.status in ('refunding', 'refunded') and not ${keepsALeg}
    where (transfer.status = 'canceled') <> (attempt.id is not null)`,

  'what comes back of a transfer is what its legs say': () => sql`
    select transfer.id, attempt.status from transfer_order transfer
    join payment_attempt attempt on attempt.order_kind = 'transfer' and attempt.order_id = transfer.id
    cross join lateral (
      select sum((leg ->> 'amount')::bigint) as paid, coalesce(sum((leg #>> '{canceled,refund}')::bigint), 0) as back
      from json_array_elements(transfer.legs) leg
    ) legs
    where attempt.status in ('completed', 'refunding', 'refunded')
      and (legs.paid <> attempt.amount or legs.back <> attempt.refunded_before
        + case when attempt.status = 'completed' then 0 else coalesce(attempt.refund_amount, 0) end)`,

  'a reserved transfer has a leg that stands, a canceled one a leg that does not': () => sql`
    select transfer.id, transfer.status from transfer_order transfer
    cross join lateral (
      select bool_or(leg -> 'canceled' is null) as stands, bool_or(leg -> 'canceled' is not null) as is_canceled
      from json_array_elements(transfer.legs) leg
    ) legs
    where (transfer.status = 'reserved' and not stands) or (transfer.status = 'canceled' and not is_canceled)`,

  'an expired transfer was never charged, and no payment of it is under way': () => sql`
    select transfer.id from transfer_order transfer
    join payment_attempt attempt on attempt.order_kind = 'transfer' and attempt.order_id = transfer.id
    where transfer.status = 'expired' and attempt.status <> 'declined'`,

  'a transfer is charged what its order says, and booked under the name it shows': () => sql`
    select transfer.id from transfer_order transfer
    join payment_attempt attempt on attempt.order_kind = 'transfer' and attempt.order_id = transfer.id
    where (attempt.amount, attempt.currency) <> (transfer.amount, transfer.currency)
      or (transfer.status in ('reserved', 'canceled') and attempt.status <> 'declined'
        and attempt.vendor_reservation_id is distinct from transfer.vendor_reservation_id)`,

  'what was refused five times has an open task, and nothing else has one': () => sql`
    select attempt.id, attempt.status, attempt.refusals, task.kind from payment_attempt attempt
    left join operator_task task on task.attempt_id = attempt.id and task.resolved_at is null
    where (attempt.refusals >= 5 and attempt.due_at is not null) <> (task.id is not null)
      or (task.id is not null and task.kind <> case attempt.status when 'refunding' then 'refundRefused' else 'voidRefused' end)`,

  'all items of an order share their fate': () => sql`
    select order_id from car_order_item where status <> 'removed' group by order_id having count(distinct status) > 1`,
};

/**
 * The names of the prepared queries. Planning a query takes several times longer than running it. Each test prepares
 * its own plans, because a reused database may have had a different schema.
 */
const prepared = new WeakMap<Database, string>();

/** Throws if an invariant is violated; the message contains its name and the rows that violate it. */
export async function checkInvariants(database: Database, now: Date, external?: ExternalRecord): Promise<void> {
  const { db, pool } = database;
  compiled ??= compile(db);
  const name = prepared.get(database) ?? `invariants ${randomUUID()}`;
  prepared.set(database, name);
  const until = new Date(now.getTime() - PATIENCE_SECONDS * 1000);
  const values = compiled.parameters.map((value) => (value === ALERTED_UNTIL ? until : value));
  const { rows } = await pool.query<{ rule: string; row: unknown }>({ name, text: compiled.sql, values });
  const broken = rows.map(({ rule, row }) => `${rule}: ${JSON.stringify(row)}`);
  broken.push(...(await forbiddenTransitions(db)));
  if (external) broken.push(...(await externalDifferences(db, external)));
  if (broken.length > 0) throw new Error(`broken invariants:\n${broken.join('\n')}`);
}

let compiled: CompiledQuery | undefined;

function compile(db: Db): CompiledQuery {
  const queries = Object.entries(rules).map(
    ([rule, query]) => sql`select ${rule}::text as rule, to_jsonb(found) as row from (${query()}) found`,
  );
  return sql`${sql.join(queries, sql` union all `)}`.compile(db);
}

async function forbiddenTransitions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ from_status: string; to_status: string }>`
    select distinct from_status, to_status from attempt_transition where from_status is not null`.execute(db);
  return rows
    .filter(({ from_status, to_status }) => !paymentStates[from_status]?.to.includes(to_status))
    .map(({ from_status, to_status }) => `${from_status} never becomes ${to_status}`);
}

/**
 * Compares attempts with the external records in both directions. For an attempt in progress, either state is accepted.
 */
async function externalDifferences(db: Db, { charges, reservations, dropped = [] }: ExternalRecord): Promise<string[]> {
  type Row = {
    readonly id: string;
    readonly method: string;
    readonly status: string;
    readonly amount: number;
    readonly refund: number;
    /** True if the ride of one leg took place before the other leg was cancelled. */
    readonly has_driven_leg: boolean;
    /** True if an operator has confirmed that the money was returned by other means. */
    readonly is_settled_by_hand: boolean;
  };
  const { rows } = await sql<Row>`
    select id, method, status, amount,
      refunded_before + case when status = 'refunded' then coalesce(refund_amount, 0) else 0 end as refund,
      coalesce((
        select bool_or(leg -> 'canceled' is null) from transfer_order transfer, json_array_elements(transfer.legs) leg
        where transfer.id = payment_attempt.order_id
      ), false) as has_driven_leg,
      exists (
        select from operator_task task where task.attempt_id = payment_attempt.id and task.resolution = 'settledByHand'
      ) as is_settled_by_hand
    from payment_attempt`.execute(db);
  const taken = new Map(charges.map((charge) => [charge.reference, charge.amount - charge.refunded]));
  const booked = new Set(reservations);
  const known = new Set(rows.map(({ id }) => id));
  const strangers = [...taken.keys(), ...reservations.map((reference) => reference.replace(/^rsv:/, ''))].filter(
    (reference) => !known.has(reference),
  );
  return [
    ...strangers.map((reference) => `${reference} is on record outside, but not here`),
    ...rows.flatMap(({ id, method, status, amount, refund, has_driven_leg, is_settled_by_hand }) => {
      const money = expectedMoney(status, amount, refund);
      const isBooked = expectedBooking(status);
      const isDriven = status === 'refunded' && has_driven_leg;
      return [
        ...(method === 'card' && !is_settled_by_hand && money !== undefined && (taken.get(id) ?? 0) !== money
          ? [`${id} (${status}): ${taken.get(id) ?? 0} taken outside, ${money} here`]
          : []),
        ...(isBooked !== undefined &&
        !isDriven &&
        booked.has(`rsv:${id}`) !== isBooked &&
        !dropped.includes(`rsv:${id}`)
          ? [`${id} (${status}): reserved outside: ${booked.has(`rsv:${id}`)}`]
          : []),
      ];
    }),
  ];
}

/** Returns the processor's net charge; `undefined` while a charge or refund is in progress. */
function expectedMoney(status: string, amount: number, refund: number): number | undefined {
  if (status === 'completed' || status === 'refunded') return amount - refund;
  return ['voided', 'declined', 'reversed', 'lateChargeReversed'].includes(status) ? 0 : undefined;
}

/** Returns whether the vendor should have a reservation; `undefined` while either state is valid. */
function expectedBooking(status: string): boolean | undefined {
  if (status === 'completed') return true;
  return ['voided', 'declined', 'reversed', 'refunded', 'lateChargeReversed', 'expired', 'withdrawn'].includes(status)
    ? false
    : undefined;
}
