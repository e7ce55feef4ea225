import { afterAll, beforeAll, expect, test } from 'vitest';
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

type Figures = {
  results: { currency: string; granted: object; days: { day: string; spent: object; remaining: object }[] }[];
};

test('200: returns the credit spent and the credit left for each day and currency', async () => {
  await paying.payByLimit((await paying.order()).id);
  const finance = await portalAs(paying.service, 'finance');
  const spent = (await desk.call<Statement>('GET', `${CREDIT}/101/statement`)).body.results.find(
    ({ kind }) => kind === 'hold',
  )!;
  const { body } = await finance.call<Figures>('GET', '/agencies/1/credit-figures?from=2027-02-28&to=2027-03-02');
  const { days } = body.results.find(({ currency }) => currency === 'TRY')!;
  expect(days.map(({ day }) => day)).toEqual(['2027-02-28', '2027-03-01', '2027-03-02']);
  const left = (await recordsOf(desk)).reduce(
    (sum, record) => sum + (record.remaining.currency === 'TRY' ? record.remaining.amount : 0),
    0,
  );
  expect(days.map(({ remaining }) => remaining)).toEqual([lira(0), lira(left), lira(left)]);
  expect(days.map((day) => day.spent)).toEqual([lira(0), lira(-spent.change.amount), lira(0)]);
});

test('200: returns the granted credit, which spending does not change', async () => {
  const granted = async () => {
    const { body } = await desk.call<Figures>('GET', '/agencies/1/credit-figures?from=2027-03-01&to=2027-03-01');
    return body.results.find(({ currency }) => currency === 'TRY')!.granted;
  };
  const before = await granted();
  await paying.payByLimit((await paying.order()).id);
  expect(await granted()).toEqual(before);
  await desk.call('POST', `${CREDIT}/101/adjustments`, { change: lira(500), reference: 'BT-granted' });
  expect(await granted()).toEqual({ ...before, amount: (before as { amount: number }).amount + 500 });
});

test('400 request.invalid: a period of more than a year is refused', async () => {
  const answer = await desk.call('GET', '/agencies/1/credit-figures?from=2026-01-01&to=2027-03-01');
  const message = 'must be from, or up to 365 days after it';
  expectPortalError(answer, 'request.invalid', { field: 'to', message });
});
