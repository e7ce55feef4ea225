type SearchKey = { readonly searchId: string; readonly agencyId: number };

/** One offer of a search. */
export type OfferKey = SearchKey & { readonly code: string };

/** Searches of one kind, until they expire; any instance of the service reads what another has kept. */
export type Searches<Content> = {
  readonly save: (search: SearchKey & { readonly expiresAt: Date }, content: Content) => Promise<void>;
  /** Another agency's search is not found, and neither is an expired one. */
  readonly find: (key: SearchKey, now: Date) => Promise<Content | undefined>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};
