import { afterEach, expect, test } from 'vitest';
import { cached, createRewriter } from '../src/index.ts';
import { book, type Library, type Loose, type Options, serveLibrary } from './serve.ts';

let library: Library | undefined;
afterEach(async () => {
  await library?.close();
  library = undefined;
});

async function serve(body: () => object, options?: Options) {
  const getBook = (_request: Loose, answer: Loose) => answer(200, body(), { 'Cache-Control': 'private' });
  const served = await serveLibrary({ handlers: { getBook }, ...options });
  library = served;
  return { read: () => served.call('GET', '/books/b1'), seen: served.seen };
}
const INTERNAL_ERROR = { status: 500, body: { key: 'server.error', code: 500, description: 'Something went wrong.' } };

test('a cached body is sent byte for byte as it was first serialized', async () => {
  const about = { ...book, title: 'İnce Memed' };
  const { read } = await serve(() => cached(about));
  const first = await read();
  expect(first.body).toEqual({ ...book, title: 'İnce Memed' });
  Object.assign(about, { title: 7 });
  const again = await read();
  expect(again).toMatchObject({ status: 200, text: first.text });
  const named = ['content-type', 'content-length', 'cache-control', 'ratelimit-limit'];
  expect(named.map((name) => again.headers.get(name))).toEqual(named.map((name) => first.headers.get(name)));
});

test('a cached body is serialized once per object, and each response replaces only the variable texts', async () => {
  const about = {};
  let made = 0;
  let texts = ['b1', 'Madonna'];
  const make = () => {
    made += 1;
    return { ...book, id: texts[0], title: `Kürk Mantolu ${texts[1]}` };
  };
  const { read } = await serve(() => cached(about, make, texts));
  expect((await read()).body).toEqual(book);
  for (texts of [
    ['b2', 'Madonnb'],
    ['b3', 'Madonnc'],
  ]) {
    expect((await read()).body).toEqual({ ...book, id: texts[0], title: `Kürk Mantolu ${texts[1]}` });
  }
  expect(made).toBe(1);
  // The body is created again if a string has a different length. Later strings of that length reuse it.
  for (texts of [
    ['b4', 'Aurelia and others'],
    ['b5', 'Aurelia and nobody'],
  ]) {
    expect((await read()).body).toMatchObject({ id: texts[0], title: `Kürk Mantolu ${texts[1]}` });
  }
  expect(made).toBe(2);
});

test('simultaneous responses from one cached body each contain their own texts', async () => {
  const about = {};
  const ids = ['b1', 'b2', 'b3', 'b4'];
  const { read } = await serve(() => {
    const id = ids.shift()!;
    return cached(about, () => ({ ...book, id }), [id]);
  });
  const answers = await Promise.all([read(), read(), read(), read()]);
  expect(new Set(answers.map(({ body }) => (body as typeof book).id)).size).toBe(4);
});

test('500 server.error: a cached body that violates the contract is never sent', async () => {
  const about = { ...book, secret: 'x' };
  const { read, seen } = await serve(() => cached(about));
  for (let time = 0; time < 2; time += 1) expect(await read()).toMatchObject(INTERNAL_ERROR);
  expect(seen.offContract).toHaveLength(2);
});

test('in strip mode every response from a cached body omits the undeclared fields', async () => {
  const about = { ...book, secret: 'x' };
  const { read, seen } = await serve(() => cached(about, () => about, ['b1']), { offContract: 'strip' });
  for (let time = 0; time < 2; time += 1) expect((await read()).body).toEqual(book);
  expect(seen.offContract).toHaveLength(2);
});

test('a cached body is not rewritten if the texts differ in length, number or order', () => {
  const content = Buffer.from('{"a":"1234","b":"56"}');
  const rewrite = createRewriter(content, ['1234', '56']);
  expect(rewrite(['4321', '65'])?.toString()).toBe('{"a":"4321","b":"65"}');
  expect(content.toString()).toBe('{"a":"1234","b":"56"}');
  expect(rewrite(['4321', '6'])).toBeUndefined();
  expect(rewrite(['4321'])).toBeUndefined();
  expect(createRewriter(content, ['56', '1234'])(['65', '4321'])).toBeUndefined();
  expect(createRewriter(content, ['7'])(['8'])).toBeUndefined();
});
