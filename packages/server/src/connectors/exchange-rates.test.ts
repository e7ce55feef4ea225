import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { json, type Reply, startObedientServer } from '../../test/support/party-server.ts';
import { createExchangeRatesConnector, type Feed } from './exchange-rates.ts';

const NEVER = new AbortController().signal;

let publisher: Awaited<ReturnType<typeof startObedientServer>>;
beforeAll(async () => {
  publisher = await startObedientServer();
});
afterAll(() => publisher.close());

const xml =
  (body: string): Reply =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

function fetched(form: Feed['form'], path: string, reply: Reply) {
  publisher.willReply(reply);
  publisher.asked.length = 0;
  const feed = { form, url: `${publisher.url}${path}` };
  const connector = createExchangeRatesConnector({ feed, deadlineMilliseconds: 2_000, observe: () => {} });
  onTestFinished(connector.close);
  return connector.fetchPublication(NEVER);
}
const ratesIn = async (form: Feed['form'], reply: Reply) => {
  const result = await fetched(form, '/rates.xml', reply);
  return result.answered ? result.answer.rates : result.reason;
};

const currency = (code: string, unit: string, [buying, selling]: readonly [string, string]) =>
  `<Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}"><Unit>${unit}</Unit><Isim>${code}</Isim>
  <ForexBuying>${buying}</ForexBuying><ForexSelling>${selling}</ForexSelling><BanknoteBuying/></Currency>`;
const today = (...currencies: readonly string[]) =>
  `<Tarih_Date Tarih="26.02.2027" Date="02/26/2027" Bulten_No="2027/40">${currencies.join('')}</Tarih_Date>`;
const DOLLAR = currency('USD', '1', ['42.9000', '43.1000']);

const daily = (...cubes: readonly string[]) =>
  `<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='2027-02-26'>${cubes.join('')}</Cube></Cube></gesmes:Envelope>`;

describe('feeds in the TCMB format', () => {
  test('TCMB prices are read in lira, buying and selling, and per 100 units for some currencies', async () => {
    const yen = currency('JPY', '100', ['28.4000', '28.6000']);
    expect(await fetched('tcmb', '/kurlar/today.xml', xml(today(DOLLAR, yen)))).toEqual({
      answered: true,
      answer: {
        asOf: '2027-02-26',
        publishedAt: new Date('2027-02-26T12:30:00Z'),
        source: 'TCMB',
        base: 'TRY',
        rates: [
          { currency: 'USD', unit: 1, buying: '42.9000', selling: '43.1000' },
          { currency: 'JPY', unit: 100, buying: '28.4000', selling: '28.6000' },
        ],
      },
    });
    expect(publisher.asked).toEqual([{ request: 'GET /kurlar/today.xml', authorization: undefined, body: undefined }]);
  });

  test('a TCMB currency without a price is left out', async () => {
    const rights = currency('XDR', '1', ['61.2000', '']);
    expect(await ratesIn('tcmb', xml(today(DOLLAR, rights)))).toHaveLength(1);
  });

  test.each([
    ['a closing tag is missing', today(DOLLAR).replace('</Tarih_Date>', '')],
    ['there is no currency', today()],
    ['a price is not a decimal', today(currency('USD', '1', ['4e1', '43']))],
    ['a unit is not a number', today(currency('USD', 'one', ['42', '43']))],
    ['the day is missing', today(DOLLAR).replace('Date="02/26/2027"', '')],
    ['entities are declared', `<!DOCTYPE x [<!ENTITY a "43">]>${today(currency('USD', '1', ['&a;', '43']))}`],
    ['it has the ECB format', daily('<Cube currency="USD" rate="1.1"/>')],
    ['it is empty', ''],
  ])('offContract: a TCMB file is refused because %s', async (_, body) => {
    expect(await ratesIn('tcmb', xml(body))).toBe('offContract');
  });
});

describe('feeds in the ECB format', () => {
  test('ECB rates per euro become prices in euros', async () => {
    const cubes = ['<Cube currency="USD" rate="1.25"/>', '<Cube currency="TRY" rate="50.0000"/>'];
    expect(await fetched('ecb', '/eurofxref-daily.xml', xml(daily(...cubes)))).toEqual({
      answered: true,
      answer: {
        asOf: '2027-02-26',
        publishedAt: new Date('2027-02-26T15:00:00Z'),
        source: 'ECB',
        base: 'EUR',
        rates: [
          { currency: 'USD', unit: 1, buying: '0.800000000000000', selling: '0.800000000000000' },
          { currency: 'TRY', unit: 1, buying: '0.020000000000000', selling: '0.020000000000000' },
        ],
      },
    });
  });

  test.each([
    ['a rate is zero', daily('<Cube currency="USD" rate="0"/>')],
    ['there is no currency', daily()],
    ['the day does not exist', daily('<Cube currency="USD" rate="1"/>').replace('02-26', '02-30')],
    ['it has the TCMB format', today(DOLLAR)],
  ])('offContract: an ECB file is refused because %s', async (_, body) => {
    expect(await ratesIn('ecb', xml(body))).toBe('offContract');
  });
});

describe('feeds that follow our contract', () => {
  const said = {
    asOf: '2027-02-26',
    publishedAt: '2027-02-26T15:30:00+03:00',
    source: 'TCMB',
    base: 'TRY',
    rates: [{ currency: 'JPY', unit: 100, buying: '28.4', selling: '28.6' }],
  };

  test('rates of a contract feed are requested below the base address', async () => {
    expect(await fetched('contract', '/v2', json({ ...said, more: 'of it' }))).toEqual({
      answered: true,
      answer: { ...said, publishedAt: new Date('2027-02-26T12:30:00Z') },
    });
    expect(publisher.asked.map(({ request }) => request)).toEqual(['GET /v2/exchange-rates/latest']);
  });

  test.each([
    ['a price is a number', { ...said, rates: [{ ...said.rates[0], buying: 28.4 }] }],
    ['a price is zero', { ...said, rates: [{ ...said.rates[0], buying: '0.00' }] }],
    ['there are no rates', { ...said, rates: [] }],
    ['it has no source', { ...said, source: undefined }],
  ])('offContract: a contract feed is refused because %s', async (_, body) => {
    expect(await ratesIn('contract', json(body))).toBe('offContract');
  });
});

test.each<[string, Reply]>([
  ['failed', json({}, 500)],
  ['refused', json({}, 404)],
  ['unreachable', (response) => response.destroy()],
  ['offContract', xml(today(DOLLAR) + ' '.repeat(2 * 1024 * 1024))],
])('%s: a file that does not arrive is reported with this reason', async (reason, reply) => {
  expect(await ratesIn('tcmb', reply)).toBe(reason);
});
