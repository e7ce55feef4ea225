import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCar } from '../../operations/car-orders/ordering.ts';
import { foundCars } from '../../operations/car-search/trip.ts';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { CREDIT, lira, recordsOf, type Statement } from './credit.ts';

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

test('200: returns the ledger entries of an order page by page and as a CSV file', async () => {
  const { id: orderId } = await paying.order();
  expect((await paying.payByLimit(orderId)).body).toMatchObject({ status: 'success' });
  const path = `${CREDIT}/101/statement`;
  const finance = await portalAs(paying.service, 'finance');
  const all = (await finance.call<Statement>('GET', path)).body;
  expect(all.record).toEqual((await recordsOf(desk)).find(({ id }) => id === 101));
  expect(all.results.map(({ kind }) => kind)).toEqual(['post', 'hold', 'opening']);
  expect(all.results.filter((line) => line.orderId === orderId).map(({ kind }) => kind)).toEqual(['post', 'hold']);
  expect(all.results.reduce((sum, { change }) => sum + change.amount, 0)).toBe(all.record.remaining.amount);

  const first = (await desk.call<Statement>('GET', `${path}?limit=2`)).body;
  const second = (await desk.call<Statement>('GET', `${path}?limit=2&cursor=${first.nextCursor}`)).body;
  expect([...first.results, ...second.results]).toEqual(all.results);
  expect(second.nextCursor).toBeUndefined();

  const file = await desk.operator.call('GET', path, { headers: { Accept: 'text/csv' } });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="credit-101.csv"');
  const lines = file.text.trim().split('\r\n');
  expect(lines[0]!.replace('\uFEFF', '')).toBe(
    'date,entry,kind,part,order,payment,reference,change,remaining,currency,legs',
  );
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/,opening,whole,,,,5000000\.00,5000000\.00,TRY,$/);
});

test('400 request.invalid: a cursor from a list with different filters is refused', async () => {
  const { body } = await desk.call<Statement>('GET', `${CREDIT}/101/statement?limit=1`);
  const answer = await desk.call('GET', `${CREDIT}/101/statement?limit=1&from=2027-01-01&cursor=${body.nextCursor}`);
  const message = 'must be the nextCursor of a page of this list, with the same filters';
  expectPortalError(answer, 'request.invalid', { field: 'cursor', message });
});

test('400 request.invalid: a period that ends before it begins is refused', async () => {
  const answer = await desk.call('GET', `${CREDIT}/101/statement?from=2027-03-02&to=2027-03-01`);
  expectPortalError(answer, 'request.invalid', { field: 'to', message: 'must not be before from' });
});

test('200: a period can start and end at a time, because the days of a member differ from days in UTC', async () => {
  const path = `${CREDIT}/102/statement`;
  const [opening] = (await desk.call<Statement>('GET', path)).body.results;
  const after = new Date(Date.parse(opening!.at) + 1).toISOString();
  const kindsOf = async (query: string) =>
    (await desk.call<Statement>('GET', `${path}?${query}`)).body.results.map(({ kind }) => kind);
  expect(await kindsOf(`from=${opening!.at}&to=${after}`)).toEqual(['opening']);
  expect(await kindsOf(`to=${opening!.at}`)).toEqual([]);
  expect(await kindsOf(`from=${after}`)).toEqual([]);
});

test('200: balances and sums cover the whole period on every page, and equal those of the CSV file', async () => {
  const path = `${CREDIT}/101/statement`;
  paying.clock.set(new Date(paying.clock.now().getTime() + 60_000));
  const { id: orderId } = await paying.order();
  expect((await paying.payByLimit(orderId)).body).toMatchObject({ status: 'success' });
  await paying.cancel(orderId);
  const sumsOf = async (query: string) => {
    const { text } = await desk.operator.call('GET', `${path}?${query}`, { headers: { Accept: 'text/csv' } });
    const rows = text.trim().split('\r\n').slice(1);
    const changes = rows.map((row) => Math.round(Number(row.split(',')[7]) * 100));
    const sum = (sign: number) =>
      changes.filter((change) => change * sign > 0).reduce((total, change) => total + Math.abs(change), 0);
    return { added: lira(sum(1)), deducted: lira(sum(-1)) };
  };
  const whole = (await desk.call<Statement>('GET', `${path}?limit=1`)).body;
  expect(whole.results).toHaveLength(1);
  expect(whole.summary).toEqual({ opening: lira(0), ...(await sumsOf('')), closing: whole.record.remaining });

  const { results } = (await desk.call<Statement>('GET', path)).body;
  const held = results.findLast((line) => line.orderId === orderId)!;
  const query = `from=${held.at}`;
  const { summary } = (await desk.call<Statement>('GET', `${path}?${query}`)).body;
  expect(summary).toEqual({
    opening: lira(held.remaining.amount - held.change.amount),
    ...(await sumsOf(query)),
    closing: whole.record.remaining,
  });
  expect(summary.deducted.amount).toBeGreaterThan(0);
});

test('404 creditRecord.notFound: the statement of a different agency cannot be read', async () => {
  expectPortalError(await desk.call('GET', '/agencies/2/credit/101/statement'), 'creditRecord.notFound');
});

test('200: the commission of an order has a separate statement line', async () => {
  const token = await paying.tokenOf('horizon');
  const cars = await foundCars(paying.service, token, { body: { commission: { type: 'percentage', percentage: 10 } } });
  const car = cars.find(({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && !isCreditcheckRequired)!;
  const { id: orderId } = (await orderCar(paying.service, token, car)).body;
  expect((await paying.payByLimit(orderId)).body).toMatchObject({ status: 'success' });
  const { results } = (await desk.call<Statement>('GET', `${CREDIT}/101/statement`)).body;
  const { commission, paymentTotal } = car.pricing;
  expect(commission.amount).toBeGreaterThan(0);
  const held = results.filter((line) => line.orderId === orderId && line.kind === 'hold');
  expect(held.map(({ part, change }) => [part, change])).toEqual([
    ['price', lira(commission.amount - paymentTotal.amount)],
    ['commission', lira(-commission.amount)],
  ]);
});
