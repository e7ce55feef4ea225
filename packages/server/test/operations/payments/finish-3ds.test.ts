import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { CALLBACK, comeBack, finishPathOf, latestTransaction, type Paying, startPaying, visitBank } from './paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(() => paying.checkMoney());
afterAll(() => paying.stop());

const finish = (path: string, at = paying) => at.service.api('GET', path);

async function returned(
  card: Record<string, unknown> = {},
  { lastName = 'Kaya', press = 'confirm' as 'confirm' | 'cancel', at = paying } = {},
) {
  const { id } = await at.order({ lastName });
  const { body } = await at.pay(id, { isWith3DSecure: true, ...card });
  const fields = await visitBank(at, body.threeDSHtmlContent!, press);
  const path = finishPathOf((await comeBack(at, id, fields)).text);
  return { id, path, transactionId: fields.transactionId };
}

const parametersOf = (status: string, id: string, transactionId: string, description: string) =>
  `status=${status}&orderId=${id}&transactionId=${transactionId}&description=${encodeURIComponent(description)}`;

test('303: redirects with success and keeps the query of the callbackUrl unchanged', async () => {
  const { id, path, transactionId } = await returned();
  const answer = await finish(path);
  expect([answer.status, answer.text]).toEqual([303, '']);
  expect(answer.headers.get('location')).toBe(
    `${CALLBACK}&${parametersOf('success', id, transactionId, 'Payment is successful')}`,
  );
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('303: keeps the fragment of a callbackUrl without a query', async () => {
  const callbackUrl = 'https://booking.horizon.example/done#basket';
  const { id, path, transactionId } = await returned({ callbackUrl });
  expect((await finish(path)).headers.get('location')).toBe(
    `https://booking.horizon.example/done?${parametersOf('success', id, transactionId, 'Payment is successful')}#basket`,
  );
});

test.each([
  ['cancelled on the bank page', {}, { press: 'cancel' as const }, 'The customer cancelled on the bank page'],
  ['declined', { cardNumber: '4000008400001629' }, {}, 'Payment was declined: Do not honour'],
  ['refused by the vendor', {}, { lastName: 'Refused' }, 'Payment is successful but reservation failed'],
])('303: redirects with failure when a payment is %s', async (_, card, change, description) => {
  const { id, path, transactionId } = await returned(card, change);
  const location = (await finish(path)).headers.get('location');
  expect(location).toBe(`${CALLBACK}&${parametersOf('failure', id, transactionId, description)}`);
});

test('303: replaces outcome parameters that are already in the query of the agency', async () => {
  const callbackUrl = 'https://booking.horizon.example/done?status=q&basket=7&orderId=CAR-2';
  const { id, path, transactionId } = await returned({ callbackUrl });
  expect((await finish(path)).headers.get('location')).toBe(
    `https://booking.horizon.example/done?basket=7&${parametersOf('success', id, transactionId, 'Payment is successful')}`,
  );
});

test('303: a repeated call redirects to the same location', async () => {
  const { path } = await returned();
  const first = (await finish(path)).headers.get('location');
  expect((await finish(path)).headers.get('location')).toBe(first);
});

test('200: a forged token and a token of a different order lead to the neutral page', async () => {
  const { path } = await returned();
  const other = await returned();
  const token = path.split('token=')[1]!;
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [path.replace(token, forged), `/payment/3ds-finish/${other.id}?token=${token}`]) {
    const answer = await finish(wrong);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(answer.text).not.toContain('booking.horizon.example');
  }
});

test('200: 24 hours after the payment began, its token and a late return lead to the neutral page', async () => {
  const { id } = await paying.order();
  const { body } = await paying.pay(id, { isWith3DSecure: true });
  const fields = await visitBank(paying, body.threeDSHtmlContent!);
  const path = finishPathOf((await comeBack(paying, id, fields)).text);
  paying.clock.advance(24 * 60 * 60 - 1);
  expect((await finish(path)).status).toBe(303);
  paying.clock.advance(1);
  for (const answer of [await finish(path), await comeBack(paying, id, fields)]) {
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(answer.text).not.toMatch(/booking\.horizon\.example|3ds-finish/);
  }
});

test.each(['', '?token=short', '?token=a.b'])(
  '400 payment.invalidRequest: the query "%s" is refused',
  async (query) => {
    expectError(await finish(`/payment/3ds-finish/CAR-1${query}`), 'payment.invalidRequest', { field: 'token' });
  },
);

test('429 rateLimit.exceeded: calls with forged tokens are limited, but the customer of the order is not', async () => {
  const strict = await startPaying({ RATE_LIMIT_SCALE: '1' });
  const { id, path } = await returned({}, { at: strict });
  const forged = `/payment/3ds-finish/${id}?token=${'A'.repeat(44)}`;
  for (let call = 0; call < 100; call += 1) expect((await finish(forged, strict)).status).toBe(200);
  expectError(await finish(forged, strict), 'rateLimit.exceeded');
  expect((await finish(path, strict)).status).toBe(303);
  await strict.checkMoney();
  await strict.stop();
});

test('303: the redirect contains the transaction ID of the processor', async () => {
  const { path } = await returned();
  const { searchParams } = new URL((await finish(path)).headers.get('location')!);
  expect(searchParams.get('transactionId')).toBe(latestTransaction(paying)!.transactionId);
});
