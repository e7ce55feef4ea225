import type { Database } from '../../src/database/open.ts';
import { TRANSFER_ORDERS } from '../../src/database/order-lists.ts';
import { transactOn } from '../../src/database/transact.ts';
import { createTransferOrderStore, type TransferOrderTables } from '../../src/features/transfer-orders/store.sql.ts';
import type { TransferOrderStore } from '../../src/features/transfer-orders/store.ts';
import type { NewTransferOrder, Passenger } from '../../src/features/transfer-orders/types.ts';
import type { Transact } from '../../src/ports/transaction.ts';
import { money } from '../../src/shared/money.ts';
import { openTestDatabase } from './database.ts';
import { listsOf } from './order-lists.ts';
import { peopleOf } from './people.ts';
import { deniz } from './travellers.ts';

export const lira = (amount: number) => money(amount, 'TRY');

export const primary: Passenger = { ...deniz, primary: true, gender: 'F' };

export type TransferBook = {
  readonly store: TransferOrderStore;
  readonly transact: Transact;
  readonly people: ReturnType<typeof peopleOf>['transfer'];
  /** Writes an unpaid order for agency 1: IST to Taksim on 2027-06-10T08:00:00Z, payable until 2027-03-01T10:00:00Z. */
  add(changes?: Partial<NewTransferOrder>): Promise<NewTransferOrder>;
  readonly db: Database['db'];
  readonly query: Database['pool']['query'];
  close(): Promise<void>;
};

/** Opens a separate database for testing transfer orders without search or HTTP. */
export async function openTransferBook(): Promise<TransferBook> {
  const database = await openTestDatabase();
  await database.pool.query(`
    insert into agency values (default, 'Horizon', true, true, true, true, true, true);
    insert into agency_user values ('usr_1', 1, 'elif@horizon.example', 'Elif', 'Demir')`);
  const people = peopleOf(database);
  const store = createTransferOrderStore(database.db.withTables<TransferOrderTables>(), {
    lists: listsOf(TRANSFER_ORDERS, database),
    people: people.transfer,
  });
  const transact = transactOn(database.db);
  let lastNumber = 0;
  return {
    store,
    people: people.transfer,
    transact,
    async add(changes) {
      const order = { ...anOrder(`TRF-${++lastNumber}`), ...changes };
      await transact((tx) => store.create(tx, order));
      return order;
    },
    db: database.db,
    query: database.pool.query.bind(database.pool),
    close: () => database.close(),
  };
}

export function anOrder(id: string): NewTransferOrder {
  return {
    id,
    agencyId: 1,
    userId: 'usr_1',
    endUserAddress: '203.0.113.24',
    supplierCode: 'BOSPHORUS',
    offerCode: 'vito',
    rateId: undefined,
    pickUpAt: new Date('2027-06-10T08:00:00Z'),
    lastPickUpAt: new Date('2027-06-10T08:00:00Z'),
    expiresAt: new Date('2027-03-01T10:00:00Z'),
    amount: lira(484_000),
    language: 'en',
    product: {
      code: 'c',
      appointment: {
        pickup: { lat: 41.2613, lon: 28.74195, name: 'Istanbul Airport' },
        dropoff: { lat: 41.037, lon: 28.9851, name: 'The Marmara Taksim', address: 'Osmanlı Sokak 1' },
        pickupTime: '2027-06-10T11:00:00+03:00',
        passengerCount: 4,
      },
      onewayDistance: 41_000,
      onewayDuration: 2_700,
      vehicle: { name: 'Mercedes Vito', seatCount: 6, baggageCount: 6, image: 'http://127.0.0.1/vito.svg' },
      pricing: {
        currency: 'TRY',
        fees: [],
        vendorTotal: lira(0),
        paymentTotal: lira(484_000),
        discountTotal: lira(0),
        total: lira(484_000),
      },
      rules: [],
      cancellationPolicies: [],
    },
    legs: [
      {
        type: 'oneway',
        pickupTime: '2027-06-10T11:00:00+03:00',
        amount: 484_000,
        commission: 44_000,
        refunds: [
          { until: '2027-06-09T11:00:00+03:00', amount: 484_000, description: 'Free.' },
          { until: '2027-06-10T05:00:00+03:00', amount: 242_000, description: 'Half.' },
        ],
      },
    ],
    passengers: [primary],
    billing: {
      type: 'corporateCompany',
      firstName: 'Horizon Travel A.Ş.',
      email: 'accounting@horizon.example',
      phone: '+902125550142',
      countryCode: 'TR',
      countryName: 'Türkiye',
      adm1: 'İstanbul',
      line: 'Büyükdere Caddesi 142',
      zipCode: '34394',
      taxIdentifier: '4630123450',
      taxDivision: 'Mecidiyeköy',
    },
    flightNumber: 'TK1980',
    returnFlightNumber: undefined,
    signText: undefined,
    trackingID: undefined,
    createdAt: new Date('2027-03-01T09:00:00Z'),
  };
}
