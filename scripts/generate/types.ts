import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { type ContractDocument, operationsOf, resolve } from './document.ts';

type Parameter = { required?: boolean; schema?: { default?: unknown } };

/**
 * Returns the contract as TypeScript types, and exports every component schema under its own name.
 * `defaultsAreFilled` is true on the serving side, where validation fills in defaults before a handler runs.
 */
export async function contractTypes(document: ContractDocument, defaultsAreFilled: boolean): Promise<string> {
  const copy = structuredClone(document);
  if (defaultsAreFilled) requireDefaulted(copy);
  for (const schema of Object.values(copy.components?.schemas ?? {})) {
    narrowByTag(copy, schema as SchemaObject, !defaultsAreFilled);
  }
  const nodes = await openapiTS(copy as ContractDocument & OpenAPI3, {
    defaultNonNullable: defaultsAreFilled,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => knownValues(schema, defaultsAreFilled) ?? tagOrAbsent(schema),
  });
  return astToString(nodes);
}

/** Marks parameters with a default as required, because `defaultNonNullable` covers only bodies. */
function requireDefaulted(document: ContractDocument): void {
  for (const { operation } of operationsOf(document)) {
    for (const entry of operation.parameters ?? []) {
      const parameter = resolve(document, entry) as Parameter;
      if (parameter.schema?.default !== undefined) parameter.required = true;
    }
  }
}

/**
 * Returns the type of an open enum. The service may send only known values. The client suggests these values and
 * accepts any text.
 */
function knownValues(schema: SchemaObject, knownOnly: boolean): ts.TypeNode | undefined {
  const known = (schema as { 'x-extensible-enum'?: readonly string[] })['x-extensible-enum'];
  if (!known) return undefined;
  const { factory } = ts;
  const literals = known.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)));
  const anyText = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode(knownOnly ? literals : [...literals, anyText]);
}

const OTHER_TAG = 'x-other-tag';
const ABSENT = 'x-absent';

type Fields = { properties?: Record<string, SchemaObject>; required?: readonly string[] };

/**
 * Prepares alternatives that are distinguished by an enum field, where the last alternative accepts any value.
 * TypeScript narrows them only if the values of the last alternative cannot equal those of the others. Code that reads
 * a field before narrowing compiles only if all alternatives have the field. `isOpen` is true if values from later
 * releases can arrive.
 */
function narrowByTag(document: ContractDocument, { anyOf }: SchemaObject, isOpen: boolean): void {
  const branches = (anyOf ?? []).map((branch) => resolve(document, branch) as Fields);
  const last = branches.at(-1);
  const others = branches.slice(0, -1);
  const tag = Object.keys(last?.properties ?? {}).find((name) => others.every((one) => tagValues(document, one, name)));
  if (!last?.properties || others.length === 0 || tag === undefined) return;
  for (const name of Object.keys(last.properties)) {
    const inner = branches.map((branch) => resolve(document, branch.properties![name]!) as Fields);
    const all = inner.flatMap(({ properties }) => Object.keys(properties ?? {}));
    for (const { properties } of inner) {
      if (properties) for (const field of all) properties[field] ??= { type: 'null', [ABSENT]: true };
    }
  }
  const { description } = resolve(document, last.properties[tag]!) as SchemaObject;
  if (isOpen) last.properties[tag] = { type: 'string', ...(description && { description }), [OTHER_TAG]: true };
}

const tagValues = (document: ContractDocument, { properties = {} }: Fields, name: string) =>
  properties[name] && (resolve(document, properties[name]) as SchemaObject).enum;

/**
 * Returns the type of a field that an alternative never has, or of an unknown tag. The template type of an unknown tag
 * matches no known value, because TypeScript treats plain and branded text as if it could equal any value.
 */
function tagOrAbsent(schema: SchemaObject): ts.TypeNode | undefined {
  const { factory } = ts;
  const marks = schema as Record<string, unknown>;
  if (marks[ABSENT]) return factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  if (!marks[OTHER_TAG]) return undefined;
  const text = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const ending = factory.createTemplateTail(' of a later release');
  return factory.createTemplateLiteralType(factory.createTemplateHead(''), [
    factory.createTemplateLiteralTypeSpan(text, ending),
  ]);
}
