import type { JSONColumnType } from 'kysely';
import type { RowOf } from '../../database/tables-of.ts';
import type { PersonalRow } from '../../ports/order-people.ts';
import type { Language } from '../../shared/language.ts';
import { type Currency, money } from '../../shared/money.ts';
import type { BillingTables } from './store.billing.sql.ts';
import type { RideTables } from './store.rides.sql.ts';
import type {
  BillingAddress,
  HeldTransferOrder,
  OrderLeg,
  OrderStatus,
  Passenger,
  TransferPeople,
  TransferProduct,
} from './types.ts';

export type TransferOrderTables = RideTables &
  BillingTables & {
    transfer_order: {
      id: string;
      agency_id: number;
      user_id: string;
      end_user_address: string;
      supplier_code: string;
      offer_code: string;
      search_id: string | null;
      exchange_rate_id: number | null;
      pick_up_at: Date;
      last_pick_up_at: Date;
      expires_at: Date;
      amount: number;
      currency: Currency;
      /** The order's language; null in orders from release 1.2.0 and earlier. */
      language: Language | null;
      product: JSONColumnType<TransferProduct>;
      legs: JSONColumnType<readonly OrderLeg[]>;
      passengers: JSONColumnType<readonly Passenger[]>;
      passengers_erased_at: Date | null;
      personal_sealed: Buffer | null;
      personal_data_erased_at: Date | null;
      billing: JSONColumnType<BillingAddress>;
      created_at: Date;
      status: OrderStatus;
      vendor_reservation_id: string | null;
      updated_at: Date;
      tracking_id: string | null;
      passengers_reported_at: Date | null;
    };
  };

/** Columns of an order, in addition to those with personal data. */
export const orderColumns = [
  'agency_id',
  'user_id',
  'supplier_code',
  'offer_code',
  'search_id',
  'exchange_rate_id',
  'pick_up_at',
  'last_pick_up_at',
  'expires_at',
  'amount',
  'currency',
  'language',
  'legs',
  'passengers_reported_at',
  'created_at',
  'updated_at',
  'tracking_id',
  'status',
  'vendor_reservation_id',
] as const;
export type OrderRow = RowOf<TransferOrderTables['transfer_order'], typeof orderColumns> & PersonalRow;

export function orderOf(row: OrderRow, people: TransferPeople): HeldTransferOrder {
  return {
    id: row.id,
    agencyId: row.agency_id,
    userId: row.user_id,
    supplierCode: row.supplier_code,
    offerCode: row.offer_code,
    searchId: row.search_id ?? undefined,
    rateId: row.exchange_rate_id ?? undefined,
    pickUpAt: row.pick_up_at,
    lastPickUpAt: row.last_pick_up_at,
    expiresAt: row.expires_at,
    amount: money(row.amount, row.currency),
    language: row.language ?? undefined,
    legs: row.legs,
    drivers: undefined,
    ...people,
    passengersReportedAt: row.passengers_reported_at ?? undefined,
    personalDataErasedAt: row.personal_data_erased_at ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    trackingID: row.tracking_id ?? undefined,
    status: row.status,
    vendorReservationId: row.vendor_reservation_id ?? undefined,
  };
}
