import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

type Rates = { readonly id: number; readonly standing: string; readonly rates: readonly object[] };

test('listExchangeRates 200: returns the exchange rates that prices are converted with', async () => {
  const { status, body } = await desk.call<{ results: Rates[] }>('GET', '/exchange-rates');
  expect(status).toBe(200);
  expect(body.results.map(({ standing }) => standing)).toContain('inUse');
  expect(body.results[0]!.rates[0]).toEqual({
    ...{ currency: expect.any(String), unit: expect.any(Number) },
    ...{ buying: expect.any(String), selling: expect.any(String) },
  });
});

describe('acceptExchangeRate', () => {
  test('404 exchangeRates.notFound: exchange rates that were never published cannot be accepted', async () => {
    expectPortalError(await desk.call('POST', '/exchange-rates/999999/accept'), 'exchangeRates.notFound');
  });

  test('422 change.refused: exchange rates that need no decision cannot be accepted', async () => {
    const { id } = (await desk.call<{ results: Rates[] }>('GET', '/exchange-rates')).body.results[0]!;
    const message = `Rates ${id} are not held for review.`;
    expectPortalError(await desk.call('POST', `/exchange-rates/${id}/accept`), 'change.refused', message);
  });
});

describe('setExchangeMargin', () => {
  test('200: sets the margin and records its old and new value in the audit', async () => {
    const { status, body } = await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 150 });
    expect([status, body]).toEqual([200, { basisPoints: 150 }]);
    expect(await desk.audit(1)).toMatchObject([
      { action: 'setMargin', facts: [{ name: 'basisPoints', before: '0', after: '150' }] },
    ]);
  });

  test('200: a later margin replaces the earlier one, and the audit shows both values', async () => {
    await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 175 });
    expect((await desk.audit(1))[0]!.facts).toEqual([{ name: 'basisPoints', before: '150', after: '175' }]);
  });

  test('200: setting the stored margin again changes nothing and adds no audit entry', async () => {
    const audit = await desk.audit(1);
    expect((await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 175 })).status).toBe(200);
    expect(await desk.audit(1)).toEqual(audit);
    const { rows } = await service.database.pool.query('select basis_points from exchange_margin where agency_id = 1');
    expect(rows).toEqual([{ basis_points: 150 }, { basis_points: 175 }]);
  });

  test('400 request.invalid: a margin above twenty percent is refused', async () => {
    expect((await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 2_001 })).status).toBe(400);
  });
});

describe('getExchangeMargin', () => {
  const marginOf = (agencyId: number) => desk.call('GET', `/agencies/${agencyId}/exchange-margin`);

  test('200: returns the stored margin, or 0 for an agency without one', async () => {
    await desk.call('PUT', '/agencies/2/exchange-margin', { basisPoints: 90 });
    expect((await marginOf(2)).body).toEqual({ basisPoints: 90 });
    expect((await marginOf(3)).body).toEqual({ basisPoints: 0 });
  });

  test('403 access.forbidden: agency members cannot read the margin, and getAgency does not return it', async () => {
    for (const role of ['owner', 'developer', 'finance', 'viewer'] as const) {
      const member = await portalAs(service, role, { secondFactor: 'passed', agencyId: 2 });
      expectPortalError(await member.call('GET', '/agencies/2/exchange-margin'), 'access.forbidden');
      const { status, body } = await member.call<object>('GET', '/agencies/2');
      expect([status, Object.keys(body)]).toEqual([200, ['id', 'name', 'permissions', 'isKnownToBureau']]);
    }
  });
});
