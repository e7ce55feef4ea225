import { type Kysely, sql } from 'kysely';
import { anyIn } from '../../database/any-of.ts';
import { addChangedEvent } from '../../database/order-changes.ts';
import { tablesOf } from '../../database/tables-of.ts';
import type { OrderLists } from '../../ports/order-lists.ts';
import type { OrderPeople } from '../../ports/order-people.ts';
import type { Tx } from '../../ports/transaction.ts';
import { transferBrief } from '../../shared/order-briefs.ts';
import { contactsOf } from '../../shared/people.ts';
import { createBillingAddresses } from './store.billing.sql.ts';
import { addRideNotes, notesOf, rideEvents } from './store.rides.sql.ts';
import { type OrderRow, orderColumns, orderOf, type TransferOrderTables } from './store.rows.sql.ts';
import type { TransferOrderStore } from './store.ts';
import type { OrderLeg, StoredTransferOrder, TransferPeople, TransferPeopleRow } from './types.ts';

export type { TransferOrderTables } from './store.rows.sql.ts';

const ERASED_AT_ONCE = 100;

/** This expression must match the index expression. */
const neededUntil = sql<Date>`case status when 'pendingPayment' then expires_at
  when 'reserved' then coalesce(last_pick_up_at, pick_up_at)
  else coalesce(ended_at, updated_at) end`;

const on = tablesOf<TransferOrderTables>;

const addChanged = (tx: Tx, orderId: string, at: Date, leg?: OrderLeg['type']) =>
  addChangedEvent(on(tx), { table: 'transfer_order', orderId, leg, at });

type StoreDeps = {
  readonly lists: OrderLists;
  readonly people: OrderPeople<TransferPeopleRow, TransferPeople>;
};

export function createTransferOrderStore(
  db: Kysely<TransferOrderTables>,
  { lists, people }: StoreDeps,
): TransferOrderStore {
  type Row = OrderRow & TransferPeopleRow;
  const toHeld = (row: Row) => orderOf(row, people.read(row));
  const peopleIn = (from: Kysely<TransferOrderTables>) => from.selectFrom('transfer_order').select(people.columns);
  const ordersIn = (from: Kysely<TransferOrderTables>) => peopleIn(from).select(orderColumns);
  const toOrder = (row: Row & { ride_events: Parameters<typeof notesOf>[0] }): StoredTransferOrder => ({
    ...toHeld(row),
    rideNotes: notesOf(row.ride_events),
  });

  return {
    ...createBillingAddresses(db),

    async create(tx, order) {
      await on(tx)
        .insertInto('transfer_order')
        .values({
          id: order.id,
          agency_id: order.agencyId,
          user_id: order.userId,
          supplier_code: order.supplierCode,
          offer_code: order.offerCode,
          search_id: order.searchId ?? null,
          exchange_rate_id: order.rateId ?? null,
          pick_up_at: order.pickUpAt,
          last_pick_up_at: order.lastPickUpAt,
          expires_at: order.expiresAt,
          amount: order.amount.amount,
          currency: order.amount.currency,
          language: order.language ?? null,
          legs: JSON.stringify(order.legs),
          ...people.columnsOf(order.id, order),
          created_at: order.createdAt,
          status: 'pendingPayment',
          updated_at: order.createdAt,
          tracking_id: order.trackingID ?? null,
        })
        .execute();
      await people.index(tx, order, order);
    },

    async find({ orderId, agencyId }) {
      const row = await ordersIn(db)
        .select(rideEvents)
        .where('id', '=', orderId)
        .where('agency_id', '=', agencyId)
        .executeTakeFirst();
      return row && toOrder(row);
    },

    async list(query) {
      const ids = await lists.findIds(query);
      if (!ids) return undefined;
      if (ids.length === 0) return [];
      const rows = await ordersIn(db)
        .select(rideEvents)
        .where('id', '=', anyIn(ids))
        .where('agency_id', '=', query.agencyId)
        .execute();
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      return ids
        .flatMap((id) => rowOf.get(id) ?? [])
        .map(toOrder)
        .map((order) => ({ ...order, passengers: contactsOf(order.passengers) }));
    },

    async brief(orderIds, agencyId) {
      if (orderIds.length === 0) return new Map();
      const rows = await peopleIn(db)
        .select('legs')
        .where('id', '=', anyIn(orderIds))
        .where('agency_id', '=', agencyId)
        .execute();
      return new Map(
        rows.map((row) => [
          row.id,
          transferBrief({ ...people.read(row), legs: row.legs, personalDataErasedAt: row.personal_data_erased_at }),
        ]),
      );
    },

    async findLapsed({ now, behind, atMost }) {
      return db
        .selectFrom('transfer_order')
        .select(['id as orderId', 'agency_id as agencyId', 'expires_at as lapsedAt'])
        .where('status', '=', sql.lit('pendingPayment'))
        .where('expires_at', '<=', now)
        .$if(behind !== undefined, (query) =>
          query.where(sql<boolean>`(expires_at, id) < (${behind!.lapsedAt}, ${behind!.orderId})`),
        )
        .orderBy('expires_at', 'desc')
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute();
    },

    async lock(tx, orderId) {
      const row = await on(tx)
        .selectFrom('transfer_order')
        .select(['status', 'expires_at', 'legs'])
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst();
      return row && { status: row.status, expiresAt: row.expires_at, legs: row.legs };
    },

    async hold(tx, { orderId, agencyId }) {
      const row = await ordersIn(on(tx))
        .where('id', '=', orderId)
        .where('agency_id', '=', agencyId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return toHeld(row);
    },

    async change(tx, order, leg) {
      await on(tx)
        .updateTable('transfer_order')
        .set({
          legs: JSON.stringify(order.legs),
          pick_up_at: order.pickUpAt,
          last_pick_up_at: order.lastPickUpAt,
          updated_at: order.updatedAt,
          ...people.columnsOf(order.id, order),
        })
        .where('id', '=', order.id)
        .execute();
      await addChanged(tx, order.id, order.updatedAt, leg);
    },

    index: (tx, order) => people.index(tx, order, order),

    async noteReported(tx, orderId, { reportedAt, at }) {
      const { numUpdatedRows } = await on(tx)
        .updateTable('transfer_order')
        .set({ passengers_reported_at: reportedAt, updated_at: at })
        .where('id', '=', orderId)
        .where('passengers_reported_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows) await addChanged(tx, orderId, at);
    },

    async ridesOf(tx, orderId) {
      const row = await peopleIn(on(tx))
        .select([rideEvents, 'created_at'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      return { rideNotes: notesOf(row.ride_events), drivers: people.read(row).drivers, createdAt: row.created_at };
    },

    async noteRides(tx, orderId, { notes, drivers, at }) {
      const row = await peopleIn(on(tx))
        .select(['agency_id', 'passengers_erased_at'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      await addRideNotes(on(tx), { id: orderId, agencyId: row.agency_id }, notes, at);
      if (Object.keys(drivers).length === 0 || !row.personal_sealed || row.passengers_erased_at) return;
      const whole = people.read(row);
      const columns = people.columnsOf(orderId, { ...whole, drivers: { ...whole.drivers, ...drivers } });
      await on(tx).updateTable('transfer_order').set(columns).where('id', '=', orderId).execute();
      const replaced = (Object.keys(drivers) as (keyof typeof drivers)[]).filter(
        (type) => !notes.some(({ leg }) => leg === type),
      );
      for (const leg of replaced) await addChanged(tx, orderId, at, leg);
    },

    async cancelLegs(tx, orderId, { legs, to, at }) {
      await on(tx)
        .updateTable('transfer_order')
        .set({ legs: JSON.stringify(legs), status: to, updated_at: at })
        .where('id', '=', orderId)
        .where('status', '=', 'reserved')
        .execute();
    },

    async move(tx, orderId, { from, to, at, vendorReservationId }) {
      await on(tx)
        .updateTable('transfer_order')
        .set({
          status: to,
          updated_at: at,
          vendor_reservation_id: vendorReservationId,
        })
        .where('id', '=', orderId)
        .where('status', '=', from)
        .execute();
    },

    async eraseDocuments({ before, at }) {
      for (;;) {
        const rows = await peopleIn(db)
          .where('personal_sealed', 'is not', null)
          .where('passengers_erased_at', 'is', null)
          .where(neededUntil, '<', before)
          .limit(ERASED_AT_ONCE)
          .execute();
        for (const row of rows) {
          const whole = people.read(row);
          const left = people.columnsOf(row.id, {
            ...whole,
            passengers: contactsOf(whole.passengers),
            drivers: undefined,
          });
          await db.transaction().execute(async (tx) => {
            const { numUpdatedRows } = await tx
              .updateTable('transfer_order')
              .set({ ...left, passengers_erased_at: at })
              .where('id', '=', row.id)
              // A row that has been re-sealed since it was read waits for the next round.
              .where('personal_sealed', '=', row.personal_sealed)
              .executeTakeFirstOrThrow();
            if (numUpdatedRows) await addChangedEvent(tx, { table: 'transfer_order', orderId: row.id, at });
          });
        }
        if (rows.length < ERASED_AT_ONCE) return;
      }
    },
  };
}
