import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgencyName } from '../../support/agencies.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService, type TestService } from '../../support/service.ts';

type Prediction = { placeId: string; description: string; mainText: string; secondaryText: string; types: string[] };

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await startService();
  token = await service.loginAs('horizon');
});
afterAll(() => service.stop());

/** `queryString` is the encoded query string without the question mark. */
const search = (queryString: string) => service.api('GET', `/locations?${queryString}`, { token });
const searchFor = (query: string) => search(`query=${encodeURIComponent(query)}`);
const namesFor = async (query: string) =>
  ((await searchFor(query)).body as Prediction[]).map(({ mainText }) => mainText);

describe('200', () => {
  test('200: finds an airport by its code and returns its full description', async () => {
    const { status, body } = await searchFor('IST');
    expect(status).toBe(200);
    expect((body as Prediction[])[0]).toEqual({
      placeId: 'airport-IST',
      description: 'Istanbul Airport (IST), Arnavutköy, Istanbul, Türkiye',
      mainText: 'Istanbul Airport (IST)',
      secondaryText: 'Arnavutköy, Istanbul, Türkiye',
      types: ['airport', 'establishment', 'point_of_interest'],
    });
  });

  test('200: finds the same places in any spelling', async () => {
    const expected = (await searchFor('istanbul')).body;
    expect(expected).not.toHaveLength(0);
    for (const spelling of ['İSTANBUL', 'ıstanbul', 'İstanbul', '  istanbul ']) {
      expect((await searchFor(spelling)).body).toEqual(expected);
    }
    expect(await namesFor('kadikoy')).toEqual(await namesFor('Kadıköy'));
  });

  test.each(['Munich', 'München', 'Münih'])('200: the query %s finds Munich and its airport', async (query) => {
    expect(await namesFor(query)).toEqual(expect.arrayContaining(['Munich', 'Munich Airport (MUC)']));
  });

  test.each([
    ['東京', 'Tokyo'],
    ['Αθήνα', 'Athens'],
    ['Санкт', 'Saint Petersburg'],
  ])('200: the query %s finds %s', async (query, name) => {
    expect(await namesFor(query)).toContain(name);
  });

  const countryFirst = async (agency: AgencyName, language?: string) => {
    const headers = { ...(language && { 'Accept-Language': language }) };
    const answer = await service.api<Prediction[]>('GET', '/locations?query=ova', {
      token: await service.loginAs(agency),
      headers,
    });
    return answer.body[0]!.secondaryText.split(', ').at(-1);
  };

  test.each([
    ['unknown country', 'meridian', undefined, 'Chile'],
    ['agency registered in Türkiye', 'horizon', undefined, 'Türkiye'],
    ['Turkish-speaking traveller', 'meridian', 'tr', 'Türkiye'],
    ['traveller from Portugal', 'horizon', 'pt-PT, tr;q=0.9', 'Portugal'],
  ] as const)(
    '200: places in the likely country of the caller come first: %s',
    async (_, agency, language, country) => {
      expect(await countryFirst(agency, language)).toBe(country);
    },
  );

  test.each(['en', '*', 'x', '-', 'en;q=', 'tr;q=0'])(
    '200: Accept-Language %s does not indicate a country',
    async (language) => {
      expect(await countryFirst('meridian', language)).toBe('Chile');
    },
  );

  test('200: a plus sign in the query is read as a space', async () => {
    expect((await search('query=new+york')).body).toEqual((await searchFor('new york')).body);
  });

  test('200: returns at most ten places', async () => {
    expect((await searchFor('sa')).body).toHaveLength(10);
  });

  test.each(['xqzt', '--', "';--", '""', '😀😀', '<script>', '%%', '\\\\', '../..'])(
    '200: returns an empty list for %s, which matches no place',
    async (query) => {
      expect(await searchFor(query)).toMatchObject({ status: 200, body: [] });
    },
  );

  test('200: a query of a hundred characters is accepted', async () => {
    expect(await searchFor('x'.repeat(100))).toMatchObject({ status: 200, body: [] });
  });

  test('200: the response must not be cached and contains the remaining rate limit', async () => {
    const { headers } = await searchFor('ankara');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(Number(headers.get('ratelimit-limit')));
  });
});

describe('400 request.invalid', () => {
  test.each([
    ['no query', '', 'query'],
    ['an empty query', 'query=', 'query'],
    ['a query without a value', 'query', 'query'],
    ['a query of one letter', 'query=i', 'query'],
    ['a query of blanks', 'query=%20%20%20', 'query'],
    ['a query of one letter among blanks', 'query=%20i%20', 'query'],
    ['a query of plus signs for blanks', 'query=+++', 'query'],
    ['a query of one emoji', 'query=%F0%9F%98%80', 'query'],
    ['a query of 101 characters', `query=${'x'.repeat(101)}`, 'query'],
    ['a query with a NUL', 'query=i%00st', 'query'],
    ['a query with a line break', 'query=ist%0A', 'query'],
    ['two queries', 'query=ist&query=saw', 'query'],
    ['broken percent-encoding', 'query=%zz', 'query'],
    ['half a UTF-8 character', 'query=%E0%A4', 'query'],
    ['a list', 'query[]=ist', 'query[]'],
    ['an object', 'query[a]=ist', 'query[a]'],
    ['a parameter name in a different case', 'Query=ist', 'Query'],
    ['an unknown parameter', 'query=ist&limit=5', 'limit'],
    ['a parameter called __proto__', 'query=ist&__proto__=1', '__proto__'],
  ])('400 request.invalid: %s is refused', async (_, queryString, field) => {
    expectError(await search(queryString), 'request.invalid', { field, message: expect.any(String) });
  });

  test('400 request.invalid: the message describes the accepted length', async () => {
    expect((await search('query=%20i%20')).body).toMatchObject({
      details: { message: expect.stringContaining('at least 2 characters') },
    });
    expect((await search(`query=${'x'.repeat(101)}`)).body).toMatchObject({
      details: { message: expect.stringContaining('at most 100 characters') },
    });
  });
});

describe('refused', () => {
  test('401 token.invalid: a request without an access token is refused', async () => {
    expectError(await service.api('GET', '/locations?query=ist'), 'token.invalid');
  });

  test('401 token.invalid: the token is checked before the query', async () => {
    expectError(await service.api('GET', '/locations'), 'token.invalid');
    expectError(await service.api('GET', '/locations?query=i', { token: 'not-a-token' }), 'token.invalid');
  });

  test('405 method.notAllowed: a place cannot be created', async () => {
    const answer = await service.api('POST', '/locations?query=ist', { token, body: {} });
    expectError(answer, 'method.notAllowed');
    expect(answer.headers.get('allow')).toContain('GET');
  });

  test('429 rateLimit.exceeded: the 61st search within a minute is refused', async () => {
    const strict = await startService({ settings: { RATE_LIMIT_SCALE: '1' } });
    const own = await strict.loginAs('horizon');
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++)
      statuses.push((await strict.api('GET', '/locations?query=ist', { token: own })).status);
    const refused = await strict.api('GET', '/locations?query=ist', { token: own });
    await strict.stop();
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses[60]).toBe(429);
    expectError(refused, 'rateLimit.exceeded');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
