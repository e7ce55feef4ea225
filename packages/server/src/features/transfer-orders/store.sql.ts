import { type JSONColumnType, type Kysely, type Selectable, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { OrderLists } from '../../ports/order-lists.ts';
import { type Currency, money } from '../../shared/money.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { TransferOrderStore } from './store.ts';
import type {
  BillingAddress,
  OrderLeg,
  OrderStatus,
  Passenger,
  StoredTransferOrder,
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
    pick_up_at: Date;
    last_pick_up_at: Date | null;
    expires_at: Date;
    amount: number;
    currency: Currency;
    product: JSONColumnType<TransferProduct>;
    /** Null in rows of a release that had no legs. */
    legs: JSONColumnType<readonly OrderLeg[]> | null;
    passengers: JSONColumnType<readonly Passenger[]>;
    passengers_sealed: Buffer | null;
    passengers_erased_at: Date | null;
    billing: JSONColumnType<BillingAddress>;
    flight_number: string | null;
    return_flight_number: string | null;
    created_at: Date;
    status: OrderStatus;
    vendor_reservation_id: string | null;
    updated_at: Date;
    tracking_id: string | null;
    is_name_indexed: boolean;
  };
  agency_billing_address: { agency_id: number; address: JSONColumnType<BillingAddress> };
};

const SEALED_AT_ONCE = 100;
/** Two processes in the middle of a rotation seal for each other: neither may chase the other. */
const RESEALED_A_TURN = 1_000;

/** The expression of an index: the beginning names the key. */
const sealingKey = sql<Buffer>`substring(passengers_sealed from 1 for 7)`;

/** The expression of an index. */
const neededUntil = sql<Date>`case status when 'pendingPayment' then expires_at
  when 'reserved' then coalesce(last_pick_up_at, pick_up_at) else updated_at end`;

const on = tablesOf<TransferOrderTables>;

export function createTransferOrderStore(
  db: Kysely<TransferOrderTables>,
  { sealing, lists }: { readonly sealing: Sealing; readonly lists: OrderLists },
): TransferOrderStore {
  return {
    async create(tx, order) {
      await on(tx)
        .insertInto('transfer_order')
        .values({
          id: order.id,
          agency_id: order.agencyId,
          user_id: order.userId,
          end_user_address: order.endUserAddress,
          supplier_code: order.supplierCode,
          offer_code: order.offerCode,
          pick_up_at: order.pickUpAt,
          last_pick_up_at: order.lastPickUpAt,
          expires_at: order.expiresAt,
          amount: order.amount.amount,
          currency: order.amount.currency,
          product: JSON.stringify(order.product),
          legs: JSON.stringify(order.legs),
          ...passengerColumns(order.id, order.passengers, sealing),
          billing: JSON.stringify(order.billing),
          flight_number: order.flightNumber ?? null,
          return_flight_number: order.returnFlightNumber ?? null,
          created_at: order.createdAt,
          status: 'pendingPayment',
          updated_at: order.createdAt,
          tracking_id: order.trackingID ?? null,
          is_name_indexed: true,
        })
        .execute();
      await lists.index(tx, { ...order, lastNames: order.passengers.map(({ lastName }) => lastName) });
    },

    async find({ orderId, agencyId }) {
      const row = await db
        .selectFrom('transfer_order')
        .selectAll()
        .where('id', '=', orderId)
        .where('agency_id', '=', agencyId)
        .executeTakeFirst();
      return row && toOrder(row, sealing);
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
        .map((row) => toOrder({ ...row, passengers: contactsOf(row.passengers), passengers_sealed: null }, sealing));
    },

    indexNames: lists.indexMissing,

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

    async sealPassengers() {
      for (;;) {
        const rows = await db
          .selectFrom('transfer_order')
          .select(['id', 'passengers'])
          .where('passengers_sealed', 'is', null)
          .where('passengers_erased_at', 'is', null)
          .limit(SEALED_AT_ONCE)
          .execute();
        for (const { id, passengers } of rows) {
          await db
            .updateTable('transfer_order')
            .set(passengerColumns(id, passengers, sealing))
            .where('id', '=', id)
            // Another instance may have been first: then only contacts are left.
            .where('passengers_sealed', 'is', null)
            .execute();
        }
        if (rows.length < SEALED_AT_ONCE) return;
      }
    },

    async resealPassengers() {
      const { heads, below } = sealing.outdated;
      const rows = await db
        .selectFrom('transfer_order')
        .select(['id', 'passengers_sealed'])
        .where('passengers_sealed', 'is not', null)
        .where((row) =>
          row.or([row(sealingKey, '<', below), row(sealingKey, '=', sql<Buffer>`any(${heads}::bytea[])`)]),
        )
        .limit(RESEALED_A_TURN)
        .execute();
      for (const { id, passengers_sealed: sealed } of rows) {
        await db
          .updateTable('transfer_order')
          .set({ passengers_sealed: sealing.seal(sealing.open(sealed!, id), id) })
          .where('id', '=', id)
          // Another instance may have been first, or they were erased.
          .where('passengers_sealed', '=', sealed)
          .execute();
      }
    },

    async erasePassengers({ before, at }) {
      await db
        .updateTable('transfer_order')
        .set({ passengers_sealed: null, passengers_erased_at: at })
        .where('passengers_sealed', 'is not', null)
        .where(neededUntil, '<', before)
        .execute();
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

/** What is kept of the passengers: all of it sealed, and in clear what the order shows for good. */
function passengerColumns(id: string, passengers: readonly Passenger[], { seal }: Sealing) {
  return { passengers: JSON.stringify(contactsOf(passengers)), passengers_sealed: seal(passengers, id) };
}

function contactsOf(passengers: readonly Passenger[]): readonly Passenger[] {
  return passengers.map(({ primary, firstName, lastName, email, phone }) => ({
    ...{ primary, firstName, lastName, email, phone },
  }));
}

function toOrder(row: Selectable<TransferOrderTables['transfer_order']>, { open }: Sealing): StoredTransferOrder {
  return {
    id: row.id,
    agencyId: row.agency_id,
    userId: row.user_id,
    endUserAddress: row.end_user_address,
    supplierCode: row.supplier_code,
    offerCode: row.offer_code,
    pickUpAt: row.pick_up_at,
    lastPickUpAt: row.last_pick_up_at ?? row.pick_up_at,
    expiresAt: row.expires_at,
    amount: money(row.amount, row.currency),
    product: row.product,
    legs: row.legs ?? undefined,
    passengers: row.passengers_sealed ? open<readonly Passenger[]>(row.passengers_sealed, row.id) : row.passengers,
    billing: row.billing,
    flightNumber: row.flight_number ?? undefined,
    returnFlightNumber: row.return_flight_number ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    trackingID: row.tracking_id ?? undefined,
    status: row.status,
    vendorReservationId: row.vendor_reservation_id ?? undefined,
  };
}
