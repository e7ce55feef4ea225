import type { Situation } from './contract.ts';
import { isProblem } from './problems.ts';

type FailureOptions = {
  headers?: Record<string, string>;
  cause?: unknown;
  /** The message without request values, for reports. Required if the message in the details contains such values. */
  rule?: string | undefined;
  /** Messages without request values for several problems, keyed by field. */
  rules?: ReadonlyMap<string, string> | undefined;
};

const rulesIn = (details: unknown, { rule, rules }: FailureOptions) =>
  rule !== undefined && isProblem(details) ? new Map([[details.field, rule]]) : rules;

/** A declared error that is thrown to end a request. The response is looked up in the catalogue by the error key. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly key: string;
  readonly details: unknown;
  /** Additional response headers, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rules: ReadonlyMap<string, string> | undefined;

  constructor(key: string, details?: unknown, options: FailureOptions = {}) {
    super(key, options.cause === undefined ? undefined : { cause: options.cause });
    this.key = key;
    this.details = details;
    this.headers = options.headers ?? {};
    this.rules = rulesIn(details, options);
  }
}

/** Throws a declared error. `Declared` maps each key to the type of its details, or `undefined` if it has none. */
export type Fail<Declared> = {
  <Key extends keyof Declared & string>(
    key: Key,
    ...rest: undefined extends Declared[Key]
      ? [details?: undefined, options?: FailureOptions]
      : [details: Declared[Key], options?: FailureOptions]
  ): never;
  /**
   * Makes the compiler reject a `fail` function that lacks an error. The compiler does not compare the constraints of
   * generic functions.
   */
  readonly '~declared'?: { readonly [Key in keyof Declared]: (details: Declared[Key]) => void };
};

/** Implements every typed `Fail`. */
export function failWith(key: string, details?: unknown, options?: FailureOptions): never {
  throw new Failure(key, details, options);
}

/**
 * A rejection that is independent of the operation. The response uses the error that the operation declares and that
 * the catalogue marks with this situation. Hooks such as `authenticate` throw this exception. Any situation that
 * the catalogue declares is accepted.
 */
export class EdgeFailure extends Error {
  override readonly name = 'EdgeFailure';
  readonly situation: string;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly rules: ReadonlyMap<string, string> | undefined;

  constructor(situation: Situation | (string & {}), details?: unknown, options: FailureOptions = {}) {
    super(situation, options.cause === undefined ? undefined : { cause: options.cause });
    this.situation = situation;
    this.details = details;
    this.headers = options.headers ?? {};
    this.rules = rulesIn(details, options);
  }
}

const FIELD_MAX_CHARACTERS = 300;

/**
 * Throws a 400 error for an invalid field, with the error that the operation declares for it. `field` is a dotted path,
 * a parameter name or `body`. `rule` is the message without request values, for reports; it is required if the message
 * contains such values.
 */
export function invalid(field: string, message: string, rule?: string): never {
  throw new EdgeFailure('invalidRequest', { field: shortField(field), message }, { rule });
}

/** Reports an invalid field. Throws in the same way as `invalid`, or records the field and returns. */
export type Refuse = (field: string, message: string) => void;

/** Shortens field names in error messages, because clients can send unknown names of any length. */
export const shortField = (field: string) =>
  field.length <= FIELD_MAX_CHARACTERS ? field : `${field.slice(0, FIELD_MAX_CHARACTERS - 1).toWellFormed()}…`;
