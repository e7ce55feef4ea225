import fc from 'fast-check';
import { expect } from 'vitest';
import type { CarOrder, CarVoucher, Money } from '../../../src/generated/types.ts';
import { startVendorServer, type VendorServer } from '../../faults/vendor-server.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { type Paying, startPaying } from '../payments/paying.ts';
import { type AnyOrder, checkOutOf, onlyTestDrive, placeOrder, sentWith } from './any-order.ts';
import { type Rental, rowsOf, statedBy } from './reading.ts';

export type Readers = {
  readonly paying: Paying;
  readonly vendors: VendorServer;
  readonly desk: Desk;
  stop(): Promise<void>;
};

/** Starts the service, a vendor that offers random test data, and an operator session in the portal. */
export async function startReaders(): Promise<Readers> {
  const vendors = await startVendorServer();
  onlyTestDrive(vendors);
  const paying = await startPaying({ VENDOR_BASE_URL: vendors.url });
  return {
    paying,
    vendors,
    desk: await openDesk(paying.service),
    async stop() {
      await paying.stop();
      await vendors.close();
    },
  };
}

/** Places an order and pays for it. Skips cases that require no payment. */
export async function paidOrder(given: AnyOrder, { paying, vendors }: Readers): Promise<CarOrder> {
  const { id, paymentRequirement } = await placeOrder(given, paying, vendors);
  fc.pre(paymentRequirement !== undefined && paymentRequirement.amount > 0);
  const paid = given.byCard && !given.credit ? await paying.pay(id) : await paying.payByLimit(id);
  expect(paid.body.status, paid.text).toBe('success');
  return (await paying.read(id)).body;
}

export async function voucherOf(orderId: string, { paying }: Readers, accept = 'application/json') {
  const headers = { Accept: accept };
  return paying.service.api<CarVoucher>('GET', `/order/${orderId}/voucher`, {
    token: await paying.tokenOf('horizon'),
    headers,
  });
}

/** Compares the JSON, voucher and portal page of a paid order with the generated order and with each other. */
export async function expectSamePresentation(given: AnyOrder, readers: Readers): Promise<void> {
  const order = await paidOrder(given, readers);
  const { car } = order.orderedCarProduct;
  expectTimes(given, car);
  expectAmounts(given, order);
  expectExcess(given, car);

  const { body: voucher } = await voucherOf(order.id, readers);
  expect(voucher).toMatchObject({ appointment: car.appointment, conditions: car.conditions });
  expect(voucher.dueAtDesk).toEqual(order.payment!.vendorTotal);
  const { text: page } = await voucherOf(order.id, readers, 'text/html');
  expect(rowsOf(page)).toMatchObject(statedBy(voucher));

  const { body } = await readers.desk.call<{ order: object; rental: Rental }>('GET', `/agencies/1/orders/${order.id}`);
  const { checkInLocalDateTime, checkInOffice } = car.appointment!;
  expect(body.order).toMatchObject({
    pickUpLocalDateTime: checkInLocalDateTime,
    pickUpTimeZone: checkInOffice.timeZone,
  });
  expect(body.rental).toMatchObject({
    appointment: car.appointment,
    breakdown: car.pricing.breakdown,
    dueAtDesk: voucher.dueAtDesk,
    charged: order.payment!.amount,
    excess: car.conditions!.excess,
  });
}

const sum = (amounts: readonly Money[]) => amounts.reduce((total, { amount }) => total + amount, 0);

/** Returns the local time in a time zone: `2026-12-24 00:30`. */
const wallClock = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

function expectTimes(given: AnyOrder, { appointment }: Pick<CarVoucher, 'appointment'>) {
  const { checkInDateTime, checkInLocalDateTime, checkInOffice } = appointment!;
  const { checkOutDateTime, checkOutLocalDateTime, checkOutOffice } = appointment!;
  const stops = [
    {
      at: given.checkIn,
      zone: given.places[0].timeZone,
      sent: checkInDateTime,
      local: checkInLocalDateTime,
      checkInOffice,
    },
    { at: checkOutOf(given), zone: given.places[1].timeZone, sent: checkOutDateTime, local: checkOutLocalDateTime },
  ];
  expect([checkInOffice.timeZone, checkOutOffice.timeZone]).toEqual(stops.map(({ zone }) => zone));
  for (const { at, zone, sent, local } of stops) {
    expect(sent).toBe(sentWith(given.offset || 'Z', at));
    expect(Date.parse(local!)).toBe(at);
    expect(local!.slice(0, 16).replace('T', ' ')).toBe(wallClock(at, zone));
  }
}

function expectAmounts(given: AnyOrder, order: CarOrder) {
  const { pricing } = order.orderedCarProduct.car;
  const lines = pricing.breakdown!;
  const dueAt = (place: string) => sum(lines.filter((line) => line.dueAt === place).map(({ amount }) => amount));
  const extras = order.orderedExtraProducts.map(({ extraProduct, quantity }) => ({
    ...extraProduct.pricing.total,
    amount: extraProduct.pricing.total.amount * quantity,
  }));
  expect(sum(lines.map(({ amount }) => amount))).toBe(pricing.total.amount);
  expect(dueAt('payment') + sum(extras)).toBe(order.payment!.amount.amount);
  expect(dueAt('desk')).toBe(order.payment!.vendorTotal.amount);
  if (given.credit === 'isFullCredit') expect(order.payment!.vendorTotal.amount).toBe(0);
}

/** Checks that each excess is the lowest of the vendor's excess and the excesses of the ordered insurance products. */
function expectExcess({ excess, extras }: AnyOrder, { conditions, pricing }: CarOrder['orderedCarProduct']['car']) {
  const rate = Number(pricing.exchange?.rate ?? 1);
  const left = extras.flatMap(([, amount]) => amount ?? []);
  const expected = excess.map(([coverage, amount]) => [
    coverage,
    Math.round((coverage === 'glassTyreHeadlight' ? amount : Math.min(amount, ...left)) * rate),
  ]);
  expect(conditions!.excess.map(({ coverage, amount }) => [coverage, amount.amount])).toEqual(expected);
}
