import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('200: returns the reconciliation runs, newest first', async () => {
  const runs = [];
  for (const from of ['2027-02-26', '2027-02-27']) {
    runs.unshift((await desk.call('POST', '/reconciliations', { from, to: '2027-02-28' })).body);
    paying.clock.advance(60);
  }
  const { status, body } = await desk.call<{ results: object[] }>('GET', '/reconciliations');
  expect([status, body.results.slice(0, 2)]).toEqual([200, runs]);
});

test('403 access.forbidden: an agency owner cannot list reconciliations', async () => {
  const owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/reconciliations'), 'access.forbidden');
});
