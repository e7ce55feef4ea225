import { readFileSync } from 'node:fs';
import { PLACE_KINDS, type PlaceKind } from '../../../packages/server/src/features/locations/types.ts';

/** Row of `overlay.tsv`: a place that is missing from the sources. */
export type OverlayPlace = {
  readonly number: number;
  readonly kind: PlaceKind;
  readonly iataCode: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Surrounding areas from the smallest to the largest, without the country. */
  readonly within: readonly string[];
  readonly city: string;
  readonly countryCode: string;
  /** Rank of the place. The weight of a city is its population. */
  readonly weight: number;
  readonly alternateNames: readonly string[];
};

/** Row of `corrections.tsv`: changes to a place from the sources. */
export type Correction = {
  readonly name?: string;
  readonly weight?: number;
  /** True for a city's main airport: if the city has several, the one that travellers mean when they name the city. */
  readonly isMain: boolean;
  /** True if the airport no longer has passenger flights. */
  readonly isClosed: boolean;
  readonly alternateNames: readonly string[];
  /** Names in the sources by which a search must not find this place. */
  readonly wrongNames: readonly string[];
  /** The municipality of an airport, or the division of a city. */
  readonly municipality?: string;
};

export function readOverlay(): OverlayPlace[] {
  return rowsOf('overlay.tsv').map((row) => {
    const [number, kind, name, lat, lon, within, countryCode, weight, alternates] = row as [string, ...string[]];
    const [, placeKind, iataCode = ''] = /^([a-z]+)(?::([A-Z]{3}))?$/.exec(kind!) ?? [];
    if (!PLACE_KINDS.includes(placeKind as PlaceKind))
      throw new Error(`overlay.tsv: ${number} has no such kind: ${kind}`);
    return {
      number: Number(number),
      kind: placeKind as PlaceKind,
      iataCode,
      name: name!,
      lat: Number(lat),
      lon: Number(lon),
      within: within!.replace('*', '').split(', '),
      city: /([^,*]+)\*/.exec(within!)![1]!.trim(),
      countryCode: countryCode!,
      weight: Number(weight),
      alternateNames: listOf(alternates),
    };
  });
}

/** Reads the corrections, keyed by IATA code, or by GeoNames number for cities. */
export function readCorrections(): Map<string, Correction> {
  return new Map(
    rowsOf('corrections.tsv').map(([key, name, rank, alternates, municipality]) => [
      key!,
      {
        ...(name && { name }),
        ...(/^\d+$/.test(rank ?? '') && { weight: Number(rank) }),
        isMain: rank === 'main',
        isClosed: rank === 'closed',
        alternateNames: listOf(alternates).filter((name) => !name.startsWith('-')),
        wrongNames: listOf(alternates).flatMap((name) => (name.startsWith('-') ? [name.slice(1)] : [])),
        ...(municipality && { municipality }),
      },
    ]),
  );
}

function rowsOf(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

const listOf = (cell: string | undefined) => (cell ? cell.split('; ') : []);
