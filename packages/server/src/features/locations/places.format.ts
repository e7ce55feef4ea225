/**
 * Format of the place file, written by `places.pack.ts` and read by `places.data.ts`. The file is compressed with
 * Zstandard. It contains the header length (uint32), the header (JSON), and the little-endian columns in header order.
 */

/** Address, city (empty if identical to the place's name), country code, and the surroundings as in `PlaceTable`. */
export type Context = [string, string, string, string];

export type Header = {
  zones: string[];
  contexts: Context[];
  /** Name and byte length of each column. */
  columns: [Column, number][];
};

export type Column =
  | 'entries'
  /** Number of leading bytes that an entry's text shares with the previous entry, at most 255. */
  | 'sharedLengths'
  /** Remaining bytes of each entry's text, with a terminating zero byte. */
  | 'remainders'
  | 'ids'
  | 'kinds'
  | 'names'
  | 'nameLengths'
  | 'contexts'
  | 'zones'
  | 'lats'
  | 'lons';

export type Integers = Uint8Array | Uint16Array | Uint32Array | Int32Array;
export type IntegersType<Values> = { new (count: number): Values; readonly BYTES_PER_ELEMENT: number };

/** An ID consists of a source and a key: a GeoNames number, an IATA code, or a line of the overlay. */
const ID_SOURCES = [
  { prefix: 'city-', radix: 10 },
  { prefix: 'airport-', radix: 36 },
  { prefix: 'place-', radix: 10 },
] as const;

export const UNITS_PER_DEGREE = 1e5;

export function numberToId(number: number): string {
  const { prefix, radix } = ID_SOURCES[number % ID_SOURCES.length]!;
  const own = Math.floor(number / ID_SOURCES.length).toString(radix);
  return `${prefix}${own.toUpperCase()}`;
}

/** Converts an ID to a number. Returns `undefined` unless the ID has the exact canonical spelling. */
export function idToNumber(id: string): number | undefined {
  const source = ID_SOURCES.findIndex(({ prefix }) => id.startsWith(prefix));
  if (source < 0) return undefined;
  const { prefix, radix } = ID_SOURCES[source]!;
  const number = Number.parseInt(id.slice(prefix.length), radix) * ID_SOURCES.length + source;
  return Number.isSafeInteger(number) && numberToId(number) === id ? number : undefined;
}

/** Groups bytes of equal significance, because they are similar and therefore compress better together. */
export function planesOf(column: Integers): Buffer {
  const size = column.BYTES_PER_ELEMENT;
  const source = Buffer.from(column.buffer, column.byteOffset, column.byteLength);
  const planes = Buffer.alloc(source.length);
  for (let i = 0; i < source.length; i++) planes[(i % size) * column.length + Math.floor(i / size)] = source[i]!;
  return planes;
}

export function fromPlanes<Values extends Integers>(planes: Buffer, type: IntegersType<Values>): Values {
  const size = type.BYTES_PER_ELEMENT;
  const column = new type(planes.length / size);
  const target = new Uint8Array(column.buffer);
  for (let plane = 0, read = 0; plane < size; plane++) {
    for (let i = plane; i < target.length; i += size) target[i] = planes[read++]!;
  }
  return column;
}
