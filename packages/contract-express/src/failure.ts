import type { Situation } from './contract.ts';

type FailureOptions = {
  headers?: Record<string, string>;
  cause?: unknown;
  /** The message of the details without anything of the request, for reports. Needed where the message has some. */
  rule?: string | undefined;
};

/** A declared error on its way to the customer: the answer is looked up in the catalogue by its key. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly key: string;
  readonly details: unknown;
  /** Extra headers of the answer, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rule: string | undefined;

  constructor(key: string, details?: unknown, options: FailureOptions = {}) {
    super(key, options.cause === undefined ? undefined : { cause: options.cause });
    this.key = key;
    this.details = details;
    this.headers = options.headers ?? {};
    this.rule = options.rule;
  }
}

declare const takes: unique symbol;
/** Ends an operation with an error it declares. `Declared` holds the details of each key, `undefined` where it has none. */
export type Fail<Declared> = {
  <Key extends keyof Declared & string>(
    key: Key,
    ...rest: undefined extends Declared[Key]
      ? [details?: undefined, options?: FailureOptions]
      : [details: Declared[Key], options?: FailureOptions]
  ): never;
  /** The compiler does not compare the constraints of generic functions: this keeps the `fail` of another operation out. */
  readonly [takes]?: (key: keyof Declared) => void;
};

/** Every typed `Fail` is this function. */
export function failWith(key: string, details?: unknown, options?: FailureOptions): never {
  throw new Failure(key, details, options);
}

/**
 * A refusal that does not know which operation it meets: the key is the one among the operation's declared
 * errors that the catalogue marks with this situation. Hooks such as `authenticate` throw it.
 */
export class EdgeFailure extends Error {
  override readonly name = 'EdgeFailure';
  readonly situation: Situation;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly rule: string | undefined;

  constructor(situation: Situation, details?: unknown, options: FailureOptions = {}) {
    super(situation, options.cause === undefined ? undefined : { cause: options.cause });
    this.situation = situation;
    this.details = details;
    this.headers = options.headers ?? {};
    this.rule = options.rule;
  }
}

const FIELD_MAX_CHARACTERS = 300;

/** 400: one field of the request is not acceptable. `field` is a dotted path, a parameter's name, or `body`. */
export function invalid(field: string, message: string): never {
  throw new EdgeFailure('invalidRequest', { field: cut(field), message });
}

/** Names that a customer made up are repeated, but not at any length. */
const cut = (field: string) =>
  field.length <= FIELD_MAX_CHARACTERS ? field : `${field.slice(0, FIELD_MAX_CHARACTERS - 1).toWellFormed()}…`;
