import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { startTransfers } from '../../operations/transfer-orders/transferring.ts';
import { adminOn } from '../../support/admin.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';

type Happening = { readonly what: string; readonly event: string };
type Timeline = { readonly order: object; readonly attempts: object[]; readonly timeline: Happening[] };

let paying: Paying;
let desk: Desk;
let id: string;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
  ({ id } = await paying.order({ lastName: 'Öztürk' }));
  await paying.pay(id);
});
afterAll(() => paying.stop());

const timelineAs = async (member: SignedIn) => (await member.call<Timeline>('GET', `/agencies/1/orders/${id}`)).body;

test('200: every role sees the same order, payment attempts and timeline, without personal data', async () => {
  const { order, attempts, timeline } = await timelineAs(desk.operator);
  expect(order).toMatchObject({ id, kind: 'car', status: 'reserved', party: 'TESTDRIVE' });
  expect(attempts).toMatchObject([
    { method: 'card', status: 'completed', card: { firstSix: '552879', lastFour: '0008' } },
  ]);
  expect(timeline.map(({ what, event }) => `${what} ${event}`)).toEqual(
    expect.arrayContaining([
      'order created',
      'order reserved',
      'payment charging',
      'payment completed',
      'event carOrder.reserved',
    ]),
  );
  const viewer = await portalAs(paying.service, 'viewer');
  expect((await timelineAs(viewer)).timeline).toEqual(timeline);
  expect(JSON.stringify([order, attempts, timeline])).not.toMatch(/öztürk|5528790000000008/i);
});

test('200: the order is read once, because its parts must not contradict each other', async () => {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const { timeline } = await timelineAs(desk.operator);
  const texts = spy.mock.calls.map(([query]: unknown[]) =>
    typeof query === 'string' ? query : (query as { readonly text: string }).text,
  );
  spy.mockRestore();
  expect(timeline[0]).toMatchObject({ what: 'order', event: 'created', detail: 'TESTDRIVE' });
  expect(texts.filter((text) => /\bfrom "?car_order"?\s/.test(text))).toHaveLength(1);
});

test('200: the timeline and the credit statement state which leg was refunded', async () => {
  const transfers = await startTransfers();
  const orderId = await transfers.ordered();
  await transfers.pay(orderId);
  await transfers.cancelLegs(orderId, 'return');
  const owner = await portalAs(transfers.service, 'owner');
  const { timeline } = (await owner.call<Timeline>('GET', `/agencies/1/orders/${orderId}`)).body;
  expect(timeline).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'transferOrder.legCanceled', detail: 'return agency' }),
      expect.objectContaining({ event: 'refundPart', detail: expect.stringMatching(/^att_\S+ return$/) }),
    ]),
  );
  const { rows } = await transfers.service.database.pool.query(
    `select record_id from ledger_entry where kind = 'refundPart'`,
  );
  const path = `/agencies/1/credit/${rows[0].record_id}/statement`;
  const [latest] = (await owner.call<{ results: object[] }>('GET', path)).body.results;
  expect(latest).toMatchObject({ kind: 'refundPart', orderId, legs: ['return'] });
  await transfers.stop();
});

test('404 order.notFound: an order of a different agency is answered like an unknown order', async () => {
  for (const path of [`/agencies/2/orders/${id}`, '/agencies/1/orders/CAR-none']) {
    expectPortalError(await desk.call('GET', path), 'order.notFound');
  }
});

test('the getOrderTimeline command prints the history of an order without personal data of travellers or payers', async () => {
  const admin = adminOn(paying.service.database, paying.clock);
  const { out } = await admin.run('getOrderTimeline', '--agencyId', '1', '--orderId', id);
  await admin.close();
  expect(out).toContain('card 552879…0008');
  expect(out).not.toMatch(/Deniz|Öztürk|Elif|Demir|5528790000000008|10000000146|@|\+90532/);
});

test('200: the timeline of a rental contains its terms as sold', async () => {
  const { terms } = (await paying.read(id)).body;
  const { rental } = (await desk.call<{ rental: { terms: object } }>('GET', `/agencies/1/orders/${id}`)).body;
  expect(rental.terms).toEqual(terms);
});
