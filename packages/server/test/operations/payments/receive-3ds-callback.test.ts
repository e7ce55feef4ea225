import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { comeBack, finishPathOf, latestTransaction, type Paying, startPaying, visitBank } from './paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying({ PROCESSOR_DEADLINE_MS: '2000' }, { sandbox: { slowMilliseconds: 100 } });
});
afterEach(() => paying.checkMoney());
afterAll(() => paying.stop());

async function atBank(card: Record<string, unknown> = {}, lastName = 'Kaya') {
  const { id } = await paying.order({ lastName });
  const { body } = await paying.pay(id, { isWith3DSecure: true, ...card });
  expect(body).toMatchObject({ status: 'redirect_required', is3dsSecure: true });
  return { id, html: body.threeDSHtmlContent! };
}

const locationOf = async (path: string) => (await paying.service.api('GET', path)).headers.get('location')!;

const pending = ['open', 'pending'];
const reserved = ['closed', 'reserved'];
const isNeutral = (page: string) => !page.includes('3ds-finish');

test('200: a payment confirmed at the bank is charged and reserved before the page is returned', async () => {
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

test('200: a payment cancelled at the bank is not charged, and the order can be paid again', async () => {
  const { id, html } = await atBank();
  await comeBack(paying, id, await visitBank(paying, html, 'cancel'));
  expect(await paying.statusOf(id)).toEqual(pending);
  expect(latestTransaction(paying)!.status).toBe('declined');
  expect((await paying.pay(id)).body.status).toBe('success');
});

test('200: card 4000008400001629 is declined after the customer confirms', async () => {
  const { id, html } = await atBank({ cardNumber: '4000008400001629' });
  await comeBack(paying, id, await visitBank(paying, html));
  expect(await paying.statusOf(id)).toEqual(pending);
  expect(latestTransaction(paying)!.status).toBe('declined');
});

test('200: if the vendor refuses after the confirmation, the order fails and the money is returned', async () => {
  const { id, html } = await atBank({}, 'Refused');
  await comeBack(paying, id, await visitBank(paying, html));
  expect(await paying.statusOf(id)).toEqual(['closed', 'failed']);
  expect(latestTransaction(paying)!.status).toBe('voided');
});

test('200: a repeated callback leads to the same finish address and charges nothing again', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  const first = finishPathOf((await comeBack(paying, id, fields)).text);
  const before = paying.sandbox.transactions().length;
  for (let round = 0; round < 3; round += 1) {
    expect(finishPathOf((await comeBack(paying, id, fields)).text)).toBe(first);
  }
  expect(paying.sandbox.transactions()).toHaveLength(before);
});

test('200: ten simultaneous callbacks cause one charge, one reservation and one finish address', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  const pages = await Promise.all(Array.from({ length: 10 }, () => comeBack(paying, id, fields)));
  expect(new Set(pages.map(({ text }) => finishPathOf(text))).size).toBe(1);
  const reference = `rsv:${fields.paymentId}`;
  expect(paying.sandbox.reservations().filter((made) => made.reference === reference)).toHaveLength(1);
  expect(await paying.statusOf(id)).toEqual(reserved);
});

test('200: two parallel callbacks while the processor is slow lead to the same successful redirect', async () => {
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

test('200: a callback with the right fields changes nothing before the customer has confirmed', async () => {
  const { id } = await atBank();
  const { reference, transactionId } = latestTransaction(paying)!;
  const page = await comeBack(paying, id, { language: 'en', paymentId: reference, transactionId: transactionId! });
  expect(isNeutral(page.text)).toBe(true);
  expect(await paying.statusOf(id)).toEqual(pending);
});

test('200: callbacks with forged or swapped fields all get the same neutral page and change nothing', async () => {
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

test('200: a payment expires after fifteen minutes, a late customer is not charged, and the order can be paid again', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  await paying.service.later(16 * 60);
  await comeBack(paying, id, fields);
  expect([await paying.statusOf(id), latestTransaction(paying)!.status]).toEqual([pending, 'authenticated']);
  await paying.service.later(10);
  expect([await paying.statusOf(id), latestTransaction(paying)!.status]).toEqual([pending, 'voided']);
  expect((await paying.pay(id)).body.status).toBe('success');
});

test('200: the same payment request joins the payment at the bank and returns the same page', async () => {
  const { id, html } = await atBank();
  const before = paying.sandbox.transactions().length;
  const { body } = await paying.pay(id, { isWith3DSecure: true });
  const withoutNonce = (page: string | null) => page?.replaceAll(/nonce(="|-)[\w-]+/g, '');
  expect(withoutNonce(body.threeDSHtmlContent)).toBe(withoutNonce(html));
  expect(paying.sandbox.transactions()).toHaveLength(before);
});

test.each([
  ['a different card', { cardNumber: '5526080000000006', isWith3DSecure: true }],
  ['different installments', { installment: 3, isWith3DSecure: true }],
  ['a different callbackUrl', { callbackUrl: 'https://booking.horizon.example/other', isWith3DSecure: true }],
  ['no 3D Secure', {}],
])('200: a payment with %s replaces the payment at the bank, whose page then charges nothing', async (_, card) => {
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
});

test('200: the order can be paid from the limit or cancelled while the customer is at the bank', async () => {
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

test('200: if the processor is down when the customer returns, the page polls until the outcome is known', async () => {
  const { id, html } = await atBank();
  const fields = await visitBank(paying, html);
  paying.sandbox.faults.set('PROCESSOR', 'down');
  const page = (await comeBack(paying, id, fields)).text;
  const path = finishPathOf(page);
  const asking = await paying.service.api('GET', path);
  expect([asking.status, asking.headers.get('location')]).toEqual([200, null]);
  for (const shown of [page, asking.text]) {
    expect(shown).toContain('Checking your payment');
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
])('200: a callback with language %s returns a page in %s', async (language, shown) => {
  const { id, html } = await atBank();
  const page = await comeBack(paying, id, { ...(await visitBank(paying, html)), language });
  expect(page.text).toContain(`<html lang="${shown}">`);
});

test.each(['language', 'paymentId', 'transactionId'])(
  '400 payment.invalidRequest: a callback without %s is refused',
  async (name) => {
    const fields: Record<string, string> = { language: 'en', paymentId: 'att_1', transactionId: 'trx_1' };
    delete fields[name];
    expectError(await comeBack(paying, 'CAR-1', fields), 'payment.invalidRequest', { field: name });
  },
);

test('429 rateLimit.exceeded: forged callbacks are limited, but the customer of the order is not', async () => {
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

// This test must be last, because it advances the clock past the pick-up.
test('200: a confirmation after pick-up charges nothing, and orders left at the bank are removed', async () => {
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
