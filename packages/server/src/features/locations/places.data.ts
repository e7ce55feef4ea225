import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { distanceMetres } from '../../shared/distance.ts';
import {
  type Column,
  fromPlanes,
  type Header,
  type Integers,
  type IntegersType,
  idToNumber,
  numberToId,
  UNITS_PER_DEGREE,
} from './places.format.ts';
import { ENTRY_PLACE_MASK, PLACE_KINDS, type PlaceTable } from './types.ts';

/** Chunk size for decompression. The default size would produce about a thousand chunks. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** The length of one degree of latitude. */
const METRES_PER_DEGREE = 111_195;

const loaded = new Map<string, PlaceTable>();

/**
 * Loads the file, once per process because the file never changes. Throws an Error if it is missing or is not a place
 * file.
 */
export function loadPlaces(file: string | URL): PlaceTable {
  const places = loaded.get(String(file)) ?? unpackPlaces(readFileSync(file));
  loaded.set(String(file), places);
  return places;
}

export function unpackPlaces(packed: Uint8Array): PlaceTable {
  const { header, column } = readColumns(zstdDecompressSync(packed, { chunkSize: CHUNK_BYTES }));
  const { zones, contexts } = header;
  const ids = column('ids', Uint32Array);
  const positionOf = positionsOf(ids);
  const names = Buffer.from(column('names', Uint8Array).buffer);
  const nameStarts = startsOf(column('nameLengths', Uint8Array));
  const kindOf = column('kinds', Uint8Array);
  const contextNumbers = column('contexts', Uint16Array);
  const zoneOf = column('zones', Uint16Array);
  const lats = column('lats', Int32Array);
  const lons = column('lons', Int32Array);
  const entries = column('entries', Uint32Array);
  const found = new Uint8Array(ids.length);
  for (const entry of entries) found[entry & ENTRY_PLACE_MASK] = 1;

  let airportNumbers: number[] | undefined;
  const airports = () => {
    airportNumbers ??= Array.from(ids.keys()).filter(
      (number) => PLACE_KINDS[kindOf[number]!] === 'airport' && found[number] === 1,
    );
    return airportNumbers;
  };
  return {
    count: ids.length,
    entries,
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
      return id === undefined ? undefined : positionOf(id);
    },
    isFound: (number) => found[number] === 1,
    isNearAirport({ lat, lon }, metres) {
      const reach = (metres / METRES_PER_DEGREE) * UNITS_PER_DEGREE;
      return airports().some((number) => {
        if (Math.abs(lats[number]! - lat * UNITS_PER_DEGREE) > reach) return false;
        const airport = { lat: lats[number]! / UNITS_PER_DEGREE, lon: lons[number]! / UNITS_PER_DEGREE };
        return distanceMetres({ lat, lon }, airport) <= metres;
      });
    },
    countryCode: (number) => contexts[contextNumbers[number]!]![2],
    surroundings: (number) => contexts[contextNumbers[number]!]![3],
  };
}

/** Reads the columns. This is a separate function, so that no closure keeps the entire file in memory. */
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

function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let i = 0; i < lengths.length; i++) starts[i + 1] = starts[i]! + lengths[i]!;
  return starts;
}

/** Creates a hash table that is at most two thirds full. This takes a tenth of the time that sorting would take. */
function positionsOf(values: Uint32Array): (wanted: number) => number | undefined {
  const bits = Math.ceil(Math.log2(values.length * 1.5 + 2));
  const mask = 2 ** bits - 1;
  // Each slot contains the position plus one; 0 marks an empty slot.
  const table = new Uint32Array(2 ** bits);
  const placeOf = (value: number) => Math.imul(value, 0x9e3779b1) >>> (32 - bits);
  for (let position = 0; position < values.length; position++) {
    let place = placeOf(values[position]!);
    while (table[place] !== 0) place = (place + 1) & mask;
    table[place] = position + 1;
  }
  return (wanted) => {
    for (let place = placeOf(wanted); table[place] !== 0; place = (place + 1) & mask) {
      const position = table[place]! - 1;
      if (values[position] === wanted) return position;
    }
    return undefined;
  };
}
