// biome-ignore lint/suspicious/noExplicitAny: a contract is walked as plain JSON
type Json = any;

/** A body in which every sensitive text contains a canary. */
export type PlantedBody = {
  readonly operation: string;
  readonly side: 'request' | 'response';
  readonly method: string;
  readonly path: string;
  /** The status of a response, or the media type of a request. */
  readonly of: string;
  readonly body: Json;
};

export const CANARY = 'canary';

/** Returns the names of all properties that the contract marks as sensitive. */
export function marksIn(contract: Json): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, property] of Object.entries<Json>(node.properties ?? {})) {
      if (resolved(contract, property)['x-sensitive']) names.add(name);
    }
    for (const [key, inner] of Object.entries(node)) if (!['example', 'examples'].includes(key)) walk(inner);
  };
  walk(contract);
  return names;
}

function resolved(contract: Json, node: Json): Json {
  if (!node?.$ref) return node;
  const found = node.$ref
    .split('/')
    .slice(1)
    .reduce((at: Json, key: string) => at[key.replaceAll('~1', '/')], contract);
  return { ...resolved(contract, found), ...node, $ref: undefined };
}

/** Returns bodies for every operation and status. Together, they contain every property of every alternative. */
export function plantedBodies(contract: Json): PlantedBody[] {
  return Object.entries<Json>(contract.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([, { operationId }]) => operationId)
      .flatMap(([method, { operationId: operation, requestBody, responses }]) => {
        const request = resolved(contract, requestBody);
        const sent = Object.entries<Json>(request?.content ?? {}).map(([of, { schema }]) => ({
          side: 'request' as const,
          of,
          schema,
        }));
        const answered = Object.entries<Json>(responses).flatMap(([of, response]) => {
          const schema = resolved(contract, response).content?.['application/json']?.schema;
          return schema ? [{ side: 'response' as const, of, schema }] : [];
        });
        return [...sent, ...answered].flatMap(({ schema, ...rest }) =>
          samplesOf(contract, schema, []).map((body) => ({ operation, method, path, ...rest, body })),
        );
      }),
  );
}

function samplesOf(contract: Json, given: Json, above: readonly Json[], isMarked = false): Json[] {
  const schema = resolved(contract, given);
  if (above.includes(given.$ref ?? schema)) return [null];
  const inner = [...above, given.$ref ?? schema];
  const marked = isMarked || schema['x-sensitive'] === true;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.flatMap((choice: Json) => samplesOf(contract, choice, inner, marked));
  if (schema.items) return samplesOf(contract, schema.items, inner, marked).map((item) => [item]);
  if (schema.properties) {
    const properties = Object.entries<Json>(schema.properties).map(
      ([name, property]) => [name, samplesOf(contract, property, inner, marked)] as const,
    );
    const count = Math.max(1, ...properties.map(([, samples]) => samples.length));
    return Array.from({ length: count }, (_, index) =>
      Object.fromEntries(properties.map(([name, samples]) => [name, samples[index % samples.length]])),
    );
  }
  return [marked ? CANARY : sampleOf(schema)];
}

function sampleOf({ type, enum: [first] = [], const: only }: Json): Json {
  const types = [type].flat();
  if (only !== undefined || first !== undefined) return only ?? first;
  if (types.includes('boolean')) return true;
  return types.includes('integer') || types.includes('number') ? 1 : 'text';
}
