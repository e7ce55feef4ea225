import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CarVoucher } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { type Paying, startPaying } from '../payments/paying.ts';
import { orderCar } from './ordering.ts';

let paying: Paying;
let token: string;
beforeAll(async () => {
  paying = await startPaying();
  token = await paying.tokenOf('horizon');
});
afterAll(() => paying.stop());

const voucherOf = (orderId: string, accept?: string, as = token) =>
  paying.service.api<CarVoucher>('GET', `/order/${orderId}/voucher`, {
    token: as,
    headers: accept ? { Accept: accept } : {},
  });

/** Creates a reserved order with two child seats. */
async function reserved(language: string, passenger: Record<string, unknown> = {}) {
  const { orderedCarProduct } = await paying.order();
  const { body: order } = await orderCar(paying.service, token, orderedCarProduct.car, {
    passenger,
    headers: { 'Accept-Language': language },
    body: { arrivalFlightNumber: 'TK 1980', extraProducts: [{ code: 'BABY_SEAT', quantity: 2 }] },
  });
  expect((await paying.payByLimit(order.id)).body.status).toBe('success');
  return (await paying.read(order.id)).body;
}

test.each([undefined, '*/*', 'application/json', 'image/png', 'text/html;q=0.5, application/json'])(
  '200: Accept %s returns JSON that does not mention the commission',
  async (accept) => {
    const order = await reserved('en');
    const { vendorReservationID, car } = order.orderedCarProduct;
    const { status, headers, body, text } = await voucherOf(order.id, accept);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('vary')).toBe('Accept');
    expect(body).toEqual({
      orderID: order.id,
      language: 'en',
      vendorReservationID,
      vendor: car.vendor,
      driver: { firstName: 'Deniz', lastName: 'Kaya' },
      arrivalFlightNumber: 'TK 1980',
      appointment: car.appointment,
      car: { brand: car.brand, model: car.model, class: car.class },
      extraProducts: [{ code: 'BABY_SEAT', name: 'Child seat', quantity: 2 }],
      dueAtDesk: { amount: 0, currency: 'TRY' },
      conditions: car.conditions,
      terms: order.terms,
    });
    expect(text).not.toContain('commission');
  },
);

test('200: without Accept-Language the voucher page is in English and uses the names of the reference data', async () => {
  const { orderedCarProduct } = await paying.order();
  const { body: order } = await orderCar(paying.service, token, orderedCarProduct.car, {
    body: { extraProducts: [{ code: 'BABY_SEAT', quantity: 1 }] },
  });
  expect((await paying.payByLimit(order.id)).body.status).toBe('success');
  const { body: voucher } = await voucherOf(order.id);
  expect([voucher.language, voucher.extraProducts[0]!.name]).toEqual(['en', 'Child seat']);
  const { body: classes } = await paying.service.api<{ id: number; name: string }[]>(
    'GET',
    '/helper-data/car-classes',
    {
      token,
    },
  );
  expect(classes).toContainEqual(expect.objectContaining(voucher.car.class));
  expect((await voucherOf(order.id, 'text/html')).text).toContain('<html lang="en">');
});

test('200: a voucher for an order of release 1.1.0 shows the UTC offset and that an insurance may lower the excess', async () => {
  const { orderedCarProduct } = await paying.order();
  const { body: order } = await orderCar(paying.service, token, orderedCarProduct.car, {
    headers: { 'Accept-Language': 'en' },
    body: { extraProducts: [{ code: 'CDW', quantity: 1 }] },
  });
  expect((await paying.payByLimit(order.id)).body.status).toBe('success');
  await paying.service.database.pool.query(
    `update car_order_item set insurance = null,
       product = product #- '{appointment,checkInOffice,point}' #- '{appointment,checkOutOffice,point}'
     where order_id = $1`,
    [order.id],
  );
  const read = (await paying.read(order.id)).body;
  expect(read.orderedExtraProducts[0]!.extraProduct).not.toHaveProperty('insurance');
  expect(read.orderedCarProduct.car.appointment).not.toHaveProperty('checkInLocalDateTime');
  const { text } = await voucherOf(order.id, 'text/html');
  expect(text).toContain('June 10, 2027, 10:00<br>GMT+3<');
  expect(text).toContain(
    `may be lower with ${read.orderedExtraProducts[0]!.extraProduct.name}; ask the rental company`,
  );
});

describe('200: text/html', () => {
  test.each([
    ['en', 'Rental voucher', 'June 10, 2027, 10:00', '2 × Child seat'],
    ['tr', 'Araç kiralama belgesi', '10 Haziran 2027, 10:00', '2 × Bebek koltuğu'],
    ['de', 'Mietwagen-Voucher', '10. Juni 2027, 10:00', '2 × Kindersitz'],
  ])('the voucher page is written in the language of the order: %s', async (language, ...said) => {
    const order = await reserved(language);
    const { status, headers, text } = await voucherOf(order.id, 'text/html');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<html lang="${language}">`);
    for (const words of [...said, 'Deniz Kaya', 'TK 1980', order.orderedCarProduct.vendorReservationID!]) {
      expect(text).toContain(words);
    }
  });

  test('the voucher page allows only its own styles and escapes text that was entered by people', async () => {
    const order = await reserved('en', { firstName: '<script>alert(1)</script>' });
    const { headers, text } = await voucherOf(order.id, 'text/html');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Kaya');
    const policy = headers.get('content-security-policy')!;
    const [, nonce] = /style-src 'nonce-([\w-]+)'/.exec(policy)!;
    expect(policy).toBe(`default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`);
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/<script|style=|src=|href=/);
  });
});

test('200: application/pdf returns a document with embedded fonts and the terms on its second page', async () => {
  const order = await reserved('tr', { firstName: 'Çağrı', lastName: 'Işık' });
  const answer = await fetch(`${paying.service.url}/api/v1/order/${order.id}/voucher`, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/pdf' },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  const content = bytes.toString('latin1');
  expect(content).toMatch(/^%PDF-1\.\d\n/);
  expect(content).toContain('/Count 2\n');
  expect(content).toContain('/Lang (tr)');
  expect(content.match(/\/FontFile2/g)).toHaveLength(2);
  expect(content).toMatch(/%%EOF\s*$/);
});

test('400 request.invalid: a malformed orderID is refused', async () => {
  expectError(await voucherOf('CAR-a.b'), 'request.invalid', { field: 'orderID' });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await paying.service.api('GET', '/order/CAR-x/voucher'), 'token.invalid');
});

test('404 carOrder.notFound: an unknown order and an order of a different agency have no voucher', async () => {
  const order = await reserved('en');
  const lodos = await paying.tokenOf('lodos');
  expectError(await voucherOf('CAR-unknown'), 'carOrder.notFound');
  expectError(await voucherOf(order.id, 'application/pdf', lodos), 'carOrder.notFound');
});

test('422 carOrder.notReserved: an unpaid order and a cancelled order have no voucher', async () => {
  const pending = await paying.order();
  expectError(await voucherOf(pending.id), 'carOrder.notReserved');
  const order = await reserved('en');
  expect((await paying.cancel(order.id)).body.status).toBe('success');
  expectError(await voucherOf(order.id, 'text/html'), 'carOrder.notReserved');
});

test('422 carOrder.notReserved: an order whose personal data was erased has no voucher', async () => {
  const order = await reserved('en');
  await paying.service.database.pool.query(
    'update car_order set personal_sealed = null, personal_data_erased_at = $2 where id = $1',
    [order.id, paying.service.clock.now()],
  );
  expectError(await voucherOf(order.id, 'application/pdf'), 'carOrder.notReserved');
});
