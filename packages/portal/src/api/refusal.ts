/** Why an operation did not answer as hoped, as the contract's error body says it. */
export class Refusal extends Error {
  readonly status: number;
  /** Such as `session.wrongCredentials`; `portal.unreachable` where no answer came. */
  readonly key: string;
  /** The dotted path of what was wrong in the request, where it is one field. */
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

/** Reads an error answer; what is no error body of ours (a proxy's page, say) is told by its status. */
export function refusalOf(status: number, body: unknown, requestId: string | undefined): Refusal {
  const { key, description, details } = (typeof body === 'object' && body ? body : {}) as ErrorBody;
  if (typeof key !== 'string' || typeof description !== 'string')
    return new Refusal(status, 'portal.unreadable', `The service answered ${status}.`, undefined, requestId);
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
