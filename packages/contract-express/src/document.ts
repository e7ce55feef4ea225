/** Transformations of a bundled OpenAPI document, applied once before compilation. Each returns a copy. */

// biome-ignore lint/suspicious/noExplicitAny: the document is read as plain JSON
type Json = any;

/** Keys whose content is the author's data rather than a schema. */
const DATA_KEYS = new Set(['example', 'examples', 'default', 'const', 'enum']);
const PROSE_KEYS = new Set(['example', 'examples', 'description', 'summary']);

/** Visits every object that is a schema or can contain one. In a map of properties, all keys are property names. */
function visit(node: Json, each: (node: Json) => void, isMap = false): void {
  if (node === null || typeof node !== 'object') return;
  if (!isMap && !Array.isArray(node)) each(node);
  for (const [key, value] of Object.entries(node)) {
    if (isMap || !DATA_KEYS.has(key)) visit(value, each, key === 'properties' && !isMap);
  }
}

/**
 * Removes the parts that validation does not read, because compilation walks the entire document once per operation.
 */
export const withoutProse = <Document>(document: Document): Document => terse(document, false);

/** In a map of properties, all keys are property names. */
function terse(node: Json, isMap: boolean): Json {
  if (node === null || typeof node !== 'object') return node;
  if (Array.isArray(node)) return node.map((item) => terse(item, false));
  const copy: Json = {};
  for (const [key, value] of Object.entries(node)) {
    if (isMap || !PROSE_KEYS.has(key)) {
      copy[key] = isMap || !DATA_KEYS.has(key) ? terse(value, key === 'properties' && !isMap) : value;
    }
  }
  return copy;
}

/**
 * Rewrites rules that the validator would otherwise apply differently. Integers are limited to safe JavaScript
 * integers. Query values may contain any character, because they are decoded before validation. Ajv supports
 * discriminators only on objects, with values from constants in the branches.
 */
export function withSafeRequests<Document>(document: Document): Document {
  const copy = structuredClone(document);
  visit(copy, (node) => {
    if (node.in === 'query' && typeof node.name === 'string') node.allowReserved = true;
    if (node.discriminator) {
      // `kinds` is used only in the error message. The validator reads only the property name.
      node.discriminator = {
        propertyName: node.discriminator.propertyName,
        kinds: Object.keys(node.discriminator.mapping ?? {}),
      };
      node.type ??= 'object';
    }
    if (node.type === 'integer' || (Array.isArray(node.type) && node.type.includes('integer'))) {
      node.minimum ??= Number.MIN_SAFE_INTEGER;
      node.maximum ??= Number.MAX_SAFE_INTEGER;
    }
  });
  return copy;
}

/**
 * Closes every object that a response can contain, so that only declared properties are valid. `assertServable` rejects
 * responses that cannot be closed.
 */
export function withSealedAnswers<Document>(document: Document): Document {
  const copy: Json = structuredClone(document);
  const sealed = new Set<Json>();
  const seal = (schema: Json): void => {
    if (schema === null || typeof schema !== 'object' || sealed.has(schema)) return;
    sealed.add(schema);
    if (schema.$ref) seal(resolve(copy, schema.$ref));
    if (schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = false;
    for (const inner of [...Object.values(schema.properties ?? {}), schema.items, schema.additionalProperties])
      seal(inner);
    for (const inner of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) seal(inner);
  };
  for (const methods of Object.values<Json>(copy.paths)) {
    for (const { responses = {} } of Object.values<Json>(methods)) {
      for (const declared of Object.values<Json>(responses)) {
        for (const media of Object.values<Json>(dereferenced(copy, declared)?.content ?? {})) seal(media.schema);
      }
    }
  }
  return copy;
}

/** Returns the name under which ajv registers a schema from the contract. */
export const nameOfSchema = (name: string) => `schema:${name}`;

/**
 * Refers to schemas by name. Ajv compiles a schema once for each document that refers to it by location, but only once
 * in total if it is referenced by name.
 */
export function withSchemasByName<Document>(document: Document): Document {
  const copy = structuredClone(document);
  visit(copy, (node) => {
    if (typeof node.$ref === 'string') node.$ref = node.$ref.replace(/^#\/components\/schemas\//, nameOfSchema(''));
  });
  return copy;
}

/** Resolves a reference. Throws an Error if it cannot be resolved within the document. */
export function resolve(document: Json, reference: string): Json {
  const found = lookUp(document, reference);
  if (found === undefined) throw new Error(`the contract refers to ${reference}, which is not there`);
  return found;
}

/** Returns the node that a reference within the document resolves to, or `undefined`. */
export function lookUp(document: Json, reference: string): Json {
  if (!reference.startsWith('#/')) return undefined;
  let found = document;
  for (const part of reference.split('/').slice(1)) {
    found = found?.[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}

/** Follows a chain of references. Returns `undefined` if one of them cannot be resolved within the document. */
export function dereferenced(document: Json, node: Json): Json {
  let found = node;
  while (found?.$ref) found = lookUp(document, found.$ref);
  return found;
}

/** Returns a document that contains one operation without its responses, and the components that the operation uses. */
export function onlyRequestOf(document: Json, { path, method }: { path: string; method: string }): Json {
  const operation = { ...document.paths[path][method], responses: {} };
  const components: Json = {};
  const add = (node: Json) => {
    if (typeof node === 'string') addComponent(node);
    else if (node !== null && typeof node === 'object') for (const value of Object.values(node)) add(value);
  };
  const addComponent = (reference: string): void => {
    const [, kind, name] = /^#\/components\/(\w+)\/([^/]+)$/.exec(reference) ?? [];
    if (!kind || !name || Object.hasOwn(components[kind] ?? {}, name)) return;
    components[kind] = { ...components[kind], [name]: document.components[kind][name] };
    add(components[kind][name]);
  };
  add(operation);
  return { ...document, paths: { [path]: { [method]: operation } }, components };
}
