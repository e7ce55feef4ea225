import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCar } from '../../operations/car-orders/ordering.ts';
import { foundCars } from '../../operations/car-search/trip.ts';
import { startTransfers, type Transfers } from '../../operations/transfer-orders/transferring.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';

let transfers: Transfers;
let owner: SignedIn;
let transferId: string;
beforeAll(async () => {
  transfers = await startTransfers();
  owner = await portalAs(transfers.service, 'owner');
  transferId = await transfers.ordered({ headers: { 'Accept-Language': 'de' } });
  await transfers.pay(transferId);
});
afterAll(() => transfers.stop());

const read = (orderId: string, accept: string, { cookie }: SignedIn = owner) =>
  fetch(`${transfers.service.url}/management/v1/agencies/1/orders/${orderId}/voucher`, {
    headers: { Cookie: cookie, Accept: accept },
  });

test('200: an owner reads the same page and PDF of a transfer as the API returns', async () => {
  const answer = await read(transferId, 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const partner = await transfers.service.api('GET', `/transfer/orders/${transferId}/voucher`, {
    token: await transfers.tokenOf('horizon'),
    headers: { Accept: 'text/html' },
  });
  const withoutNonce = (text: string) => text.replaceAll(/nonce="[\w-]+"/g, '');
  expect(withoutNonce(await answer.text())).toBe(withoutNonce(partner.text));
  const pdf = await read(transferId, 'application/pdf');
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toContain('/Lang (de)');
});

test('200: an owner reads the voucher of a rental', async () => {
  const token = await transfers.tokenOf('horizon');
  const [car] = (await foundCars(transfers.service, token)).filter((each) => !each.isCreditcheckRequired);
  const { body: order } = await orderCar(transfers.service, token, car!);
  await transfers.service.api('POST', '/payment/pay', {
    token,
    headers: { 'X-Forwarded-For': '203.0.113.24' },
    body: { orderID: order.id, paymentType: 'limit' },
  });
  const answer = await read(order.id, 'text/html');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Rental voucher');
});

test('403 access.forbidden: a viewer cannot read the names of travellers', async () => {
  const viewer = await portalAs(transfers.service, 'viewer');
  expectPortalError(await viewer.call('GET', `/agencies/1/orders/${transferId}/voucher`), 'access.forbidden');
});

test('404 order.notFound: an order of a different agency is answered like an unknown order', async () => {
  const theirs = await transfers.ordered({ as: 'lodos' });
  for (const orderId of [theirs, 'TRF-none']) {
    expectPortalError(await owner.call('GET', `/agencies/1/orders/${orderId}/voucher`), 'order.notFound');
  }
});

test('422 change.refused: an unpaid order has no voucher', async () => {
  const orderId = await transfers.ordered();
  const answer = await owner.call('GET', `/agencies/1/orders/${orderId}/voucher`);
  expectPortalError(answer, 'change.refused', 'A voucher exists only while the order is reserved.');
});
