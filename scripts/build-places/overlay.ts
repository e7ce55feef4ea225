import { readFileSync } from 'node:fs';
import { PLACE_KINDS, type PlaceKind } from '../../packages/server/src/features/locations/types.ts';

/** A row of `overlay.tsv`: a place the sources lack. */
export type OverlayPlace = {
  readonly number: number;
  readonly kind: PlaceKind;
  readonly iataCode: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** What it belongs to, from near to far, without the country. */
  readonly within: readonly string[];
  readonly city: string;
  readonly countryCode: string;
  /** Ranks it among the others: a city's weight is its population. */
  readonly weight: number;
  readonly alternateNames: readonly string[];
};

/** A row of `corrections.tsv`: what is to be different about a place of the sources. */
export type Correction = {
  readonly name?: string;
  readonly weight?: number;
  /** The airport a traveller to its city means, where a city has several. */
  readonly isMain: boolean;
  /** No longer has passenger flights. */
  readonly isClosed: boolean;
  readonly alternateNames: readonly string[];
  /** Names of the sources that are not its own to those who search. */
  readonly wrongNames: readonly string[];
  /** An airport's municipality, a city's division. */
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

/** By IATA code, or by GeoNames number for a city. */
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
