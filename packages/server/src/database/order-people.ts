import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderPeople, PeopleRules, PersonalRow } from '../ports/order-people.ts';
import type { Tx } from '../ports/transaction.ts';
import type { LastNameKeys } from '../shared/last-name-key.ts';
import { type PersonKeys, personsOf } from '../shared/person-keys.ts';
import type { Sealing } from '../shared/sealed.ts';
import { addChangedEvent } from './order-changes.ts';
import { SEALED_A_TURN, sealedEarlier } from './reseal.ts';
import { tablesOf } from './tables-of.ts';
import { transactOn } from './transact.ts';

type OrderPeopleTables = {
  order_last_name: { agency_id: number; last_name_key: Buffer; order_id: string };
  order_person: { agency_id: number; person_key: Buffer; order_id: string };
};

type StoredKind = {
  readonly table: 'car_order' | 'transfer_order';
  /** The time until which the data is needed, written exactly as in the index definition. */
  readonly neededUntil: RawBuilder<Date>;
};

export const CAR_PEOPLE: StoredKind = {
  table: 'car_order',
  neededUntil: sql`case status when 'pending' then pick_up_at when 'reserved' then coalesce(return_at, pick_up_at)
    else coalesce(ended_at, updated_at) end`,
};

export const TRANSFER_PEOPLE: StoredKind = {
  table: 'transfer_order',
  neededUntil: sql`case status when 'pendingPayment' then expires_at
    when 'reserved' then coalesce(last_pick_up_at, pick_up_at)
    else coalesce(ended_at, updated_at) end`,
};

type PeopleKeys = {
  readonly sealing: Sealing;
  readonly lastNameKeys: LastNameKeys;
  readonly personKeys: PersonKeys;
};

/** Creates the storage for personal data in one kind of order. The data is sealed and can be found by keyed digests. */
export function createOrderPeople<Row, Whole, Personal>(
  { table: name, neededUntil }: StoredKind,
  { columns: peopleColumns, split, join, travellersOf }: PeopleRules<Row, Whole, Personal>,
  db: Kysely<Record<never, never>>,
  { sealing, lastNameKeys, personKeys }: PeopleKeys,
): OrderPeople<Row, Whole> {
  const table = sql.table(name);
  const transact = transactOn(db);
  type Stored = Row & PersonalRow & { readonly agency_id: number; readonly created_at: Date; readonly status: string };
  const columns = ['id', 'personal_sealed', 'personal_data_erased_at', ...peopleColumns] as const;
  const selected = sql.join([...columns, 'agency_id', 'created_at', 'status'].map((column) => sql.ref(column)));
  const assignments = (columns: object) =>
    sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));

  const read = (row: Row & PersonalRow) =>
    join(row, row.personal_sealed ? sealing.open<Personal>(row.personal_sealed, row.id) : undefined);

  function columnsOf(orderId: string, whole: Whole) {
    const { personal, columns } = split(whole);
    return { ...columns, personal_sealed: sealing.seal(personal, orderId) };
  }

  async function index(tx: Tx, { id, agencyId }: { id: string; agencyId: number }, whole: Whole): Promise<void> {
    const travellers = travellersOf(whole);
    const names = travellers.map(({ lastName }) => lastNameKeys(agencyId, lastName)[0]!);
    const persons = travellers.flatMap(personsOf).map((person) => personKeys(agencyId, person)[0]!);
    const order = sql`${table} as found where found.id = ${id} and found.agency_id = ${agencyId}`;
    // The deleted and the inserted keys are disjoint, so the order of execution is irrelevant.
    await sql`
      with gone_names as (
        delete from order_last_name where order_id = ${id} and last_name_key <> all(${names}::bytea[])
      ), gone_persons as (
        delete from order_person where order_id = ${id} and person_key <> all(${persons}::bytea[])
      ), names as (
        insert into order_last_name (agency_id, last_name_key, order_id)
        select found.agency_id, key, found.id from unnest(${names}::bytea[]) as key, ${order} on conflict do nothing
      )
      insert into order_person (agency_id, person_key, order_id)
      select found.agency_id, key, found.id from unnest(${persons}::bytea[]) as key, ${order} on conflict do nothing
    `.execute(tablesOf<OrderPeopleTables>(tx));
  }

  async function forget(tx: Tx, orderId: string): Promise<void> {
    const on = tablesOf<OrderPeopleTables>(tx);
    await on.deleteFrom('order_last_name').where('order_id', '=', orderId).execute();
    await on.deleteFrom('order_person').where('order_id', '=', orderId).execute();
  }

  return {
    columns,
    columnsOf,
    read,
    index,

    async reseal() {
      const { rows } = await sql<Stored>`
        select ${selected} from ${table}
        where ${sealedEarlier('personal_sealed', sealing)} limit ${SEALED_A_TURN}`.execute(db);
      for (const row of rows) {
        const whole = read(row);
        await transact(async (tx) => {
          // Another instance may have sealed the row in the meantime, or the order may have been erased.
          const { numAffectedRows } = await sql`
            update ${table} set ${assignments(columnsOf(row.id, whole))}
            where id = ${row.id} and personal_sealed = ${row.personal_sealed}`.execute(tablesOf<OrderPeopleTables>(tx));
          if (numAffectedRows) await index(tx, { id: row.id, agencyId: row.agency_id }, whole);
        });
      }
    },

    async findOver({ before, atMost }) {
      const { rows } = await sql<{ id: string }>`
        select id from ${table} where personal_sealed is not null and ${neededUntil} < ${before}
        order by ${neededUntil} limit ${atMost}`.execute(db);
      return rows.map(({ id }) => id);
    },

    async erase(tx, orderId, at) {
      const on = tablesOf<OrderPeopleTables>(tx);
      const { rows } = await sql<Stored>`select ${selected} from ${table} where id = ${orderId} for update`.execute(on);
      const [row] = rows;
      if (!row) return 'unknown';
      if (row.personal_data_erased_at) return 'erasedBefore';
      const erased = {
        ...split(read(row)).columns,
        personal_sealed: null,
        personal_data_erased_at: at,
      };
      const { numAffectedRows } = await sql`
        update ${table} set ${assignments(erased)}
        where id = ${orderId} and ${neededUntil} <= ${at} and not exists (
          select from payment_attempt where order_id = ${orderId} and status in ('awaiting3ds', 'charging', 'charged')
        )`.execute(on);
      if (!numAffectedRows) return 'stillNeeded';
      await forget(tx, orderId);
      await addChangedEvent(on, { table: name, orderId, at });
      return 'erased';
    },

    async findKept(orderId) {
      const { rows } = await sql<Stored & { readonly needed_until: Date }>`
        select ${selected}, ${neededUntil} as needed_until from ${table} where id = ${orderId}`.execute(db);
      const [row] = rows;
      return (
        row && {
          orderId,
          agencyId: row.agency_id,
          createdAt: row.created_at,
          status: row.status,
          neededUntil: row.needed_until,
          erasedAt: row.personal_data_erased_at ?? undefined,
          whole: read(row),
        }
      );
    },
  };
}
