/** A declared error on its way to the customer: the answer is looked up in the catalogue by its key. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly key: string;
  readonly details: unknown;
  /** Extra headers of the answer, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(key: string, details?: unknown, options: { headers?: Record<string, string>; cause?: unknown } = {}) {
    super(key, options.cause === undefined ? undefined : { cause: options.cause });
    this.key = key;
    this.details = details;
    this.headers = options.headers ?? {};
  }
}
