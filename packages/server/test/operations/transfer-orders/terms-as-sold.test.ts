import { afterAll, expect, test } from 'vitest';
import type { TransferVoucher } from '../../../src/generated/types.ts';
import { startSupplierServer, VITO } from '../../faults/supplier-server.ts';
import { oneWay, startTransfers } from './transferring.ts';

const suppliers = await startSupplierServer();
const transfers = await startTransfers({ TRANSFER_SUPPLIER_BASE_URL: suppliers.url });
afterAll(async () => {
  await transfers.stop();
  await suppliers.close();
});

const inAllLanguages = (en: string) => ({ en, tr: en, de: en });
const rule = (en: string) => ({ type: 'waitForFree', text: inAllLanguages(en) }) as const;
const sold = {
  ...VITO,
  rules: [rule('No smoking.')],
  oneway: {
    ...VITO.oneway,
    waitingPricePerMinute: 500,
    cancellation: [{ until: '2027-06-08T11:00:00+03:00', fee: 0, text: inAllLanguages('Free until then.') }],
  },
};
const changed = {
  ...sold,
  rules: [rule('Cash only.')],
  price: { ...sold.price, oneway: 900_000 },
  oneway: { ...sold.oneway, freeWaitingMinutes: 5, waitingPricePerMinute: 9_900, cancellation: [] },
};

const voucherOf = async (orderId: string, accept = 'application/json') =>
  transfers.service.api<TransferVoucher>('GET', `/transfer/orders/${orderId}/voucher`, {
    token: await transfers.tokenOf('horizon'),
    headers: { Accept: accept },
  });
const withoutNonce = (text: string) => text.replaceAll(/nonce="[\w-]+"/g, '');

test('200: an order and its voucher keep the terms as sold after the supplier has changed every one of them', async () => {
  suppliers.offer(sold);
  const offer = await transfers.anOffer('horizon', oneWay);
  const { body: order } = await transfers.order({ offer });
  const { terms } = order;
  expect(terms).toEqual({
    agreedAt: order.createdAt,
    source: 'search',
    rules: [{ type: 'waitForFree', description: 'No smoking.' }],
    legs: [
      {
        type: 'oneway',
        amount: { amount: 300_000, currency: 'TRY' },
        cancellationPolicies: [
          {
            type: 'freeCancel',
            description: 'Free until then.',
            until: '2027-06-08T11:00:00+03:00',
            refundAmount: { amount: 300_000, currency: 'TRY' },
          },
        ],
        includedWaitingMinutes: 60,
        waitingPricePerMinute: { amount: 500, currency: 'TRY' },
      },
    ],
  });
  expect((await transfers.pay(order.orderId)).body.status).toBe('reserved');
  const page = (await voucherOf(order.orderId, 'text/html')).text;

  suppliers.offer(changed);
  await transfers.service.later(3_600);
  const again = await transfers.anOffer('horizon', oneWay);
  expect(again.product.rules).toMatchObject([{ description: 'Cash only.' }]);
  expect((await transfers.read(order.orderId)).body.terms).toEqual(terms);
  expect((await voucherOf(order.orderId)).body.terms).toEqual(terms);
  expect(withoutNonce((await voucherOf(order.orderId, 'text/html')).text)).toBe(withoutNonce(page));
});
