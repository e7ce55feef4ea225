import { type JSONColumnType, type Kysely, type Selectable, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { OrderLists } from '../../ports/order-lists.ts';
import type { OrderPeople } from '../../ports/order-people.ts';
import { type Currency, money } from '../../shared/money.ts';
import type { TransferOrderStore } from './store.ts';
import type {
  BillingAddress,
  OrderLeg,
  OrderStatus,
  Passenger,
  StoredTransferOrder,
  TransferPeople,
  TransferProduct,
} from './types.ts';

export type TransferOrderTables = {
  agency: { id: number; name: string };
  transfer_order: {
    id: string;
    agency_id: number;
    user_id: string;
    end_user_address: string;
    supplier_code: string;
    offer_code: string;
    exchange_rate_id: number | null;
    pick_up_at: Date;
    last_pick_up_at: Date | null;
    expires_at: Date;
    amount: number;
    currency: Currency;
    product: JSONColumnType<TransferProduct>;
    /** Null in rows of a release that had no legs. */
    legs: JSONColumnType<readonly OrderLeg[]> | null;
    passengers: JSONColumnType<readonly Passenger[]>;
    /** As releases before sealed them. */
    passengers_sealed: Buffer | null;
    passengers_erased_at: Date | null;
    personal_sealed: Buffer | null;
    personal_data_erased_at: Date | null;
    billing: JSONColumnType<BillingAddress>;
    flight_number: string | null;
    return_flight_number: string | null;
    created_at: Date;
    status: OrderStatus;
    vendor_reservation_id: string | null;
    updated_at: Date;
    tracking_id: string | null;
  };
  agency_billing_address: { agency_id: number; address: JSONColumnType<BillingAddress> };
};

const ERASED_AT_ONCE = 100;

/** The expression of an index. */
const neededUntil = sql<Date>`case status when 'pendingPayment' then expires_at
  when 'reserved' then coalesce(last_pick_up_at, pick_up_at) else updated_at end`;

const on = tablesOf<TransferOrderTables>;

type OrderRow = Selectable<TransferOrderTables['transfer_order']>;

type PeopleColumns = {
  readonly passengers: string;
  readonly billing: string;
  readonly end_user_address: string;
  readonly flight_number: null;
  readonly return_flight_number: null;
  readonly product: string;
};

type StoreDeps = {
  readonly lists: OrderLists;
  readonly people: OrderPeople<OrderRow, TransferPeople, PeopleColumns>;
};

export function createTransferOrderStore(
  db: Kysely<TransferOrderTables>,
  { lists, people }: StoreDeps,
): TransferOrderStore {
  const toOrder = (row: OrderRow) => orderOf(row, people.read(row));

  return {
    async create(tx, order) {
      await on(tx)
        .insertInto('transfer_order')
        .values({
          id: order.id,
          agency_id: order.agencyId,
          user_id: order.userId,
          supplier_code: order.supplierCode,
          offer_code: order.offerCode,
          exchange_rate_id: order.rateId ?? null,
          pick_up_at: order.pickUpAt,
          last_pick_up_at: order.lastPickUpAt,
          expires_at: order.expiresAt,
          amount: order.amount.amount,
          currency: order.amount.currency,
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
      const row = await db
        .selectFrom('transfer_order')
        .selectAll()
        .where('id', '=', orderId)
        .where('agency_id', '=', agencyId)
        .executeTakeFirst();
      return row && toOrder(row);
    },

    async list(query) {
      const ids = await lists.findIds(query);
      if (!ids) return undefined;
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('transfer_order')
        .selectAll()
        .where('id', 'in', ids)
        .where('agency_id', '=', query.agencyId)
        .execute();
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      return ids
        .flatMap((id) => rowOf.get(id) ?? [])
        .map(toOrder)
        .map((order) => ({ ...order, passengers: contactsOf(order.passengers) }));
    },

    async lock(tx, orderId) {
      const row = await on(tx)
        .selectFrom('transfer_order')
        .select(['status', 'expires_at', 'legs', 'product', 'amount', 'currency'])
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const { status, expires_at, legs, product, amount, currency } = row;
      return { status, expiresAt: expires_at, legs: legs ?? undefined, product, amount: money(amount, currency) };
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
        const rows = await db
          .selectFrom('transfer_order')
          .selectAll()
          .where('personal_sealed', 'is not', null)
          .where('passengers_erased_at', 'is', null)
          .where(neededUntil, '<', before)
          .limit(ERASED_AT_ONCE)
          .execute();
        for (const row of rows) {
          const whole = people.read(row);
          const left = people.columnsOf(row.id, { ...whole, passengers: contactsOf(whole.passengers) });
          await db
            .updateTable('transfer_order')
            .set({ ...left, passengers_erased_at: at })
            .where('id', '=', row.id)
            // Sealed anew meanwhile: in the next round.
            .where('personal_sealed', '=', row.personal_sealed)
            .execute();
        }
        if (rows.length < ERASED_AT_ONCE) return;
      }
    },

    async billingAddressOf(agencyId) {
      const row = await db
        .selectFrom('agency_billing_address')
        .select('address')
        .where('agency_id', '=', agencyId)
        .executeTakeFirst();
      return row?.address;
    },

    async setBillingAddress(tx, agencyId, given) {
      const address = JSON.stringify(given);
      await on(tx)
        .insertInto('agency_billing_address')
        .values({ agency_id: agencyId, address })
        .onConflict((conflict) => conflict.column('agency_id').doUpdateSet({ address }))
        .execute();
    },

    async registerBillingAddress(agencyName, address) {
      await db
        .insertInto('agency_billing_address')
        .columns(['agency_id', 'address'])
        .expression((from) =>
          from
            .selectFrom('agency')
            .where('name', '=', agencyName)
            .select((agency) => [
              agency.ref('agency.id').as('agency_id'),
              sql<string>`${JSON.stringify(address)}::jsonb`.as('address'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** What carriers had to report is needed for a shorter time than who travelled, and how they are reached. */
function contactsOf(passengers: readonly Passenger[]): readonly Passenger[] {
  return passengers.map(({ primary, firstName, lastName, email, phone }) => ({
    ...{ primary, firstName, lastName, email, phone },
  }));
}

function orderOf(row: OrderRow, people: TransferPeople): StoredTransferOrder {
  return {
    id: row.id,
    agencyId: row.agency_id,
    userId: row.user_id,
    supplierCode: row.supplier_code,
    offerCode: row.offer_code,
    rateId: row.exchange_rate_id ?? undefined,
    pickUpAt: row.pick_up_at,
    lastPickUpAt: row.last_pick_up_at ?? row.pick_up_at,
    expiresAt: row.expires_at,
    amount: money(row.amount, row.currency),
    legs: row.legs ?? undefined,
    ...people,
    personalDataErasedAt: row.personal_data_erased_at ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    trackingID: row.tracking_id ?? undefined,
    status: row.status,
    vendorReservationId: row.vendor_reservation_id ?? undefined,
  };
}
