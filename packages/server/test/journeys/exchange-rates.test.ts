import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { transactOn } from '../../src/database/transact.ts';
import type { CarOrder, CarSearchResponse, TransferCancellation, TransferOrder } from '../../src/generated/types.ts';
import { orderCar } from '../operations/car-orders/ordering.ts';
import { searchCars } from '../operations/car-search/trip.ts';
import { startPaying } from '../operations/payments/paying.ts';
import { END_USER, primary } from '../operations/transfer-orders/transferring.ts';
import { found, foundTransfers } from '../operations/transfer-search/transfer.ts';
import type { AgencyName } from '../support/agencies.ts';
import { expectError } from '../support/expect-error.ts';

const { service, sandbox, clock, tokenOf, payByLimit, cancel, stop } = await startPaying();
afterAll(stop);

const { exchangeRates } = service;
const transact = transactOn(service.database.db);
const MONDAY = clock.now();
/** A currency that no vendor uses for its prices. */
const POUNDS = 'GBP';

beforeEach(async () => {
  clock.set(MONDAY);
  sandbox.publisher.set('usual');
  await service.database.pool.query('delete from exchange_margin');
  await service.database.pool.query('delete from exchange_rate_acceptance');
  await service.database.pool.query('delete from exchange_rate');
  await exchangeRates.fetchRates();
});

const search = async (currency: string, as: AgencyName = 'horizon') =>
  searchCars(service, await tokenOf(as), { headers: { 'X-Currency': currency } });
/** Returns the test vendor's first car, whose prices are in lira. */
const firstOf = ({ body }: { body: CarSearchResponse }) =>
  body.results.find(({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && !isCreditcheckRequired)!;
const fridays = { from: 'TRY', rate: '0.02', asOf: '2027-02-26', source: 'TCMB' };
const pinnedTo = async (table: string, id: string) =>
  (await service.database.pool.query(`select exchange_rate_id from ${table} where id = $1`, [id])).rows[0];
const standings = async () => (await exchangeRates.listRates()).map(({ asOf, standing }) => [asOf, standing]);

describe('prices in a different currency', () => {
  test('a converted price states the rate, its date and its source', async () => {
    expect(firstOf(await search('EUR')).pricing.exchange).toEqual(fridays);
    expect(firstOf(await search('GBP')).pricing.exchange).toEqual({ ...fridays, rate: '0.01739130435' });
  });

  test('a price in the currency of the search has no exchange rate', async () => {
    expect(firstOf(await search('TRY')).pricing).not.toHaveProperty('exchange');
  });

  test('a converted transfer price also states the exchange rate', async () => {
    const exchanges = async (currency: string) => {
      const headers = { 'X-Currency': currency };
      const products = await foundTransfers(service, await tokenOf('horizon'), { headers });
      return products.map(({ pricing }) => pricing.exchange);
    };
    expect(await exchanges('GBP')).toContainEqual({ ...fridays, from: 'EUR', rate: '0.8695652174' });
    expect(await exchanges('EUR')).toContain(undefined);
  });
});

test("Friday's rates apply until Monday's rates are published", async () => {
  for (const [now, asOf] of [
    ['2027-03-05T12:29:00Z', '2027-03-04'],
    ['2027-03-05T12:31:00Z', '2027-03-05'],
    ['2027-03-07T20:00:00Z', '2027-03-05'],
    ['2027-03-08T12:31:00Z', '2027-03-08'],
  ]) {
    clock.set(new Date(now!));
    await exchangeRates.fetchRates();
    expect(firstOf(await search('EUR')).pricing.exchange?.asOf).toBe(asOf);
  }
});

test('published rates are stored once, however often they are fetched', async () => {
  await exchangeRates.fetchRates();
  expect(await standings()).toEqual([['2027-02-26', 'inUse']]);
});

test('a margin of 250 basis points is added to the rate for one agency only', async () => {
  expect(await transact((tx) => exchangeRates.setMargin(tx, { agencyId: 1, basisPoints: 250, by: 'Ada' }))).toEqual({
    before: 0,
  });
  const horizon = firstOf(await search('EUR'));
  expect(horizon.pricing.exchange?.rate).toBe('0.0205');
  const inLira = firstOf(await search('TRY')).pricing.net.amount;
  expect(horizon.pricing.net.amount).toBe(Math.round(inLira * 0.0205));
  expect(firstOf(await search('EUR', 'meridian')).pricing.exchange?.rate).toBe('0.02');
});

test.each([-1, 2001, 0.5])('a margin of %s basis points is refused', async (basisPoints) => {
  await expect(transact((tx) => exchangeRates.setMargin(tx, { agencyId: 1, basisPoints, by: 'Ada' }))).rejects.toThrow(
    RangeError,
  );
});

test('an unknown agency cannot get a margin', async () => {
  expect(await transact((tx) => exchangeRates.setMargin(tx, { agencyId: 4711, basisPoints: 10, by: 'Ada' }))).toBe(
    'notFound',
  );
});

describe('outdated exchange rates', () => {
  beforeEach(() => clock.set(new Date('2027-03-09T12:31:00Z')));

  test('500 carSearch.noVendorAnswered: outdated rates convert no price and open an operator task', async () => {
    expectError(await search(POUNDS), 'carSearch.noVendorAnswered');
    expect(await exchangeRates.listTasks()).toEqual([
      {
        kind: 'ratesStale',
        openedAt: new Date('2027-02-26T12:30:00Z'),
        reason:
          'nothing newer than TCMB of 2027-02-26 has been published: prices in another currency are left out of searches',
      },
    ]);
  });

  test('200: with outdated rates only prices in the currency of the search are shown', async () => {
    const { status, body } = await search('TRY');
    expect([status, body.results.some(({ pricing }) => pricing.exchange)]).toEqual([200, false]);
    expect(body.count).toBeGreaterThan(5);
  });

  test('metrics report the age of the rates and the open operator task', async () => {
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('\nexchange_rates_age_seconds{source="TCMB"} 950460\n');
    expect(metrics).toContain('\noperator_tasks_open{kind="ratesStale"} 1\n');
  });

  test('current rates are used as soon as they are fetched', async () => {
    await exchangeRates.fetchRates();
    expect(firstOf(await search('EUR')).pricing.exchange?.asOf).toBe('2027-03-09');
    expect(await exchangeRates.listTasks()).toEqual([]);
  });
});

test('the latest rates of the feed apply even if their date is older', async () => {
  sandbox.publisher.set('overdue');
  await exchangeRates.fetchRates();
  expect(firstOf(await search('EUR')).pricing.exchange?.asOf).toBe('2027-02-19');
  sandbox.publisher.set('usual');
  await exchangeRates.fetchRates();
  expect(await standings()).toEqual([
    ['2027-02-26', 'inUse'],
    ['2027-02-19', 'past'],
    ['2027-02-26', 'past'],
  ]);
});

describe('rates that jump', () => {
  beforeEach(async () => {
    clock.set(new Date('2027-03-02T09:00:00Z'));
    sandbox.publisher.set('jumped');
    await exchangeRates.fetchRates();
  });

  test('rates that change by more than a tenth wait for an operator, and the previous rates stay in use', async () => {
    expect(firstOf(await search('EUR')).pricing.exchange).toEqual(fridays);
    expect(await standings()).toEqual([
      ['2027-03-01', 'held'],
      ['2027-02-26', 'inUse'],
    ]);
    const [held] = await exchangeRates.listRates();
    expect(await exchangeRates.listTasks()).toEqual([
      {
        kind: 'ratesHeld',
        rateId: held!.id,
        openedAt: clock.now(),
        reason: 'TCMB of 2027-03-01 is more than 10 % away from the rates in use',
      },
    ]);
  });

  test('rates that an operator accepts are used', async () => {
    const [held, used] = await exchangeRates.listRates();
    expect(await transact((tx) => exchangeRates.acceptRate(tx, { rateId: held!.id, by: 'Ada' }))).toBe('accepted');
    expect(firstOf(await search('EUR')).pricing.exchange).toEqual({
      ...fridays,
      rate: '0.01666666667',
      asOf: '2027-03-01',
    });
    expect((await exchangeRates.listRates())[0]).toMatchObject({ accepted: { by: 'Ada', at: clock.now() } });
    expect(await exchangeRates.listTasks()).toEqual([]);
    expect(await transact((tx) => exchangeRates.acceptRate(tx, { rateId: used!.id, by: 'Ada' }))).toBe('notHeld');
    expect(await transact((tx) => exchangeRates.acceptRate(tx, { rateId: 4711, by: 'Ada' }))).toBe('notFound');
  });
});

describe('exchange rates of orders', () => {
  const ordered = async (currency: string): Promise<CarOrder> => {
    const car = firstOf(await search(currency));
    const answer = await orderCar(service, await tokenOf('horizon'), car, { body: { paymentType: 'limit' } });
    expect(answer.status).toBe(201);
    return answer.body;
  };

  /** Publishes and accepts rates that devalue the lira by a third starting the next day. */
  async function acceptJump(): Promise<void> {
    sandbox.publisher.set('jumped');
    clock.set(new Date('2027-03-02T09:00:00Z'));
    await exchangeRates.fetchRates();
    const [held] = await exchangeRates.listRates();
    await transact((tx) => exchangeRates.acceptRate(tx, { rateId: held!.id, by: 'Ada' }));
  }

  test('a car order and its refund keep the rate of the search', async () => {
    const { id, orderedCarProduct, paymentRequirement } = await ordered('EUR');
    expect(orderedCarProduct.car.pricing.exchange).toEqual(fridays);
    const [rates] = await exchangeRates.listRates();
    expect(await pinnedTo('car_order', id)).toEqual({ exchange_rate_id: rates!.id });
    const steps = orderedCarProduct.car.cancellation!;

    await payByLimit(id);
    await acceptJump();
    clock.set(new Date(Date.parse(steps.at(-1)!.until) - 60_000));
    const { body } = await cancel(id);
    expect(body.refundAmount).toEqual({
      amount: paymentRequirement!.amount - steps.at(-1)!.fee.amount,
      currency: 'EUR',
    });
  });

  test('a transfer order keeps the rate of its search for payment and partial refund', async () => {
    const token = await tokenOf('horizon');
    const { searchId, products } = await found(service, token, { headers: { 'X-Currency': 'EUR' } });
    const product = products.find(({ pricing }) => pricing.exchange?.from === 'TRY')!;
    const [rates] = await exchangeRates.listRates();
    const ordered = await service.api<TransferOrder>('POST', '/transfer/orders', {
      token,
      headers: END_USER,
      body: { searchId, code: product.code, passengers: [primary] },
    });
    const at = `/transfer/orders/${ordered.body.orderId}`;
    const body = { paymentType: 'limit' };
    const paid = await service.api<TransferOrder>('POST', `${at}/pay`, { token, headers: END_USER, body });
    expect(paid.body.product.pricing).toEqual(product.pricing);
    expect(paid.body.payment?.amount).toEqual(product.pricing.paymentTotal);

    await acceptJump();
    expect((await service.api<TransferCancellation>('POST', `${at}/cancel`, { token })).status).toBe(200);
    const canceled = (await service.api<TransferOrder>('GET', at, { token })).body;
    expect(canceled.product.pricing.exchange).toEqual({ ...fridays, rate: product.pricing.exchange!.rate });
    expect(canceled.payment?.refunded).toEqual(product.pricing.paymentTotal);
    expect(await pinnedTo('transfer_order', ordered.body.orderId)).toEqual({ exchange_rate_id: rates!.id });
  });

  test("an order in the vendor's own currency has no exchange rate", async () => {
    const { id, orderedCarProduct } = await ordered('TRY');
    expect(orderedCarProduct.car.pricing).not.toHaveProperty('exchange');
    expect(await pinnedTo('car_order', id)).toEqual({ exchange_rate_id: null });
  });
});
