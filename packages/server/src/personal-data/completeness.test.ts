import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { type OrderBook, openOrderBook } from '../../test/support/car-orders.ts';
import { keysWith } from '../../test/support/people.ts';
import { anOrder, openTransferBook, type TransferBook } from '../../test/support/transfer-orders.ts';
import { createPeople } from '../composition/people.ts';
import { openPersonalData } from '../composition/personal-data.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/open.ts';
import { retentionInventory } from '../database/retention-inventory.ts';
import { transactOn } from '../database/transact.ts';
import { createPaymentSessionStore } from '../features/payments/store.sessions.sql.ts';
import { createChangeStore } from '../features/transfer-orders/store.changes.sql.ts';
import { type AttemptPeopleTables, createAttemptPeopleStore } from '../payment-attempts/store.people.sql.ts';
import type { AttemptTables } from '../payment-attempts/store.rows.sql.ts';
import { createAttemptStore } from '../payment-attempts/store.sql.ts';

/** Tables whose rows belong to an order, with the column that references it. */
const TABLES = {
  car_order: 'id',
  transfer_order: 'id',
  transfer_order_change: 'order_id',
  order_last_name: 'order_id',
  order_person: 'order_id',
  payment_attempt: 'order_id',
  payment_session: 'order_id',
} as const;
type Table = keyof typeof TABLES;

/** Tables that are not used for transfers. */
const OF_CARS: readonly Table[] = ['car_order', 'payment_session'];

/** Columns with accounting data, references and decline reasons. These are kept longer than personal data. */
const KEPT = [
  'car_order.tracking_id',
  'transfer_order.tracking_id',
  'car_order.vendor_reservation_id',
  'transfer_order.vendor_reservation_id',
  'payment_attempt.card_first_six',
  'payment_attempt.card_last_four',
  'payment_attempt.transaction_id',
  'payment_attempt.decline',
  'payment_attempt.request_fingerprint',
];

const past = new Date('2020-06-10T07:00:00Z');
const now = new Date('2027-06-14T09:00:00Z');
let close: () => Promise<void>;
afterEach(() => close());

function columnsOf(...tables: readonly Table[]): [Table, string][] {
  const columns = new Set(
    retentionInventory.flatMap((kept) => kept.columns).filter((column) => !KEPT.includes(column)),
  );
  return [...columns].flatMap((column) => {
    const [table, name] = column.split('.') as [Table, string];
    return tables.includes(table) ? [[table, name] as [Table, string]] : [];
  });
}

async function storedValue({ pool }: Pick<Database, 'pool'>, [table, column]: [Table, string], orderId: string) {
  const { rows } = await pool.query(
    `select to_jsonb(kept) -> $1 as value from ${table} kept where ${TABLES[table]} = $2`,
    [column, orderId],
  );
  return rows[0]?.value ?? undefined;
}

async function leftAfterErasing(database: Database, orderId: string, columns: readonly [Table, string][]) {
  const keys = keysWith();
  const kind = orderId.startsWith('CAR') ? 'car' : 'transfer';
  const attemptPeople = createAttemptPeopleStore(database.db.withTables<AttemptPeopleTables>(), keys.personalData);
  await transactOn(database.db)((tx) =>
    createAttemptStore(database.db.withTables<AttemptTables>(), { randomBytes, sealing: keys.personalData }).insert(
      tx,
      {
        id: 'att_1',
        kind,
        orderId,
        agencyId: 1,
        method: 'card',
        status: 'declined',
        party: 'ANADOLU',
        amount: { amount: 100, currency: 'TRY' },
        context: { callbackUrl: 'https://agency.example/kaya' },
        card: undefined,
        installmentCount: undefined,
        requestFingerprint: undefined,
        firstPickUpAt: past,
        watchUntil: past,
        deadlineAt: undefined,
        dueAt: undefined,
        leasedUntil: undefined,
      },
      past,
    ),
  );
  await database.pool.query(
    `update payment_attempt set challenge_sealed = 'kaya', booking_message = 'Kaya is too young'`,
  );
  const before = await Promise.all(columns.map((column) => storedValue(database, column, orderId)));
  expect(columns.filter((_, index) => before[index] === undefined)).toEqual([]);

  const personalData = openPersonalData(
    {
      people: createPeople(database, keys),
      attemptPeople,
      paymentSessions: createPaymentSessionStore(database.db.withTables(), keys.personalData),
      transferChanges: createChangeStore(database.db.withTables(), keys.personalData),
      paymentOf: { car: async () => undefined, transfer: async () => undefined },
      deleteErasedBodies: async () => {},
      transact: transactOn(database.db),
    },
    { config: readConfig({}), database, now: () => now } as Parameters<typeof openPersonalData>[1],
  );
  const erased = await personalData.erasePerson({ subject: { orderId }, reason: 'personAsked' });
  expect(erased).toEqual([{ orderId, erasure: 'erased' }]);
  const after = await Promise.all(columns.map((column) => storedValue(database, column, orderId)));
  return columns.filter((_, index) => after[index] !== undefined && isEqual(after[index], before[index]));
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

test('the erasure of a car order clears every column that the inventory lists', async () => {
  const book: OrderBook = await openOrderBook();
  ({ close } = book);
  const { id } = await book.add({ pickUpAt: past, returnAt: past });
  await book.database.pool.query(
    `insert into payment_session (id, agency_id, order_id, status, link_hash, return_url_sealed, created_at, expires_at, changed_at)
     values ('pay_1', 1, '${id}', 'expired', sha256('link'), 'kaya', now(), now(), now())`,
  );
  await book.database.pool.query(
    `update car_order set passenger = '{"lastName": "Kaya"}', billing = '{"firstName": "Kaya"}', end_user_address = '198.51.100.7'`,
  );
  const columns = columnsOf('car_order', 'order_last_name', 'order_person', 'payment_attempt', 'payment_session');
  expect(await leftAfterErasing(book.database, id, columns)).toEqual([]);
});

test('the erasure of a transfer order clears every column that the inventory lists', async () => {
  const book: TransferBook = await openTransferBook();
  ({ close } = book);
  const { id } = await book.add({ pickUpAt: past, lastPickUpAt: past, expiresAt: past });
  const { product } = anOrder(id);
  await book.query(
    `update transfer_order set passengers = '[{"primary": true, "lastName": "Kaya"}]',
       billing = '{"firstName": "Kaya"}', end_user_address = '198.51.100.7', product = '${JSON.stringify(product)}'`,
  );
  await book.query(
    `insert into transfer_order_change (order_id, agency_id, reference, content, asked_at, leased_until)
     values ('${id}', 1, 'chg_1', 'kaya', now(), now())`,
  );
  const columns = columnsOf(...(Object.keys(TABLES) as Table[]).filter((table) => !OF_CARS.includes(table)));
  expect(await leftAfterErasing({ db: book.db, pool: { query: book.query } } as Database, id, columns)).toEqual([]);
});
