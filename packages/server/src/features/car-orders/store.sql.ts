import { type Generated, type Insertable, type JSONColumnType, type Kysely, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { OrderLists } from '../../ports/order-lists.ts';
import type { OrderPeople } from '../../ports/order-people.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { CancellationStep } from '../../shared/cancellation.ts';
import { newNumber } from '../../shared/ids.ts';
import type { Language } from '../../shared/language.ts';
import { type Currency, money } from '../../shared/money.ts';
import type { CarOrderStore } from './store.ts';
import type {
  Billing,
  CarOrder,
  CarPeople,
  CreditType,
  ItemStatus,
  NewCarOrder,
  OrderedCar,
  OrderedExtra,
  OrderItem,
  Passenger,
  PaymentType,
} from './types.ts';

export type CarOrderTables = {
  car_order: {
    id: string;
    agency_id: number;
    user_id: string;
    end_user_address: string;
    payment_type: PaymentType;
    credit_type: CreditType | null;
    currency: Currency;
    language: Language;
    tracking_id: string | null;
    vendor_code: string;
    offer_code: string;
    exchange_rate_id: number | null;
    pick_up_at: Date;
    /** Status of the car, maintained by the database. */
    status: Generated<ItemStatus>;
    /**
     * Null in rows written by the first release, which stored free cancellation hours and the daily rental price
     * instead.
     */
    cancellation: JSONColumnType<readonly CancellationStep[]> | null;
    free_cancellation_hours: number;
    amount: number;
    day_rent: number;
    passenger: JSONColumnType<Passenger>;
    billing: JSONColumnType<Billing>;
    personal_sealed: Buffer | null;
    personal_data_erased_at: Date | null;
    is_in_clear: boolean;
    /** Null in rows written by an earlier release until their personal data is sealed. */
    return_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  car_order_item: {
    id: number;
    order_id: string;
    kind: 'car' | 'extra';
    product: JSONColumnType<OrderedCar | Omit<OrderedExtra, 'insurance'>>;
    /** Null in rows written by an earlier release. */
    insurance: JSONColumnType<OrderedExtra['insurance'] & {}> | null;
    quantity: number;
    status: Generated<ItemStatus>;
    vendor_cancelled: Generated<boolean>;
    vendor_reservation_id: string | null;
    payment_id: number | null;
    updated_at: Date;
  };
};

const on = tablesOf<CarOrderTables>;

/** Status history, written by a trigger. */
const statusesOfOrder = sql<readonly { status: ItemStatus; at: string }[]>`(
  select json_agg(json_build_object('status', had.status, 'at', had.at) order by had.number)
  from car_order_status had
  where had.order_id = placed.id
)`;

type PeopleColumns = { readonly passenger: string; readonly billing: string; readonly end_user_address: string };

type StoreDeps = {
  readonly randomBytes: RandomBytes;
  readonly lists: OrderLists;
  readonly people: OrderPeople<OrderRow, CarPeople, PeopleColumns>;
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
      .selectAll('placed')
      .select([
        'item.id as item_id',
        'item.kind',
        'item.product',
        'item.insurance',
        'item.quantity',
        'item.status',
        'item.vendor_cancelled',
        'item.vendor_reservation_id',
        'item.payment_id',
        'item.updated_at',
        statusesOfOrder.as('statuses'),
      ])
      .where('placed.id', 'in', ids)
      .where('placed.agency_id', '=', agencyId)
      .orderBy('item.id')
      .execute();
    const itemsOf = Map.groupBy(rows, ({ id }) => id);
    return ids.flatMap((id) => {
      const [car, ...extras] = itemsOf.get(id) ?? [];
      if (!car) return [];
      return {
        ...orderOf(car, people.read(car)),
        car: itemOf<OrderedCar>(car),
        extras: extras.map((extra) => itemOf<OrderedExtra>(extra)),
        statusHistory: car.statuses.map(({ status, at }) => ({ status, at: new Date(at) })),
      };
    });
  }

  return {
    async create(tx, order) {
      await on(tx)
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
          exchange_rate_id: order.rateId ?? null,
          pick_up_at: order.pickUpAt,
          cancellation: JSON.stringify(order.cancellation),
          ...asFirstRelease(order),
          amount: order.amount.amount,
          return_at: order.returnAt,
          ...people.columnsOf(order.id, order),
          created_at: order.createdAt,
          updated_at: order.createdAt,
        })
        .execute();
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
      await sql`savepoint without_items`.execute(on(tx));
      while (!(await addItems(tx, rows, randomBytes))) {
        await sql`rollback to savepoint without_items`.execute(on(tx));
      }
    },

    find: async ({ orderId, agencyId }) => (await read([orderId], agencyId))[0],

    async list(query) {
      const ids = await lists.findIds(query);
      return ids && read(ids, query.agencyId);
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

type NewItem = Omit<Insertable<CarOrderTables['car_order_item']>, 'id'>;

/**
 * Inserts items with random numbers that increase in item order. The numbers reveal nothing else.
 * @returns false if one of the numbers is already in use
 */
async function addItems(tx: Tx, items: readonly NewItem[], randomBytes: RandomBytes): Promise<boolean> {
  const numbers = items.map(() => newNumber(randomBytes)).sort((one, other) => one - other);
  const added = await on(tx)
    .insertInto('car_order_item')
    .values(items.map((item, index) => ({ id: numbers[index]!, ...item })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return added.length === items.length;
}

type OrderRow = Omit<CarOrderTables['car_order'], 'passenger' | 'billing' | 'cancellation' | 'status'> & {
  passenger: Passenger;
  billing: Billing;
  cancellation: readonly CancellationStep[] | null;
};

function orderOf(row: OrderRow, people: CarPeople): Omit<CarOrder, 'car' | 'extras' | 'statusHistory'> {
  return {
    id: row.id,
    agencyId: row.agency_id,
    userId: row.user_id,
    paymentType: row.payment_type,
    creditType: row.credit_type ?? undefined,
    language: row.language,
    trackingID: row.tracking_id ?? undefined,
    vendorCode: row.vendor_code,
    offerCode: row.offer_code,
    rateId: row.exchange_rate_id ?? undefined,
    pickUpAt: row.pick_up_at,
    returnAt: row.return_at ?? row.pick_up_at,
    cancellation: row.cancellation ?? fromFirstRelease(row),
    amount: money(row.amount, row.currency),
    ...people,
    personalDataErasedAt: row.personal_data_erased_at ?? undefined,
    createdAt: row.created_at,
  };
}

type ItemRow = {
  item_id: number;
  product: OrderedCar | OrderedExtra;
  insurance: OrderedExtra['insurance'] | null;
  quantity: number;
  status: ItemStatus;
  vendor_cancelled: boolean;
  vendor_reservation_id: string | null;
  payment_id: number | null;
  updated_at: Date;
};

function itemOf<Product>(row: ItemRow): OrderItem<Product> {
  return {
    id: row.item_id,
    product: { ...row.product, ...(row.insurance && { insurance: row.insurance }) } as Product,
    quantity: row.quantity,
    status: row.status,
    vendorCancelled: row.vendor_cancelled,
    updatedAt: row.updated_at,
    vendorReservationID: row.vendor_reservation_id ?? undefined,
    paymentID: row.payment_id ?? undefined,
  };
}

const HOUR_MILLISECONDS = 3_600_000;

type FirstRelease = Pick<CarOrderTables['car_order'], 'free_cancellation_hours' | 'day_rent'>;

function fromFirstRelease({ pick_up_at, free_cancellation_hours, day_rent, currency }: OrderRow): CancellationStep[] {
  const freeUntil = new Date(pick_up_at.getTime() - free_cancellation_hours * HOUR_MILLISECONDS);
  return [
    { until: freeUntil.toISOString(), fee: money(0, currency) },
    { until: pick_up_at.toISOString(), fee: money(day_rent, currency) },
  ];
}

/** Returns the closest values that the previous release can read, in case both releases run at the same time. */
function asFirstRelease({ pickUpAt, cancellation }: NewCarOrder): FirstRelease {
  const free = cancellation.findLast(({ fee }) => fee.amount === 0);
  const freeUntil = free ? Date.parse(free.until) : 0;
  return {
    free_cancellation_hours: Math.max(0, Math.floor((pickUpAt.getTime() - freeUntil) / HOUR_MILLISECONDS)),
    day_rent: cancellation.find(({ fee }) => fee.amount > 0)?.fee.amount ?? 0,
  };
}
