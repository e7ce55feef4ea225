import { contract } from '@agency-booking/connector-contracts/exchange-rates';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../src/main.ts';

let now = new Date('2027-03-01T09:00:00Z');
const sandbox = await startSandbox({ port: 0, now: () => now });
afterAll(() => sandbox.close());
afterEach(() => {
  now = new Date('2027-03-01T09:00:00Z');
  sandbox.publisher.set('usual');
  sandbox.faults.reset();
});

const ask = (file: string, method = 'GET') => fetch(`${sandbox.url}/exchange-rates/${file}`, { method });
const textOf = async (file: string) => (await ask(file)).text();
const dayOf = async () => ((await (await ask('latest')).json()) as { asOf: string }).asOf;
const dayAt = async (moment: string) => {
  now = new Date(moment);
  return dayOf();
};

test('the sandbox publishes the exchange rates of the contract example without a key', async () => {
  const answer = await ask('latest');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    contract.components.examples['ExchangeRates.friday'].value,
  ]);
});

test('the TCMB file contains lira rates with equal buying and selling prices, per 100 yen', async () => {
  expect(await textOf('today.xml')).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Tarih_Date Tarih="26.02.2027" Date="02\/26\/2027">/,
  );
  expect((await textOf('today.xml')).replaceAll(/\s+/g, '')).toContain(
    'CurrencyCode="JPY"><Unit>100</Unit><ForexBuying>28.5000</ForexBuying><ForexSelling>28.5000</ForexSelling>',
  );
});

test('the ECB file contains the value of one euro', async () => {
  const text = await textOf('eurofxref-daily.xml');
  expect(text).toContain('<Cube time="2027-02-26">');
  expect([...text.matchAll(/currency="(\w+)" rate="([\d.]+)"/g)].map(([, code, rate]) => [code, rate])).toEqual([
    ['TRY', '50.0000'],
    ['USD', '1.1628'],
    ['GBP', '0.8696'],
    ['JPY', '175.4386'],
  ]);
});

test('rates are published on weekdays at 15:30 in Ankara', async () => {
  expect(await dayAt('2027-03-05T12:29:59Z')).toBe('2027-03-04');
  expect(await dayAt('2027-03-05T12:30:00Z')).toBe('2027-03-05');
  expect(await dayAt('2027-03-07T23:00:00Z')).toBe('2027-03-05');
  expect(await dayAt('2027-03-08T12:29:59Z')).toBe('2027-03-05');
});

describe('exchange rate faults', () => {
  const press = (publishing: string) =>
    fetch(`${sandbox.url}/console/exchange-rates`, {
      method: 'POST',
      body: new URLSearchParams({ publishing }),
      redirect: 'manual',
    });

  test.each([
    ['overdue', '2027-02-19'],
    ['outdated', '2027-02-16'],
  ])('the console makes the rates %s', async (publishing, asOf) => {
    expect((await press(publishing)).status).toBe(303);
    expect(await dayOf()).toBe(asOf);
    expect(await (await fetch(`${sandbox.url}/rates`)).text()).toContain(`value="${publishing}" aria-pressed="true"`);
  });

  test('the console raises the rates by a fifth', async () => {
    await press('jumped');
    expect(await textOf('today.xml')).toContain('<ForexBuying>60.0000</ForexBuying>');
  });

  test('the console refuses an unknown fault', async () => {
    expect((await press('backwards')).status).toBe(400);
  });

  test('the publisher supports the faults of every party in each file format', async () => {
    sandbox.faults.set('EXCHANGERATES', 'failing');
    for (const file of ['latest', 'today.xml', 'eurofxref-daily.xml']) expect((await ask(file)).status).toBe(500);
  });
});

test('404, 405: unknown files and methods are refused', async () => {
  expect((await ask('yesterday.xml')).status).toBe(404);
  expect((await ask('latest', 'POST')).status).toBe(405);
});
