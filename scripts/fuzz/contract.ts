/** The bundled contract as a third-party tool reads it: schemas with references resolved and without our extensions. */
import { type ContractDocument, type OperationRule, operationsOf, resolve } from '../generate/document.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is plain JSON here
export type Json = any;

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Json;
};

export type Link = {
  readonly operationId: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly requestBody?: Readonly<Record<string, string>>;
};

type Answer = {
  readonly content: Readonly<Record<string, Json>>;
  readonly headers: Readonly<Record<string, { readonly required: boolean; readonly schema: Json }>>;
  readonly links: readonly Link[];
};

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: {
    readonly mediaType: string;
    readonly required: boolean;
    readonly schema: Json;
    readonly examples: readonly Json[];
  };
  /** Responses, keyed by status or `default`. */
  readonly answers: Readonly<Record<string, Answer>>;
  readonly errors: readonly string[];
  readonly rules: readonly OperationRule[];
};

export function readOperations(document: ContractDocument): Operation[] {
  // Many operations share a response. Such responses use the same schema object, which is compiled only once.
  const known = new Map<Json, Json>();
  const bare = (schema: Json): Json => {
    if (!known.has(schema)) known.set(schema, withoutReferences(document, schema));
    return known.get(schema);
  };
  const valuesOf = (examples: Json = {}): Json[] =>
    Object.values<Json>(examples).map((example) => (resolve(document, example) as Json).value);

  return operationsOf(document).map(({ method, path, operation }) => {
    const parameters = (operation.parameters ?? []).map((given) => resolve<Json>(document, given));
    const body: Json = operation.requestBody && resolve<Json>(document, operation.requestBody);
    const [[mediaType, media] = []] = Object.entries<Json>(body?.content ?? {});
    return {
      id: operation.operationId!,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
        name,
        in: place,
        required,
        schema: bare(schema),
      })),
      ...(mediaType && {
        body: {
          mediaType,
          required: body.required === true,
          schema: bare(media.schema),
          examples: valuesOf(media.examples),
        },
      }),
      answers: Object.fromEntries(
        Object.entries<Json>(operation.responses ?? {}).map(([status, given]) => {
          const { content = {}, headers = {}, links = {} } = resolve<Json>(document, given);
          return [
            status,
            {
              content: mapValues(content, ({ schema }) => bare(schema)),
              headers: mapValues(headers, (header) => {
                const { required = false, schema } = resolve<Json>(document, header);
                return { required, schema: bare(schema) };
              }),
              links: Object.values<Link>(links),
            },
          ];
        }),
      ),
      errors: operation['x-errors'] ?? [],
      rules: operation['x-rules'] ?? [],
    };
  });
}

function mapValues(record: Record<string, Json>, map: (value: Json) => Json): Record<string, Json> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/** Number types, whose formats are removed because the limits in the schema express the same range. */
const NUMBERS = new Set(['integer', 'number']);
const NOT_FOR_VALIDATORS = /^(x-|discriminator$|examples?$|description$|deprecated$|writeOnly$)/;

/** Terminates because no schema in the contract is recursive. */
function withoutReferences(document: ContractDocument, node: Json, isMap = false): Json {
  if (Array.isArray(node)) return node.map((item) => withoutReferences(document, item));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...beside } = node;
  const whole = $ref ? { ...(resolve(document, { $ref }) as Json), ...beside } : node;
  if ($ref && whole.$ref) return withoutReferences(document, whole);
  return Object.fromEntries(
    Object.entries<Json>(whole)
      .filter(([key]) => isMap || !(NOT_FOR_VALIDATORS.test(key) || (key === 'format' && NUMBERS.has(whole.type))))
      .map(([key, part]) => [key, withoutReferences(document, part, !isMap && key === 'properties')]),
  );
}
