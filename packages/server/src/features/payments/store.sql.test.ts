import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { transactOn } from '../../database/transact.ts';
import type { CardTryStore } from './store.sql.ts';
import {
  type CallbackOriginTables,
  type CardTryTables,
  createCallbackOriginStore,
  createCardTryStore,
} from './store.sql.ts';

const now = new Date('2027-03-01T09:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const card = Buffer.from('a card');
const otherCard = Buffer.from('a different card');
const one = { card: 1, bin: 1, agency: 1 } as const;

let database: Database;
let store: CardTryStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createCardTryStore(database.db.withTables<CardTryTables>());
  await addAgency(database.pool);
  await addAgency(database.pool, 'Meridian Tours');
});
beforeEach(() => emptyTables(database, 'card_try', 'attempt_transition', 'payment_attempt'));
afterAll(() => database.close());

let count = 0;
async function tryCard({ agencyId = 1, status = 'declined', reason = 'refused', of = card, bin = '552879', ago = 60 }) {
  const id = `att_${++count}`;
  await database.pool.query(
    `insert into payment_attempt (id, payment_id, order_kind, order_id, agency_id, method, status, amount, currency, decline,
       context, party, watch_until, changed_at)
     values ($1, $2, 'car', $1, $3, 'card', $4, 1, 'TRY', $5, '{}', 'ANADOLU', $6, $6)`,
    [id, count, agencyId, status, status === 'declined' ? JSON.stringify({ reason }) : null, now],
  );
  await store.note(id, { agencyId, card: of, bin }, secondsAgo(ago));
}
const recent = (agencyId = 1) => store.recentOf({ agencyId, card, bin: '552879' }, secondsAgo(3_600), one);

describe('recent tries of a card', () => {
  test('declines count for a card over all agencies, and for a BIN and an agency within one agency', async () => {
    await tryCard({ agencyId: 2, ago: 10 });
    expect(await recent()).toEqual({
      tries: 0,
      declines: 0,
      lastStraw: { card: secondsAgo(10), bin: undefined, agency: undefined },
    });
    await tryCard({ of: otherCard, ago: 20 });
    expect(await recent()).toEqual({
      tries: 1,
      declines: 1,
      lastStraw: { card: secondsAgo(10), bin: secondsAgo(20), agency: secondsAgo(20) },
    });
  });

  test('declines of a BIN at a different agency do not count', async () => {
    await tryCard({ agencyId: 2, of: otherCard });
    expect((await recent()).lastStraw).toEqual({ card: undefined, bin: undefined, agency: undefined });
  });

  test('abandoned and successful payments count as tries and not as declines', async () => {
    await tryCard({ reason: 'customerGaveUp' });
    await tryCard({ status: 'completed' });
    expect(await recent()).toEqual({
      tries: 2,
      declines: 0,
      lastStraw: { card: undefined, bin: undefined, agency: undefined },
    });
  });

  test('tries count until the window ends', async () => {
    await tryCard({ ago: 3_600 });
    expect((await recent()).tries).toBe(0);
    await tryCard({ ago: 3_599 });
    expect((await recent()).tries).toBe(1);
  });
});

test('withdrawing a callback origin from one agency keeps it for a different one', async () => {
  const origins = createCallbackOriginStore(database.db.withTables<CallbackOriginTables>());
  const transact = transactOn(database.db);
  const origin = 'https://shared.example';
  for (const agencyId of [1, 2]) await transact((tx) => origins.register(tx, { agencyId, origin }));
  expect(await transact((tx) => origins.register(tx, { agencyId: 1, origin }))).toBe(false);
  expect(await transact((tx) => origins.withdraw(tx, { agencyId: 1, origin }))).toBe(true);
  expect([await origins.originsOf(1), await origins.originsOf(2)]).toEqual([[], [origin]]);
});
