import { STAGING_REPORT_SECRETS } from '@agency-booking/connector-contracts/parties';
import { errors } from '@agency-booking/connector-contracts/reservation-changes';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretsIn } from '../../../src/config/kinds.ts';
import { type Answer, call } from '../../support/api.ts';
import { type Paying, startPaying } from './paying.ts';

const secrets = secretsIn(STAGING_REPORT_SECRETS)!;
const secretOf = (party: string) => secrets.get(party)![0]!;

let serviceUrl: string | undefined;
let paying: Paying;
/** The reservation used by the refusal tests, which do not change it. */
let standing: Awaited<ReturnType<typeof aReservation>>;
beforeAll(async () => {
  paying = await startPaying({}, { sandbox: { serviceUrl: () => serviceUrl } });
  standing = await aReservation();
});
afterAll(async () => {
  await paying.checkMoney();
  await paying.stop();
});

/**
 * Creates a reservation at Test Drive that has already been polled. The reservation's next poll follows the regular
 * schedule.
 */
async function aReservation() {
  const { id: orderId } = await paying.order();
  await paying.payByLimit(orderId);
  const { reference, reservationId } = paying.sandbox.reservations()[0]!;
  return { orderId, reference, reservationId: reservationId!, dueAt: await dueAt(reference) };
}

async function dueAt(reference: string): Promise<Date | null> {
  const { rows } = await paying.service.database.pool.query('select due_at from payment_attempt where id = $1', [
    reference.replace('rsv:', ''),
  ]);
  return rows[0].due_at;
}

type Message = {
  readonly party?: string;
  readonly id?: string;
  readonly sentAt?: Date;
  readonly secret?: string;
  readonly signedBody?: string;
  readonly headers?: Record<string, string>;
};

let count = 0;
/** Sends a report signed by the reference implementation of Standard Webhooks. */
function post(body: string, message: Message = {}): Promise<Answer> {
  const { party = 'TESTDRIVE', id = `msg_${++count}`, sentAt = paying.clock.now(), signedBody = body } = message;
  const { secret = secretOf(party) } = message;
  return call(`${paying.service.url}/connectors/v1/parties/${party}/reservation-changes`, 'POST', {
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sentAt, signedBody),
      ...message.headers,
    },
  });
}
const push = (reference: string, message?: Message) => post(JSON.stringify({ reference }), message);

function expectRefusal({ status, body }: Answer, key: keyof typeof errors, more: object = {}) {
  const { code, description, status: declared } = errors[key];
  expect([status, body]).toEqual([declared, { key, code, description, ...more }]);
}

const fromNow = (minutes: number) => new Date(paying.clock.now().getTime() + minutes * 60_000);

test('202: a car that the vendor drops and reports is cancelled and refunded at once', async () => {
  const { orderId, reservationId } = await aReservation();
  serviceUrl = paying.service.url;
  expect(paying.sandbox.dropReservation(reservationId)).toBe(true);
  await expect
    .poll(() => paying.service.log.filter((line) => line.includes('reportReservationChange')))
    .toHaveLength(1);
  serviceUrl = undefined;
  await paying.service.later(0);
  expect(await paying.statusOf(orderId)).toEqual(['closed', 'cancelled']);
  const { orderedCarProduct, payment } = (await paying.read(orderId)).body;
  expect(orderedCarProduct.vendorCancelled).toBe(true);
  expect(payment?.refunded).toEqual(payment?.amount);
});

test('202: a report without an actual change triggers a check, and the order does not change', async () => {
  const { orderId, reference, dueAt: before } = await aReservation();
  expect([(await push(reference)).status, await dueAt(reference)]).toEqual([202, paying.clock.now()]);
  await paying.service.later(0);
  expect([await paying.statusOf(orderId), await dueAt(reference)]).toEqual([['closed', 'reserved'], before]);
});

test('202: a repeated report changes nothing, and a new report triggers a check', async () => {
  const { reference, dueAt: before } = await aReservation();
  expect((await push(reference, { id: 'msg_again' })).status).toBe(202);
  await paying.service.later(0);
  expect([(await push(reference, { id: 'msg_again' })).status, await dueAt(reference)]).toEqual([202, before]);
  expect([(await push(reference)).status, await dueAt(reference)]).toEqual([202, paying.clock.now()]);
});

test('202: a report about a reservation that is over has no effect', async () => {
  const { orderId, reference } = await aReservation();
  await paying.cancel(orderId);
  await paying.service.later(4);
  expect([(await push(reference)).status, await dueAt(reference)]).toEqual([202, null]);
});

test('202: a signed body may contain spaces and line breaks', async () => {
  const { reference } = await aReservation();
  const body = `{\n  "reference" : "${reference}"\n}\n`;
  expect([(await post(body)).status, await dueAt(reference)]).toEqual([202, paying.clock.now()]);
});

test('202: one valid signature among several is enough', async () => {
  const { reference } = await aReservation();
  const sentAt = paying.clock.now();
  const right = new Webhook(secretOf('TESTDRIVE')).sign('msg_two', sentAt, JSON.stringify({ reference }));
  const headers = { 'webhook-signature': `v1,${'A'.repeat(43)}= v2,x ${right}` };
  expect((await push(reference, { id: 'msg_two', headers })).status).toBe(202);
});

test.each<[string, () => Message]>([
  ['with the secret of a different party', () => ({ secret: secretOf('BOSPHORUS') })],
  ['for a different body', () => ({ signedBody: '{"reference":"rsv:att_other"}' })],
  ['for a different id', () => ({ headers: { 'webhook-id': 'msg_other' } })],
  ['for a different time', () => ({ headers: { 'webhook-timestamp': String(fromNow(1).getTime() / 1000) } })],
  ['by a party without a secret', () => ({ party: 'NOBODY', secret: secretOf('TESTDRIVE') })],
  ['six minutes ago', () => ({ sentAt: fromNow(-6) })],
  ['six minutes ahead', () => ({ sentAt: fromNow(6) })],
  ['in an unknown format', () => ({ headers: { 'webhook-signature': 'v1,' } })],
])('401 signature.invalid: a report signed %s is refused and triggers no check', async (_, message) => {
  const { reference, dueAt: before } = standing;
  expectRefusal(await push(reference, message()), 'signature.invalid');
  expect(await dueAt(reference)).toEqual(before);
});

test('401 signature.invalid: a report without headers is refused, whatever its body', async () => {
  const url = `${paying.service.url}/connectors/v1/parties/TESTDRIVE/reservation-changes`;
  expectRefusal(await call(url, 'POST', { body: '{' }), 'signature.invalid');
});

test.each([
  ['that was never issued', () => 'rsv:att_unknown'],
  ['of a cancellation', (reference: string) => reference.replace('rsv:', 'cxl:')],
])('404 reservation.notFound: a reference %s is refused', async (_, other) => {
  expectRefusal(await push(other(standing.reference)), 'reservation.notFound');
});

test('404 reservation.notFound: a reservation of a different party is refused and not checked', async () => {
  const { reference, dueAt: before } = standing;
  expectRefusal(await push(reference, { party: 'BOSPHORUS' }), 'reservation.notFound');
  expect(await dueAt(reference)).toEqual(before);
});

test.each([
  ['[]', 'body', 'must be object'],
  ['null', 'body', 'must be object'],
  ['{}', 'reference', 'is required'],
  ['{"reference":"rsv:att_1","status":"cancelled"}', 'status', 'is not known here'],
])('400 request.invalid: the body %s is refused', async (body, field, message) => {
  expectRefusal(await post(body), 'request.invalid', { details: { field, message } });
});

test('404 path.notFound: no other path is served', async () => {
  const { status, body } = await call(`${paying.service.url}/connectors/v1/parties`, 'GET', {});
  expect([status, body]).toMatchObject([404, { key: 'path.notFound' }]);
});
