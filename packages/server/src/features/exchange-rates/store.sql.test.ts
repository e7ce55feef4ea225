import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import { untilBlocked } from '../../../test/support/until-blocked.ts';
import type { Database } from '../../database/open.ts';
import { tablesOf } from '../../database/tables-of.ts';
import { transactOn } from '../../database/transact.ts';
import type { Publication } from '../../ports/exchange-rates.ts';
import type { Transact } from '../../ports/transaction.ts';
import { acceptRate } from './service.ts';
import { stagingRates } from './staging.ts';
import { createExchangeRateStore, type ExchangeRateStore, type ExchangeRateTables } from './store.sql.ts';

const at = new Date('2027-03-01T09:00:00Z');
const publication = stagingRates(at);

let database: Database;
let store: ExchangeRateStore;
let transact: Transact;
let horizon: number;
let meridian: number;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createExchangeRateStore(database.db.withTables<ExchangeRateTables>());
  transact = transactOn(database.db);
  horizon = await addAgency(database.pool);
  meridian = await addAgency(database.pool, 'Meridian Tours');
});
beforeEach(() => emptyTables(database, 'exchange_rate', 'exchange_rate_acceptance', 'exchange_margin'));
afterAll(() => database.close());

const add = (changes: Partial<Publication> = {}, isHeld = false) =>
  store.add({ ...publication, ...changes }, { fetchedAt: at, isHeld });
const setMargin = (agencyId: number, basisPoints: number) =>
  transact((tx) => store.addMargin(tx, { agencyId, basisPoints, by: 'ops@example.com', at }));
const marginOf = async (agencyId: number) => (await store.inUseFor(agencyId))?.marginBasisPoints;

describe('margins of an agency', () => {
  test('the later of two margins applies', async () => {
    await add();
    await setMargin(horizon, 300);
    await setMargin(horizon, 150);
    expect(await marginOf(horizon)).toBe(150);
  });

  test('the margin is 0 while only a different agency has one', async () => {
    await add();
    await setMargin(meridian, 300);
    expect([await marginOf(horizon), await marginOf(meridian)]).toEqual([0, 300]);
  });

  test('a margin is not set for an agency that does not exist', async () => {
    expect(await setMargin(999, 300)).toBe(false);
  });
});

describe('rates in use', () => {
  test('the newest rates that are not held are in use, and held rates once an operator accepts them', async () => {
    const first = await add();
    const held = (await add({ asOf: '2027-03-01' }, true))!;
    expect([(await store.inUse())?.id, (await store.inUseFor(horizon))?.rates.id]).toEqual([first?.id, first?.id]);
    const by = 'ops@example.com';
    const deps = { store, now: () => at } as Parameters<typeof acceptRate>[2];
    expect(await transact((tx) => acceptRate(tx, { rateId: held.id, by }, deps))).toBe('accepted');
    expect((await store.inUse())?.id).toBe(held.id);
  });

  test('rates can be accepted only if they are held', async () => {
    const { id: rateId } = (await add())!;
    const deps = { store, now: () => at } as Parameters<typeof acceptRate>[2];
    expect(await transact((tx) => acceptRate(tx, { rateId, by: 'ops@example.com' }, deps))).toBe('notHeld');
    expect((await store.inUse())?.accepted).toBeUndefined();
  });
});

describe('stored publications', () => {
  test('a publication is stored once', async () => {
    expect([(await add())?.asOf, await add()]).toEqual([publication.asOf, undefined]);
    expect(await store.list(10)).toHaveLength(1);
  });

  test('a publication is stored once if a second instance stores it at the same moment', async () => {
    await add();
    let second: ReturnType<typeof add> | undefined;
    await transact(async (tx) => {
      await sql`insert into exchange_rate (source, base, as_of, published_at, fetched_at, rates, is_held, after_id)
        select source, base, '2027-03-01', published_at, fetched_at, rates, is_held, id from exchange_rate`.execute(
        tablesOf(tx),
      );
      second = add({ asOf: '2027-03-01' });
      await untilBlocked(tx, second);
    });
    expect(await second).toBeUndefined();
    expect(await store.list(10)).toHaveLength(2);
  });

  test.each<[string, Partial<Publication>]>([
    ['source', { source: 'ECB' }],
    ['day', { asOf: '2027-03-01' }],
    ['time of publication', { publishedAt: new Date('2027-03-01T10:00:00Z') }],
    ['rate', { rates: publication.rates.slice(1) }],
  ])('a publication is stored again with a different %s', async (_, changes) => {
    await add();
    expect(await add(changes)).toBeDefined();
  });
});
