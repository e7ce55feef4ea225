type SearchKey = { readonly searchId: string; readonly agencyId: number };

/** One offer of a search. */
export type OfferKey = SearchKey & { readonly code: string };

/** Searches of one kind, until they expire; any instance of the service reads what another has kept. */
export type Searches<Content> = {
  /** @param content or its JSON, in lines */
  readonly save: (search: SearchKey & { readonly expiresAt: Date }, content: Content | Buffer) => Promise<void>;
  /** With none of its offers but this one. Another agency's search is not found, and neither is an expired one. */
  readonly find: (key: OfferKey, now: Date) => Promise<Content | undefined>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};
