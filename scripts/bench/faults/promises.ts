import type pg from 'pg';

export type Order = { readonly id: string; readonly kind: 'car' | 'transfer' };

export type Promised = ReturnType<typeof createPromised>;

/** Records the responses that agencies received, for comparison with the database at the end. */
export function createPromised() {
  const reported = new Map<string, 'ordered' | 'paid' | 'cancelled' | 'underWay'>();
  return {
    ordered: ({ id }: Order) => void reported.set(id, 'ordered'),
    /** Marks an order as being changed. Until the agency receives the response, any status is allowed. */
    touched: ({ id }: Order) => void reported.set(id, 'underWay'),
    paid: ({ id }: Order) => void reported.set(id, 'paid'),
    cancelled: ({ id }: Order) => void reported.set(id, 'cancelled'),

    /** Returns one line for each order whose status differs from its agency's last response. */
    async broken(pool: pg.Pool): Promise<string[]> {
      const { rows } = await pool.query<{ id: string; status: string }>(
        'select order_id as id, status from car_order_item union all select id, status from transfer_order',
      );
      const statuses = new Map(rows.map(({ id, status }) => [id, status]));
      return [...reported].flatMap(([id, what]) => {
        const status = statuses.get(id);
        return status !== undefined && isKept(what, status) ? [] : [`${id} was reported as ${what} but is ${status}`];
      });
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
