/** An invalid field, and the values that it accepts. */
export type Problem = { readonly field: string; readonly message: string };

export class Refusal extends Error {
  readonly status: number;
  /** The error key, such as `session.wrongCredentials`, or `portal.unreachable` if no response arrived. */
  readonly key: string;
  /** The dotted path of the invalid field, if the error applies to a single field. */
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  /** All invalid fields. The first one is `field`. */
  readonly problems: readonly Problem[];

  constructor(
    status: number,
    key: string,
    message: string,
    field?: string,
    requestId?: string,
    problems: readonly Problem[] = field === undefined ? [] : [{ field, message }],
  ) {
    super(message);
    this.status = status;
    this.key = key;
    this.field = field;
    this.requestId = requestId;
    this.problems = problems;
  }

  /** Returns the messages for a form field, or for parts of its value. `entries` are the parts of a list. */
  messageFor(name: string, entries: readonly string[] = []): string | undefined {
    const messages = this.problems
      .filter(({ field }) => isPartOf(name, field))
      .map(({ field, message }) => {
        const entry = entries[Number(/\[(\d+)\]$/.exec(field)?.[1])];
        return entry === undefined ? message : `${entry}: ${message}`;
      });
    return messages.length > 0 ? messages.join('; ') : undefined;
  }
}

/** Returns true if the dotted path leads to the field with this name, or to a part of its value. */
export const isPartOf = (name: string, field: string): boolean =>
  field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`);

type ErrorBody = { key?: unknown; description?: unknown; details?: unknown };

/**
 * Converts an error response. If the body has a different format, such as a proxy's page, the message states only the
 * status.
 */
export function refusalOf(status: number, body: unknown, requestId: string | undefined): Refusal {
  const { key, description, details } = (typeof body === 'object' && body ? body : {}) as ErrorBody;
  if (typeof key !== 'string' || typeof description !== 'string')
    return new Refusal(status, 'portal.unreadable', `The service returned status ${status}.`, undefined, requestId);
  if (typeof details === 'string') return new Refusal(status, key, details, undefined, requestId);
  if (!isProblem(details)) return new Refusal(status, key, description, undefined, requestId);
  const { field, message, problems } = details as Problem & { readonly problems?: unknown };
  const all = Array.isArray(problems) ? problems.filter(isProblem) : undefined;
  return new Refusal(status, key, message, field, requestId, all);
}

function isProblem(value: unknown): value is Problem {
  const { field, message } = (value ?? {}) as { field?: unknown; message?: unknown };
  return typeof field === 'string' && typeof message === 'string';
}

export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(0, 'portal.unreachable', 'The service cannot be reached.');
}
