/** The packed file stores a kind as its index in this list. */
export const PLACE_KINDS = ['airport', 'locality', 'neighborhood', 'region', 'establishment'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export type Place = {
  /** ID that stays the same across editions of the data, such as `airport-IST`, `city-745044` or `place-20`. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** An airport's name ends with its IATA code: `Istanbul Airport (IST)`. */
  readonly name: string;
  /** Address, from the smallest to the largest area: `Arnavutköy, Istanbul, Türkiye`. */
  readonly address: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 country code. */
  readonly countryCode: string;
  /** IANA time zone. */
  readonly timezone: string;
  /** Latitude in degrees (WGS 84). */
  readonly lat: number;
  readonly lon: number;
};

/**
 * All places, best first, so that a place's number is its rank. Each name, and each later word of a place's own names,
 * is an entry. Entries are sorted by normalized text, so entries with a common prefix are adjacent. `entries[i]` is the
 * sort key of an entry: its `EntryClass` in the two upper bits, followed by the place's number.
 */
export type PlaceTable = {
  readonly count: number;
  readonly entries: Uint32Array;
  /** UTF-8 strings, each with a terminating zero byte. */
  readonly texts: Buffer;
  /** Start of each entry's text. Identical strings are stored only once. */
  readonly textStarts: Uint32Array;
  readonly place: (number: number) => Place;
  readonly numberOf: (placeId: string) => number | undefined;
  readonly countryCode: (number: number) => string;
  /** Returns whether searches include the place. A retired place can be looked up only by its ID. */
  readonly isFound: (number: number) => boolean;
  /** Returns whether an airport that is included in searches is within the given distance of a point. */
  readonly isNearAirport: (point: Pick<Place, 'lat' | 'lon'>, metres: number) => boolean;
  /**
   * Returns additional normalized words for finding a place, such as ` airport havalimani arnavutkoy istanbul turkiye
   * turkey tr `.
   */
  readonly surroundings: (number: number) => string;
};

export const EntryClass = { name: 0, alternate: 1, laterWord: 2 } as const;
export const ENTRY_CLASS_SHIFT = 30;
export const ENTRY_PLACE_MASK = 2 ** ENTRY_CLASS_SHIFT - 1;
