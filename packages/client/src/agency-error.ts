import type { ErrorDetails } from './generated/error-details.ts';
import { type ErrorKey, errors } from './generated/errors.ts';
import type { Operation } from './operation.ts';
import { type RateLimit, rateLimitOf } from './rate-limit.ts';

/**
 * A refusal of the service, told apart by `key`: `switch (error.key)` and `isError` know the status, the code and the
 * `details` of each.
 */
export type AgencyError<Key extends ErrorKey = ErrorKey> = KnownError<Key> | UnknownError;

/** An error of the catalogue. */
export type KnownError<Key extends ErrorKey = ErrorKey> = Key extends ErrorKey
  ? About & {
      readonly status: Catalogue[Key]['status'];
      readonly code: Catalogue[Key]['code'];
      readonly key: Key;
      readonly details: Key extends keyof ErrorDetails ? ErrorDetails[Key] : unknown;
      /** Whether the same request may be sent again. */
      readonly retry: Catalogue[Key]['retry'];
    }
  : never;

/** An answer of something in between, or of a contract newer than this client. */
export type UnknownError = About & {
  readonly status: number;
  /** Missing when it was not the service that answered. */
  readonly code: number | undefined;
  readonly key: undefined;
  readonly details: unknown;
  readonly retry: undefined;
};

type About = {
  /** For developers, in English; its wording may change. */
  readonly description: string;
  readonly retryAfterSeconds: number | undefined;
  /** What support asks for. */
  readonly requestId: string | undefined;
  /** What is left of the limit of this operation. */
  readonly rateLimit?: RateLimit | undefined;
};

type Catalogue = typeof errors;

/** Whether it is one of these errors; from then on the compiler knows its `details`, too. */
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
    description: withAddress(response, key, description ?? `The answer was ${status} ${statusText}`.trim()),
    details,
    retry: key && errors[key].retry,
    retryAfterSeconds: secondsOf(headers.get('Retry-After')),
    requestId: headers.get('X-Request-Id') ?? undefined,
    rateLimit: rateLimitOf(headers),
    // The catalogue, of which the types are made, says which status, code and details belong to a key.
  } as AgencyError;
}

const NOT_FOUND = 404;

/** What is at no path of the service was most likely sent to the wrong address. */
function withAddress({ status, url }: Response, key: ErrorKey | undefined, description: string): string {
  const isNowhere = status === NOT_FOUND && (key === undefined || key === 'path.notFound');
  return isNowhere ? `${description} Is baseUrl right? Asked was ${url}` : description;
}

type Envelope = { key?: string; code?: number; description?: string; details?: unknown };

function envelope(body: unknown): Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number' ? body : {};
}

const edgeKeys = () => (Object.keys(errors) as ErrorKey[]).filter((key) => errors[key].area === 'edge');

/** The errors this client knows of an operation; another one comes from a newer service. */
function knownKey(operation: Operation, name: string): ErrorKey | undefined {
  return [...operation.errors, ...edgeKeys()].find((key) => key === name);
}

/** An older service answers without a key: status and code tell where they belong to one error of the operation. */
function keyOfNumbers(operation: Operation, status: number, code: number | undefined): ErrorKey | undefined {
  const isMeant = (key: ErrorKey) => errors[key].status === status && errors[key].code === code;
  const own = operation.errors.filter(isMeant);
  const candidates = own.length > 0 ? own : edgeKeys().filter(isMeant);
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Ours are seconds; what stands in between may send a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
