import { type JSONColumnType, type Kysely, type Selectable, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import { type Currency, money } from '../../shared/money.ts';
import type { TransferOrderStore } from './store.ts';
import type { BillingAddress, OrderStatus, Passenger, TransferOrder, TransferProduct } from './types.ts';

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
    expires_at: Date;
    amount: number;
    currency: Currency;
    product: JSONColumnType<TransferProduct>;
    passengers: JSONColumnType<readonly Passenger[]>;
    billing: JSONColumnType<BillingAddress>;
    flight_number: string | null;
    return_flight_number: string | null;
    created_at: Date;
    status: OrderStatus;
    vendor_reservation_id: string | null;
    updated_at: Date;
  };
  agency_billing_address: { agency_id: number; address: JSONColumnType<BillingAddress> };
};

const on = tablesOf<TransferOrderTables>;

export function createTransferOrderStore(db: Kysely<TransferOrderTables>): TransferOrderStore {
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
          expires_at: order.expiresAt,
          amount: order.amount.amount,
          currency: order.amount.currency,
          product: JSON.stringify(order.product),
          passengers: JSON.stringify(order.passengers),
          billing: JSON.stringify(order.billing),
          flight_number: order.flightNumber ?? null,
          return_flight_number: order.returnFlightNumber ?? null,
          created_at: order.createdAt,
          status: 'pendingPayment',
          updated_at: order.createdAt,
        })
        .execute();
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

    async lock(tx, orderId) {
      const row = await on(tx)
        .selectFrom('transfer_order')
        .select(['status', 'expires_at'])
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst();
      return row && { status: row.status, expiresAt: row.expires_at };
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

    async billingAddressOf(agencyId) {
      const row = await db
        .selectFrom('agency_billing_address')
        .select('address')
        .where('agency_id', '=', agencyId)
        .executeTakeFirst();
      return row?.address;
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

function toOrder(row: Selectable<TransferOrderTables['transfer_order']>): TransferOrder {
  return {
    id: row.id,
    agencyId: row.agency_id,
    userId: row.user_id,
    endUserAddress: row.end_user_address,
    supplierCode: row.supplier_code,
    offerCode: row.offer_code,
    pickUpAt: row.pick_up_at,
    expiresAt: row.expires_at,
    amount: money(row.amount, row.currency),
    product: row.product,
    passengers: row.passengers,
    billing: row.billing,
    flightNumber: row.flight_number ?? undefined,
    returnFlightNumber: row.return_flight_number ?? undefined,
    createdAt: row.created_at,
    status: row.status,
    vendorReservationId: row.vendor_reservation_id ?? undefined,
  };
}
