/** Plain data generated from `openapi/`. This package does not depend on what the operations do. */

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A published rate limit: `requests` per `windowSeconds`, counted separately for each group that `per` defines. */
export type RateLimit = {
  readonly requests: number;
  readonly windowSeconds: number;
  /**
   * Determines how requests are grouped for counting. `user`: by the token's user, before the body is read.
   * `credential`: by the secret in the body, combined with the client's address. Any other name: by the function with
   * this name in `buckets`.
   */
  readonly per: string;
};

/** One row of the generated operation table. */
export type Operation<ErrorKey extends string = string> = {
  readonly id: string;
  readonly area: string;
  /** The file that defines the operation, for messages to developers. */
  readonly file?: string;
  readonly method: HttpMethod;
  /** The path template in the contract, relative to the base path: `/locations/{placeId}`. */
  readonly path: string;
  /** False if the operation requires neither an access token nor a cookie. */
  readonly secured: boolean;
  /** The roles that may call the operation, for `authorize`. If absent, any caller is allowed. */
  readonly roles?: readonly string[];
  readonly limit?: RateLimit;
  readonly errors: readonly ErrorKey[];
  /** Media types of the request body. Empty if the operation takes no body. */
  readonly requestMediaTypes: readonly string[];
  /** Media types of the response by status. An empty list means a response without a body. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
};

/**
 * Error situations that the edge itself detects. The catalogue marks the errors for each situation, and an operation
 * returns the marked error that it declares. Two areas can therefore use different codes for the same situation. A
 * catalogue may declare further situations, which only the app's code raises.
 */
export type Situation =
  | 'malformedBody'
  | 'invalidRequest'
  | 'unauthenticated'
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
  readonly code: number;
  readonly status: number;
  readonly description: string;
  readonly retry: 'never' | 'afterFixing' | 'afterWaiting' | 'same';
  /** Possible types of `details`: names of contract schemas, or `text`. Omitted if the error has no details. */
  readonly details?: readonly string[];
  /** A `Situation`, or another situation for which the app throws an `EdgeFailure`. */
  readonly situation?: string;
};

export type ErrorCatalogue<ErrorKey extends string = string> = Readonly<Record<ErrorKey, CatalogueEntry>>;

/** The body of every error response. */
export type ErrorEnvelope = { key: string; code: number; description: string; details?: unknown };
