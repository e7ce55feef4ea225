type SearchKey = { readonly searchId: string; readonly agencyId: number };

/** The key of one offer in a search. */
export type OfferKey = SearchKey & { readonly code: string };

/** The stored searches of one kind, until they expire. All instances of the service share them. */
export type Searches<Content> = {
  /** `content` is the search result, or its JSON serialization with one offer per line. */
  readonly save: (search: SearchKey & { readonly expiresAt: Date }, content: Content | Buffer) => Promise<void>;
  /**
   * Finds a search with only the given offer. Expired searches and other agencies' searches are treated as not found.
   */
  readonly find: (key: OfferKey, now: Date) => Promise<Content | undefined>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};
