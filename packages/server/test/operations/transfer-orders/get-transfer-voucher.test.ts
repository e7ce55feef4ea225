import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TransferOrder, TransferVoucher } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { oneWay, roundTrip, startTransfers, type Transfers } from './transferring.ts';

let transfers: Transfers;
let token: string;
beforeAll(async () => {
  transfers = await startTransfers();
  token = await transfers.tokenOf('horizon');
});
afterAll(() => transfers.stop());

const voucherOf = (orderId: string, accept?: string, as = token) =>
  transfers.service.api<TransferVoucher>('GET', `/transfer/orders/${orderId}/voucher`, {
    token: as,
    headers: accept ? { Accept: accept } : {},
  });

/** A group with luggage and child seats, from the airport to a hotel and back. */
const family = {
  ...roundTrip,
  dropoff: { ...roundTrip.dropoff, hotelName: 'The Marmara Taksim', address: 'Osmanlı Sokak 1, Beyoğlu' },
  passengers: { adults: 2, children: [{ age: 8 }, { age: 5 }] },
  luggage: { suitcases: 3, cabinBags: 1 },
  extras: [{ type: 'boosterSeat', count: 2 }],
  commission: { type: 'percentage', percentage: 10 },
};

type Change = {
  readonly search?: Record<string, unknown>;
  readonly passenger?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
};

/** Creates a reserved order in the given language. */
async function reserved(language: string, { search = family, passenger, body }: Change = {}) {
  const offer = await transfers.anOffer('horizon', search);
  const flights = { flightNumber: 'TK1980', ...(search === family && { returnFlightNumber: 'TK1971' }) };
  const headers = { 'Accept-Language': language };
  const orderId = await transfers.ordered({ offer, passenger, headers, body: { ...flights, ...body } });
  const { body: order } = await transfers.pay(orderId);
  expect(order.status).toBe('reserved');
  return order;
}

/** Returns the expected voucher of an order, derived from the order itself. */
function voucherFor({ product, legs = [], passengers, ...order }: TransferOrder): TransferVoucher {
  const { pickup, dropoff } = product.appointment;
  return {
    orderId: order.orderId,
    language: order.language!,
    vendorReservationId: order.vendorReservationId!,
    supplier: product.supplier,
    legs: legs.map(({ type, status, pickupTime, canceledBy, canceledAt, refundAmount }) => ({
      type,
      status,
      ...(type === 'oneway' ? { pickup, dropoff } : { pickup: dropoff, dropoff: pickup }),
      pickupTime,
      pickupLocalTime: pickupTime,
      timeZone: 'Europe/Istanbul',
      flightNumber: type === 'oneway' ? order.flightNumber : order.returnFlightNumber,
      meeting: type === 'oneway' ? product.meeting : product.returnMeeting,
      signText: 'Deniz Kaya',
      canceledBy,
      canceledAt,
      refundAmount,
    })),
    vehicles: product.vehicles!,
    extras: [{ type: 'boosterSeat', count: 2, description: 'Booster seat, 4 to 12 years' }],
    passengerCount: 4,
    passengers: passengers.map(({ firstName, lastName }) => ({ firstName, lastName })),
    luggage: { suitcases: 3, cabinBags: 1 },
    payment: order.payment!,
    terms: order.terms!,
  };
}

test.each([undefined, '*/*', 'application/json', 'image/png', 'text/html;q=0.5, application/json'])(
  '200: Accept %s returns the data of the order as JSON, without the commission',
  async (accept) => {
    const order = await reserved('en');
    const { status, headers, body, text } = await voucherOf(order.orderId, accept);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('vary')).toBe('Accept');
    expect(body).toEqual(JSON.parse(JSON.stringify(voucherFor(order))));
    expect(body.terms.legs[0]).toMatchObject({ type: 'oneway', includedWaitingMinutes: 60 });
    expect(text).not.toContain('commission');
  },
);

test('200: the voucher shows the pick-up time at the pick-up point, whatever offset the search used', async () => {
  const search = { ...oneWay, pickupTime: '2027-06-09T22:30:00Z' };
  const order = await reserved('en', { search });
  const { body } = await voucherOf(order.orderId);
  expect(body.legs[0]).toMatchObject({
    pickupTime: '2027-06-09T22:30:00Z',
    pickupLocalTime: '2027-06-10T01:30:00+03:00',
    timeZone: 'Europe/Istanbul',
  });
  const { text } = await voucherOf(order.orderId, 'text/html');
  expect(text).toContain('June 10, 2027, 01:30<br>local time, GMT+3 (Europe/Istanbul)<');
});

test('200: the voucher shows the driver of a leg as soon as the supplier reports one', async () => {
  const order = await reserved('en', { passenger: { lastName: 'Driven' }, search: oneWay });
  expect((await voucherOf(order.orderId)).body.legs[0]).not.toHaveProperty('driver');
  await transfers.service.later(60);
  const { driver } = (await transfers.read(order.orderId)).body.legs![0]!;
  expect((await voucherOf(order.orderId)).body.legs[0]!.driver).toEqual(driver);
  const { text } = await voucherOf(order.orderId, 'text/html');
  for (const words of [driver!.name, driver!.phone!, driver!.plate!, driver!.vehicle!]) expect(text).toContain(words);
});

test('200: a leg that the supplier canceled is shown as canceled, with its refund and without a meeting point', async () => {
  const { orderId } = await reserved('en', { passenger: { lastName: 'Droppedreturn' } });
  await transfers.service.later(60);
  const { body: order } = await transfers.read(orderId);
  const [there, back] = (await voucherOf(orderId)).body.legs;
  expect([there!.status, back!.status]).toEqual(['reserved', 'canceled']);
  expect(back).toMatchObject({ canceledBy: 'supplier', refundAmount: order.legs![1]!.refundAmount });
  const { text } = await voucherOf(orderId, 'text/html');
  const [outbound, canceled] = text.split('Return transfer: cancelled');
  expect(outbound).toContain(there!.meeting!.instructions);
  expect(canceled).toContain('<dt>Cancelled</dt><dd>by the transfer company<br>');
  expect(canceled).not.toContain(back!.meeting!.instructions);
  expect(text).toMatch(/<dt>Refunded<\/dt><dd>TRY\u00a0[\d,.]+<\/dd>/);
});

test('200: the voucher of a release 1.2.0 order is in English if its language is unknown', async () => {
  const { orderId } = await reserved('de');
  await transfers.service.database.pool.query('update transfer_order set language = null where id = $1', [orderId]);
  expect((await transfers.read(orderId)).body).not.toHaveProperty('language');
  expect((await voucherOf(orderId)).body.language).toBe('en');
});

describe('200: text/html', () => {
  test.each([
    ['en', 'Transfer voucher', 'June 10, 2027, 11:00', '3 suitcases, 1 cabin bag', '2 × Booster seat', '4 passengers'],
    ['tr', 'Transfer belgesi', '10 Haziran 2027, 11:00', '3 bavul, 1 kabin çantası', '2 × Yükseltici', '4 yolcu'],
    ['de', 'Transfer-Voucher', '10. Juni 2027, 11:00', '3 Koffer, 1 Kabinentasche', '2 × Sitzerhöhung', '4 Personen'],
  ])('the voucher page is written in the language of the order: %s', async (language, ...said) => {
    const order = await reserved(language);
    expect(order.language).toBe(language);
    const { status, headers, text } = await voucherOf(order.orderId, 'text/html');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<html lang="${language}">`);
    const { product } = order;
    const meetings = [product.meeting!.instructions, product.returnMeeting!.emergencyPhone!];
    const rules = product.rules.map(({ description }) => description);
    const shown = [...said, ...meetings, ...rules, 'TK1980', 'TK1971', 'Deniz Kaya', order.vendorReservationId!];
    for (const words of shown) expect(text).toContain(words);
  });

  test('the voucher page allows only its own styles and escapes text that was entered by people', async () => {
    const order = await reserved('en', { passenger: { firstName: '<script>alert(1)</script>' } });
    const { headers, text } = await voucherOf(order.orderId, 'text/html');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Kaya');
    const policy = headers.get('content-security-policy')!;
    const [, nonce] = /style-src 'nonce-([\w-]+)'/.exec(policy)!;
    expect(policy).toBe(`default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`);
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/<script|style=|src=|href=/);
  });
});

test('200: application/pdf returns a document with embedded fonts in the language of the order', async () => {
  const order = await reserved('tr', { passenger: { firstName: 'Çağrı', lastName: 'Işık' } });
  const answer = await fetch(`${transfers.service.url}/api/v1/transfer/orders/${order.orderId}/voucher`, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/pdf' },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const content = bytes.toString('latin1');
  expect(content).toMatch(/^%PDF-1\.\d\n/);
  expect(content).toContain('/Lang (tr)');
  expect(content.match(/\/FontFile2/g)).toHaveLength(2);
  expect(content).toMatch(/%%EOF\s*$/);
});

test('400 request.invalid: a malformed orderId is refused', async () => {
  expectError(await voucherOf('TRF-a.b'), 'request.invalid', { field: 'orderId' });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await transfers.service.api('GET', '/transfer/orders/TRF-x/voucher'), 'token.invalid');
});

test('404 transferOrder.notFound: an unknown order and an order of a different agency have no voucher', async () => {
  const { orderId } = await reserved('en');
  const lodos = await transfers.tokenOf('lodos');
  expectError(await voucherOf('TRF-unknown'), 'transferOrder.notFound');
  expectError(await voucherOf(orderId, 'application/pdf', lodos), 'transferOrder.notFound');
});

test('422 transferOrder.notReserved: an unpaid order and a completely canceled order have no voucher', async () => {
  expectError(await voucherOf(await transfers.ordered()), 'transferOrder.notReserved');
  const { orderId } = await reserved('en');
  expect((await transfers.cancel(orderId)).body.status).toBe('canceled');
  expectError(await voucherOf(orderId, 'text/html'), 'transferOrder.notReserved');
});

test('422 transferOrder.notReserved: an order whose personal data was erased has no voucher', async () => {
  const { orderId } = await reserved('en');
  await transfers.service.database.pool.query(
    'update transfer_order set personal_sealed = null, personal_data_erased_at = $2 where id = $1',
    [orderId, transfers.clock.now()],
  );
  expectError(await voucherOf(orderId, 'application/pdf'), 'transferOrder.notReserved');
});
