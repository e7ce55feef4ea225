/** In the packed file a kind is its position in this list. */
export const PLACE_KINDS = ['airport', 'locality', 'neighborhood', 'region', 'establishment'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place as it is shown and booked at. */
export type Place = {
  /** The same from one edition of the data to the next: `airport-IST`, `city-745044`, `place-20`. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** An airport's name ends with its IATA code: `Istanbul Airport (IST)` */
  readonly name: string;
  /** Where it lies, from near to far: `Arnavutköy, Istanbul, Türkiye` */
  readonly address: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string;
  /** IANA */
  readonly timezone: string;
  /** Degrees, WGS 84 */
  readonly lat: number;
  readonly lon: number;
};

/**
 * All places, best first: a place's number is its rank.
 * Every name, and every later word of a place's own names, is an entry; entries stand in the order of their folded text,
 * so that all that begin alike are neighbours. `entries[i]` is what it ranks by: how it names the place
 * (`EntryClass`, the two upper bits), then the place's number.
 */
export type PlaceTable = {
  readonly count: number;
  readonly entries: Uint32Array;
  /** UTF-8, each text ended by a zero byte. */
  readonly texts: Buffer;
  /** Where each entry's text begins; equal texts are kept once. */
  readonly textStarts: Uint32Array;
  readonly place: (number: number) => Place;
  readonly numberOf: (placeId: string) => number | undefined;
  readonly countryCode: (number: number) => string;
  /** Whether a search may find it; a retired place is only read by its id. */
  readonly isFound: (number: number) => boolean;
  /** Folded words a query may use besides the names: ` airport havalimani arnavutkoy istanbul turkiye turkey tr ` */
  readonly surroundings: (number: number) => string;
};

export const EntryClass = { name: 0, alternate: 1, laterWord: 2 } as const;
export const ENTRY_CLASS_SHIFT = 30;
export const ENTRY_PLACE_MASK = 2 ** ENTRY_CLASS_SHIFT - 1;
