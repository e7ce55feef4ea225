import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  companion,
  legsThatAre,
  orderedProduct,
  primary,
  roundTrip,
  startTransfers,
  type Transfers,
} from '../operations/transfer-orders/transferring.ts';

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterEach(() => transfers.checkMoney());
afterAll(() => transfers.stop());

test('a round trip from IST to Taksim for four with 10 % commission is searched, ordered, paid, read and canceled', async () => {
  const before = await transfers.remaining();
  const { searchId, products } = await transfers.search({
    ...roundTrip,
    pickup: { ...roundTrip.pickup, iataCode: 'IST', placeId: 'airport-IST', driverNote: 'Gate 4' },
    dropoff: { lat: 41.037, lon: 28.9851, hotelName: 'The Marmara Taksim', address: 'Osmanlı Sokak 1' },
    passengers: { adults: 2, children: [{ age: 8 }, { age: 3 }] },
    luggage: { suitcases: 3 },
    extras: [{ type: 'childSeat' }],
    commission: { type: 'percentage', percentage: 10 },
  });
  const product = products.find(({ vehicle }) => vehicle.name === 'Mercedes Vito')!;
  const { fees, discountTotal, total, paymentTotal, vendorTotal } = product.pricing;
  const [oneway, back, seat, commission] = fees;
  expect(fees.map(({ type }) => type)).toEqual(['oneway', 'return', 'extra', 'commission']);
  const net = oneway!.amount + back!.amount + seat!.amount - discountTotal.amount;
  expect(commission!.amount).toBe(Math.floor(net / 10 + 0.5));
  expect(total.amount).toBe(net + commission!.amount);
  expect(paymentTotal).toEqual(total);
  expect(vendorTotal.amount).toBe(0);

  const passengers = [
    primary,
    companion,
    { ...companion, firstName: 'Ege', passportNo: 'U12345679' },
    { ...companion, firstName: 'Can', passportNo: undefined, identityNumber: '20000000282' },
  ];
  const created = await transfers.order({
    offer: { searchId, product },
    body: { passengers, flightNumber: 'TK1980', returnFlightNumber: 'TK1971', signText: 'Kaya family' },
  });
  const { orderId, paymentRequirement, ...order } = created.body;
  expect([created.status, order.status, paymentRequirement]).toEqual([201, 'pendingPayment', total]);
  expect(order).toMatchObject({ signText: 'Kaya family', product: orderedProduct(product) });
  expect(await transfers.remaining()).toEqual(before);

  const paid = await transfers.pay(orderId);
  const { vendorReservationId, payment } = paid.body;
  const legs = legsThatAre('reserved', order);
  expect(paid.body).toEqual({
    ...order,
    orderId,
    status: 'reserved',
    availableActions: ['cancel', 'completePassengers', 'changeFlight'],
    legs,
    vendorReservationId,
    payment,
  });
  expect(legs.reduce((sum, leg) => sum + leg.amount.amount, 0)).toBe(total.amount);
  expect(legs.reduce((sum, leg) => sum + leg.commission.amount, 0)).toBe(commission!.amount);
  expect(payment).toMatchObject({ type: 'limit', amount: total, refunded: { ...total, amount: 0 } });
  expect((await transfers.read(orderId)).body).toEqual(paid.body);
  const [record, ...others] = await transfers.remaining();
  expect([record!.id, before[0]!.amount - record!.amount]).toEqual([101, total.amount]);
  expect(others).toEqual(before.slice(1));
  const reservation = transfers.sandbox
    .transferReservations()
    .find(({ reservationId }) => reservationId === vendorReservationId);
  expect(reservation).toMatchObject({
    status: 'reserved',
    booked: {
      passengerCount: 4,
      from: 'Istanbul Airport (IST), “Gate 4”',
      to: 'The Marmara Taksim, Osmanlı Sokak 1',
      sign: 'Kaya family',
      brought: 'children aged 8, 3 · 3 suitcases · 1 × child seat',
    },
  });

  const perLeg = expect.any(Array);
  const offered = await transfers.eligibility(orderId);
  expect(offered.body).toEqual({ orderId, cancellable: true, refundAmount: total, legs: perLeg });
  const canceled = await transfers.cancel(orderId);
  expect(canceled.body).toEqual({ orderId, status: 'canceled', orderStatus: 'canceled', legs: perLeg });
  expect((await transfers.read(orderId)).body).toEqual({
    ...paid.body,
    status: 'canceled',
    availableActions: [],
    legs: legsThatAre('canceled', order).map((leg) => ({
      ...leg,
      canceledBy: 'agency',
      canceledAt: transfers.clock.now().toISOString(),
      refundAmount: leg.amount,
    })),
    payment: {
      ...payment,
      refunded: total,
      refundedAt: transfers.clock.now().toISOString(),
      refundStatus: 'refunded',
    },
  });
  expect(await transfers.remaining()).toEqual(before);
});

test.each(['USD', 'EUR', 'GBP'])(
  'a transfer in %s is paid from a credit record in that currency and refunded to it',
  async (currency) => {
    const before = await transfers.remaining();
    const found = await transfers.search(roundTrip, 'horizon', { 'X-Currency': currency });
    const offer = { searchId: found.searchId, product: found.products[0]! };
    const { orderId, paymentRequirement } = (await transfers.order({ offer })).body;
    expect(paymentRequirement!.currency).toBe(currency);
    await transfers.pay(orderId);
    const after = await transfers.remaining();
    for (const [index, record] of before.entries()) {
      const taken = record.currency === currency ? paymentRequirement!.amount : 0;
      expect(record.amount - after[index]!.amount).toBe(taken);
    }
    await transfers.cancel(orderId);
    expect(await transfers.remaining()).toEqual(before);
  },
);
