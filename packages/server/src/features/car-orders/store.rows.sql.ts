import type { Generated, JSONColumnType } from 'kysely';
import type { RowOf } from '../../database/tables-of.ts';
import type { PersonalRow } from '../../ports/order-people.ts';
import type { CancellationStep } from '../../shared/cancellation.ts';
import type { Language } from '../../shared/language.ts';
import { type Currency, money } from '../../shared/money.ts';
import type {
  Billing,
  CarOrder,
  CarPeople,
  CreditType,
  ItemStatus,
  OrderedCar,
  OrderedExtra,
  OrderItem,
  Passenger,
  PaymentType,
  SoldTerms,
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
    search_id: string | null;
    exchange_rate_id: number | null;
    pick_up_at: Date;
    /** Status of the car, maintained by the database. */
    status: Generated<ItemStatus>;
    cancellation: JSONColumnType<readonly CancellationStep[]>;
    /** The terms as sold; null in orders from release 1.2.0 and earlier. */
    terms: JSONColumnType<SoldTerms> | null;
    amount: number;
    passenger: JSONColumnType<Passenger>;
    billing: JSONColumnType<Billing>;
    personal_sealed: Buffer | null;
    personal_data_erased_at: Date | null;
    return_at: Date;
    created_at: Date;
    updated_at: Date;
  };
  car_order_item: {
    id: number;
    order_id: string;
    kind: 'car' | 'extra';
    product: JSONColumnType<OrderedCar | Omit<OrderedExtra, 'insurance'>>;
    /** Insurance data; null for other products, and in orders created before release 1.2.0. */
    insurance: JSONColumnType<OrderedExtra['insurance'] & {}> | null;
    quantity: number;
    status: Generated<ItemStatus>;
    vendor_cancelled: Generated<boolean>;
    vendor_reservation_id: string | null;
    payment_id: number | null;
    updated_at: Date;
  };
};

/** Columns of an order, in addition to those with personal data. */
export const orderColumns = [
  'agency_id',
  'user_id',
  'payment_type',
  'credit_type',
  'currency',
  'language',
  'tracking_id',
  'vendor_code',
  'offer_code',
  'search_id',
  'exchange_rate_id',
  'pick_up_at',
  'return_at',
  'cancellation',
  'terms',
  'amount',
  'created_at',
] as const;
type OrderRow = RowOf<CarOrderTables['car_order'], typeof orderColumns> & PersonalRow;

export function orderOf(row: OrderRow, people: CarPeople): Omit<CarOrder, 'car' | 'extras' | 'statusHistory'> {
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
    searchId: row.search_id ?? undefined,
    rateId: row.exchange_rate_id ?? undefined,
    pickUpAt: row.pick_up_at,
    returnAt: row.return_at,
    cancellation: row.cancellation,
    terms: row.terms ?? undefined,
    amount: money(row.amount, row.currency),
    ...people,
    personalDataErasedAt: row.personal_data_erased_at ?? undefined,
    createdAt: row.created_at,
  };
}

export const itemColumns = [
  'product',
  'insurance',
  'quantity',
  'status',
  'vendor_cancelled',
  'vendor_reservation_id',
  'payment_id',
  'updated_at',
] as const;
export type ItemRow = RowOf<CarOrderTables['car_order_item'], typeof itemColumns> & { item_id: number };

export function itemOf<Product>(row: ItemRow): OrderItem<Product> {
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
