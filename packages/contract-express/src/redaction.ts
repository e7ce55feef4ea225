import type { Operation } from './contract.ts';
import { resolve } from './document.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

export const PLACEHOLDER = '[redacted]';

/** Replaces sensitive parts of a string that no mark covers, such as a card number in free text. */
export type Mask = (text: string) => string;

/** Returns a copy of a parsed body without sensitive values, or `undefined` if the contract does not describe it. */
export type Redact = (body: unknown, mask: Mask) => unknown;

export type Redaction = {
  /** The body of a request in this media type. */
  readonly request: (mediaType: string) => Redact | undefined;
  readonly response: (status: number) => Redact | undefined;
};

/** Compiles an operation's redaction from the `x-sensitive` marks in its bodies. */
export function createRedaction(contract: object, { method, path }: Pick<Operation, 'method' | 'path'>): Redaction {
  const { requestBody, responses } = (contract as Json).paths[path][method];
  const sent = redactsOf(contract, requestBody);
  const answered = new Map(
    Object.entries(responses).map(([status, response]) => [status, redactsOf(contract, response)]),
  );
  return {
    request: (mediaType) => sent.get(mediaType),
    response: (status) =>
      [String(status), `${Math.floor(status / 100)}XX`, 'default']
        .map((name) => answered.get(name))
        .find((found) => found !== undefined)
        ?.get('application/json'),
  };
}

function redactsOf(contract: object, given: Json): ReadonlyMap<string, Redact> {
  const { content = {} } = given?.$ref ? resolve(contract, given.$ref) : (given ?? {});
  return new Map(
    Object.entries<Json>(content).flatMap(([mediaType, { schema }]) =>
      schema ? [[mediaType, redactBy(new Described(contract, [schema]))]] : [],
    ),
  );
}

class Undescribed extends Error {}

const redactBy =
  (described: Described): Redact =>
  (body, mask) => {
    try {
      return redacted(body, described, mask);
    } catch (error) {
      if (error instanceof Undescribed) return undefined;
      throw error;
    }
  };

function redacted(value: unknown, described: Described | undefined, mask: Mask): unknown {
  if (!described) throw new Undescribed();
  if (value === null) return null;
  if (described.isSensitive) return PLACEHOLDER;
  if (Array.isArray(value)) return value.map((item) => redacted(item, described.items, mask));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [mask(name), redacted(property, described.property(name), mask)]),
    );
  }
  if (!described.isScalar) throw new Undescribed();
  if (typeof value === 'boolean') return value;
  const text = String(value);
  const masked = mask(text);
  return masked === text ? value : masked;
}

/** The alternatives that a value may match. If one of them marks the value as sensitive, the value is removed. */
class Described {
  readonly isSensitive: boolean;
  readonly isScalar: boolean;
  readonly #contract: object;
  readonly #alternatives: readonly Json[];
  readonly #declared: ReadonlySet<string>;
  /** Undeclared names share one entry, because clients can send any names. */
  readonly #properties = new Map<string | undefined, Described | undefined>();
  #items: Described | undefined;

  constructor(contract: object, schemas: readonly Json[]) {
    const all = schemas.flatMap((schema) => [...alternativesOf(contract, schema)]);
    this.#contract = contract;
    this.#alternatives = all;
    this.#declared = new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)));
    this.isSensitive = all.some((schema) => schema['x-sensitive'] === true);
    this.isScalar = all.some(
      (schema) => schema.enum || 'const' in schema || [schema.type].flat().some((type) => SCALARS.has(type)),
    );
  }

  declares(name: string): boolean {
    return this.#declared.has(name);
  }

  property(name: string): Described | undefined {
    const key = this.declares(name) ? name : undefined;
    if (!this.#properties.has(key))
      this.#properties.set(
        key,
        this.#describe((schema) => propertyOf(schema, key)),
      );
    return this.#properties.get(key);
  }

  get items(): Described | undefined {
    this.#items ??= this.#describe(({ items }) => items);
    return this.#items;
  }

  #describe(of: (schema: Json) => Json): Described | undefined {
    const found = this.#alternatives.map(of).filter((schema) => typeof schema === 'object' && schema !== null);
    return found.length === 0 ? undefined : new Described(this.#contract, found);
  }
}

const SCALARS = new Set(['string', 'number', 'integer', 'boolean']);

const propertyOf = ({ properties = {}, additionalProperties }: Json, name: string | undefined): Json =>
  name !== undefined && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;

function* alternativesOf(contract: object, schema: Json): Generator<Json> {
  yield schema;
  if (schema.$ref) yield* alternativesOf(contract, resolve(contract, schema.$ref));
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    for (const inner of schema[key] ?? []) yield* alternativesOf(contract, inner);
  }
}
