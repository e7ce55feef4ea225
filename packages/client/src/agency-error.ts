import type { ErrorDetails } from './generated/error-details.ts';
import { type ErrorKey, errors } from './generated/errors.ts';
import type { Operation } from './operation.ts';
import { type RateLimit, rateLimitOf } from './rate-limit.ts';

/** An error returned by the service. Use `switch (error.key)` or `isError` to narrow its status, code and `details`. */
export type AgencyError<Key extends ErrorKey = ErrorKey> = KnownError<Key> | UnknownError;

/** An error defined in the error catalogue. */
export type KnownError<Key extends ErrorKey = ErrorKey> = Key extends ErrorKey
  ? About & {
      readonly status: Catalogue[Key]['status'];
      readonly code: Catalogue[Key]['code'];
      readonly key: Key;
      readonly details: Key extends keyof ErrorDetails ? ErrorDetails[Key] : unknown;
      /** Indicates whether and when the same request can be retried. */
      readonly retry: Catalogue[Key]['retry'];
    }
  : never;

/** An error from an intermediary such as a proxy, or from a newer version of the API than this client supports. */
export type UnknownError = About & {
  readonly status: number;
  /** The numeric error code, or `undefined` if the response did not come from the service. */
  readonly code: number | undefined;
  readonly key: undefined;
  readonly details: unknown;
  readonly retry: undefined;
};

type About = {
  /** An English description for developers. The wording can change. */
  readonly description: string;
  readonly retryAfterSeconds: number | undefined;
  /** The request ID. Include it in support requests. */
  readonly requestId: string | undefined;
  /** The rate limit state for this operation. */
  readonly rateLimit?: RateLimit | undefined;
};

type Catalogue = typeof errors;

/** Returns true if the error has one of the given keys, and narrows the type of its `details`. */
export function isError<One extends { readonly key: string | undefined }, Key extends NonNullable<One['key']>>(
  error: One,
  ...keys: readonly Key[]
): error is Extract<One, { readonly key: Key }> {
  return (keys as readonly unknown[]).includes(error.key);
}

export function agencyError(operation: Operation, response: Response, body: unknown): AgencyError {
  const { status, statusText, headers } = response;
  const { key: name, code, description, details } = envelope(body);
  const key = name === undefined ? keyOfNumbers(operation, status, code) : knownKey(operation, name);
  return {
    status,
    code,
    key,
    description: withAddress(response, key, description ?? `The service returned ${status} ${statusText}`.trim()),
    details,
    retry: key && errors[key].retry,
    // A page on another origin cannot read the header.
    retryAfterSeconds: secondsOf(headers.get('Retry-After')) ?? secondsIn(details),
    requestId: headers.get('X-Request-Id') ?? undefined,
    rateLimit: rateLimitOf(headers),
    // The types are generated from the catalogue, which defines the status, code and details of each key.
  } as AgencyError;
}

const NOT_FOUND = 404;

/** A 404 for an unknown path usually means a wrong base URL. */
function withAddress({ status, url }: Response, key: ErrorKey | undefined, description: string): string {
  const isNowhere = status === NOT_FOUND && (key === undefined || key === 'path.notFound');
  return isNowhere ? `${description} Check baseUrl. The request was sent to ${url}` : description;
}

type Envelope = { key?: string; code?: number; description?: string; details?: unknown };

function envelope(body: unknown): Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number' ? body : {};
}

const edgeKeys = () => (Object.keys(errors) as ErrorKey[]).filter((key) => errors[key].area === 'edge');

/**
 * Returns the key if this client version defines it, or `undefined` for other keys, which a newer service can return.
 */
function knownKey(operation: Operation, name: string): ErrorKey | undefined {
  return [...operation.errors, ...edgeKeys()].find((key) => key === name);
}

/** Finds the error key if an older service did not send one. Returns `undefined` unless exactly one error matches. */
function keyOfNumbers(operation: Operation, status: number, code: number | undefined): ErrorKey | undefined {
  const isMeant = (key: ErrorKey) => errors[key].status === status && errors[key].code === code;
  const own = operation.errors.filter(isMeant);
  const candidates = own.length > 0 ? own : edgeKeys().filter(isMeant);
  return candidates.length === 1 ? candidates[0] : undefined;
}

function secondsIn(details: unknown): number | undefined {
  const { retryAfterSeconds } = (details ?? {}) as { readonly retryAfterSeconds?: unknown };
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
}

/** The service sends seconds, but a proxy can send a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
