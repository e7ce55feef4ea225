import { afterEach, expect, test } from 'vitest';
import { cached, type RecordedBodies } from '../src/index.ts';
import { catalogue, contract } from './library.ts';
import { book, type Library, type Loose, type Options, serveLibrary } from './serve.ts';

let library: Library | undefined;
afterEach(async () => {
  await library?.close();
  library = undefined;
});

/**
 * Returns the library's contract with sensitivity marks in a request, a form, an alternative, a reference and a
 * response.
 */
function markedContract(): Loose {
  const copy = structuredClone(contract) as Loose;
  const { NewBook, Person, Book, Error: error } = copy.components.schemas;
  for (const property of [NewBook.properties.pin, Person.properties.name, Book.properties.description])
    property['x-sensitive'] = true;
  NewBook.properties.author = { $ref: '#/components/schemas/Author', 'x-sensitive': true };
  NewBook.properties.labels = { type: 'object', maxProperties: 9, additionalProperties: { type: 'string' } };
  copy.components.schemas.Author = { type: ['object', 'null'], additionalProperties: false, properties: {} };
  const details = ['Invalid', 'Wrong'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  error.properties.details = { anyOf: [...details, { type: 'string' }] };
  const form = copy.paths['/returns/{loanId}'].post.requestBody.content['application/x-www-form-urlencoded'];
  form.schema.properties.code['x-sensitive'] = true;
  return copy;
}

const mask = (text: string) => text.replaceAll('4111', '***');
const PLACEHOLDER = '[redacted]';

async function serve(options: Options = {}) {
  const recorded: RecordedBodies[] = [];
  const answered: NonNullable<Options['report']>['answered'] = ({ bodies }) => {
    if (bodies) recorded.push(bodies());
  };
  library = await serveLibrary({
    contract: markedContract(),
    recordBodies: { maxBytes: 600, mask },
    report: { answered },
    ...options,
  });
  const { call } = library;
  return async (...sent: Parameters<Library['call']>): Promise<RecordedBodies> => {
    await call(...sent);
    return recorded.at(-1)!;
  };
}

const contentOf = (body: RecordedBodies['request']) => ('content' in body ? JSON.parse(body.content) : body);
const add = { title: 'Madonna' };

test('a body is recorded as it was sent, and each marked value is replaced', async () => {
  const send = await serve({
    handlers: { addBook: (_: Loose, answer: Loose) => answer(201, { ...book, description: 'x' }) },
  });
  const body = {
    title: 'A 4111 B',
    pin: '4711',
    author: null,
    contributors: [
      { kind: 'person', name: 'Sabahattin' },
      { kind: 'company', registration: 'R-7' },
    ],
    labels: { 'shelf 4111': 'low' },
  };
  const { request, response } = await send('POST', '/books', { body });
  expect(contentOf(request)).toEqual({
    title: 'A *** B',
    pin: PLACEHOLDER,
    author: null,
    contributors: [
      { kind: 'person', name: PLACEHOLDER },
      { kind: 'company', registration: 'R-7' },
    ],
    labels: { 'shelf ***': 'low' },
  });
  expect(contentOf(response)).toEqual({ ...book, description: PLACEHOLDER });
});

test('a marked value is replaced whatever its type, and a marked reference replaces the whole object', async () => {
  const send = await serve();
  const body = { ...add, pin: { digits: ['4711'] }, author: { name: 'Ali', secret: 'x' } };
  const { request } = await send('POST', '/books', { body });
  expect(contentOf(request)).toEqual({ ...add, pin: PLACEHOLDER, author: PLACEHOLDER });
});

test('a form is recorded as an object, and an HTML response is not recorded', async () => {
  const send = await serve();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { request, response } = await send('POST', '/returns/l1', { body: 'code=4711&note=on+time', headers });
  expect(contentOf(request)).toEqual({ code: PLACEHOLDER, note: 'on time' });
  expect(response).toEqual({ notStored: 'notJson' });
});

test.each<[string, unknown]>([
  ['an unknown property', { ...add, pim: '4711' }],
  ['an unknown property in a list', { ...add, contributors: [{ kind: 'person', pin: '4711' }] }],
  ['an object in place of a text', { title: { pin: '4711' } }],
  ['a text in place of a list', { ...add, contributors: 'Sabahattin' }],
  ['a text in place of the body', '"4711"'],
  ['a property named __proto__', '{ "title": "A", "__proto__": { "pin": "4711" } }'],
])('a body is not recorded if it contains %s', async (_, body) => {
  const send = await serve();
  expect((await send('POST', '/books', { body })).request).toEqual({ notStored: 'undescribed' });
});

test.each<[string, string, Record<string, string>?]>([
  ['JSON that ends early', '{ "title": "4711'],
  ['a form with a repeated field', 'code=4711&code=4712', { 'content-type': 'application/x-www-form-urlencoded' }],
])('a body is not recorded if it is %s', async (_, body, headers = {}) => {
  const send = await serve();
  const path = body.startsWith('{') ? '/books' : '/returns/l1';
  expect((await send('POST', path, { body, headers })).request).toEqual({ notStored: 'malformed' });
});

test('a body is not recorded if it is too large after redaction', async () => {
  const send = await serve();
  const { request } = await send('POST', '/books', { body: { ...add, note: 'ü'.repeat(300) } });
  expect(request).toEqual({ notStored: 'tooLarge' });
  const removed = await send('POST', '/books', { body: { ...add, pin: '1'.repeat(900) } });
  expect(contentOf(removed.request)).toEqual({ ...add, pin: PLACEHOLDER });
  expect((await send('POST', '/books', { body: { ...add, pin: '1'.repeat(3_000) } })).request).toEqual({
    notStored: 'tooLarge',
  });
});

test('a body that the service did not read is reported as not read, and a missing body as such', async () => {
  const send = await serve();
  expect(await send('GET', '/books/b1')).toMatchObject({ request: { notStored: 'noBody' } });
  expect(await send('POST', '/books/b1/reservation', { body: {} })).toEqual({
    request: { notStored: 'noBody' },
    response: { notStored: 'noBody' },
  });
  const unread = await send('POST', '/books', { body: add, headers: { authorization: 'Bearer other' } });
  expect(unread.request).toEqual({ notStored: 'notRead' });
});

test('an error response is recorded without the names and values that the client invented', async () => {
  const send = await serve();
  const unknown = await send('POST', '/books', { body: { ...add, 'Zeynep 5': 1 } });
  expect(contentOf(unknown.response)).toMatchObject({ details: { field: '?', message: 'is not known here' } });
  const known = await send('POST', '/books', { body: { ...add, pages: 'many' } });
  expect(contentOf(known.request)).toEqual({ ...add, pages: 'many' });
  expect(contentOf(known.response)).toMatchObject({ details: { field: 'pages' } });
});

test('each problem in an error response is recorded without names and values of the client', async () => {
  const failing = (_request: Loose, _answer: Loose, fail: Loose): Loose => {
    const first = { field: 'title', message: 'Zeynep 5 is taken' };
    const others = [{ field: 'contributors[1].Zeynep 5', message: 'is not known here' }];
    fail('request.invalid', { ...first, problems: [first, ...others] }, { rule: 'is taken' });
  };
  const document = markedContract();
  document.components.schemas.Wrong.properties.problems = {
    type: 'array',
    items: { $ref: '#/components/schemas/Wrong' },
  };
  const errors = { ...catalogue, 'request.invalid': { ...catalogue['request.invalid'], details: ['Wrong'] } };
  const send = await serve({ contract: document, errors, handlers: { addBook: failing } });
  const first = { field: 'title', message: 'is taken' };
  expect(contentOf((await send('POST', '/books', { body: add })).response)).toMatchObject({
    details: { ...first, problems: [first, { field: 'contributors[].?', message: 'is not known here' }] },
  });
});

test('a cached response is recorded each time with its own texts', async () => {
  const about = {};
  let id = 'b1';
  const getBook = (_: Loose, answer: Loose) =>
    answer(
      200,
      cached(about, () => ({ ...book, id }), [id]),
    );
  const send = await serve({ handlers: { getBook } });
  for (id of ['b1', 'b2']) expect(contentOf((await send('GET', '/books/b1')).response)).toMatchObject({ id });
});

test('no bodies are kept if recordBodies is not set', async () => {
  const send = await serve({ recordBodies: undefined });
  expect(await send('POST', '/books', { body: add })).toBeUndefined();
  expect(library!.seen.answered).toEqual([]);
});
