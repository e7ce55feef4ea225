import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { transactOn } from '../../../src/database/transact.ts';
import suppliers from '../../../src/features/suppliers/staging.transfer-suppliers.json' with { type: 'json' };
import type { TransferSearchResponse } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { startStaging } from '../../support/staging.ts';
import { ISTANBUL_AIRPORT, searchTransfers } from './transfer.ts';

/** A deadline that no responding supplier exceeds, even on a busy machine. */
const settings = { VENDOR_DEADLINE_MS: '20000' };
const { service, sandbox, clock, tokenOf, stop } = await startStaging(settings);
const token = await tokenOf('horizon');

/** Makes a supplier respond too late in every search by this service. */
async function slowDown(code: string, at: TestService = service): Promise<void> {
  sandbox.faults.set(code, 'slow');
  await setDeadline(code, 200, at);
}
const setDeadline = (code: string, deadlineMilliseconds: number | null, at: TestService = service) =>
  transactOn(at.database.db)((tx) =>
    at.suppliers.saveSupplier(tx, { kind: 'transferSupplier', code, deadlineMilliseconds, by: 'Ada' }),
  );

afterEach(async () => {
  for (const code of ['BOSPHORUS', 'SKYLINE']) await setDeadline(code, null);
  sandbox.faults.reset();
});
afterAll(stop);

/** No supplier serves this point, so every supplier responds without offers. */
const PACIFIC = { pickup: { lat: -30, lon: -150 } };
const outcomesIn = ({ suppliers: all }: TransferSearchResponse) =>
  Object.fromEntries(all.map(({ supplier, outcome }) => [supplier.name, outcome]));
const searched = async (at: TestService = service, as = token, body = {}) => {
  const answer = await searchTransfers(at, as, { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const allNone = Object.fromEntries(suppliers.map(({ name }) => [name, 'none']));
/** Starts a service whose circuit breakers are all closed, against the same suppliers. */
async function withFreshService(work: (fresh: TestService, as: string) => Promise<void>): Promise<void> {
  const fresh = await startService({ clock, settings: { TRANSFER_SUPPLIER_BASE_URL: sandbox.url, ...settings } });
  try {
    await work(fresh, await fresh.loginAs('horizon'));
  } finally {
    await fresh.stop();
  }
}

describe('200: outcomes of a transfer search', () => {
  test('each supplier is listed once, and offers counts its products', async () => {
    const { products, suppliers: outcomes, complete } = await searched();
    const productsOf = (name: string) => products.filter(({ supplier }) => supplier!.name === name).length;
    expect(outcomes).toEqual(
      suppliers.map(({ name }) => ({
        supplier: { name },
        outcome: ['Anatolia Shuttle', 'Riviera Rides'].includes(name) ? 'none' : 'offers',
        offers: productsOf(name),
      })),
    );
    expect(complete).toBe(true);
  });

  test('an empty result is complete if every supplier responds', async () => {
    const { products, complete, ...rest } = await searched(service, token, PACIFIC);
    expect([products, complete, outcomesIn({ products, complete, ...rest })]).toEqual([[], true, allNone]);
  });

  // Each test uses a different supplier, because five consecutive failures would open the supplier's circuit breaker.
  test.each([
    ['failing', 'ANATOLIA', 'Anatolia Shuttle'],
    ['down', 'RIVIERA', 'Riviera Rides'],
    ['offContract', 'SKYLINE', 'Skyline VIP'],
  ] as const)('an empty result is incomplete if a supplier is %s, which has failed', async (behaviour, code, name) => {
    sandbox.faults.set(code, behaviour);
    const body = await searched(service, token, PACIFIC);
    expect([body.products, body.complete]).toEqual([[], false]);
    expect(outcomesIn(body)).toEqual({ ...allNone, [name]: 'failed' });
  });

  test('an empty result is incomplete if a supplier does not respond in time, which is late', async () => {
    await slowDown('BOSPHORUS');
    const body = await searched(service, token, PACIFIC);
    expect([body.products, body.complete]).toEqual([[], false]);
    expect(outcomesIn(body)).toEqual({ ...allNone, 'Bosphorus Transfers': 'late' });
  });

  test('a supplier is paused after five failures in a row, next to suppliers that are late, fail or respond', async () => {
    sandbox.faults.set('CITYHOP', 'failing');
    await withFreshService(async (fresh, as) => {
      for (let time = 0; time < 5; time++) {
        expect(outcomesIn(await searched(fresh, as))).toMatchObject({ Cityhop: 'failed' });
      }
      sandbox.faults.set('CITYHOP', 'normal');
      sandbox.faults.set('RIVIERA', 'down');
      await slowDown('SKYLINE', fresh);
      const body = await searched(fresh, as);
      expect(body.complete).toBe(false);
      expect(outcomesIn(body)).toEqual({
        'Bosphorus Transfers': 'offers',
        'Anatolia Shuttle': 'none',
        'Riviera Rides': 'failed',
        'Skyline VIP': 'late',
        Cityhop: 'paused',
      });
    });
  });

  test('a search between identical points queries no supplier and is complete', async () => {
    const { searchId: _, ...body } = await searched(service, token, { dropoff: ISTANBUL_AIRPORT });
    expect(body).toEqual({ products: [], complete: true, suppliers: [] });
  });

  test('a supplier that is switched off is not listed and does not make the result incomplete', async () => {
    const transact = transactOn(service.database.db);
    const switchTo = (isOn: boolean) =>
      transact((tx) =>
        service.suppliers.switchSupplier(tx, { kind: 'transferSupplier', code: 'CITYHOP', isOn, by: 'Ada' }),
      );
    await switchTo(false);
    const { Cityhop: _, ...others } = allNone;
    const body = await searched(service, token, PACIFIC);
    expect([body.complete, outcomesIn(body)]).toEqual([true, others]);
    await switchTo(true);
  });

  test('of two agencies that search one after the other, each sees only the outcomes of its search', async () => {
    sandbox.faults.setNext('CITYHOP', 'failing');
    expect(outcomesIn(await searched(service, token, PACIFIC))).toEqual({ ...allNone, Cityhop: 'failed' });
    expect(outcomesIn(await searched(service, await tokenOf('lodos'), PACIFIC))).toEqual(allNone);
  });
});

test('the log entry names the suppliers without a response, even if the search fails', async () => {
  const operator = await portalAs(service, 'operator', { secondFactor: 'passed' });
  const silentPartiesOf = async (requestId: string) => {
    await service.writeRequests();
    const { body } = await operator.call<{ request: { silentParties?: unknown } }>(
      'GET',
      `/agencies/1/requests/${requestId}`,
    );
    return body.request.silentParties;
  };
  await slowDown('SKYLINE');
  await searchTransfers(service, token, { headers: { 'X-Request-Id': 'transfers-1' } });
  expect(await silentPartiesOf('transfers-1')).toEqual([{ name: 'Skyline VIP', outcome: 'late' }]);
  await setDeadline('SKYLINE', null);
  for (const { code } of suppliers) sandbox.faults.set(code, 'failing');
  const answer = await searchTransfers(service, token, { headers: { 'X-Request-Id': 'transfers-2' } });
  expectError(answer, 'transferSearch.noSupplierAnswered');
  service.takeErrors();
  expect(await silentPartiesOf('transfers-2')).toEqual(suppliers.map(({ name }) => ({ name, outcome: 'failed' })));
});
