import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../src/connectors/call.ts';
import { createVendorConnector, type VendorConnector } from '../../src/connectors/vendor.ts';
import type { VendorSearch } from '../../src/ports/vendors.ts';
import { anOffer, type Behaviour, startVendorServer } from './vendor-server.ts';

const vendors = await startVendorServer();
const nobodyLeaves = new AbortController().signal;
const point = { lat: 41.2753, lon: 28.7519 };
const search: VendorSearch = {
  pickUp: { point, dateTime: '2027-06-10T10:00:00+03:00' },
  dropOff: { point, dateTime: '2027-06-13T10:00:00+03:00' },
  driverAge: 30,
  residenceCountry: 'TR',
  radiusMetres: 50_000,
};

const asking = { now: () => new Date('2027-03-01T09:00:00Z'), sharedMilliseconds: 0 };

let events: CallEvent[];
let connector: VendorConnector;

/**
 * Creates a connection whose deadlines are long enough for every response. Only a party that never responds exceeds
 * them.
 */
const connect = (deadlineMilliseconds: number, openMilliseconds = 60_000) =>
  createVendorConnector({
    ...asking,
    connectionOf: async () => ({
      baseUrl: vendors.url,
      key: 'vk_test',
      deadlineMilliseconds,
      reservationDeadlineMilliseconds: deadlineMilliseconds,
    }),
    openMilliseconds,
    observe: (event) => events.push(event),
  });

beforeEach(() => {
  vendors.reset();
  events = [];
  connector = connect(2_000);
});
afterEach(() => connector.close());
afterAll(() => vendors.close());

const ask = (vendorCode = 'ANADOLU', gone = nobodyLeaves) => connector.searchVendor(vendorCode, search, gone);

test('a search sends one request with the key of the vendor', async () => {
  const asked = await ask();
  expect(asked).toMatchObject({ answered: true, answer: [{ offerCode: 'ANADOLU-clio' }] });
  expect(vendors.requests).toEqual([
    { vendorCode: 'ANADOLU', path: '/vendors/ANADOLU/offers', authorization: 'Bearer vk_test', body: search },
  ]);
  expect(events).toMatchObject([{ party: 'ANADOLU', operation: 'searchOffers', outcome: 'answered' }]);
});

describe('an unusable response is reported and counted by its reason', () => {
  test.each<[Behaviour, string]>([
    ['hangsUp', 'unreachable'],
    ['fails', 'failed'],
    ['refuses', 'refused'],
    ['redirects', 'offContract'],
    ['notJson', 'offContract'],
    ['endless', 'offContract'],
    ['offContract', 'offContract'],
  ])('a vendor that %s is reported as %s', async (behaviour, reason) => {
    vendors.behave('ANADOLU', behaviour);
    expect(await ask()).toMatchObject({ answered: false, reason });
    expect(events).toMatchObject([{ outcome: reason }]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://vendor.example/a.png',
    'https://who@vendor.example/',
  ])('a vendor with image or document addresses at %s is reported as offContract', async (address) => {
    const { vehicle, documents } = anOffer('ANADOLU');
    for (const changes of [
      { vehicle: { ...vehicle, imageUrl: address } },
      { documents: { ...documents, termsPdfUrl: address } },
    ]) {
      vendors.offer('ANADOLU', [anOffer('ANADOLU', changes)]);
      expect(await ask()).toEqual({ answered: false, reason: 'offContract' });
    }
  });

  test.each<Behaviour>(['silent', 'dripping'])(
    'a vendor that is %s past the deadline is reported as late',
    async (behaviour) => {
      vendors.behave('ANADOLU', behaviour);
      await connector.close();
      connector = connect(30);
      expect(await ask()).toEqual({ answered: false, reason: 'late' });
    },
  );

  test('a vendor that cannot be reached is reported as unreachable', async () => {
    await connector.close();
    connector = createVendorConnector({
      ...asking,
      connectionOf: async () => ({
        baseUrl: 'http://127.0.0.1:1',
        key: 'vk_test',
        deadlineMilliseconds: 2_000,
        reservationDeadlineMilliseconds: 2_000,
      }),
      observe: (event) => events.push(event),
    });
    expect(await ask()).toEqual({ answered: false, reason: 'unreachable' });
  });

  test('a vendor with a new address is called there with its new key, and other vendors are unaffected', async () => {
    const elsewhere = await startVendorServer();
    const moved = { baseUrl: elsewhere.url, key: 'vk_moved' };
    let isMoved = false;
    await connector.close();
    connector = createVendorConnector({
      ...asking,
      connectionOf: async (code) => ({
        ...(isMoved && code === 'PERA' ? moved : { baseUrl: vendors.url, key: 'vk_test' }),
        deadlineMilliseconds: 2_000,
        reservationDeadlineMilliseconds: 2_000,
      }),
      observe: (event) => events.push(event),
    });
    await ask('PERA');
    isMoved = true;
    await Promise.all([ask('PERA'), ask('ANADOLU')]);
    expect(elsewhere.requests.map(({ authorization }) => authorization)).toEqual(['Bearer vk_moved']);
    expect(vendors.requests.map(({ authorization }) => authorization)).toEqual(['Bearer vk_test', 'Bearer vk_test']);
    await elsewhere.close();
  });

  test('a search is aborted when the customer leaves', async () => {
    vendors.behave('ANADOLU', 'silent');
    const customer = new AbortController();
    const asked = ask('ANADOLU', customer.signal);
    customer.abort();
    expect(await asked).toEqual({ answered: false, reason: 'abandoned' });
  });
});

describe('circuit breaker of a vendor', () => {
  const askFiveTimes = async (gone = nobodyLeaves) => {
    for (let time = 0; time < 5; time++) await ask('ANADOLU', gone);
  };

  test('the circuit breaker opens after five consecutive failures of one vendor, for this vendor only', async () => {
    vendors.behave('ANADOLU', 'fails');
    await askFiveTimes();
    vendors.behave('ANADOLU', 'well');
    expect(await ask()).toEqual({ answered: false, reason: 'circuitOpen' });
    expect(await ask('BOSFOR')).toMatchObject({ answered: true });
    expect(vendors.requests.filter(({ vendorCode }) => vendorCode === 'ANADOLU')).toHaveLength(5);
  });

  test('the circuit breaker stays closed after refusals, aborted searches and intermittent successes', async () => {
    vendors.behave('ANADOLU', 'refuses');
    await askFiveTimes();
    vendors.behave('ANADOLU', 'silent');
    await askFiveTimes(AbortSignal.abort());
    vendors.behave('ANADOLU', 'fails');
    for (let time = 0; time < 4; time++) await ask();
    vendors.behave('ANADOLU', 'well');
    expect(await ask()).toMatchObject({ answered: true });
    vendors.behave('ANADOLU', 'fails');
    await ask();
    vendors.behave('ANADOLU', 'well');
    expect(await ask()).toMatchObject({ answered: true });
  });

  test('the circuit breaker closes after a successful trial call, for which other calls do not wait', async () => {
    await connector.close();
    connector = connect(2_000, 0);
    vendors.behave('ANADOLU', 'fails');
    await askFiveTimes();
    vendors.behave('ANADOLU', 'well');
    const [trial, meanwhile] = await Promise.all([ask(), ask()]);
    expect(trial).toMatchObject({ answered: true });
    expect(meanwhile).toEqual({ answered: false, reason: 'circuitOpen' });
    expect(await ask()).toMatchObject({ answered: true });
  });
});

describe('offer extras', () => {
  const askExtras = () => connector.listVendorExtras('ANADOLU', 'ANADOLU-clio', nobodyLeaves);

  test('extras are requested from the vendor of the offer', async () => {
    expect(await askExtras()).toMatchObject({ answered: true, answer: [{ code: 'BABY_SEAT' }, { code: 'CDW' }] });
    expect(vendors.requests[0]?.path).toBe('/vendors/ANADOLU/offers/ANADOLU-clio/extras');
  });

  test('an offer unknown to the vendor has no extras, which counts as a response', async () => {
    vendors.behave('ANADOLU', 'refuses');
    expect(await askExtras()).toEqual({ answered: true, answer: undefined });
  });

  test('extras that violate the contract count as no response', async () => {
    vendors.behave('ANADOLU', 'offContract');
    expect(await askExtras()).toEqual({ answered: false, reason: 'offContract' });
  });
});
