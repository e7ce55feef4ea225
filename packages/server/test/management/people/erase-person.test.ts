import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn, haveOperators } from '../../support/admin.ts';
import { citizen, type OrderBook, openOrderBook } from '../../support/car-orders.ts';
import { createTestClock } from '../../support/clock.ts';
import { type Desk, openDesk } from '../../support/desk.ts';

const DAY_SECONDS = 86_400;

describe('in the portal', () => {
  let paying: Paying;
  let desk: Desk;
  beforeAll(async () => {
    paying = await startPaying();
    desk = await openDesk(paying.service);
  });
  afterAll(() => paying.stop());

  test('200: keeps data that is still needed; 202: waits for a second operator', async () => {
    const { id: orderId } = await paying.order();
    const erase = () =>
      desk.call<{ id: number }>('POST', '/people/erase', { person: { orderId }, reason: 'personAsked' });
    const kept = { status: 200, body: { results: [{ orderId, outcome: 'stillNeeded' }] } };
    expect(await erase()).toMatchObject(kept);
    await desk.another();
    expect(await erase()).toMatchObject(kept);
    const log = await desk.call<{ results: unknown[] }>('GET', '/audit?action=erasePerson');
    expect(log.body.results).toEqual([]);
    paying.clock.advance(400 * DAY_SECONDS);
    await paying.service.endLapsedOrders();
    desk = await openDesk(paying.service);
    const { status, body } = await erase();
    expect([status, body]).toMatchObject([
      202,
      { action: 'erasePerson', asked: { orderIds: [orderId], reason: 'personAsked' } },
    ]);
    expect((await desk.call('GET', '/erasures')).body).toEqual({ results: [] });
    const other = await desk.another();
    expect((await other.call('POST', `/approvals/${body.id}/approve`)).status).toBe(200);
    const requestedAt = paying.clock.now().toISOString();
    expect((await desk.call('GET', '/erasures')).body).toEqual({
      results: [{ orderId, requestedAt, reason: 'personAsked' }],
    });
  });
});

describe('on the command line', () => {
  let folder: string;
  let book: OrderBook;
  let admin: Admin;
  const clock = createTestClock();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'erasures-'));
    book = await openOrderBook();
    admin = adminOn(book.database, clock, { ERASURES_FILE: join(folder, 'erasures') });
    await book.add();
    await book.add({ pickUpAt: new Date('2028-06-10T07:00:00Z') });
    // The first rental has ended; the second has not.
    clock.advance(120 * DAY_SECONDS);
  });
  afterAll(async () => {
    await admin.close();
    await book.close();
    await rm(folder, { recursive: true });
  });

  type List<Item> = { readonly results: readonly Item[] };
  type Found = { readonly orderId: string; readonly erasedAt?: string };
  type Event = { readonly action: string; readonly subject: string; readonly facts: readonly object[] };

  const NAME = { firstName: 'DENIZ', lastName: 'Kaya', birthDate: citizen.birthDate! };
  const optionsOf = (person: Readonly<Record<string, string>>, prefix = '') =>
    Object.entries(person).flatMap(([name, value]) => [`--${prefix}${name}`, value]);
  const ERASE = ['erasePerson', ...optionsOf(NAME, 'person.'), '--reason', 'personAsked'];
  const find = async (person: Readonly<Record<string, string>>) =>
    (await admin.json<List<Found>>('findPerson', ...optionsOf(person))).results;
  const audit = async () =>
    (await admin.json<List<Event>>('listAudit')).results.map(({ action, subject, facts }) => [action, subject, facts]);

  test('an approval names the orders that are over and no personal data', async () => {
    await haveOperators(book.database, 2);
    const asked = { orderIds: ['CAR-1'], reason: 'personAsked' };
    expect(await admin.json(...ERASE)).toMatchObject({ id: 1, action: 'erasePerson', status: 'waiting', asked });
    expect((await admin.run('listApprovals')).out).not.toMatch(/deniz|kaya/i);
    expect((await find(NAME)).map(({ erasedAt }) => erasedAt)).toEqual([undefined, undefined]);
    await admin.json('reject', '--approvalId', '1');
    await haveOperators(book.database, 0);
  });

  test('data of completed orders is erased, data still needed is kept, and both logs record only the erased order', async () => {
    expect(await admin.at({ typed: 'no' }, ...ERASE)).toMatchObject({ code: 1, out: '' });
    expect(await admin.json(...ERASE)).toEqual({
      results: [
        { orderId: 'CAR-1', outcome: 'erased' },
        { orderId: 'CAR-2', outcome: 'stillNeeded' },
      ],
    });
    const kept = { orderId: 'CAR-1', requestedAt: clock.now().toISOString(), reason: 'personAsked' };
    expect(await admin.json('listErasures')).toEqual({ results: [kept] });
    expect(await readFile(join(folder, 'erasures'), 'utf8')).toBe(`${JSON.stringify(kept)}\n`);
    expect((await book.store.find({ orderId: 'CAR-1', agencyId: 1 }))!.passenger.lastName).toBe('erased');
    expect((await find(NAME)).map(({ orderId }) => orderId)).toEqual(['CAR-2']);
    const facts = [
      { name: 'reason', after: 'personAsked' },
      { name: 'review', after: 'unreviewed' },
    ];
    const entries = (await audit()).filter(([action]) => action === 'erasePerson');
    expect(entries).toEqual([['erasePerson', 'order CAR-1', facts]]);
  });

  test('the replayErasures command erases personal data that returned with a restored database', async () => {
    expect((await admin.run('replayErasures')).out).toBe('none');
    const whole = { passenger: citizen, billing: { type: 'individual' as const, firstName: 'Deniz' } };
    const { personal_sealed } = book.people.columnsOf('CAR-1', { ...whole, endUserAddress: '203.0.113.24' });
    await book.database.pool.query(
      `update car_order set personal_sealed = $1, personal_data_erased_at = null where id = 'CAR-1'`,
      [personal_sealed],
    );
    await book.database.pool.query('delete from erasure');
    expect(await admin.json('replayErasures')).toEqual({ results: [{ orderId: 'CAR-1', erasure: 'erased' }] });
    expect((await book.store.find({ orderId: 'CAR-1', agencyId: 1 }))!.passenger.lastName).toBe('erased');
  });
});
