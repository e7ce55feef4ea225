import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { transactOn } from '../../../src/database/transact.ts';
import type { CarSearchResponse } from '../../../src/generated/types.ts';
import { anOffer, type Behaviour, VENDORS } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { searchCars, threeDays } from './trip.ts';

/** A deadline that no responding vendor exceeds, even on a busy machine. */
const settings = { VENDOR_DEADLINE_MS: '20000' };
const { service, vendors, token, stop } = await startWithVendors(settings);
const otherToken = await service.loginAs('lodos');
afterAll(stop);

/** Vendors respond without cars by default, so that each test shows only the outcomes that it causes. */
beforeEach(async () => {
  await setDeadline('PERA', null);
  vendors.reset();
  for (const code of VENDORS) vendors.offer(code, []);
});

const outcomesIn = ({ vendors: all }: CarSearchResponse) =>
  Object.fromEntries(all.map(({ vendor, outcome, offers }) => [vendor.displayName, `${outcome} ${offers}`]));
/** Returns the expected search outcomes if every vendor except the given ones responds without cars. */
const allNoneExcept = (changes: Record<string, string>) => ({
  'Test Drive': 'none 0',
  'Anadolu Rent': 'none 0',
  Bosfor: 'none 0',
  'Ege Rent': 'none 0',
  Kartal: 'none 0',
  Likya: 'none 0',
  Marmara: 'none 0',
  Nordwind: 'none 0',
  Osteria: 'none 0',
  Pera: 'none 0',
  ...changes,
});
const searched = async (at: TestService = service, as = token, change = {}) => {
  const { status, body, text } = await searchCars(at, as, change);
  expect(status, text).toBe(200);
  return { count: body.count, complete: body.complete, outcomes: outcomesIn(body) };
};
/** Changes the deadline of one vendor; `null` restores the default deadline. */
const setDeadline = (code: string, deadlineMilliseconds: number | null, at = service) =>
  transactOn(at.database.db)((tx) =>
    at.suppliers.saveSupplier(tx, { kind: 'vendor', code, deadlineMilliseconds, by: 'Ada' }),
  );
/** Makes a vendor respond too late in every search by this service. */
async function silence(code: string, at = service): Promise<void> {
  vendors.behave(code, 'silent');
  await setDeadline(code, 200, at);
}
const switchPera = (isOn: boolean) =>
  transactOn(service.database.db)((tx) =>
    service.suppliers.switchSupplier(tx, { kind: 'vendor', code: 'PERA', isOn, by: 'Ada' }),
  );
/** Starts a service whose circuit breakers are all closed, against the same vendors. */
async function withFreshService(work: (fresh: TestService, as: string) => Promise<void>): Promise<void> {
  const fresh = await startService({ settings: { VENDOR_BASE_URL: vendors.url, ...settings } });
  try {
    await work(fresh, await fresh.loginAs('horizon'));
  } finally {
    await fresh.stop();
  }
}

describe('200: outcomes of a car search', () => {
  test('each main supplier is listed with its public names, in the order of the IDs', async () => {
    vendors.offer('BOSFOR', [anOffer('BOSFOR')]);
    const { body } = await searchCars(service, token);
    expect(body.vendors.slice(0, 3)).toEqual([
      { vendor: { id: 1, name: 'Test Drive', displayName: 'Test Drive' }, outcome: 'none', offers: 0 },
      { vendor: { id: 2, name: 'Anadolu Rent', displayName: 'Anadolu Rent' }, outcome: 'none', offers: 0 },
      { vendor: { id: 3, name: 'Bosfor Car Hire', displayName: 'Bosfor' }, outcome: 'offers', offers: 1 },
    ]);
    expect(body.vendors.map(({ vendor }) => vendor.id)).toEqual(VENDORS.map((_, index) => index + 1));
    expect(body.complete).toBe(true);
  });

  test('offers counts the suitable cars of a vendor, even if the result shows them from a different vendor', async () => {
    const { conditions, price, vehicle } = anOffer('X');
    const megane = { vehicle: { ...vehicle, model: 'Megane' } };
    const tooOld = { conditions: { ...conditions, minDriverAge: 26 } };
    vendors.offer('BOSFOR', [anOffer('BOSFOR'), anOffer('BOSFOR', megane), anOffer('BOSFOR', tooOld)]);
    vendors.offer('PERA', [anOffer('PERA', { price: { ...price, net: 100_000 } })]);
    expect(await searched(service, token, { body: { age: '25' } })).toEqual({
      count: 2,
      complete: true,
      outcomes: allNoneExcept({ Bosfor: 'offers 2', Pera: 'offers 1' }),
    });
  });

  test('a vendor whose cars do not suit the search has the outcome none', async () => {
    const { conditions } = anOffer('X');
    vendors.offer('PERA', [anOffer('PERA', { conditions: { ...conditions, minDriverAge: 26 } })]);
    expect(await searched(service, token, { body: { age: '25' } })).toEqual({
      count: 0,
      complete: true,
      outcomes: allNoneExcept({}),
    });
  });

  test('a vendor that does not respond in time is late, and the result is incomplete', async () => {
    await silence('PERA');
    expect(await searched()).toEqual({ count: 0, complete: false, outcomes: allNoneExcept({ Pera: 'late 0' }) });
  });

  // Each test uses a different vendor, because five consecutive failures would open the vendor's circuit breaker.
  test.each<[Behaviour, string, string]>([
    ['hangsUp', 'ANADOLU', 'Anadolu Rent'],
    ['fails', 'EGERENT', 'Ege Rent'],
    ['refuses', 'KARTAL', 'Kartal'],
    ['offContract', 'OSTERIA', 'Osteria'],
  ])('a vendor that %s has failed, and the result is incomplete', async (behaviour, code, name) => {
    vendors.behave(code, behaviour);
    expect(await searched()).toEqual({ count: 0, complete: false, outcomes: allNoneExcept({ [name]: 'failed 0' }) });
  });

  test('a vendor is paused after five failures in a row, and is not queried', async () => {
    vendors.behave('PERA', 'fails');
    await withFreshService(async (fresh, as) => {
      for (let time = 0; time < 5; time++) {
        expect((await searched(fresh, as)).outcomes).toMatchObject({ Pera: 'failed 0' });
      }
      vendors.requests.length = 0;
      vendors.behave('PERA', 'well');
      expect(await searched(fresh, as)).toEqual({
        count: 0,
        complete: false,
        outcomes: allNoneExcept({ Pera: 'paused 0' }),
      });
      expect(vendors.requests.map(({ vendorCode }) => vendorCode)).not.toContain('PERA');
    });
  });

  test('several outcomes of one search are all listed', async () => {
    vendors.offer('BOSFOR', [anOffer('BOSFOR')]);
    vendors.behave('MARMARA', 'fails');
    await withFreshService(async (fresh, as) => {
      for (let time = 0; time < 5; time++) await searched(fresh, as);
      await silence('PERA', fresh);
      vendors.behave('LIKYA', 'hangsUp');
      expect(await searched(fresh, as)).toEqual({
        count: 1,
        complete: false,
        outcomes: allNoneExcept({ Bosfor: 'offers 1', Marmara: 'paused 0', Pera: 'late 0', Likya: 'failed 0' }),
      });
    });
  });

  test('a vendor that is switched off is not listed and does not make the result incomplete', async () => {
    await switchPera(false);
    const { Pera: _, ...others } = allNoneExcept({});
    expect(await searched()).toEqual({ count: 0, complete: true, outcomes: others });
    await switchPera(true);
  });
});

test('500 carSearch.noVendorAnswered: a search fails if no vendor that is switched on responds', async () => {
  await switchPera(false);
  for (const code of VENDORS) vendors.behave(code, 'fails');
  expectError(await searchCars(service, token), 'carSearch.noVendorAnswered');
  await switchPera(true);
});

describe('outcomes of identical searches that share vendor responses', () => {
  test('each identical search has its own outcomes, although the cars are the same', async () => {
    const shared = { VENDOR_BASE_URL: vendors.url, ...settings, CAR_SEARCH_SHARED_SECONDS: '10' };
    const sharing = await startService({ settings: shared });
    const as = await sharing.loginAs('horizon');
    const other = await sharing.loginAs('lodos');
    vendors.offer('BOSFOR', [anOffer('BOSFOR')]);
    for (const outcome of ['failed', 'failed', 'late', 'failed']) {
      if (outcome === 'late') await silence('PERA', sharing);
      else vendors.behave('PERA', 'fails');
      for (const agency of [as, other]) {
        expect(await searched(sharing, agency)).toEqual({
          count: 1,
          complete: false,
          outcomes: allNoneExcept({ Bosfor: 'offers 1', Pera: `${outcome} 0` }),
        });
      }
      // A successful search in between keeps the circuit breaker closed.
      vendors.behave('PERA', 'well');
      await setDeadline('PERA', null, sharing);
      sharing.clock.advance(10);
      expect(await searched(sharing, as, { body: { age: '29' } })).toMatchObject({ complete: true });
    }
    vendors.requests.length = 0;
    for (const agency of [as, as, other]) {
      expect(await searched(sharing, agency)).toEqual({
        count: 1,
        complete: true,
        outcomes: allNoneExcept({ Bosfor: 'offers 1' }),
      });
    }
    expect(vendors.requests.filter(({ vendorCode }) => vendorCode === 'BOSFOR')).toHaveLength(1);
    await sharing.stop();
  });
});

describe('the log entry of a search', () => {
  type Entry = { readonly request: { readonly silentParties?: unknown } };
  const silentPartiesOf = async (agencyId: number, requestId: string) => {
    await service.writeRequests();
    const operator = await portalAs(service, 'operator', { secondFactor: 'passed' });
    const { body } = await operator.call<Entry>('GET', `/agencies/${agencyId}/requests/${requestId}`);
    return body.request.silentParties;
  };
  const search = (requestId: string, as: string, body = {}) =>
    service.api('POST', '/search/point', {
      token: as,
      headers: { 'X-Request-Id': requestId },
      body: { ...threeDays, ...body },
    });

  test('the log entry names the vendors without a response, and has no such field if all vendors respond', async () => {
    await silence('PERA');
    vendors.behave('LIKYA', 'refuses');
    await search('incomplete-1', token);
    expect(await silentPartiesOf(1, 'incomplete-1')).toEqual([
      { name: 'Likya Rent a Car', outcome: 'failed' },
      { name: 'Pera Car Rental', outcome: 'late' },
    ]);
    vendors.reset();
    await setDeadline('PERA', null);
    await search('complete-1', token);
    expect(await silentPartiesOf(1, 'complete-1')).toBeUndefined();
  });

  test('of two agencies that search at once with the same X-Request-Id, each sees only the outcomes of its search', async () => {
    await silence('PERA');
    const late = search('same-id-1', token);
    await vi.waitFor(() => expect(vendors.requests.map(({ vendorCode }) => vendorCode)).toContain('PERA'), 10_000);
    vendors.behave('PERA', 'well');
    await setDeadline('PERA', null);
    vendors.behave('LIKYA', 'refuses');
    await search('same-id-1', otherToken, { age: '28' });
    await late;
    expect(await silentPartiesOf(1, 'same-id-1')).toEqual([{ name: 'Pera Car Rental', outcome: 'late' }]);
    expect(await silentPartiesOf(3, 'same-id-1')).toEqual([{ name: 'Likya Rent a Car', outcome: 'failed' }]);
  });

  test('a search that fails because no vendor responds names all of them in its log entry', async () => {
    for (const code of VENDORS) vendors.behave(code, 'refuses');
    expectError(
      await searchCars(service, token, { headers: { 'X-Request-Id': 'all-silent-1' } }),
      'carSearch.noVendorAnswered',
    );
    expect(await silentPartiesOf(1, 'all-silent-1')).toHaveLength(VENDORS.length);
  });
});

test('the metrics count each outcome by party, and report outcomes that never happened as 0', async () => {
  vendors.offer('BOSFOR', [anOffer('BOSFOR')]);
  vendors.behave('PERA', 'refuses');
  await withFreshService(async (fresh, as) => {
    await searched(fresh, as);
    const metrics = await (await fetch(`${fresh.url}/metrics`)).text();
    const counted = (party: string, outcome: string, count: number) =>
      expect(metrics).toContain(
        `search_party_outcomes_total{operation="searchCars",party="${party}",outcome="${outcome}"} ${count}\n`,
      );
    counted('BOSFOR', 'offers', 1);
    counted('ANADOLU', 'none', 1);
    counted('PERA', 'failed', 1);
    counted('PERA', 'late', 0);
  });
});
