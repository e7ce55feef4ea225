import { readFileSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { fold } from '../../shared/fold.ts';
import { ENTRY_CLASS_SHIFT, EntryClass, PLACE_KINDS, type Place, type PlaceKind, type PlaceTable } from './types.ts';

/**
 * The place file: its writer and its reader side by side, so that they stay in step.
 * Zstandard around: the header's length (uint32), the header (JSON), and the columns in the header's order, little-endian.
 */

/** One place as the build hands it over. */
export type PlaceRow = Place & {
  /** Further spellings of its own name. */
  readonly names: readonly string[];
  readonly alternateNames: readonly string[];
};

/** address, city (empty: the place's own name), country code, the surroundings of `PlaceTable` */
type Context = [string, string, string, string];

type Header = {
  zones: string[];
  contexts: Context[];
  /** Name and bytes of each column. */
  columns: [Column, number][];
};

type Column =
  | 'entries'
  /** How many bytes an entry's text shares with the one before; 255 at most. */
  | 'sharedLengths'
  /** The rest of each text, ended by a zero byte. */
  | 'remainders'
  | 'ids'
  | 'kinds'
  | 'names'
  | 'nameLengths'
  | 'contexts'
  | 'zones'
  | 'lats'
  | 'lons';

type Integers = Uint8Array | Uint16Array | Uint32Array | Int32Array;
type IntegersType<Values> = { new (count: number): Values; readonly BYTES_PER_ELEMENT: number };

/** A place's id is its source and its name there: a GeoNames number, an IATA code, a line of the overlay. */
const ID_SOURCES = [
  { prefix: 'city-', radix: 10 },
  { prefix: 'airport-', radix: 36 },
  { prefix: 'place-', radix: 10 },
] as const;

const UNITS_PER_DEGREE = 1e5;
const COMPRESSION_LEVEL = 19;
const MAX_SHARED_LENGTH = 255;
const KIND_WORDS: Partial<Record<PlaceKind, string>> = {
  airport: 'airport havalimani havaalani flughafen aeropuerto aeroport aeroporto',
};

/** @throws Error when the file is missing or is not a place file */
export function loadPlaces(file: string | URL): PlaceTable {
  return unpackPlaces(readFileSync(file));
}

/**
 * @param rows best first
 * @param countries country code → the folded words a country may be called by
 */
export function packPlaces(rows: readonly PlaceRow[], countries: Record<string, string>): Buffer {
  const zones = numbered<string>();
  const contexts = numbered<Context>();
  const columns: Record<Column, Integers> = {
    ...packedEntries(rows),
    ids: Uint32Array.from(rows, (row) => idToNumber(row.id)!),
    kinds: Uint8Array.from(rows, (row) => PLACE_KINDS.indexOf(row.kind)),
    names: Buffer.from(rows.map((row) => row.name).join('')),
    nameLengths: Uint8Array.from(rows, (row) => Buffer.byteLength(row.name)),
    contexts: Uint16Array.from(rows, (row) => contexts.of(contextOf(row, countries))),
    zones: Uint16Array.from(rows, (row) => zones.of(row.timezone)),
    lats: Int32Array.from(rows, (row) => Math.round(row.lat * UNITS_PER_DEGREE)),
    lons: Int32Array.from(rows, (row) => Math.round(row.lon * UNITS_PER_DEGREE)),
  };
  const header: Header = {
    zones: zones.values,
    contexts: contexts.values,
    columns: Object.entries(columns).map(([name, column]) => [name as Column, column.byteLength]),
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const headerLength = Buffer.alloc(4);
  headerLength.writeUInt32LE(headerBytes.length);
  const bytes = Object.values(columns).map((column) => planesOf(column));
  return zstdCompressSync(Buffer.concat([headerLength, headerBytes, ...bytes]), {
    params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL },
  });
}

export function unpackPlaces(packed: Uint8Array): PlaceTable {
  const { header, column } = readColumns(zstdDecompressSync(packed));
  const { zones, contexts } = header;
  const ids = column('ids', Uint32Array);
  const byId = sortedPositions(ids);
  const names = Buffer.from(column('names', Uint8Array).buffer);
  const nameStarts = startsOf(column('nameLengths', Uint8Array));
  const kindOf = column('kinds', Uint8Array);
  const contextNumbers = column('contexts', Uint16Array);
  const zoneOf = column('zones', Uint16Array);
  const lats = column('lats', Int32Array);
  const lons = column('lons', Int32Array);

  return {
    count: ids.length,
    entries: column('entries', Uint32Array),
    ...joinedTexts(column('sharedLengths', Uint8Array), column('remainders', Uint8Array)),
    place: (number) => {
      const name = names.toString('utf8', nameStarts[number], nameStarts[number + 1]);
      const [address, city, countryCode] = contexts[contextNumbers[number]!]!;
      return {
        id: numberToId(ids[number]!),
        kind: PLACE_KINDS[kindOf[number]!]!,
        name,
        address,
        city: city || name,
        countryCode,
        timezone: zones[zoneOf[number]!]!,
        lat: lats[number]! / UNITS_PER_DEGREE,
        lon: lons[number]! / UNITS_PER_DEGREE,
      };
    },
    numberOf: (placeId) => {
      const id = idToNumber(placeId);
      return id === undefined ? undefined : positionOf(ids, byId, id);
    },
    surroundings: (number) => contexts[contextNumbers[number]!]![3],
  };
}

/** A function of its own, so that nothing in the table keeps the whole file alive. */
function readColumns(bytes: Buffer) {
  const headerEnd = 4 + bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, headerEnd)) as Header;
  const packed = new Map<Column, Buffer>();
  let position = headerEnd;
  for (const [name, length] of header.columns) {
    packed.set(name, bytes.subarray(position, position + length));
    position += length;
  }
  return {
    header,
    column: <Values extends Integers>(name: Column, type: IntegersType<Values>) => fromPlanes(packed.get(name)!, type),
  };
}

function numberToId(number: number): string {
  const { prefix, radix } = ID_SOURCES[number % ID_SOURCES.length]!;
  return (
    prefix +
    Math.floor(number / ID_SOURCES.length)
      .toString(radix)
      .toUpperCase()
  );
}

/** @returns undefined unless it is spelled exactly as such an id is */
function idToNumber(id: string): number | undefined {
  const source = ID_SOURCES.findIndex(({ prefix }) => id.startsWith(prefix));
  const { prefix, radix } = ID_SOURCES[source] ?? ID_SOURCES[0];
  const number = Number.parseInt(id.slice(prefix.length), radix) * ID_SOURCES.length + source;
  return Number.isSafeInteger(number) && numberToId(number) === id ? number : undefined;
}

function contextOf({ kind, name, address, city, countryCode }: PlaceRow, countries: Record<string, string>): Context {
  const words = `${fold(`${KIND_WORDS[kind] ?? ''} ${address}`)} ${countries[countryCode] ?? ''}`;
  return [address, city === name ? '' : city, countryCode, ` ${[...new Set(words.trim().split(' '))].join(' ')} `];
}

type NameEntry = { readonly text: string; readonly entry: number };

function packedEntries(rows: readonly PlaceRow[]): Record<'entries' | 'sharedLengths' | 'remainders', Integers> {
  const entries = rows.flatMap(namesOf).map(({ text, entry }) => ({ text: Buffer.from(`${text}\0`), entry }));
  entries.sort((left, right) => Buffer.compare(left.text, right.text) || left.entry - right.entry);
  const sharedLengths = entries.map(({ text }, i) => sharedLength(entries[i - 1]?.text ?? Buffer.of(), text));
  return {
    entries: Uint32Array.from(entries, ({ entry }) => entry),
    sharedLengths: Uint8Array.from(sharedLengths),
    remainders: Buffer.concat(entries.map(({ text }, i) => text.subarray(sharedLengths[i]))),
  };
}

function namesOf(row: PlaceRow, number: number): NameEntry[] {
  const own = new Set([row.name.replace(/ \([A-Z]{3}\)$/, ''), ...row.names].map(fold));
  const alternates = new Set(row.alternateNames.map(fold)).difference(own);
  const laterWords = new Set(own.values().flatMap((text) => text.matchAll(/ (?=(.*))/g).map((match) => match[1]!)));
  const entriesOf = (texts: Set<string>, entryClass: number) =>
    Array.from(texts, (text) => ({ text, entry: entryClass * 2 ** ENTRY_CLASS_SHIFT + number }));
  return [
    ...entriesOf(own, EntryClass.name),
    ...entriesOf(alternates, EntryClass.alternate),
    ...entriesOf(laterWords, EntryClass.laterWord),
  ].filter(({ text }) => text !== '');
}

/** The ending zero never counts as shared, so that every remainder has its own end. */
function sharedLength(previous: Buffer, text: Buffer): number {
  const most = Math.min(previous.length, text.length - 1, MAX_SHARED_LENGTH);
  let length = 0;
  while (length < most && previous[length] === text[length]) length++;
  return length;
}

function joinedTexts(sharedLengths: Uint8Array, remainders: Uint8Array): { texts: Buffer; textStarts: Uint32Array } {
  const textStarts = new Uint32Array(sharedLengths.length);
  const texts = Buffer.alloc(remainders.length + sharedLengths.reduce((sum, length) => sum + length, 0));
  let previous = 0;
  let end = 0;
  let read = 0;
  for (let i = 0; i < textStarts.length; i++) {
    const shared = sharedLengths[i]!;
    if (i > 0 && remainders[read] === 0 && texts[previous + shared] === 0) {
      read++;
    } else {
      texts.copyWithin(end, previous, previous + shared);
      previous = end;
      end += shared;
      do texts[end++] = remainders[read]!;
      while (remainders[read++] !== 0);
    }
    textStarts[i] = previous;
  }
  return { texts: Buffer.from(texts.subarray(0, end)), textStarts };
}

/** Bytes of equal significance together: they resemble each other, and compress better. */
function planesOf(column: Integers): Buffer {
  const size = column.BYTES_PER_ELEMENT;
  const source = Buffer.from(column.buffer, column.byteOffset, column.byteLength);
  const planes = Buffer.alloc(source.length);
  for (let i = 0; i < source.length; i++) planes[(i % size) * column.length + Math.floor(i / size)] = source[i]!;
  return planes;
}

function fromPlanes<Values extends Integers>(planes: Buffer, type: IntegersType<Values>): Values {
  const size = type.BYTES_PER_ELEMENT;
  const column = new type(planes.length / size);
  const target = new Uint8Array(column.buffer);
  for (let plane = 0, read = 0; plane < size; plane++) {
    for (let i = plane; i < target.length; i += size) target[i] = planes[read++]!;
  }
  return column;
}

function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let i = 0; i < lengths.length; i++) starts[i + 1] = starts[i]! + lengths[i]!;
  return starts;
}

/** Sorted as single floats, value and position in one: ten times faster than with a comparison. */
function sortedPositions(values: Uint32Array): Uint32Array {
  const positions = 2 ** 20;
  const both = Float64Array.from(values, (value, position) => value * positions + position).sort();
  return Uint32Array.from(both, (each) => each % positions);
}

function positionOf(values: Uint32Array, sorted: Uint32Array, wanted: number): number | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[sorted[middle]!]! < wanted) low = middle + 1;
    else high = middle;
  }
  const position = sorted[low];
  return position !== undefined && values[position] === wanted ? position : undefined;
}

/** Distinct values in the order of their first appearance, so that rows can name them by number. */
function numbered<Value>() {
  const positions = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    of: (value: Value) => {
      const key = JSON.stringify(value);
      if (!positions.has(key)) positions.set(key, values.push(value) - 1);
      return positions.get(key)!;
    },
  };
}
