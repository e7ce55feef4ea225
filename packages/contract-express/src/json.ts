/** Minimum number of items for which writing items separately is faster. */
const LONG_LIST_ITEMS = 24;

let scratch = Buffer.allocUnsafe(256 * 1024);
let used = 0;

/**
 * Returns text or, for a long list, bytes that are written item by item. A single character beyond Latin-1 doubles the
 * width of a JavaScript string and slows all operations on the string. One large string would also need two more
 * passes, to measure it and to join it to the headers.
 */
export function jsonOf(body: unknown): string | Buffer {
  used = 0;
  if (isLongList(body)) appendList(body);
  else if (isPlain(body) && Object.values(body).some(isLongList)) appendObject(body);
  else return JSON.stringify(body);
  return Buffer.from(scratch.subarray(0, used));
}

const isLongList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length >= LONG_LIST_ITEMS;

function appendObject(body: object): void {
  let before = '{';
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value)) {
      append(`${before}${JSON.stringify(name)}:`);
      appendList(value);
    } else {
      const text = JSON.stringify(value);
      if (text === undefined) continue;
      append(`${before}${JSON.stringify(name)}:${text}`);
    }
    before = ',';
  }
  append(before === '{' ? '{}' : '}');
}

function appendList(items: readonly unknown[]): void {
  append('[');
  for (const [index, item] of items.entries()) {
    append(`${index === 0 ? '' : ','}${JSON.stringify(item) ?? 'null'}`);
  }
  append(']');
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

const isPlain = (body: unknown): body is object => typeof body === 'object' && body !== null && !('toJSON' in body);
