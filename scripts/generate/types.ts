import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { type ContractDocument, operationsOf, resolve } from './document.ts';

type Parameter = { required?: boolean; schema?: { default?: unknown } };

/**
 * Returns the contract as TypeScript types, and exports every component schema under its own name.
 * @param defaultsAreFilled true on the serving side, where validation fills in defaults before a handler runs
 */
export async function contractTypes(document: ContractDocument, defaultsAreFilled: boolean): Promise<string> {
  const copy = structuredClone(document);
  if (defaultsAreFilled) requireDefaulted(copy);
  const nodes = await openapiTS(copy as ContractDocument & OpenAPI3, {
    defaultNonNullable: defaultsAreFilled,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => knownValues(schema, defaultsAreFilled),
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

/** For open enums, the service sends only known values; the client suggests them and accepts any text. */
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
