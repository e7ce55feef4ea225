/** The parts of the published, bundled contract that the server reads. */
export type Contract = {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Components;
};

type Reference = { readonly $ref: string };
type Schema = Readonly<Record<string, unknown>>;
type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
};

type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { schema: Schema }>>;
  };
  /** True for a POST that changes nothing. */
  readonly 'x-repeatable'?: boolean;
};

/** An operation that a client can call. */
export type Call = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly onlyReads: boolean;
  /** The self-contained JSON Schema of `{path, query, headers, body}`. */
  readonly input: { readonly type: 'object'; readonly [keyword: string]: unknown };
};

const PLACES = { path: 'path', query: 'query', header: 'headers' } as const;

/** Returns the operations that require a token. The client signs in automatically, so the others are omitted. */
export function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId, security }]) => operationId && security?.length !== 0)
      .map(([method, operation]) => callOf(contract, path, method, operation)),
  );
}

function callOf(contract: Contract, path: string, method: string, operation: Operation): Call {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const found = parameters.map((one) => resolve<Parameter>(contract, one));
  const groups = Object.entries(PLACES).flatMap(([place, name]) => {
    const here = found.filter((one) => one.in === place);
    return here.length > 0 ? [[name, groupOf(here)] as const] : [];
  });
  const body = requestBody?.content['application/json']?.schema;
  const properties = Object.fromEntries([...groups, ...(body ? [['body', body] as const] : [])]);
  const required = [
    ...groups.filter(([, { required }]) => required.length > 0).map(([name]) => name),
    ...(body && requestBody?.required ? ['body'] : []),
  ];
  return {
    id: operationId!,
    method: method.toUpperCase(),
    path,
    summary: summary ?? operationId!,
    description: description ?? '',
    onlyReads: method === 'get' || operation['x-repeatable'] === true,
    input: standingAlone(contract.components, { type: 'object', properties, required, additionalProperties: false }),
  };
}

function groupOf(parameters: readonly Parameter[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, description ? { description, ...schema } : schema]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function resolve<Value>({ components }: Contract, value: Value | Reference): Value {
  const reference = (value as Reference).$ref;
  if (reference === undefined) return value as Value;
  const [, , kind = '', name = ''] = reference.split('/');
  return components[kind]![name] as Value;
}

const SCHEMA = '#/components/schemas/';

/** Returns the schema with all schemas that it references in `$defs`. */
function standingAlone(components: Components, schema: Schema & { readonly type: 'object' }): Call['input'] {
  const defined = new Map<string, unknown>();
  const moved = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, part) => {
      if (key !== '$ref' || typeof part !== 'string' || !part.startsWith(SCHEMA)) return part;
      const name = part.slice(SCHEMA.length);
      if (!defined.has(name)) {
        defined.set(name, true);
        defined.set(name, moved(components.schemas![name]));
      }
      return `#/$defs/${name}`;
    });
  const root = moved(schema) as Call['input'];
  return defined.size > 0 ? { ...root, $defs: Object.fromEntries(defined) } : root;
}
