export class Refusal extends Error {
  readonly status: number;
  /** The error key, such as `session.wrongCredentials`, or `portal.unreachable` if no response arrived. */
  readonly key: string;
  /** The dotted path of the invalid field, if the error applies to a single field. */
  readonly field: string | undefined;
  readonly requestId: string | undefined;

  constructor(status: number, key: string, message: string, field?: string, requestId?: string) {
    super(message);
    this.status = status;
    this.key = key;
    this.field = field;
    this.requestId = requestId;
  }
}

type ErrorBody = { key?: unknown; description?: unknown; details?: unknown };

/** If the body has a different format, such as a proxy's page, the error message states only the status. */
export function refusalOf(status: number, body: unknown, requestId: string | undefined): Refusal {
  const { key, description, details } = (typeof body === 'object' && body ? body : {}) as ErrorBody;
  if (typeof key !== 'string' || typeof description !== 'string')
    return new Refusal(status, 'portal.unreadable', `The service returned status ${status}.`, undefined, requestId);
  if (typeof details === 'string') return new Refusal(status, key, details, undefined, requestId);
  const { field, message } = (details ?? {}) as { field?: unknown; message?: unknown };
  const isOfField = typeof field === 'string' && typeof message === 'string';
  return isOfField
    ? new Refusal(status, key, message, field, requestId)
    : new Refusal(status, key, description, undefined, requestId);
}

export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(0, 'portal.unreachable', 'The service cannot be reached.');
}
