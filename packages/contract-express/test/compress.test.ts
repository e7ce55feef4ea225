import { afterEach, expect, test } from 'vitest';
import { book, type Library, type Loose, serveLibrary } from './serve.ts';

let library: Library;
afterEach(() => library.close());

const LONG = 'Kuyucaklı '.repeat(200);
const withTitle = (title: string, headers: Record<string, string> = {}) => ({
  handlers: { getBook: (_request: Loose, answer: Loose) => answer(200, { ...book, title }, headers) },
});
const read = (accepted: string) =>
  library.call('GET', '/books/b1', { headers: { 'Accept-Encoding': accepted } }).then(({ headers, body }) => ({
    encoding: headers.get('content-encoding'),
    vary: headers.get('vary'),
    title: (body as { title: string }).title,
  }));

test.each([
  ['gzip', 'gzip'],
  ['br;q=1, GZIP;q=0.5', 'gzip'],
  ['deflate, br', null],
  ['gzip;q=0', null],
  ['gzip;q=0.0', null],
])('with the Accept-Encoding %s a long response has the encoding %s', async (accepted, encoding) => {
  library = await serveLibrary({ ...withTitle(LONG), compress: true });
  expect(await read(accepted)).toEqual({ encoding, vary: 'Accept-Encoding', title: LONG });
});

test('a short response is not compressed, and keeps the Vary header of the handler', async () => {
  library = await serveLibrary({ ...withTitle('Yusuf', { Vary: 'Accept' }), compress: true });
  expect(await read('gzip')).toEqual({ encoding: null, vary: 'Accept, Accept-Encoding', title: 'Yusuf' });
});

test('without the option no response is compressed', async () => {
  library = await serveLibrary(withTitle(LONG));
  expect(await read('gzip')).toEqual({ encoding: null, vary: null, title: LONG });
});
