import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

test('200: compares the requested days with every party, lists the result and audits the request', async () => {
  const { status, body } = await desk.call<object>('POST', '/reconciliations', {
    from: '2027-02-27',
    to: '2027-03-01',
  });
  const none = {
    unknownToUs: 0,
    unknownToThem: 0,
    amountDiffers: 0,
    currencyDiffers: 0,
    stateDiffers: 0,
    chargedTwice: 0,
  };
  expect([status, body]).toMatchObject([
    200,
    { reason: 'asked', days: ['2027-02-27', '2027-02-28'], unanswered: 0, differences: none, opened: 0, gone: 0 },
  ]);
  expect((await desk.call<{ results: object[] }>('GET', '/reconciliations')).body.results[0]).toEqual(body);
  expect(await desk.audit(1)).toMatchObject([{ action: 'reconcile', subject: 'days 2027-02-27 to 2027-03-01' }]);
});

test('400 request.invalid: a period that ends before it begins is refused', async () => {
  const answer = await desk.call('POST', '/reconciliations', { from: '2027-03-01', to: '2027-02-27' });
  expectPortalError(answer, 'request.invalid', { field: 'to', message: 'must be after from' });
});

test.each([
  ['2027-02-30', '2027-03-02', 'from'],
  ['2027-03-02', '2027-03-02', 'to'],
])('400 request.invalid: the period from %s to %s is refused and leaves no audit entry', async (from, to, field) => {
  const before = await desk.audit(1);
  const { status, body } = await desk.call('POST', '/reconciliations', { from, to });
  expect([status, body]).toMatchObject([400, { key: 'request.invalid', details: { field } }]);
  expect(await desk.audit(1)).toEqual(before);
});
