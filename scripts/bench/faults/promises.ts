import type pg from 'pg';
import type { TransferCancellation } from '../../../packages/server/src/generated/types.ts';

export type Order = { readonly id: string; readonly kind: 'car' | 'transfer' };

export type Promised = ReturnType<typeof createPromised>;

/** Records the responses that agencies received, for comparison with the database at the end. */
export function createPromised() {
  const reported = new Map<string, 'ordered' | 'paid' | 'cancelled' | 'underWay'>();
  /** Refund of each leg that was reported as canceled, keyed by order and leg. */
  const refunds = new Map<string, number>();
  return {
    ordered: ({ id }: Order) => void reported.set(id, 'ordered'),
    /** Marks an order as being changed. Until the agency receives the response, any status is allowed. */
    touched: ({ id }: Order) => void reported.set(id, 'underWay'),
    paid: ({ id }: Order) => void reported.set(id, 'paid'),
    cancelled: ({ id }: Order) => void reported.set(id, 'cancelled'),
    canceledLegs({ id }: Order, { orderStatus, legs = [] }: TransferCancellation): void {
      if (orderStatus === 'canceled') reported.set(id, 'cancelled');
      for (const { type, refundAmount } of legs) if (refundAmount) refunds.set(`${id} ${type}`, refundAmount.amount);
    },

    /** Returns one line for each order whose status differs from the last status reported to its agency. */
    async broken(pool: pg.Pool): Promise<string[]> {
      const { rows } = await pool.query<{ id: string; status: string }>(
        'select order_id as id, status from car_order_item union all select id, status from transfer_order',
      );
      const { rows: legs } = await pool.query<{ leg: string; refund: number | null }>(
        `select transfer_order.id || ' ' || (leg ->> 'type') as leg, (leg #>> '{canceled,refund}')::int as refund
         from transfer_order, json_array_elements(legs) leg`,
      );
      const refundOf = new Map(legs.map(({ leg, refund }) => [leg, refund]));
      const differing = [...refunds].flatMap(([leg, refund]) =>
        refundOf.get(leg) === refund ? [] : [`${leg} was refunded with ${refund} but now with ${refundOf.get(leg)}`],
      );
      const statuses = new Map(rows.map(({ id, status }) => [id, status]));
      const broken = [...reported].flatMap(([id, what]) => {
        const status = statuses.get(id);
        return status !== undefined && isKept(what, status) ? [] : [`${id} was reported as ${what} but is ${status}`];
      });
      return [...broken, ...differing];
    },
  };
}

function isKept(what: 'ordered' | 'paid' | 'cancelled' | 'underWay', status: string): boolean {
  switch (what) {
    case 'paid':
      return status === 'reserved';
    case 'cancelled':
      return status === 'cancelled' || status === 'canceled';
    default:
      return true;
  }
}
