import { type ErrorKey, errors } from './generated/errors.ts';
import type { Operation } from './operation.ts';

/** A refusal of the service. */
export type AgencyError = {
  readonly status: number;
  /** The `code` of the body; missing when something in between answered instead of the service. */
  readonly code: number | undefined;
  /** The name of the error in the catalogue; missing when the contract this client was built from does not know it. */
  readonly key: ErrorKey | undefined;
  readonly description: string;
  /** What is wrong in particular: `{ field, message }` for a field of the request. */
  readonly details: unknown;
  /** Whether the same request may be sent again. */
  readonly retry: (typeof errors)[ErrorKey]['retry'] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What support asks for. */
  readonly requestId: string | undefined;
};

export function agencyError(operation: Operation, response: Response, body: unknown): AgencyError {
  const { code, description, details } = envelope(body);
  const key = code === undefined ? undefined : findKey(operation, response.status, code);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    status: response.status,
    code,
    key,
    description: description ?? `The answer was ${response.status} ${response.statusText}`.trim(),
    details,
    retry: key && errors[key].retry,
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
  };
}

type Envelope = { code?: number; description?: string; details?: unknown };

function envelope(body: unknown): Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number' ? body : {};
}

/** Two areas may use one code for different things: only what the operation declares counts, and what the edge says of any request. */
function findKey(operation: Operation, status: number, code: number): ErrorKey | undefined {
  const fits = (key: ErrorKey) => errors[key].status === status && errors[key].code === code;
  const edge = (Object.keys(errors) as ErrorKey[]).filter((key) => errors[key].area === 'edge');
  return [...operation.errors, ...edge].find(fits);
}
