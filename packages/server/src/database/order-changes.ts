import { type QueryExecutorProvider, sql } from 'kysely';

type Changed = {
  readonly table: 'car_order' | 'transfer_order';
  readonly orderId: string;
  /** The leg of a transfer, for a change that affects one leg only. */
  readonly leg?: 'oneway' | 'return' | undefined;
  readonly at: Date;
};

const TYPES = { car_order: 'carOrder.changed', transfer_order: 'transferOrder.changed' } as const;

/**
 * Adds an event for a change that is not otherwise reported. As with every order event, the insert updates
 * `updated_at`.
 */
export async function addChangedEvent(db: QueryExecutorProvider, { table, orderId, leg, at }: Changed): Promise<void> {
  await sql`
    insert into event (agency_id, type, occurred_at, order_id, leg, status, tracking_id)
    select agency_id, ${TYPES[table]}, ${at}::timestamptz, id, ${leg ?? null}, 'changed', tracking_id
    from ${sql.table(table)} where id = ${orderId}`.execute(db);
}
