import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/database/open.ts';
import { CAR_ORDERS } from '../../src/database/order-lists.ts';
import { transactOn } from '../../src/database/transact.ts';
import {
  type CarOrderStore,
  type CarOrderTables,
  createCarOrderStore,
} from '../../src/features/car-orders/store.sql.ts';
import type { NewCarOrder, Passenger } from '../../src/features/car-orders/types.ts';
import type { RandomBytes } from '../../src/ports/random.ts';
import type { Transact } from '../../src/ports/transaction.ts';
import { money } from '../../src/shared/money.ts';
import { openTestDatabase } from './database.ts';
import { listsOf } from './order-lists.ts';
import { peopleOf } from './people.ts';
import { deniz } from './travellers.ts';

export const lira = (amount: number) => money(amount, 'TRY');

export const citizen: Passenger = deniz;

export type OrderBook = {
  readonly store: CarOrderStore;
  readonly transact: Transact;
  readonly people: ReturnType<typeof peopleOf>['car'];
  readonly database: Database;
  /** Writes a pending order for agency 1: a car for three days from 2027-06-10T07:00:00Z, and a baby seat. */
  add(changes?: Partial<NewCarOrder>): Promise<NewCarOrder>;
  close(): Promise<void>;
};

/** Opens a separate database for testing car orders without search or HTTP. */
export async function openOrderBook(draw: RandomBytes = randomBytes): Promise<OrderBook> {
  const database = await openTestDatabase();
  await database.pool.query(`
    insert into agency values (default, 'Horizon', true, true, true, true, true, true);
    insert into agency_user values ('usr_1', 1, 'elif@horizon.example', 'Elif', 'Demir')`);
  const people = peopleOf(database).car;
  const store = createCarOrderStore(database.db.withTables<CarOrderTables>(), {
    randomBytes: draw,
    lists: listsOf(CAR_ORDERS, database),
    people,
  });
  const transact = transactOn(database.db);
  let lastNumber = 0;
  return {
    store,
    transact,
    people,
    database,
    async add(changes) {
      const order = { ...anOrder(`CAR-${++lastNumber}`), ...changes };
      await transact((tx) => store.create(tx, order));
      return order;
    },
    close: () => database.close(),
  };
}

export function anOrder(id: string): NewCarOrder {
  return {
    id,
    agencyId: 1,
    userId: 'usr_1',
    endUserAddress: '203.0.113.24',
    paymentType: 'limit',
    creditType: undefined,
    terms: undefined,
    language: 'en',
    trackingID: undefined,
    vendorCode: 'TESTDRIVE',
    offerCode: 'clio',
    rateId: undefined,
    pickUpAt: new Date('2027-06-10T07:00:00Z'),
    returnAt: new Date('2027-06-13T07:00:00Z'),
    cancellation: [
      { until: '2027-06-08T07:00:00Z', fee: lira(0) },
      { until: '2027-06-10T07:00:00Z', fee: lira(213_000) },
    ],
    amount: lira(705_000),
    passenger: citizen,
    billing: { type: 'individual', firstName: 'Deniz' },
    createdAt: new Date('2027-03-01T09:00:00Z'),
    car: {
      code: 'c',
      searchID: 's',
      brand: { id: 1, name: 'Renault' },
      model: { id: 2, name: 'Clio' },
      class: { id: 3, name: 'Ekonomik' },
      imageURL: 'http://127.0.0.1/clio.svg',
      pricing: { total: lira(639_000), paymentTotal: lira(639_000) },
    },
    extras: [
      {
        product: { code: 'BABY_SEAT', name: 'Baby Seat', type: 'equipment', pricing: { total: lira(66_000) } },
        quantity: 1,
      },
    ],
  };
}
