import { nextTurn } from './turns.ts';

/** Minimum number of items for which writing items separately is faster. */
const LONG_LIST_ITEMS = 24;
/** Number of items that are written in one turn of the event loop. */
const ITEMS_PER_TURN = 16;

let scratch = Buffer.allocUnsafe(256 * 1024);
let used = 0;

/**
 * Returns the JSON of a body with a long list, written item by item in several turns of the event loop. A single
 * character beyond Latin-1 doubles the width of a JavaScript string and slows all operations on the string. One large
 * string would also need two more passes, to measure it and to join it to the headers.
 */
export async function longJsonOf(body: object): Promise<Buffer> {
  const written: Buffer[] = [];
  for (const piece of piecesOf(body)) {
    written.push(piece);
    await nextTurn();
  }
  return Buffer.concat(written);
}

/** Returns whether validating and serializing a body takes so long that other requests should be served meanwhile. */
export const isLong = (body: unknown): body is object =>
  isLongList(body) || (isPlain(body) && Object.values(body).some(isLongList));

const isLongList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length >= LONG_LIST_ITEMS;

const isPlain = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !('toJSON' in body) && !ArrayBuffer.isView(body);

function* piecesOf(body: object): Generator<Buffer> {
  used = 0;
  if (Array.isArray(body)) yield* listPieces(body);
  else yield* objectPieces(body);
  yield piece();
}

function* objectPieces(body: object): Generator<Buffer> {
  let before = '{';
  for (const [name, value] of Object.entries(body)) {
    const text = Array.isArray(value) ? '' : JSON.stringify(value);
    if (text === undefined) continue;
    append(`${before}${JSON.stringify(name)}:`);
    append(text);
    if (Array.isArray(value)) yield* listPieces(value);
    before = ',';
  }
  append(before === '{' ? '{}' : '}');
}

function* listPieces(items: readonly unknown[]): Generator<Buffer> {
  append('[');
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % ITEMS_PER_TURN === 0) yield piece();
    if (index > 0) append(',');
    append(JSON.stringify(item) ?? 'null');
  }
  append(']');
}

/** Returns a copy of the bytes written so far, because other bodies use the same scratch space in the meantime. */
function piece(): Buffer {
  const bytes = Buffer.from(scratch.subarray(0, used));
  used = 0;
  return bytes;
}

const UTF8_BYTES_PER_UNIT = 3;

function append(text: string): void {
  const needed = used + text.length * UTF8_BYTES_PER_UNIT;
  if (needed > scratch.length) {
    const larger = Buffer.allocUnsafe(needed * 2);
    scratch.copy(larger, 0, 0, used);
    scratch = larger;
  }
  used += scratch.write(text, used);
}
