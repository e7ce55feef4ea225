import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { startTransfers, type Transfers } from '../operations/transfer-orders/transferring.ts';

let paying: Paying;
let transfers: Transfers;
beforeAll(async () => {
  [paying, transfers] = await Promise.all([startPaying(), startTransfers()]);
});
afterAll(() => Promise.all([paying.stop(), transfers.stop()]));

const refusalsIn = (log: readonly string[], orderId: string) =>
  log.map((line) => JSON.parse(line)).filter((line) => line.orderId === orderId && line.reason);

const refusal = (orderId: string, party: string, reason: string) => ({
  level: 40,
  time: expect.any(String),
  orderId,
  attempt: expect.stringMatching(/^att_/),
  party,
  reason,
  msg: 'party refused an order request',
});

test('a refused transfer leaves a log line with the order, the supplier and the reason, and no name', async () => {
  const orderId = await transfers.ordered({ passenger: { lastName: 'Refused' } });
  await transfers.pay(orderId);
  expect(refusalsIn(transfers.service.log, orderId)).toEqual([
    refusal(orderId, expect.stringMatching(/^[A-Z]+$/), 'reservationRefused'),
  ]);
});

test('a vendor that refuses a car leaves a log line with the order, the vendor and the reason, and no name', async () => {
  const { id } = await paying.order({ lastName: 'Refused' });
  await paying.pay(id);
  expect(refusalsIn(paying.service.log, id)).toEqual([refusal(id, 'TESTDRIVE', 'reservationRefused')]);
});

test('a vendor that refuses a cancellation leaves a log line with the order, the vendor and the reason', async () => {
  const { id } = await paying.order({ lastName: 'Cancelrefused' });
  await paying.pay(id);
  await paying.cancel(id);
  expect(refusalsIn(paying.service.log, id)).toEqual([refusal(id, 'TESTDRIVE', 'cancellationRefused')]);
});

test('a declined card leaves a log line with the order, the processor and the reason', async () => {
  const { id } = await paying.order();
  await paying.pay(id, { cardNumber: '4129111111111111' });
  expect(refusalsIn(paying.service.log, id)).toEqual([refusal(id, 'PROCESSOR', 'refused')]);
});
