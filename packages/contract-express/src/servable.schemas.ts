import { dereferenced, lookUp } from './document.ts';
import type { AjvFormats } from './formats.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

type Direction = 'request' | 'answer';
/** Yields a line for each problem in a schema, with its location. Reports each schema only once. */
export type SchemaCheck = (schema: Json, place: string, direction: Direction) => Generator<string>;

/** Keywords that can declare properties unknown to the enclosing schema. */
const OPEN = ['allOf', 'if', 'then', 'else', 'prefixItems', 'patternProperties', 'dependentSchemas'];

export function createSchemaCheck(document: Json, formats: AjvFormats): SchemaCheck {
  const seen = new Set<Json>();
  const closed = new Set<Json>();
  return function* check(schema, place, direction): Generator<string> {
    if (schema === null || typeof schema !== 'object') return;
    const isClosed = direction === 'request' || closed.has(schema);
    const isSeen = seen.has(schema);
    if (isClosed && isSeen) return;
    seen.add(schema);
    if (!isClosed) closed.add(schema);
    const target = schema.$ref && lookUp(document, schema.$ref);
    if (!isSeen) yield* keywordProblems(schema, place, target);
    for (const what of isClosed ? [] : openings(document, schema)) {
      yield `${place} has ${what}, so it cannot be closed to undeclared properties; write it as one object`;
    }
    yield* check(target, String(schema.$ref).replace('#/components/schemas/', ''), direction);
    for (const [suffix, inner] of innerSchemas(schema)) yield* check(inner, place + suffix, direction);
    for (const inner of [schema.not, schema.contains, schema.propertyNames]) yield* check(inner, place, 'request');
  };

  function* keywordProblems(schema: Json, place: string, target: Json): Generator<string> {
    const { $ref, type, format, nullable, discriminator } = schema;
    if ($ref && !target) yield `${place} refers to ${$ref}, which is not in the contract`;
    if (format !== undefined && !(format in formats)) yield `${place} has the unknown format ${format}`;
    if (nullable !== undefined && type === undefined && !discriminator) yield `${place} has nullable without a type`;
    if (discriminator && !isDiscriminated(document, schema)) {
      const name = discriminator.propertyName;
      yield `${place} has a discriminator, so each branch of its oneOf must require ${name} and declare it as const or enum`;
    }
  }
}

function isDiscriminated(
  document: Json,
  { discriminator: { propertyName }, oneOf, required: always = [] }: Json,
): boolean {
  return oneOf?.every((branch: Json) => {
    const { properties = {}, required = [] } = dereferenced(document, branch) ?? {};
    const tag = dereferenced(document, properties[propertyName]) ?? {};
    return [...always, ...required].includes(propertyName) && ('const' in tag || 'enum' in tag);
  });
}

/** Returns the parts of a response schema that prevent its properties from being listed in one object. */
function openings(document: Json, schema: Json): string[] {
  const { $ref, properties, oneOf, anyOf } = schema;
  const beside = Object.entries<Json>({ $ref: $ref && [{ $ref }], oneOf, anyOf })
    .filter(([, branches]) => properties && branches?.some((one: Json) => dereferenced(document, one)?.properties))
    .map(([keyword]) => `properties next to those of ${keyword}`);
  return [...OPEN.filter((keyword) => keyword in schema), ...beside];
}

function innerSchemas(schema: Json): [suffix: string, schema: Json][] {
  const named = ['properties', 'patternProperties', 'dependentSchemas'].flatMap((key) =>
    Object.entries<Json>(schema[key] ?? {}),
  );
  const items = [schema.items, ...(schema.prefixItems ?? []), schema.unevaluatedItems];
  const same = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? []);
  const rest = [schema.if, schema.then, schema.else, schema.additionalProperties, schema.unevaluatedProperties];
  return [
    ...named.map(([name, inner]): [string, Json] => [`.${name}`, inner]),
    ...items.map((inner): [string, Json] => ['[]', inner]),
    ...[...same, ...rest].map((inner): [string, Json] => ['', inner]),
  ];
}
