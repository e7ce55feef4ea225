import { constants, zstdCompressSync } from 'node:zlib';
import { fold } from '../../shared/fold.ts';
import {
  type Column,
  type Context,
  type Header,
  type Integers,
  idToNumber,
  planesOf,
  UNITS_PER_DEGREE,
} from './places.format.ts';
import { ENTRY_CLASS_SHIFT, EntryClass, PLACE_KINDS, type Place, type PlaceKind } from './types.ts';

/** Place in the build input. */
export type PlaceRow = Place & {
  /** Other spellings of the place's own name. */
  readonly names: readonly string[];
  readonly alternateNames: readonly string[];
  /** True if the place is excluded from search. Partners can still look it up by a stored ID. */
  readonly isRetired: boolean;
};

const COMPRESSION_LEVEL = 19;
const MAX_SHARED_LENGTH = 255;
const KIND_WORDS: Partial<Record<PlaceKind, string>> = {
  airport: 'airport havalimani havaalani flughafen aeropuerto aeroport aeroporto',
};

/** Packs the places. `rows` are sorted best first. `countries` contains the normalized words for each country code. */
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
  if (row.isRetired) return [];
  // An airport's own name excludes its IATA code. A suffix in parentheses is optional, so Halle (Saale) is also found
  // as Halle.
  const own = new Set(
    [row.name.replace(/ \([A-Z]{3}\)$/, ''), row.name.replace(/ \(.*\)$/, ''), ...row.names].map(fold),
  );
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

/** Returns the shared length. The terminating zero never counts as shared, so every remainder has a terminator. */
function sharedLength(previous: Buffer, text: Buffer): number {
  const most = Math.min(previous.length, text.length - 1, MAX_SHARED_LENGTH);
  let length = 0;
  while (length < most && previous[length] === text[length]) length++;
  return length;
}

/** Assigns indexes to distinct values in order of first appearance, so that rows can refer to them. */
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
