import type { RequestCheck } from '@agency-booking/contract-express';

/** The parts of the published, bundled contract that the server reads. */
export type Contract = {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Components;
};

export type Reference = { readonly $ref: string };
export type Schema = {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly items?: Schema | Reference;
  readonly oneOf?: readonly (Schema | Reference)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
};
type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema | Reference;
};

type Body = { readonly required?: boolean; readonly content: Readonly<Record<string, { schema: Schema | Reference }>> };

type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, unknown>>;
  /** True for a POST that changes nothing. */
  readonly 'x-repeatable'?: boolean;
};

/** An argument of a tool. All arguments of a call are on one level, regardless of their place in the request. */
export type Argument = {
  readonly name: string;
  readonly place: 'path' | 'query' | 'headers' | 'body';
  readonly required: boolean;
  readonly schema: Schema;
};

/** An operation that a client can call. */
export type Call = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly onlyReads: boolean;
  readonly takesBody: boolean;
  readonly arguments: readonly Argument[];
};

const PLACES = { path: 'path', query: 'query', header: 'headers' } as const;
/** The client sends a request ID with every call. */
const AUTOMATIC = 'X-Request-Id';

/** Returns the operations that require a token. The client signs in automatically, so the others are omitted. */
export function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId, security }]) => operationId && security?.length !== 0)
      .map(([method, operation]) => callOf(contract, { path, method, operation })),
  );
}

type Found = { readonly path: string; readonly method: string; readonly operation: Operation };

function callOf(contract: Contract, { path, method, operation }: Found): Call {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const body = bodySchemaOf(contract, operation);
  return {
    id: operationId!,
    method,
    path,
    summary: summary ?? operationId!,
    description: description ?? '',
    onlyReads: method === 'get' || operation['x-repeatable'] === true,
    takesBody: requestBody !== undefined,
    arguments: [
      ...parameters.map((one) => resolve<Parameter>(contract, one)).flatMap(argumentOf(contract)),
      ...fieldsOf(contract, body).map((field) => ({ ...field, place: 'body' as const })),
    ],
  };
}

const argumentOf = (contract: Contract) => (parameter: Parameter) => {
  const { name, in: place, required = false, description, schema } = parameter;
  if (name === AUTOMATIC) return [];
  const withDescription = { ...resolve<Schema>(contract, schema), ...(description && { description }) };
  return [{ name, place: PLACES[place], required, schema: withDescription }];
};

const bodySchemaOf = (contract: Contract, { requestBody }: Operation): Schema =>
  resolve<Schema>(contract, requestBody?.content['application/json']?.schema ?? {});

export type Field = Pick<Argument, 'name' | 'required' | 'schema'>;

/** Returns an object's properties. Alternatives are merged: a field is required if every alternative requires it. */
export function fieldsOf(contract: Contract, schema: Schema): Field[] {
  const alternatives = (schema.oneOf ?? []).map((one) => fieldsOf(contract, resolve<Schema>(contract, one)));
  const names = new Set([...Object.keys(schema.properties ?? {}), ...alternatives.flat().map(({ name }) => name)]);
  return [...names].map((name) => {
    const own = schema.properties?.[name];
    const inAlternatives = alternatives.map((fields) => fields.find((field) => field.name === name));
    if (own) return { name, required: schema.required?.includes(name) ?? false, schema: described(contract, own) };
    const found = inAlternatives.filter((field) => field !== undefined);
    const required = found.length === alternatives.length && found.every((field) => field.required);
    return { name, required, schema: merged(found.map((field) => field.schema)) };
  });
}

/** Follows a reference. Keeps the description next to the reference, because it is specific to the field. */
function described(contract: Contract, schema: Schema | Reference): Schema {
  const { description } = schema as Schema;
  return { ...resolve<Schema>(contract, schema), ...(description && { description }) };
}

function merged(schemas: readonly Schema[]): Schema {
  const [first = {}] = schemas;
  if (schemas.length === 1) return first;
  const { description: _, ...common } = first;
  const values = [...new Set(schemas.flatMap((schema) => schema.enum ?? []))];
  return values.length > 0 ? { ...common, enum: values } : common;
}

export function resolve<Value>(contract: Contract, value: Value | Reference): Value {
  const reference = (value as Reference | undefined)?.$ref;
  if (reference === undefined) return value as Value;
  const [, , kind = '', name = ''] = reference.split('/');
  return resolve<Value>(contract, contract.components[kind]![name] as Value | Reference);
}

/** Distributes a tool's arguments over the parts of a request. */
export function partsOf({ arguments: known, takesBody }: Call, given: Readonly<Record<string, unknown>>) {
  const parts: Record<Argument['place'], Record<string, unknown>> = { path: {}, query: {}, headers: {}, body: {} };
  const placeOf = new Map(known.map(({ name, place }) => [name, place]));
  for (const [name, value] of Object.entries(given)) {
    // An unknown argument is put where the check reports it by name.
    parts[placeOf.get(name) ?? (takesBody ? 'body' : 'query')][name] = value;
  }
  const { body, ...others } = parts;
  return takesBody && Object.keys(body).length > 0 ? { ...others, body } : others;
}

export type Parts = Parameters<RequestCheck>[0];

type Envelope = { readonly key?: string; readonly details?: { readonly field?: unknown } };

/** Returns the error body that the operation documents for an invalid field, with the given details. */
export function invalidRequest(contract: Contract, { path, method }: Call, details: unknown): object {
  const answer = resolve<{ content?: Record<string, { examples?: Record<string, unknown> }> }>(
    contract,
    (contract.paths[path]![method]!.responses['400'] ?? {}) as Reference,
  );
  const examples = Object.values(answer.content?.['application/json']?.examples ?? {});
  const envelopes = examples.map((one) => resolve<{ value: Envelope }>(contract, one as Reference).value);
  return { status: 400, ...envelopes.find((envelope) => envelope.details?.field !== undefined), details };
}
