import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

type Rates = { readonly standing: string; readonly rates: readonly object[] };

test('200: returns the exchange rates that prices are converted with', async () => {
  const { status, body } = await desk.call<{ results: Rates[] }>('GET', '/exchange-rates');
  expect(status).toBe(200);
  expect(body.results.map(({ standing }) => standing)).toContain('inUse');
  expect(body.results[0]!.rates[0]).toEqual({
    ...{ currency: expect.any(String), unit: expect.any(Number) },
    ...{ buying: expect.any(String), selling: expect.any(String) },
  });
});

test('403 access.forbidden: an agency owner cannot list exchange rates', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/exchange-rates'), 'access.forbidden');
});
