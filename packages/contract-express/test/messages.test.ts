import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, contract } from './library.ts';
import { type Library, type Loose, serveLibrary } from './serve.ts';

let library: Library;
beforeAll(async () => {
  library = await describedLibrary();
});
afterAll(() => library.close());

test.for([
  ['a phone number with spaces', { phone: '+90 532 123 45 67' }, 'phone', /such as \+905321234567; spaces are not/],
  ['a phone number without a plus', { phone: '905321234567' }, 'phone', /; begin with \+ and the country code$/],
  ['a country in small letters', { author: { name: 'a', country: 'tr' } }, 'author.country', /; use capital letters$/],
  ['a year with a space', { year: '19 43' }, 'year', /such as 1943; spaces are not allowed$/],
  ['a text that is empty', { title: '' }, 'title', /^must not be empty$/],
  [
    'a date in a local form',
    { published: '12/04/1990' },
    'published',
    /in the form year-month-day, such as 1943-05-01$/,
  ],
  ['a decimal amount', { price: 12.5 }, 'price', /^must be a whole number of minor units, such as 1250 for 12.50$/],
  ['an amount as text', { price: '12.50' }, 'price', /^must be a whole number of minor units/],
  ['a described pattern without a leading zero', { month: '1' }, 'month', /; write a zero before a single digit$/],
  [
    'a value in a different letter case',
    { language: 'EN' },
    'language',
    /^must be one of: tr, en, de; did you mean en\?$/,
  ],
  ['a misspelt name', { page: 7 }, 'page', /^is not known here: did you mean pages\?$/],
  ['the name of a header', { key: 'k' }, 'key', /^is not known here: did you mean the header X-Key\?$/],
  ['too few items', { contributors: [] }, 'contributors', /^must have at least 1 item$/],
] as const)('400 request.invalid: the message says how to correct %s', async ([, body, field, message]) => {
  const { details } = (await library.call('POST', '/books', { body: { title: 'x', ...body } })).body;
  expect(details).toMatchObject({ field, message: expect.stringMatching(message) });
});

test('400 request.invalid: a missing field with a similar name in the request is reported with both names', async () => {
  const { body } = await library.call('POST', '/books', { body: { Title: 'x' } });
  expect(body.details.problems).toEqual([
    { field: 'title', message: 'is required; a similar name was sent: did you mean title?' },
    { field: 'Title', message: 'is not known here: did you mean title?' },
  ]);
});

test.for([
  ['/books/', 'must not end with a slash: did you mean /api/v1/books?'],
  ['/books/b1/', 'must not end with a slash: did you mean /api/v1/books/{bookId}?'],
  ['/book/b1', 'must be a path of the contract, spelt exactly: did you mean /api/v1/books/{bookId}?'],
  ['/Books', 'must be a path of the contract, spelt exactly: did you mean /api/v1/books?'],
  ['/boks/newest', 'must be a path of the contract, spelt exactly: did you mean /api/v1/books/newest?'],
  ['/members', 'must be a path of the contract, spelt exactly'],
  [`/${'books'.repeat(60)}`, 'must be a path of the contract, spelt exactly'],
])('404 path.notFound: %s is answered with the nearest path', async ([path, message]) => {
  const { status, body } = await library.call('GET', path!);
  expect([status, body.details]).toEqual([404, { field: 'path', message, problems: [{ field: 'path', message }] }]);
});

test('429 rateLimit.exceeded: the details contain the seconds to wait, if the catalogue declares them', async () => {
  const limited = { limit: 1, remaining: 0, resetSeconds: 9, exceeded: true, retryAfterSeconds: 9 };
  const errors = { ...catalogue, 'rateLimit.exceeded': { ...catalogue['rateLimit.exceeded'], details: ['Wait'] } };
  const own = await serveLibrary({ ...(await withSchema('Wait')), errors, limit: () => limited });
  const { status, headers, body } = await own.call('GET', '/books/b1');
  await own.close();
  expect([status, headers.get('Retry-After'), body.details]).toEqual([429, '9', { retryAfterSeconds: 9 }]);
});

const withPathDetails = { ...catalogue, 'path.notFound': { ...catalogue['path.notFound'], details: ['Invalid'] } };

async function withSchema(name: string) {
  const copy: Loose = structuredClone(contract);
  copy.components.schemas[name] = { type: 'object', properties: { retryAfterSeconds: { type: 'integer' } } };
  return { contract: copy };
}

/** Serves the library with fields whose schema describes the accepted values, and with a header. */
async function describedLibrary() {
  const copy: Loose = structuredClone(contract);
  const { properties } = copy.components.schemas.NewBook;
  const amount = 'a whole number of minor units, such as 1250 for 12.50';
  properties.price = { type: 'integer', 'x-accepted': amount };
  properties.month = { type: 'string', pattern: '^(0[1-9]|1[0-2])$', 'x-accepted': 'a month from 01 to 12' };
  properties.contributors.minItems = 1;
  copy.components.examples.fullBook.value.published = '1943-05-01';
  copy.paths['/books'].post.parameters = [{ name: 'X-Key', in: 'header', schema: { type: 'string' } }];
  return serveLibrary({ limit: undefined, contract: copy, errors: withPathDetails });
}
