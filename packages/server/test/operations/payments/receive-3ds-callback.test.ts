import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { comeBack, finishPathOf, latestTransaction, type Paying, startPaying, visitBank } from './paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying({ PROCESSOR_DEADLINE_MS: '2000' }, { sandbox: { slowMilliseconds: 100 } });
});
afterEach(() => paying.checkMoney());
afterAll(() => paying.stop());

/** An order whose customer is at the bank. */
async function atBank(card: Record<string, unknown> = {}, lastName = 'Kaya') {
  const { id } = await paying.order({ lastName });
  const { body } = await paying.pay(id, { isWith3DSecure: true, ...card });
  expect(body).toMatchObject({ status: 'redirect_required', is3dsSecure: true });
  return { id, html: body.threeDSHtmlContent! };
}

/** Where the finish address redirects to. */
const locationOf = async (path: string) => (await paying.service.api('GET', path)).headers.get('location')!;

const pending = ['open', 'pending'];
const reserved = ['closed', 'reserved'];
const isNeutral = (page: string) => !page.includes('3ds-finish');

test('200: confirmed at the bank, charged and reserved by the time the page comes', async () => {
  const { id, html } = await atBank();
  const page = await comeBack(paying, id, await visitBank(paying, html));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(finishPathOf(page.text)).toContain(id);
  expect(await paying.statusOf(id)).toEqual(reserved);
  expect(latestTransaction(paying)!.status).toBe('charged');
});

test('200: cancelled at the bank, nothing is charged, and the order can be paid again', async () => {
  const { id, html } = await atBank();
  await comeBack(paying, id, await visitBank(paying, html, 'cancel'));
  expect(await paying.statusOf(id)).toEqual(pending);
  expect(latestTransaction(paying)!.status).toBe('declined');
  expect((await paying.pay(id)).body.status).toBe('success');
});

test('200: confirmed, then declined: the card 4000008400001629', async () => {
  const { id, html } = await atBank({ cardNumber: '4000008400001629' });
  await comeBack(paying, id, await visitBank(paying, html));
  expect(await paying.statusOf(id)).toEqual(pending);
  expect(latestTransaction(paying)!.status).toBe('declined');
});

test('200: confirmed, and the vendor refuses: the order has failed and the money is back', async () => {
  const { id, html } = await atBank({}, 'Refused');
  await comeBack(paying, id, await visitBank(paying, html));
  expect(await paying.statusOf(id)).toEqual(['closed', 'failed']);
  expect(latestTransaction(paying)!.status).toBe('voided');
});

test('200: replayed, it shows the way to the same finish address, and nothing is charged again', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  const first = finishPathOf((await comeBack(paying, id, fields)).text);
  const before = paying.sandbox.transactions().length;
  for (let round = 0; round < 3; round += 1) {
    expect(finishPathOf((await comeBack(paying, id, fields)).text)).toBe(first);
  }
  expect(paying.sandbox.transactions()).toHaveLength(before);
});

test('200: ten at once are one charge, one reservation, and one finish address', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  const pages = await Promise.all(Array.from({ length: 10 }, () => comeBack(paying, id, fields)));
  expect(new Set(pages.map(({ text }) => finishPathOf(text))).size).toBe(1);
  const reference = `rsv:${fields.paymentId}`;
  expect(paying.sandbox.reservations().filter((made) => made.reference === reference)).toHaveLength(1);
  expect(await paying.statusOf(id)).toEqual(reserved);
});

test('200: two in parallel while the processor is slow are led to the same redirect, a success', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  paying.sandbox.faults.set('PROCESSOR', 'slow');
  const pages = await Promise.all([comeBack(paying, id, fields), comeBack(paying, id, fields)]);
  paying.sandbox.faults.reset();
  const paths = pages.map(({ text }) => finishPathOf(text));
  const redirects = await Promise.all(paths.map(locationOf));
  expect(redirects[0]).toContain('status=success');
  expect(redirects[1]).toBe(redirects[0]);
  expect(await paying.statusOf(id)).toEqual(reserved);
});

test('200: before the customer has confirmed, a callback with the right fields changes nothing', async () => {
  const { id } = await atBank();
  const { reference, transactionId } = latestTransaction(paying)!;
  const page = await comeBack(paying, id, { language: 'en', paymentId: reference, transactionId: transactionId! });
  expect(isNeutral(page.text)).toBe(true);
  expect(await paying.statusOf(id)).toEqual(pending);
});

test('200: forged and crossed fields get the neutral page, always the same, and change nothing', async () => {
  const mine = await atBank();
  const other = await atBank();
  const fields = await visitBank(paying, mine.html);
  const others = await visitBank(paying, other.html);
  const attempts: [string, Record<string, string>][] = [
    ['CAR-unknown', fields],
    [other.id, fields],
    [mine.id, others],
    [mine.id, { ...fields, transactionId: others.transactionId }],
    [mine.id, { ...fields, paymentId: others.paymentId }],
    [mine.id, { ...fields, transactionId: 'trx_forged' }],
    [mine.id, { ...fields, paymentId: 'att_forged' }],
  ];
  const pages = [];
  for (const [orderId, forged] of attempts) pages.push(await comeBack(paying, orderId, forged));
  const withoutNonce = pages.map(({ text }) => text.replaceAll(/nonce="[^"]*"/g, ''));
  expect(new Set(withoutNonce).size).toBe(1);
  expect(isNeutral(pages[0]!.text)).toBe(true);
  expect([await paying.statusOf(mine.id), await paying.statusOf(other.id)]).toEqual([pending, pending]);
  expect(
    paying.sandbox
      .transactions()
      .slice(0, 2)
      .map(({ status }) => status),
  ).toEqual(['authenticated', 'authenticated']);
});

test('200: after fifteen minutes the payment has expired, a late customer is not charged, and the order can be paid', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  await paying.service.later(16 * 60);
  await comeBack(paying, id, fields);
  expect([await paying.statusOf(id), latestTransaction(paying)!.status]).toEqual([pending, 'authenticated']);
  await paying.service.later(10);
  expect([await paying.statusOf(id), latestTransaction(paying)!.status]).toEqual([pending, 'voided']);
  expect((await paying.pay(id)).body.status).toBe('success');
});

test('200: the same pay joins the payment at the bank, and shows the same page', async () => {
  const { id, html } = await atBank();
  const before = paying.sandbox.transactions().length;
  const { body } = await paying.pay(id, { isWith3DSecure: true });
  const withoutNonce = (page: string | null) => page?.replaceAll(/nonce(="|-)[\w-]+/g, '');
  expect(withoutNonce(body.threeDSHtmlContent)).toBe(withoutNonce(html));
  expect(paying.sandbox.transactions()).toHaveLength(before);
});

test.each([
  ['another card', { cardNumber: '5526080000000006', isWith3DSecure: true }],
  ['other installments', { installment: 3, isWith3DSecure: true }],
  ['another callbackUrl', { callbackUrl: 'https://booking.horizon.example/other', isWith3DSecure: true }],
  ['no 3D Secure', {}],
])(
  '200: a pay with %s takes the place of the payment at the bank, whose page charges nothing any more',
  async (_, card) => {
    const { id, html } = await atBank();
    const { body } = await paying.pay(id, card);
    const old = await comeBack(paying, id, await visitBank(paying, html));
    expect(new URL(await locationOf(finishPathOf(old.text))).searchParams.get('status')).toBe('failure');
    await paying.service.later(8);
    if (body.status === 'redirect_required')
      await comeBack(paying, id, await visitBank(paying, body.threeDSHtmlContent!));
    expect(await paying.statusOf(id)).toEqual(reserved);
    expect(
      paying.sandbox
        .transactions()
        .slice(0, 2)
        .map(({ status }) => status),
    ).toEqual(['charged', 'voided']);
  },
);

test('200: the order can be paid from the limit, or cancelled, while the customer is at the bank', async () => {
  const byLimit = await atBank();
  expect((await paying.payByLimit(byLimit.id)).body).toMatchObject({ status: 'success', payment: { type: 'limit' } });
  const cancelled = await atBank();
  expect((await paying.cancel(cancelled.id)).body).toMatchObject({ success: true, status: 'success' });
  const fields = await visitBank(paying, cancelled.html);
  await paying.service.later(8);
  const { text } = await comeBack(paying, cancelled.id, fields);
  expect(new URL(await locationOf(finishPathOf(text))).searchParams.get('description')).toBe(
    'The payment was replaced by another, or the order was cancelled',
  );
  expect(await paying.statusOf(cancelled.id)).toEqual(['closed', 'cancelled']);
  expect(latestTransaction(paying)!.status).toBe('voided');
});

test('200: the processor is down when the customer is back; the page keeps asking until the outcome is known', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  paying.sandbox.faults.set('PROCESSOR', 'down');
  const page = (await comeBack(paying, id, fields)).text;
  const path = finishPathOf(page);
  const asking = await paying.service.api('GET', path);
  expect([asking.status, asking.headers.get('location')]).toEqual([200, null]);
  for (const shown of [page, asking.text]) {
    expect(shown).toContain('Your payment is being checked');
    expect(finishPathOf(shown)).toBe(path);
    expect(shown).toMatch(/http-equiv="refresh" content="2; url=[^"]+3ds-finish/);
  }
  expect(await paying.statusOf(id)).toEqual(pending);

  paying.sandbox.faults.set('PROCESSOR', 'normal');
  await paying.service.later(20);
  expect(await paying.statusOf(id)).toEqual(reserved);
  expect(new URL(await locationOf(path)).searchParams.get('status')).toBe('success');
});

test.each([
  ['tr_TR', 'tr'],
  ['de', 'de'],
  ['fr', 'en'],
])('200: the page in %s is in %s', async (language, shown) => {
  const { id, html } = await atBank();
  const page = await comeBack(paying, id, { ...(await visitBank(paying, html)), language });
  expect(page.text).toContain(`<html lang="${shown}">`);
});

test.each(['language', 'paymentId', 'transactionId'])('400 payment.invalidRequest: without %s', async (name) => {
  const fields: Record<string, string> = { language: 'en', paymentId: 'att_1', transactionId: 'trx_1' };
  delete fields[name];
  expectError(await comeBack(paying, 'CAR-1', fields), 'payment.invalidRequest', { field: name });
});

test('429 rateLimit.exceeded: strangers are counted, the order’s own customer is not', async () => {
  const strict = await startPaying({ RATE_LIMIT_SCALE: '1' });
  const { id } = await strict.order();
  const { body } = await strict.pay(id, { isWith3DSecure: true });
  const fields = await visitBank(strict, body.threeDSHtmlContent!);
  const forged = { ...fields, transactionId: 'trx_forged' };
  for (let call = 0; call < 100; call += 1) expect((await comeBack(strict, id, forged)).status).toBe(200);
  expectError(await comeBack(strict, id, forged), 'rateLimit.exceeded');
  const genuine = await comeBack(strict, id, fields);
  expect([genuine.status, genuine.headers.get('ratelimit-remaining')]).toEqual([200, null]);
  expect(await strict.statusOf(id)).toEqual(reserved);
  await strict.checkMoney();
  await strict.stop();
});

// The last one: its clock goes on to the pick-up.
test('200: confirmed after the pick-up has passed, nothing is charged, and orders left at the bank are removed', async () => {
  const [confirmed, left] = [await paying.order(), await paying.order()];
  paying.clock.set(new Date('2027-06-10T06:58:00Z'));
  const { body } = await paying.pay(confirmed.id, { isWith3DSecure: true });
  const fields = await visitBank(paying, body.threeDSHtmlContent!);
  await paying.pay(left.id, { isWith3DSecure: true });
  paying.clock.set(new Date('2027-06-10T07:00:01Z'));

  expect(await paying.statusOf(left.id)).toEqual(['closed', 'removed']);
  const page = await comeBack(paying, confirmed.id, fields);
  expect(await locationOf(finishPathOf(page.text))).toContain('status=failure');
  await paying.service.later(10);
  expect(await paying.statusOf(confirmed.id)).toEqual(['closed', 'removed']);
  const made = paying.sandbox.transactions().slice(0, 2);
  expect(made.map(({ status }) => status)).toEqual(['voided', 'voided']);
});
