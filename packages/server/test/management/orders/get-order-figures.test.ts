import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';

type Count = { readonly count: number };
type Figures = Count & { readonly totals: readonly { readonly total: { readonly amount: number } }[] } & Readonly<
    Record<'states' | 'kinds' | 'parties', readonly Count[]>
  >;

let paying: Paying;
let desk: Desk;
let amounts: readonly number[];
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
  const { id: paid } = await paying.order();
  await paying.pay(paid);
  await paying.order();
  const { rows } = await paying.service.database.pool.query('select amount from car_order order by status');
  amounts = rows.map(({ amount }) => amount);
});
afterAll(() => paying.stop());

const figures = (query = '', agencyId = 1) => desk.call<Figures>('GET', `/agencies/${agencyId}/order-figures${query}`);

test('200: returns the totals of the matching orders by currency', async () => {
  const [pending, reserved] = amounts;
  expect((await figures()).body).toMatchObject({
    count: 2,
    totals: [{ count: 2, total: { amount: pending! + reserved!, currency: 'TRY' } }],
  });
  expect((await figures('?state=reserved')).body).toMatchObject({
    count: 1,
    totals: [{ count: 1, total: { amount: reserved, currency: 'TRY' } }],
  });
});

test('200: counts the values of a filter by the other filters', async () => {
  const { body } = await figures('?state=reserved');
  expect(body).toMatchObject({
    states: [
      { state: 'unpaid', count: 1 },
      { state: 'reserved', count: 1 },
    ],
    kinds: [{ kind: 'car', count: 1 }],
    parties: [{ party: 'TESTDRIVE', count: 1 }],
  });
  expect((await figures('?kind=transfer')).body).toMatchObject({
    ...{ count: 0, totals: [], states: [], parties: [] },
    kinds: [{ kind: 'car', count: 2 }],
  });
});

test('200: counts no orders of a different agency', async () => {
  expect((await figures('', 2)).body).toEqual({ count: 0, totals: [], states: [], kinds: [], parties: [] });
});

test('400 request.invalid: a reversed period is refused', async () => {
  const answer = await figures('?createdFrom=2027-03-02T00:00:00Z&createdTo=2027-03-01T00:00:00Z');
  expectPortalError(answer, 'request.invalid', { field: 'createdTo', message: 'must be after createdFrom' });
});
