import type { Kysely } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { ChangeStore } from './store.changes.ts';
import type { OrderChange, RequestedChange } from './types.ts';

export type ChangeTables = {
  transfer_order_change: {
    order_id: string;
    agency_id: number;
    reference: string;
    content: Buffer;
    asked_at: Date;
    leased_until: Date;
  };
};

const columns = ['order_id', 'agency_id', 'reference', 'content', 'asked_at'] as const;
type Row = RowOf<ChangeTables['transfer_order_change'], typeof columns>;

const on = tablesOf<ChangeTables>;

export function createChangeStore(db: Kysely<ChangeTables>, sealing: Pick<Sealing, 'seal' | 'open'>): ChangeStore {
  const toChange = (row: Row): RequestedChange => ({
    orderId: row.order_id,
    agencyId: row.agency_id,
    reference: row.reference,
    change: sealing.open<OrderChange>(row.content, row.reference),
    askedAt: row.asked_at,
  });

  return {
    async take(tx, { orderId, agencyId, reference, change, askedAt }, { now, until }) {
      const row = await on(tx)
        .insertInto('transfer_order_change')
        .values({
          order_id: orderId,
          agency_id: agencyId,
          reference,
          asked_at: askedAt,
          leased_until: until,
          content: sealing.seal(change, reference),
        })
        .onConflict((conflict) =>
          conflict
            .column('order_id')
            .doUpdateSet({ leased_until: until })
            .where('transfer_order_change.leased_until', '<=', now),
        )
        .returning(columns)
        .executeTakeFirst();
      return row && toChange(row);
    },

    async find(tx, orderId) {
      const row = await on(tx)
        .selectFrom('transfer_order_change')
        .select(columns)
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      return row && toChange(row);
    },

    async takeLeft({ now, until, atMost }) {
      const left = db
        .selectFrom('transfer_order_change')
        .select('order_id')
        .where('leased_until', '<=', now)
        .orderBy('leased_until')
        .limit(atMost)
        .forUpdate()
        .skipLocked();
      const rows = await db
        .updateTable('transfer_order_change')
        .set({ leased_until: until })
        .where('order_id', '=', anyOf(left))
        .returning(columns)
        .execute();
      return rows.map(toChange);
    },

    async release({ orderId, reference }, now) {
      await db
        .updateTable('transfer_order_change')
        .set({ leased_until: now })
        .where('order_id', '=', orderId)
        .where('reference', '=', reference)
        .execute();
    },

    async end(tx, { orderId, reference }) {
      const { numDeletedRows } = await on(tx)
        .deleteFrom('transfer_order_change')
        .where('order_id', '=', orderId)
        .where('reference', '=', reference)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async forget(tx, orderId) {
      await on(tx).deleteFrom('transfer_order_change').where('order_id', '=', orderId).execute();
    },
  };
}
