/**
 * What a contract looks like to the machinery: plain data, generated from `openapi/`.
 * Nothing here knows what the operations are about.
 */

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A published rate limit: `requests` per `windowSeconds`, counted separately for each `per`. */
export type RateLimit = {
  readonly requests: number;
  readonly windowSeconds: number;
  /** `user`: the token's user · `credential`: the API key or token in the body, with the client's address · `order`: the order in the path · `party`: the party in the path */
  readonly per: 'user' | 'credential' | 'order' | 'party';
};

/** One row of the generated operation table. */
export type Operation<ErrorKey extends string = string> = {
  readonly id: string;
  readonly area: string;
  /** The file that describes it, for messages to developers. */
  readonly file?: string;
  readonly method: HttpMethod;
  /** The path template as the contract has it, below the base path: `/locations/{placeId}` */
  readonly path: string;
  /** false: no access token, and no cookie, is asked for */
  readonly secured: boolean;
  /** Whom it is open to, for `authorize`; without it, to every caller. */
  readonly roles?: readonly string[];
  readonly limit?: RateLimit;
  /** Every error this operation declares. */
  readonly errors: readonly ErrorKey[];
  /** Media types of the request body; empty when the operation takes none. */
  readonly requestMediaTypes: readonly string[];
  /** Status → media types of the answer; an empty list is an answer without a body. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
};

/**
 * What the edge itself may have to say about a request. The catalogue marks the errors that say it, and
 * an operation answers with the one among its declared errors that is marked so: two areas may use
 * different codes for the same situation.
 */
export type Situation =
  | 'malformedBody'
  | 'invalidRequest'
  | 'unauthenticated'
  | 'keySuspended'
  | 'addressNotAllowed'
  | 'forbidden'
  | 'rateLimited'
  | 'internalError'
  | 'overloaded'
  | 'pathNotFound'
  | 'methodNotAllowed'
  | 'requestTimeout'
  | 'bodyTooLarge'
  | 'unsupportedMediaType'
  | 'expectationFailed'
  | 'headersTooLarge'
  | 'crossSite';

/** One row of the generated error catalogue. */
export type CatalogueEntry = {
  readonly area: string;
  /** The number in the body's `code`. */
  readonly code: number;
  readonly status: number;
  /** The sentence in the body's `description`. */
  readonly description: string;
  readonly retry: 'never' | 'afterFixing' | 'afterWaiting' | 'same';
  /** What `details` holds: names of schemas of the contract, or `text`. Without it, the error has none. */
  readonly details?: readonly string[];
  readonly situation?: Situation;
};

export type ErrorCatalogue<ErrorKey extends string = string> = Readonly<Record<ErrorKey, CatalogueEntry>>;

/** The body of every error answer. */
export type ErrorEnvelope = { key: string; code: number; description: string; details?: unknown };
