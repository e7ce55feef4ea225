import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AgencyClient, createAgencyClient, type Result } from '../../../client/src/index.ts';
import { END_USER, passenger } from '../operations/car-orders/ordering.ts';
import { threeDays } from '../operations/car-search/trip.ts';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { type Admin, adminOn } from '../support/admin.ts';
import { externalSystemsAt } from '../support/external-systems.ts';

let paying: Paying;
let admin: Admin;

beforeAll(async () => {
  paying = await startPaying();
  admin = adminOn(paying.service.database, paying.clock, externalSystemsAt(paying.sandbox.url));
});
afterAll(async () => {
  await admin.close();
  await paying.stop();
});

type Credentials = { readonly key: string; readonly secret: string };
type Entry = { readonly what: string; readonly event: string };
type Event = { readonly action: string; readonly by: string };

const clientWith = ({ key, secret }: Credentials) =>
  createAgencyClient({ baseUrl: `${paying.service.url}/api/v1`, key, secret, retries: 0 });

function good<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.data;
}

const errorOf = <Data>(result: Result<Data>) =>
  result.ok ? 'none' : (result.error.key ?? JSON.stringify(result.error));

async function orderOf(client: AgencyClient): Promise<string> {
  const { results } = good(await client.searchCars({ body: { ...threeDays, paymentType: 'limit' } as never }));
  const { searchID, code } = results.find((car) => car.vendor.name === 'Test Drive' && !car.isCreditcheckRequired)!;
  const body = { paymentType: 'limit', searchID, code, passenger } as const;
  return good(await client.createOrder({ headers: END_USER, body: body as never })).id;
}

test('an agency created on the command line logs in, books on credit, pays and cancels, and each step is kept', async () => {
  const agency = await admin.json<{ id: number }>('agency', 'create', 'Marmara Travel', '--allow', 'pay-by-limit');
  const id = String(agency.id);
  const holder = ['--email', 'ece@marmara.example', '--first-name', 'Ece', '--last-name', 'Aksoy'];
  const first = await admin.json<Credentials>('key', 'create', id, ...holder);
  const record = await admin.json<{ id: number }>('credit', 'grant', id, '20000.00', 'TRY', '--reference', 'BT-1');
  await admin.json('origin', 'add', id, 'https://booking.marmara.example');

  const client = clientWith(first);
  const orderID = await orderOf(client);
  expect(good(await client.payOrder({ body: { orderID, paymentType: 'limit' } }))).toMatchObject({ status: 'success' });
  expect(good(await client.cancelOrder({ path: { orderID } }))).toMatchObject({ success: true });
  await paying.checkMoney();

  const { timeline, ...order } = await admin.json<{ timeline: Entry[] }>('order', 'show', orderID);
  expect(order).toMatchObject({
    id: orderID,
    kind: 'car',
    agencyId: agency.id,
    status: 'cancelled',
    party: 'TESTDRIVE',
  });
  expect(timeline.map(({ what, event }) => `${what} ${event}`).sort()).toEqual([
    'event carOrder.cancelled',
    'event carOrder.pending',
    'event carOrder.reserved',
    'event creditRecord.held',
    'event creditRecord.refunded',
    'event creditRecord.spent',
    'event payment.cancelled',
    'event payment.completed',
    'event payment.processing',
    'event refund.completed',
    'event refund.pending',
    'ledger hold',
    'ledger post',
    'ledger refund',
    'order cancelled',
    'order created',
    'order reserved',
    'payment cancelling',
    'payment charged',
    'payment charging',
    'payment completed',
    'payment refunded',
    'payment refunding',
  ]);
  expect((await admin.run('credit', 'show', id)).out).toBe(
    `record  remaining     active\n${record.id}    20000.00 TRY  yes`,
  );

  // A suspended key is refused, and tokens issued for it stop working within five seconds.
  await admin.json('key', 'suspend', first.key);
  paying.clock.advance(5);
  expect(errorOf(await client.getOrder({ path: { orderID } }))).toBe('auth.keySuspended');
  expect(errorOf(await clientWith(first).listCreditLimits())).toBe('auth.keySuspended');
  await admin.json('key', 'resume', first.key);
  expect(good(await clientWith(first).getOrder({ path: { orderID } })).id).toBe(orderID);

  const second = await admin.json<Credentials>('key', 'rotate', first.key);
  expect(errorOf(await clientWith(first).listCreditLimits())).toBe('auth.wrongCredentials');
  expect(good(await clientWith(second).listCreditLimits()).remaining).toEqual([
    { id: record.id, amount: 20_000_00, currency: 'TRY' },
  ]);

  const events = await admin.json<Event[]>('audit', 'list', '--agency', id);
  expect(events.map(({ action, by }) => `${by} ${action}`).reverse()).toEqual([
    'ops createAgency',
    'ops createKey',
    'ops grantCredit',
    'ops addOrigin',
    'ops suspendKey',
    'ops resumeKey',
    'ops rotateKey',
  ]);
  const { rows } = await paying.service.database.pool.query('select * from audit_event');
  const kept = JSON.stringify([rows, paying.service.log, paying.service.securityEvents]);
  for (const person of ['ece@marmara.example', 'Aksoy']) expect(kept).not.toContain(person);
  const listed = JSON.stringify(await admin.json('key', 'list', id));
  for (const secret of [first.secret, second.secret]) expect(kept + listed).not.toContain(secret);
});
