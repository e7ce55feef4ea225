import { type Insertable, type Kysely, sql } from 'kysely';
import { anyIn } from '../../database/any-of.ts';
import { qualified, tablesOf } from '../../database/tables-of.ts';
import type { BriefOrders } from '../../ports/order-briefs.ts';
import type { OrderListQuery, OrderLists } from '../../ports/order-lists.ts';
import type { OrderPeople } from '../../ports/order-people.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import { newNumber } from '../../shared/ids.ts';
import type { FindLapsed } from '../../shared/lapsed.ts';
import { rentalBrief } from '../../shared/order-briefs.ts';
import { type CarOrderTables, type ItemRow, itemColumns, itemOf, orderColumns, orderOf } from './store.rows.sql.ts';
import type { CarOrder, CarPeople, CarPeopleRow, ItemStatus, NewCarOrder, OrderedCar, OrderedExtra } from './types.ts';

export type { CarOrderTables } from './store.rows.sql.ts';

/** Status change applied to all of an order's items that have the same status. */
type Move = {
  readonly from: ItemStatus;
  readonly to: ItemStatus;
  readonly at: Date;
  readonly paymentID?: number;
  readonly vendorReservationID?: string;
  readonly vendorCancelled?: boolean;
};

export type CarOrderStore = {
  readonly create: (tx: Tx, order: NewCarOrder) => Promise<CarOrder>;
  readonly find: (key: OrderKey) => Promise<CarOrder | undefined>;
  /** Lists orders, newest first. Returns `undefined` if the cursor's order does not belong to the agency. */
  readonly list: (query: OrderListQuery) => Promise<readonly CarOrder[] | undefined>;
  readonly brief: BriefOrders;
  /** Finds orders whose pick-up time has passed without payment, latest pick-up first. */
  readonly findLapsed: FindLapsed;
  /**
   * Locks an order. Must acquire the transaction's first lock, to avoid deadlocks. Returns `undefined` if the order
   * does not exist.
   */
  readonly lock: (tx: Tx, orderId: string) => Promise<ItemStatus | undefined>;
  readonly move: (tx: Tx, orderId: string, move: Move) => Promise<void>;
};

const on = tablesOf<CarOrderTables>;

/** Status history, written by a trigger. */
const statusesOfOrder = sql<readonly { status: ItemStatus; at: string }[]>`(
  select json_agg(json_build_object('status', had.status, 'at', had.at) order by had.number)
  from car_order_status had
  where had.order_id = placed.id
)`;

type StoreDeps = {
  readonly randomBytes: RandomBytes;
  readonly lists: OrderLists;
  readonly people: OrderPeople<CarPeopleRow, CarPeople>;
};

export function createCarOrderStore(
  db: Kysely<CarOrderTables>,
  { randomBytes, lists, people }: StoreDeps,
): CarOrderStore {
  async function read(ids: readonly string[], agencyId: number): Promise<readonly CarOrder[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('car_order as placed')
      .innerJoin('car_order_item as item', 'item.order_id', 'placed.id')
      .select(qualified('placed', people.columns))
      .select(qualified('placed', orderColumns))
      .select(qualified('item', itemColumns))
      .select(['item.id as item_id', statusesOfOrder.as('statuses')])
      .where('placed.id', '=', anyIn(ids))
      .where('placed.agency_id', '=', agencyId)
      .orderBy('item.id')
      .execute();
    const itemsOf = Map.groupBy(rows, ({ id }) => id);
    return ids.flatMap((id) => {
      const items = itemsOf.get(id);
      if (!items) return [];
      const [placed] = items;
      const statusHistory = placed!.statuses.map(({ status, at }) => ({ status, at: new Date(at) }));
      return { ...orderOf(placed!, people.read(placed!)), ...itemsIn(items), statusHistory };
    });
  }

  return {
    async create(tx, order) {
      const placed = await on(tx)
        .insertInto('car_order')
        .values({
          id: order.id,
          agency_id: order.agencyId,
          user_id: order.userId,
          payment_type: order.paymentType,
          credit_type: order.creditType ?? null,
          currency: order.amount.currency,
          language: order.language,
          tracking_id: order.trackingID ?? null,
          vendor_code: order.vendorCode,
          offer_code: order.offerCode,
          search_id: order.searchId ?? null,
          exchange_rate_id: order.rateId ?? null,
          pick_up_at: order.pickUpAt,
          cancellation: JSON.stringify(order.cancellation),
          terms: order.terms ? JSON.stringify(order.terms) : null,
          amount: order.amount.amount,
          return_at: order.returnAt,
          ...people.columnsOf(order.id, order),
          created_at: order.createdAt,
          updated_at: order.createdAt,
        })
        .returning([...people.columns, ...orderColumns])
        .executeTakeFirstOrThrow();
      await people.index(tx, order, order);
      const items = [
        { kind: 'car' as const, product: order.car, insurance: undefined, quantity: 1 },
        ...order.extras.map(({ product: { insurance, ...product }, quantity }) => ({
          kind: 'extra' as const,
          product,
          insurance,
          quantity,
        })),
      ];
      const rows = items.map(({ kind, product, insurance, quantity }) => ({
        order_id: order.id,
        kind,
        product: JSON.stringify(product),
        insurance: insurance ? JSON.stringify(insurance) : null,
        quantity,
        updated_at: order.createdAt,
      }));
      // A lone item that is not added leaves nothing to undo.
      const isPartial = rows.length > 1;
      if (isPartial) await sql`savepoint without_items`.execute(on(tx));
      let added = await addItems(tx, rows, randomBytes);
      while (added.length < rows.length) {
        if (isPartial) await sql`rollback to savepoint without_items`.execute(on(tx));
        added = await addItems(tx, rows, randomBytes);
      }
      const statusHistory = [{ status: 'pending' as const, at: order.createdAt }];
      return { ...orderOf(placed, people.read(placed)), ...itemsIn(added), statusHistory };
    },

    find: async ({ orderId, agencyId }) => (await read([orderId], agencyId))[0],

    async list(query) {
      const ids = await lists.findIds(query);
      return ids && read(ids, query.agencyId);
    },

    async brief(orderIds, agencyId) {
      if (orderIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('car_order as placed')
        .innerJoin('car_order_item as item', 'item.order_id', 'placed.id')
        .select(qualified('placed', people.columns))
        .select([
          sql<string | null>`concat_ws(' ', product #>> '{brand,name}', product #>> '{model,name}')`.as('car'),
          sql<string | null>`product #>> '{appointment,checkInOffice,location,name}'`.as('from'),
          sql<string | null>`product #>> '{appointment,checkOutOffice,location,name}'`.as('to'),
        ])
        .where('item.kind', '=', 'car')
        .where('placed.id', '=', anyIn(orderIds))
        .where('placed.agency_id', '=', agencyId)
        .execute();
      return new Map(
        rows.map(({ car, from, to, ...row }) => [
          row.id,
          rentalBrief({ car, from, to, erasedAt: row.personal_data_erased_at, passenger: people.read(row).passenger }),
        ]),
      );
    },

    async findLapsed({ now, behind, atMost }) {
      return db
        .selectFrom('car_order')
        .select(['id as orderId', 'agency_id as agencyId', 'pick_up_at as lapsedAt'])
        .where('status', '=', sql.lit('pending'))
        .where('pick_up_at', '<=', now)
        .$if(behind !== undefined, (query) =>
          query.where(sql<boolean>`(pick_up_at, id) < (${behind!.lapsedAt}, ${behind!.orderId})`),
        )
        .orderBy('pick_up_at', 'desc')
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute();
    },

    async lock(tx, orderId) {
      const order = await on(tx)
        .selectFrom('car_order')
        .select('status')
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst();
      return order?.status;
    },

    async move(tx, orderId, { from, to, at, paymentID, vendorReservationID, vendorCancelled }) {
      await on(tx)
        .updateTable('car_order_item')
        .set({
          status: to,
          updated_at: at,
          payment_id: paymentID,
          vendor_reservation_id: vendorReservationID,
          vendor_cancelled: vendorCancelled,
        })
        .where('order_id', '=', orderId)
        .where('status', '=', from)
        .execute();
    },
  };
}

const itemsIn = ([car, ...extras]: readonly ItemRow[]) => ({
  car: itemOf<OrderedCar>(car!),
  extras: extras.map((extra) => itemOf<OrderedExtra>(extra)),
});

type NewItem = Omit<Insertable<CarOrderTables['car_order_item']>, 'id'>;

/**
 * Inserts the items with random numbers in ascending order, so that the numbers reveal only the item sequence. Omits
 * items whose number is already in use.
 */
function addItems(tx: Tx, items: readonly NewItem[], randomBytes: RandomBytes) {
  const numbers = items.map(() => newNumber(randomBytes)).sort((one, other) => one - other);
  return on(tx)
    .insertInto('car_order_item')
    .values(items.map((item, index) => ({ id: numbers[index]!, ...item })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id as item_id', ...itemColumns])
    .execute();
}
