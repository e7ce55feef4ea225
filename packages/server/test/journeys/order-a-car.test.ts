import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createVendorConnector, type VendorConnector } from '../../src/connectors/vendor.ts';
import { CAR_ORDERS } from '../../src/database/order-lists.ts';
import { createBookingPort } from '../../src/features/car-orders/booking.ts';
import { type CarOrderTables, createCarOrderStore } from '../../src/features/car-orders/store.sql.ts';
import type { CarExcess, CarQuote, CarResult, ExtraProductOffer } from '../../src/generated/types.ts';
import type { BookingPort } from '../../src/ports/booking.ts';
import type { CallResult } from '../../src/ports/call-result.ts';
import type { PaymentAttempt } from '../../src/ports/payment-attempts.ts';
import { orderCar, passenger, readOrder } from '../operations/car-orders/ordering.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { expectError } from '../support/expect-error.ts';
import { listsOf } from '../support/order-lists.ts';
import { peopleOf } from '../support/people.ts';
import { startStaging } from '../support/staging.ts';

const TEST_VENDOR_ID = 1;

const { service, sandbox, clock, tokenOf, stop } = await startStaging();
const token = await tokenOf('horizon');
let cars: readonly CarResult[];

afterAll(stop);
beforeEach(async () => {
  cars = (await foundCars(service, token)).filter(({ vendor }) => vendor.id === TEST_VENDOR_ID);
});

/** Returns a car that every traveller can order. */
const aCar = () => cars.find(({ isCreditcheckRequired }) => !isCreditcheckRequired)!;

test('a citizen without a credit check cannot order a car that requires one', async () => {
  const car = cars.find(({ isCreditcheckRequired }) => isCreditcheckRequired)!;
  expectError(await orderCar(service, token, car), 'carOrder.ruleViolated', { field: 'passenger.identityNumber' });
});

/** Cars that change between the search and the order. */
const MAGIC: Readonly<Record<string, string>> = { 'Seat Ateca': 'soldOut', 'Citroën C4': 'priceChanged' };
const magicOf = ({ brand, model }: CarResult) => MAGIC[`${brand.name} ${model.name}`];

test('a car whose price rises is ordered at the quoted price', async () => {
  const car = cars.find((each) => magicOf(each) === 'priceChanged')!;
  const quote = await service.api<CarQuote>('POST', `/search/${car.searchID}/${car.code}/quote`, { token });
  const { isPriceChanged, pricing } = quote.body;
  expect(isPriceChanged).toBe(true);
  expect(pricing!.total.amount).toBeGreaterThan(car.pricing.total.amount);
  const { status, body } = await orderCar(service, token, car, { body: { expectedTotal: pricing!.total } });
  expect(status).toBe(201);
  expect(body.orderedCarProduct.car.pricing.total).toEqual(pricing!.total);
});

test('every car of the test vendor can be ordered at the search price with each extra, unless it is sold out', async () => {
  const body = { identityNumber: passenger.identityNumber, integrationCode: cars[0]!.integrationCode };
  const check = await service.api('POST', '/creditcheck/check', { token, body });
  expect(check.body).toEqual({ status: 'Positive' });
  expect(cars.map(magicOf).filter(Boolean).sort()).toEqual(['priceChanged', 'soldOut']);
  for (const car of cars) {
    const path = `/search/${car.searchID}/${car.code}/extra-products`;
    const { body: extras } = await service.api<ExtraProductOffer[]>('GET', path, { token });
    const extraProducts = extras.map(({ code, min }) => ({ code, quantity: min }));
    const answer = await orderCar(service, token, car, { body: { extraProducts } });
    const reason = magicOf(car);
    if (reason) {
      expectError(answer, 'carOrder.offerUnavailable', { reason });
      continue;
    }
    expect(answer.status).toBe(201);
    const { total, paymentTotal, breakdown } = car.pricing;
    expect(answer.body.orderedCarProduct.car.pricing).toEqual({ total, paymentTotal, breakdown });
    const insurances = extras.flatMap((extra) => (extra.type === 'insurance' && extra.insurance.excess) || []);
    const excess = car.conditions!.excess.map((stated) => withInsurances(stated, insurances));
    expect(answer.body.orderedCarProduct.car.conditions).toEqual({ ...car.conditions, excess });
    expect(answer.body.orderedExtraProducts.map(({ extraProduct }) => extraProduct.pricing.total)).toEqual(
      extras.map(({ pricing }) => pricing.total),
    );
  }
});

/** Returns the excess with the insurance products applied: for collision and theft, the lowest of all amounts. */
function withInsurances(stated: CarExcess, insurances: readonly { readonly amount: number }[]): CarExcess {
  if (stated.coverage !== 'collision' && stated.coverage !== 'theft') return stated;
  const amounts = [stated.amount.amount, ...insurances.map(({ amount }) => amount)];
  return { ...stated, amount: { ...stated.amount, amount: Math.min(...amounts) } };
}

test('extras can be ordered without listing them first', async () => {
  const body = { extraProducts: [{ code: 'BABY_SEAT', quantity: 1 }] };
  const answer = await orderCar(service, token, aCar(), { body });
  expect(answer.status).toBe(201);
  expect((await readOrder(service, token, answer.body.id)).body).toEqual(answer.body);
});

test('full credit is accepted only for cars that allow it', async () => {
  const body = { paymentType: 'limit', isFullCredit: true };
  for (const car of cars.filter((each) => !each.isCreditcheckRequired && !magicOf(each)).slice(0, 10)) {
    const { status } = await orderCar(service, token, car, { body });
    expect(status).toBe(car.applicableForFullCredit ? 201 : 422);
  }
});

describe('bookings at the test vendor by driver name', () => {
  let connector: VendorConnector;
  let port: BookingPort;
  let lastAttempt = 0;

  beforeAll(() => {
    connector = createVendorConnector({
      now: () => new Date('2027-03-01T09:00:00Z'),
      sharedMilliseconds: 0,
      connectionOf: async () => ({
        baseUrl: sandbox.url,
        key: 'vk_staging_agency_booking',
        deadlineMilliseconds: 2_000,
        reservationDeadlineMilliseconds: 1_000,
      }),
      observe: () => {},
    });
    const store = createCarOrderStore(service.database.db.withTables<CarOrderTables>(), {
      randomBytes,
      lists: listsOf(CAR_ORDERS, service.database),
      people: peopleOf(service.database).car,
    });
    port = createBookingPort({ store, ...connector });
  });
  afterAll(() => connector.close());

  async function attemptFor(lastName: string): Promise<PaymentAttempt> {
    const { body } = await orderCar(service, token, aCar(), { passenger: { lastName } });
    const agencyId = 1;
    return { id: `att_${++lastAttempt}`, orderId: body.id, agencyId, party: 'TESTDRIVE' } as PaymentAttempt;
  }

  const reference = ({ id }: PaymentAttempt) => `rsv:${id}`;
  const answerTo = async <Answer>(result: Promise<CallResult<Answer>>) => {
    const given = await result;
    return given.answered ? given.answer : 'silent';
  };
  const reserve = (attempt: PaymentAttempt) => answerTo(port.reserve(attempt, reference(attempt)));
  const find = (attempt: PaymentAttempt) => answerTo(port.findReservation(attempt, reference(attempt)));
  const cancel = (attempt: PaymentAttempt) =>
    answerTo(port.cancelReservation(attempt, { reservation: reference(attempt), reference: `cxl:${attempt.id}` }));

  const reserved = expect.objectContaining({ status: 'reserved', reservationId: expect.any(String) });
  const cancelled = (cancelledBy: 'service' | 'vendor') =>
    expect.objectContaining({ status: 'cancelled', cancelledBy });

  test('for a driver called Kaya the vendor books the car once and cancels it permanently', async () => {
    const attempt = await attemptFor('Kaya');
    expect(await find(attempt)).toBeUndefined();
    const first = await reserve(attempt);
    expect(first).toEqual(reserved);
    expect([await reserve(attempt), await find(attempt)]).toEqual([first, first]);
    expect(sandbox.reservations().filter(({ reference }) => reference === `rsv:${attempt.id}`)).toHaveLength(1);
    expect(await cancel(attempt)).toBe('cancelled');
    expect(await reserve(attempt)).toEqual(cancelled('service'));
  });

  test('for a driver called Slow the vendor books the car', async () => {
    expect(await reserve(await attemptFor('Slow'))).toEqual(reserved);
  });

  test('for a driver called Refused the vendor refuses the booking', async () => {
    const attempt = await attemptFor('Refused');
    const refused = expect.objectContaining({ status: 'refused', message: expect.any(String) });
    expect([await reserve(attempt), await find(attempt)]).toEqual([refused, refused]);
  });

  test('for a driver called Timeout the vendor books the car without responding, and the booking can be found', async () => {
    const attempt = await attemptFor('Timeout');
    expect(await reserve(attempt)).toBe('silent');
    expect(await find(attempt)).toEqual(reserved);
  });

  test('for a driver called Broken the vendor never gives a usable response', async () => {
    expect(await reserve(await attemptFor('Broken'))).toBe('silent');
  });

  test('for a driver called Cancelrefused the vendor books the car and refuses to cancel it', async () => {
    const attempt = await attemptFor('Cancelrefused');
    expect(await reserve(attempt)).toEqual(reserved);
    expect(await cancel(attempt)).toBe('refused');
    expect(await find(attempt)).toEqual(reserved);
  });

  test('for a driver called Cancelpending the vendor completes the cancellation later', async () => {
    const attempt = await attemptFor('Cancelpending');
    await reserve(attempt);
    expect(await cancel(attempt)).toBe('pending');
    expect(await find(attempt)).toEqual(expect.objectContaining({ status: 'cancelling' }));
    clock.advance(5);
    expect(await find(attempt)).toEqual(cancelled('service'));
  });

  test('for a driver called Dropped the vendor books the car and later drops it', async () => {
    const attempt = await attemptFor('Dropped');
    expect(await reserve(attempt)).toEqual(reserved);
    clock.advance(5);
    expect(await find(attempt)).toEqual(cancelled('vendor'));
  });

  test('a reference that was cancelled earlier is not booked', async () => {
    const attempt = await attemptFor('Kaya');
    expect(await cancel(attempt)).toBe('cancelled');
    expect(await reserve(attempt)).toEqual(cancelled('service'));
  });
});
