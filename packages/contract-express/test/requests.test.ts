import { afterAll, beforeAll, expect, test } from 'vitest';
import { EdgeFailure } from '../src/index.ts';
import { type Library, type Loose, serveLibrary } from './serve.ts';

let library: Library;
let received: Loose;

beforeAll(async () => {
  library = await serveLibrary({
    limit: undefined,
    handlers: {
      addBook: (request: Loose, answer: Loose) => {
        received = request;
        return answer(204);
      },
      listBooks: (request: Loose, answer: Loose) => {
        received = request;
        return answer(200, []);
      },
      confirmReturn: (request: Loose, answer: Loose) => {
        received = request;
        return answer(303, undefined, { Location: 'https://horizon.example/' });
      },
    },
  });
});
afterAll(() => library.close());

const refusal = (field: string, message: string | RegExp) => ({
  status: 400,
  body: {
    key: 'request.invalid',
    code: 1001,
    description: 'The request is not valid.',
    details: { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
  },
});

const BAD_BODIES: [rule: string, body: unknown, field: string, message: string | RegExp][] = [
  ['a missing property', {}, 'title', 'is required'],
  ['a value of a wrong type', { title: 7 }, 'title', 'must be string, such as "Kuyucaklı Yusuf"'],
  ['a text in place of a number', { title: 'x', pages: '7' }, 'pages', 'must be integer, such as 160'],
  ['a text in place of a boolean', { title: 'x', isSigned: 'no' }, 'isSigned', 'must be boolean, such as false'],
  ['a wrong type of a field without an example', { title: 'x', copies: '7' }, 'copies', 'must be integer'],
  ['a wrong type of a field with a long example', { title: 'x', note: 7 }, 'note', 'must be string'],
  [
    'a value that violates a described pattern',
    { title: 'x', year: '43' },
    'year',
    'must be 4 digits beginning with 19, such as 1943',
  ],
  [
    'a number in place of a text with a pattern',
    { title: 'x', year: 1943 },
    'year',
    'must be string of 4 digits beginning with 19, such as "1943"',
  ],
  [
    'a value that violates a pattern without a description',
    { title: 'x', signature: '813' },
    'signature',
    'must match pattern "^[A-Z]{2}-([1-9]\\d*)$", such as TR-813',
  ],
  [
    'a value that is neither a text nor null',
    { title: 'x', subtitle: 7 },
    'subtitle',
    'must be string or null, such as "Roman"',
  ],
  [
    'a text of digits with a leading zero',
    { title: 'x', copy: '012' },
    'copy',
    'must be 3 digits not beginning with 0, such as 813',
  ],
  ['a secret in a wrong format', { title: 'x', pin: '47110' }, 'pin', 'must be 4 digits'],
  ['a secret of a wrong type', { title: 'x', pin: 4711 }, 'pin', 'must be string of 4 digits'],
  [
    'a wrong type inside an item',
    { title: 'x', contributors: [{ kind: 'company', registration: 7 }] },
    'contributors[0].registration',
    'must be string, such as "R-7"',
  ],
  ['a value below its minimum', { title: 'x', pages: 0 }, 'pages', 'must be >= 1'],
  ['a value outside the list', { title: 'x', language: 'fr' }, 'language', 'must be one of: tr, en, de'],
  ['an overlong text', { title: 'x'.repeat(201) }, 'title', 'must have at most 200 characters'],
  ['an unknown property', { title: 'x', isbn: '1' }, 'isbn', 'is not known here'],
  ['an unknown nested property', { title: 'x', author: { name: 'a', age: 1 } }, 'author.age', 'is not known here'],
  ['a property without a name', { title: 'x', '': 1 }, '""', 'is not known here'],
  ['a nested property without a name', { title: 'x', author: { name: 'a', '': 1 } }, 'author.""', 'is not known here'],
  ['a property with a slash in its name', { title: 'x', 'a/b': 1 }, 'a/b', 'is not known here'],
  [
    'a property with a long name',
    { title: 'x', [`${'x'.repeat(298)}😀x`]: 1 },
    `${'x'.repeat(298)}\ufffd…`,
    'is not known here',
  ],
  [
    'a nested value in a wrong format',
    { title: 'x', author: { name: 'a', email: 'a@' } },
    'author.email',
    /^must be an email address, such as /,
  ],
  [
    'an unknown country',
    { title: 'x', author: { name: 'a', country: 'XQ' } },
    'author.country',
    /two-letter country code/,
  ],
  [
    'the date 31 February',
    { title: 'x', published: '2027-02-31' },
    'published',
    /^must be a date in the form year-month-day, such as /,
  ],
  ['the month 19', { title: 'x', published: '2027-19-01' }, 'published', /^must be a date/],
  ['the hour 25', { title: 'x', orderedAt: '2027-06-10T25:00:00Z' }, 'orderedAt', /with offset/],
  ['a time without an offset', { title: 'x', orderedAt: '2027-06-10T10:00:00' }, 'orderedAt', /with offset/],
  ['an integer beyond the exact range', '{"title":"x","copies":9007199254740993}', 'copies', /^must be <= /],
  ['the integer 1e23', '{"title":"x","copies":1e23}', 'copies', /^must be <= /],
  ['an overflowing number', '{"title":"x","rating":1e999}', 'rating', 'must be number'],
  [
    'an unknown discriminator value',
    { title: 'x', contributors: [{ kind: 'ghost' }] },
    'contributors[0].kind',
    'must be one of: person, company',
  ],
  ...[0, '', false, null, []].map((item): (typeof BAD_BODIES)[number] => [
    `an alternative that is no object: ${JSON.stringify(item)}`,
    { title: 'x', contributors: [item] },
    'contributors[0]',
    'must be object',
  ]),
  [
    'an invalid item',
    { title: 'x', contributors: [{ kind: 'person', name: 'a' }, { kind: 'person' }] },
    'contributors[1].name',
    'is required when kind is person',
  ],
  [
    'a field of a different alternative',
    { title: 'x', contributors: [{ kind: 'person', name: 'a', registration: '7' }] },
    'contributors[0].registration',
    'is not known here when kind is person',
  ],
  ['a text in a wrong format where an integer is also allowed', { title: 'x', shelf: 'a b' }, 'shelf', /pattern/],
  ['a value of neither allowed type', { title: 'x', shelf: true }, 'shelf', 'must be integer or string'],
  [
    'a property name of 400 characters',
    { ['x'.repeat(400)]: 1, title: 'x' },
    `${'x'.repeat(299)}…`,
    'is not known here',
  ],
  ['a value that violates a described format', { title: 'x', phone: '1' }, 'phone', /^must be a phone/],
  ['an array instead of an object', [], 'body', 'must be object'],
  ['a string instead of an object', '"x"', 'body', 'must be object'],
  ['null instead of an object', 'null', 'body', 'must be object'],
  ['a body that is not JSON', '{"title":', 'body', 'must be valid JSON'],
  ['an empty body', '', 'body', 'is required'],
  ['a body of white space', '  ', 'body', 'is required'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'body', 'must be UTF-8'],
  ['U+0000 in a text', '{"title":"a\\u0000b"}', 'title', 'must not contain the character U+0000'],
  [
    'a lone surrogate',
    '{"title":"x","author":{"name":"\\ud800"}}',
    'author.name',
    'must not contain half of a surrogate pair',
  ],
  ['a lone surrogate in a name', '{"title":"x","\\ud800":1}', 'body', 'must not contain half of a surrogate pair'],
  ['__proto__', '{"title":"x","__proto__":{"admin":true}}', '__proto__', 'is not known here'],
  ['an escaped __proto__', '{"title":"x","author":{"\\u005f_proto__":1}}', 'author.__proto__', 'is not known here'],
  ['excessive nesting', `{"title":"\\u0041","author":${'['.repeat(9000)}${']'.repeat(9000)}}`, 'body', /nested/],
];

test.for(BAD_BODIES)('400 request.invalid: a body is refused because of %s', async ([, body, field, message]) => {
  expect(await library.call('POST', '/books', { body })).toMatchObject(refusal(field, message));
});

test.for(['{"cardNumber":', '  ', '', undefined, new Uint8Array([0x22, 0xff, 0x22])])(
  '400 session.malformedBody: an area can declare a separate error for unreadable bodies (%#)',
  async (body) => {
    const answer = await library.call('POST', '/sessions', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 1000, details: { field: 'body' } } });
  },
);

test.for(['{}', '[]', '{"cardNumber":"a\\u0000b"}'])(
  '400 request.invalid: a readable but invalid body is refused: %s',
  async (body) => {
    expect(await library.call('POST', '/sessions', { body })).toMatchObject({ status: 400, body: { code: 1001 } });
  },
);

const BAD_QUERIES: [rule: string, path: string, field: string, message: string | RegExp][] = [
  ['an unknown query parameter', '/books?limt=1', 'limt', 'is not known here: did you mean limit?'],
  ['a query parameter without a name', '/books?=1', 'query', 'is not known here'],
  ['a query parameter with a long name', `/books?${'x'.repeat(400)}=1`, `${'x'.repeat(299)}…`, 'is not known here'],
  ['a query parameter in a different case', '/books?Limit=1', 'Limit', 'is not known here: did you mean limit?'],
  ['__proto__ as a query parameter', '/books?__proto__=1', '__proto__', 'is not known here'],
  ['brackets in a query parameter', '/books?title[a]=1', 'title[a]', 'is not known here: did you mean title?'],
  ['a query parameter given twice', '/books?limit=1&limit=2', 'limit', 'must not be given twice'],
  ['an empty value', '/books?limit=', 'limit', 'must not be empty'],
  ['a value above its maximum', '/books?limit=201', 'limit', 'must be <= 200'],
  ['the integer 1e1', '/books?limit=1e1', 'limit', 'must be a whole number'],
  ['the integer 1e23', '/books?offset=1e23', 'offset', 'must be a whole number'],
  ['a space in place of an integer', '/books?limit=%20', 'limit', 'must be a whole number'],
  ['a plus sign in place of an integer', '/books?limit=+5', 'limit', 'must be a whole number'],
  ['the integer 0x10', '/books?limit=0x10', 'limit', 'must be a whole number'],
  ['the integer 1.0', '/books?limit=1.0', 'limit', 'must be a whole number'],
  ['an integer beyond the exact range', '/books?offset=9007199254740993', 'offset', /^must be <= /],
  ['the boolean 1', '/books?available=1', 'available', 'must be true or false'],
  ['too many items', '/books?tag=a&tag=b&tag=c&tag=d', 'tag', 'must have at most 3 items'],
  ['U+0000 in a query', '/books?title=a%00b', 'title', 'must not contain the character U+0000'],
  ['broken percent-encoding in a query', '/books?title=%E0%A4%A', 'title', 'is not percent-encoded UTF-8'],
  ['broken percent-encoding in a path', '/books/%zz', 'bookId', 'is not percent-encoded UTF-8'],
  [
    'an encoded slash in a path parameter',
    '/books/a%2Fb',
    'bookId',
    'must be 1 to 64 letters (A to Z), digits, _ or -, such as b1',
  ],
  ['a path parameter that is not a number', '/shelves/1e1', 'shelf', 'must be a whole number'],
];

test.for(BAD_QUERIES)('400 request.invalid: a URL is refused because of %s', async ([, path, field, message]) => {
  expect(await library.call('GET', path)).toMatchObject(refusal(field, message));
});

test('400 request.invalid: a header value that is not in the list is refused with the name of the header', async () => {
  const answer = await library.call('GET', '/books', { headers: { 'X-Language': 'fr' } });
  expect(answer).toMatchObject(refusal('X-Language', 'must be one of: tr, en, de'));
});

test('query values may contain any character and are decoded, converted and completed with defaults', async () => {
  const answer = await library.call('GET', "/books?title=a%2Bb+c'()*!%26%C4%B0:/?&tag=x&available=true");
  expect(answer.status).toBe(200);
  expect(received.query).toEqual({ title: "a+b c'()*!&İ:/?", tag: ['x'], available: true, limit: 50 });
  expect(received.headers).toEqual({ 'x-language': 'en' });
});

test('a path parameter has the type that the contract defines', async () => {
  expect((await library.call('GET', '/shelves/7')).body).toEqual({ shelf: 7 });
});

test('a body is completed with defaults, and its byte order mark is ignored', async () => {
  expect((await library.call('POST', '/books', { body: '\ufeff{"title":"x"}' })).status).toBe(204);
  expect(received.body).toEqual({ title: 'x', language: 'tr' });
});

test('the fields of a form body are texts', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await library.call('POST', '/returns/l1', {
    body: 'code=0012&note=te%C5%9Fekk%C3%BCr+ederim',
    headers,
  });
  expect(answer.status).toBe(303);
  expect({ ...received.body }).toEqual({ code: '0012', note: 'teşekkür ederim' });
});

test.for([
  ['a repeated field', 'code=1234&code=1234', 'code', 'must not be given twice'],
  ['a field that violates its pattern', 'code=12', 'code', 'must be 4 digits'],
  ['a missing field', 'note=x', 'code', 'is required'],
] as const)('400 request.invalid: a form with %s is refused', async ([, body, field, message]) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await library.call('POST', '/returns/l1', { body, headers })).toMatchObject(refusal(field, message));
});

test.for([
  ['a field', '{"reason":"rain"}', 'reason', 'is not known here'],
  ['a list', '[]', 'body', 'must be empty'],
  ['null', 'null', 'body', 'must be empty'],
  ['a body that is not JSON', 'reason=rain', 'body', 'must be valid JSON'],
] as const)('400 request.invalid: an operation without a body refuses %s', async ([, body, field, message]) => {
  expect(await library.call('POST', '/books/b1/reservation', { body })).toMatchObject(refusal(field, message));
});

test.for(['', ' ', '{}', ' { } '])('204: an operation without a body accepts %j', async (body) => {
  expect((await library.call('POST', '/books/b1/reservation', { body })).status).toBe(204);
});

test.for([
  ['a different media type', 'text/plain'],
  ['no media type', ''],
  ['a wildcard', '*/*'],
  ['a form where JSON is expected', 'application/x-www-form-urlencoded'],
  ['a different charset', 'application/json; charset=iso-8859-9'],
  ['a Content-Type of more than 256 characters', `application/json; a=${'b'.repeat(256)}`],
  ['15 KB of semicolons', `application/json${';'.repeat(15_000)}`],
] as const)('415 mediaType.unsupported: a request with %s is refused', async ([, contentType]) => {
  const answer = await library.call('POST', '/books', {
    body: '{"title":"x"}',
    headers: { 'content-type': contentType },
  });
  expect(answer).toMatchObject({ status: 415, body: { code: 415 } });
});

test('415 mediaType.unsupported: a compressed body is refused', async () => {
  const answer = await library.call('POST', '/books', {
    body: '{"title":"x"}',
    headers: { 'content-encoding': 'gzip' },
  });
  expect(answer.status).toBe(415);
});

test.for([
  'application/json',
  'Application/JSON',
  'application/json; charset=UTF-8',
  'application/json;charset="utf-8"',
  'application/json; v=1',
])('the media type %s is accepted as JSON', async (contentType) => {
  const answer = await library.call('POST', '/books', {
    body: '{"title":"x"}',
    headers: { 'content-type': contentType },
  });
  expect(answer.status).toBe(204);
});

test('3,000 spellings of a Content-Type cause no additional compilation', async () => {
  const { RequestValidator } = await import('express-openapi-validator/dist/middlewares/openapi.request.validator.js');
  const compile = Object.getOwnPropertyDescriptor(RequestValidator.prototype, 'buildMiddleware')!;
  let compiled = 0;
  Object.defineProperty(RequestValidator.prototype, 'buildMiddleware', {
    configurable: true,
    value(this: unknown, ...rest: unknown[]) {
      compiled++;
      return compile.value.apply(this, rest);
    },
  });
  try {
    for (let spelling = 0; spelling < 3000; spelling += 50) {
      const batch = Array.from({ length: 50 }, (_, index) =>
        library.call('POST', '/books', {
          body: '{"title":"x"}',
          headers: { 'content-type': `application/json; v=${spelling + index}` },
        }),
      );
      for (const answer of await Promise.all(batch)) expect(answer.status).toBe(204);
    }
  } finally {
    Object.defineProperty(RequestValidator.prototype, 'buildMiddleware', compile);
  }
  expect(compiled).toBe(0);
});

test('413 body.tooLarge: a body of 64 KB is accepted, and one more byte is refused', async () => {
  const body = (bytes: number) => `{"title":"x"${' '.repeat(bytes - 13)}}`;
  expect((await library.call('POST', '/books', { body: body(65_536) })).status).toBe(204);
  expect(await library.call('POST', '/books', { body: body(65_537) })).toMatchObject({
    status: 413,
    body: { code: 413 },
  });
});

test('413 body.tooLarge: a body of undeclared length is cut off when it exceeds the limit', async () => {
  const chunk = (size: number) => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`;
  const answer = await library.raw(
    'POST /api/v1/books HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\n' +
      `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk(40_000)}${chunk(40_000)}0\r\n\r\n`,
  );
  expect(answer).toMatchObject({ status: 413, body: { code: 413 } });
});

test('verify receives the raw body of a signed request before it is validated or counted', async () => {
  const seen: string[] = [];
  const signed = await serveLibrary({
    verify: ({ operation, headers, body }) => {
      seen.push(`${operation.id} ${headers['x-signature']} ${body.toString()}`);
      if (headers['x-signature'] !== 'good') throw new EdgeFailure('unauthenticated');
    },
  });
  const send = (signature: string) =>
    signed.call('POST', '/books', { body: '{ "title" :', headers: { 'x-signature': signature } });
  expect([(await send('forged')).status, (await send('good')).status]).toEqual([401, 400]);
  expect(seen).toEqual(['addBook forged { "title" :', 'addBook good { "title" :']);
  await signed.close();
});

test.each([
  ['spaces and line breaks', '{ "title" :  "x",\n  "pages": 160 }\n'],
  ['a different order of fields', '{"pages":160,"title":"x"}'],
  ['escaped letters and a number in a different notation', '{"title":"K\\u00fcrk","pages":1.6e2}'],
])('a signed body is verified byte by byte: %s', async (_, text) => {
  const seen: string[] = [];
  const signed = await serveLibrary({ verify: ({ body }) => void seen.push(body.toString()) });
  await signed.call('POST', '/books', { body: text });
  expect(seen).toEqual([text]);
  await signed.close();
});
