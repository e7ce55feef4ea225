import { dereferenced } from './document.ts';
import type { SchemaCheck } from './servable.schemas.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

const JSON_TYPE = /^application\/([^A-Z*;\s/]+\+)?json$/;
const FORM = 'application/x-www-form-urlencoded';
const PLAIN_TYPE = /^[^A-Z*;\s/]+\/[^A-Z*;\s/]+(?<!\+json)$/;
const COMBINATIONS = ['oneOf', 'anyOf', 'allOf'];

export function* parameterProblems(
  document: Json,
  path: string,
  parameters: readonly Json[],
  check: SchemaCheck,
): Generator<string> {
  const declared = new Set<string>();
  for (const given of parameters) {
    const parameter = yield* found(document, given, 'a parameter');
    if (!parameter) continue;
    const { name, in: place, schema, allowEmptyValue } = parameter;
    const at = `${place} parameter ${name}`;
    if (place === 'path') declared.add(name);
    if (place === 'cookie') yield `${at} is not supported: a handler reads \`cookies\``;
    else if (!isReadable(document, parameter)) {
      yield `${at} must be one value, or a list in the query that is written name=a&name=b`;
    } else yield* check(schema, at, 'request');
    if (allowEmptyValue) yield `${at} must not have allowEmptyValue, because empty values are refused`;
  }
  const inPath = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!));
  for (const name of inPath) if (!declared.has(name)) yield `path parameter ${name} is not declared`;
  for (const name of declared) if (!inPath.has(name)) yield `path parameter ${name} is not in the path`;
}

/** Returns true if the parameter is a single string, or a query list whose name is repeated for each item. */
function isReadable(document: Json, { in: place, schema, style, explode }: Json): boolean {
  if (!schema || (style !== undefined && style !== (place === 'query' ? 'form' : 'simple'))) return false;
  const { type, items } = dereferenced(document, schema) ?? {};
  const isList = place === 'query' && type === 'array' && explode !== false;
  return typesOf(document, isList ? items : schema).every((one) => one !== 'object' && one !== 'array');
}

const typesOf = (document: Json, schema: Json): string[] =>
  branchesOf(document, schema).flatMap(({ type = [] }) => type);

/** Returns the schema and, at any depth, the branches that it combines. */
function branchesOf(document: Json, schema: Json): Json[] {
  const branches = new Set<Json>([dereferenced(document, schema) ?? {}]);
  for (const branch of branches) {
    for (const inner of COMBINATIONS.flatMap((key) => branch[key] ?? [])) {
      branches.add(dereferenced(document, inner) ?? {});
    }
  }
  return [...branches];
}

export function* bodyProblems(document: Json, given: Json, check: SchemaCheck): Generator<string> {
  const body = yield* found(document, given, 'body');
  for (const [type, { schema }] of Object.entries<Json>(body?.content ?? {})) {
    if (type === FORM) yield* formProblems(document, schema);
    else if (!JSON_TYPE.test(type)) yield `${type} is not supported in requests: use JSON or ${FORM}`;
    yield* check(schema, 'body', 'request');
  }
}

function* formProblems(document: Json, schema: Json): Generator<string> {
  const fields = branchesOf(document, schema).flatMap(({ properties = {} }) => Object.entries(properties));
  for (const [name, field] of fields) {
    const isText = typesOf(document, field).every((type) => type === 'string');
    if (!isText) yield `form field ${name} must be text`;
  }
}

export function* answerProblems(document: Json, responses: Json = {}, check: SchemaCheck): Generator<string> {
  for (const [status, given] of Object.entries(responses)) {
    const at = `answer ${status}`;
    if (/^[123]XX$/.test(status)) yield `${at} is not supported: declare each status`;
    const content = Object.entries<Json>((yield* found(document, given, at))?.content ?? {});
    if (['204', '304'].includes(status) && content.length > 0) yield `${at} must have no content`;
    for (const [type, { schema }] of content) {
      if (type === 'application/json' && !schema) yield `${at} must have a schema`;
      if (type === 'application/json') yield* check(schema, at, 'answer');
      else if (/^[123]/.test(status) && !PLAIN_TYPE.test(type)) {
        yield `${at} in ${type} is not supported: use application/json, or a text or binary type without parameters`;
      }
    }
  }
  const hasSuccess = Object.keys(responses).some((status) => /^[23]\d\d$/.test(status));
  if (!hasSuccess) yield 'there must be an answer with a status for success, such as 200';
}

/** Follows references, and reports any that cannot be resolved. */
function* found(document: Json, node: Json, at: string): Generator<string, Json> {
  const target = dereferenced(document, node);
  if (node && !target) yield `${at} refers to ${node.$ref}, which is not in the contract`;
  return target;
}
