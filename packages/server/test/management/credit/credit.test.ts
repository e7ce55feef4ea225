import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderCar } from '../../operations/car-orders/ordering.ts';
import { foundCars } from '../../operations/car-search/trip.ts';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

type Credit = { readonly id: number; readonly remaining: { readonly amount: number }; readonly isActive: boolean };
const lira = (amount: number) => ({ amount, currency: 'TRY' });
const CREDIT = '/agencies/1/credit';
const records = async () => (await desk.call<{ results: Credit[] }>('GET', CREDIT)).body.results;
const grant = (reference: string, amount = 250_000) =>
  desk.call<Credit>('POST', CREDIT, { granted: lira(amount), reference });

describe('grantCredit', () => {
  test('201: each reference opens one credit record, which is marked unreviewed while there is only one operator', async () => {
    const { status, body } = await grant('BT-1');
    expect([status, body]).toEqual([201, { id: expect.any(Number), remaining: lira(250_000), isActive: true }]);
    expect((await grant('BT-1')).body.id).toBe(body.id);
    expect((await records()).find(({ id }) => id === body.id)).toEqual(body);
    expect(await desk.audit(1)).toEqual([
      {
        ...{ by: desk.email, action: 'grantCredit', subject: `record ${body.id}` },
        facts: [
          { name: 'amount', after: '250000' },
          { name: 'currency', after: 'TRY' },
          { name: 'reference', after: 'BT-1' },
          { name: 'review', after: 'unreviewed' },
        ],
      },
    ]);
  });

  test('422 change.refused: a grant of zero is refused', async () => {
    const message = 'The amount must be more than 0 and at most 1000000000.00.';
    expectPortalError(await grant('BT-0', 0), 'change.refused', message);
  });

  test('403 access.forbidden: an agency owner cannot grant credit', async () => {
    const owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
    const body = { granted: lira(1), reference: 'x' };
    expectPortalError(await owner.call('POST', CREDIT, { body }), 'access.forbidden');
  });
});

describe('adjustCredit', () => {
  const adjust = (recordId: number, amount: number, reference: string, currency = 'TRY', agencyId = 1) =>
    desk.call<Credit>('POST', `/agencies/${agencyId}/credit/${recordId}/adjustments`, {
      change: { amount, currency },
      reference,
    });

  test('200: credit is increased or reduced once per reference', async () => {
    const { id } = (await grant('BT-2', 1_000)).body;
    for (const _again of [1, 2]) await adjust(id, 500, 'BT-3');
    const { status, body } = await adjust(id, -1_200, 'BT-4');
    expect([status, body.remaining]).toEqual([200, lira(300)]);
  });

  test('422 change.refused: an adjustment in a different currency or below zero remaining credit is refused', async () => {
    const { id } = (await grant('BT-5', 1_000)).body;
    const other = `The currency of record ${id} is TRY. An amount in EUR cannot be added.`;
    expectPortalError(await adjust(id, 1, 'BT-6', 'EUR'), 'change.refused', other);
    const much = `The decrease exceeds the available credit of record ${id}. Held or spent credit cannot be removed.`;
    expectPortalError(await adjust(id, -1_001, 'BT-6'), 'change.refused', much);
  });

  test('404 creditRecord.notFound: a record of a different agency and an unknown record cannot be adjusted', async () => {
    const { id } = (await grant('BT-7')).body;
    expectPortalError(await adjust(id, 1, 'BT-8', 'TRY', 2), 'creditRecord.notFound');
    expectPortalError(await adjust(999_999, 1, 'BT-8'), 'creditRecord.notFound');
  });
});

describe('changeCreditRecord', () => {
  test('200: deactivates a credit record, and repeating the call adds no audit entry', async () => {
    const { id } = (await grant('BT-9')).body;
    for (const _again of [1, 2]) {
      const { status, body } = await desk.call<Credit>('PATCH', `${CREDIT}/${id}`, { isActive: false });
      expect([status, body.isActive]).toEqual([200, false]);
    }
    expect((await desk.audit(2)).map(({ action }) => action)).toEqual(['grantCredit', 'setCreditActive']);
  });

  test('404 creditRecord.notFound: a record of a different agency cannot be deactivated', async () => {
    const { id } = (await grant('BT-10')).body;
    expectPortalError(
      await desk.call('PATCH', `/agencies/2/credit/${id}`, { isActive: false }),
      'creditRecord.notFound',
    );
    expect((await records()).find((record) => record.id === id)!.isActive).toBe(true);
  });
});

type Line = { kind: string; part: string; change: { amount: number }; remaining: { amount: number }; orderId?: string };
type Statement = { record: Credit; results: Line[]; nextCursor?: string };

describe('getCreditStatement', () => {
  test('200: returns the ledger entries of an order page by page and as a CSV file', async () => {
    const { id: orderId } = await paying.order();
    expect((await paying.payByLimit(orderId)).body).toMatchObject({ status: 'success' });
    const path = `${CREDIT}/101/statement`;
    const finance = await portalAs(paying.service, 'finance');
    const all = (await finance.call<Statement>('GET', path)).body;
    expect(all.record).toEqual((await records()).find(({ id }) => id === 101));
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
      'date,entry,kind,part,order,payment,reference,change,remaining,currency',
    );
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/,opening,whole,,,,5000000\.00,5000000\.00,TRY$/);
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

  test('404 creditRecord.notFound: the statement of a different agency cannot be read', async () => {
    expectPortalError(await desk.call('GET', '/agencies/2/credit/101/statement'), 'creditRecord.notFound');
  });
});

type Figures = { results: { currency: string; days: { day: string; spent: object; remaining: object }[] }[] };

describe('getCreditFigures', () => {
  test('200: returns the credit spent and the credit left for each day and currency', async () => {
    const finance = await portalAs(paying.service, 'finance');
    const spent = (await desk.call<Statement>('GET', `${CREDIT}/101/statement`)).body.results.find(
      ({ kind }) => kind === 'hold',
    )!;
    const { body } = await finance.call<Figures>('GET', '/agencies/1/credit-figures?from=2027-02-28&to=2027-03-02');
    const { days } = body.results.find(({ currency }) => currency === 'TRY')!;
    expect(days.map(({ day }) => day)).toEqual(['2027-02-28', '2027-03-01', '2027-03-02']);
    const left = (await records()).reduce(
      (sum, record) => sum + ('TRY' === currencyOf(record) ? record.remaining.amount : 0),
      0,
    );
    expect(days.map(({ remaining }) => remaining)).toEqual([lira(0), lira(left), lira(left)]);
    expect(days.map((day) => day.spent)).toEqual([lira(0), lira(-spent.change.amount), lira(0)]);
  });

  test('400 request.invalid: a period of more than a year is refused', async () => {
    const answer = await desk.call('GET', '/agencies/1/credit-figures?from=2026-01-01&to=2027-03-01');
    const message = 'must be from, or up to 365 days after it';
    expectPortalError(answer, 'request.invalid', { field: 'to', message });
  });
});

test('getCreditStatement 200: the commission of an order has a separate statement line', async () => {
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

const currencyOf = ({ remaining }: Credit) => (remaining as { currency?: string }).currency;
