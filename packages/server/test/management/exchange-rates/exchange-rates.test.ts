import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

type Rates = { readonly id: number; readonly standing: string; readonly rates: readonly object[] };

test('listExchangeRates 200: what prices are converted with', async () => {
  const { status, body } = await desk.call<{ results: Rates[] }>('GET', '/exchange-rates');
  expect(status).toBe(200);
  expect(body.results.map(({ standing }) => standing)).toContain('inUse');
  expect(body.results[0]!.rates[0]).toEqual({
    ...{ currency: expect.any(String), unit: expect.any(Number) },
    ...{ buying: expect.any(String), selling: expect.any(String) },
  });
});

describe('acceptExchangeRate', () => {
  test('404 exchangeRates.notFound: what was never published', async () => {
    expectPortalError(await desk.call('POST', '/exchange-rates/999999/accept'), 'exchangeRates.notFound');
  });

  test('422 change.refused: what waits for nobody', async () => {
    const { id } = (await desk.call<{ results: Rates[] }>('GET', '/exchange-rates')).body.results[0]!;
    const told = `Rates ${id} wait for nobody.`;
    expectPortalError(await desk.call('POST', `/exchange-rates/${id}/accept`), 'change.refused', told);
  });
});

describe('setExchangeMargin', () => {
  test('200: it is set, and the audit says how much', async () => {
    const { status, body } = await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 150 });
    expect([status, body]).toEqual([200, { basisPoints: 150 }]);
    expect(await desk.audit(1)).toMatchObject([
      { action: 'setMargin', facts: [{ name: 'basisPoints', after: '150' }] },
    ]);
  });

  test('400 request.invalid: more than twenty percent', async () => {
    expect((await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 2_001 })).status).toBe(400);
  });
});
