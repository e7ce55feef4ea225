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
type Issued = { readonly apiKey: { readonly id: string; readonly key: string }; readonly secret: string };
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
  const named = ['--name', 'Marmara Travel', '--permissions.mayPayByLimit', 'true'];
  const agency = await admin.json<{ id: number }>('createAgency', ...named);
  const of = ['--agencyId', String(agency.id)];
  const user = ['--user.email', 'ece@marmara.example', '--user.firstName', 'Ece', '--user.lastName', 'Aksoy'];
  const first = await admin.json<Issued>('createKey', ...of, '--name', 'Site', ...user);
  const { id: keyId, key } = first.apiKey;
  const granted = ['--granted', '20000.00 TRY', '--reference', 'BT-1'];
  const record = await admin.json<{ id: number }>('grantCredit', ...of, ...granted);
  await admin.json('addCallbackOrigin', ...of, '--origin', 'https://booking.marmara.example');

  const firstClient = () => clientWith({ key, secret: first.secret });
  const client = firstClient();
  const orderID = await orderOf(client);
  expect(good(await client.payOrder({ body: { orderID, paymentType: 'limit' } }))).toMatchObject({ status: 'success' });
  expect(good(await client.cancelOrder({ path: { orderID } }))).toMatchObject({ success: true });
  await paying.checkMoney();

  const orderOptions = ['--orderId', orderID];
  const { order, timeline } = await admin.json<{ order: object; timeline: Entry[] }>(
    'getOrderTimeline',
    ...of,
    ...orderOptions,
  );
  expect(order).toMatchObject({ id: orderID, kind: 'car', status: 'cancelled', party: 'TESTDRIVE' });
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
  expect((await admin.run('listCreditRecords', ...of)).out).toBe(
    `id    isActive  remaining\n${record.id}  yes       20000.00 TRY`,
  );

  // A suspended key is rejected, and tokens issued for it stop working within five seconds.
  await admin.json('suspendKey', ...of, '--keyId', keyId);
  paying.clock.advance(5);
  expect(errorOf(await client.getOrder({ path: { orderID } }))).toBe('auth.keySuspended');
  expect(errorOf(await firstClient().listCreditLimits())).toBe('auth.keySuspended');
  await admin.json('resumeKey', ...of, '--keyId', keyId);
  expect(good(await firstClient().getOrder({ path: { orderID } })).id).toBe(orderID);

  const second = await admin.json<Credentials>('rotateKey', key);
  expect(errorOf(await firstClient().listCreditLimits())).toBe('auth.wrongCredentials');
  expect(good(await clientWith(second).listCreditLimits()).remaining).toEqual([
    { id: record.id, amount: 20_000_00, currency: 'TRY' },
  ]);

  const { results } = await admin.json<{ results: Event[] }>('listAudit', ...of);
  expect(results.map(({ action, by }) => `${by} ${action}`).reverse()).toEqual([
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
  const listed = JSON.stringify(await admin.json('listKeys', ...of));
  for (const secret of [first.secret, second.secret]) expect(kept + listed).not.toContain(secret);
});
