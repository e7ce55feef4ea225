import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { type ContractDocument, operationsOf, resolve } from './document.ts';

type Parameter = { required?: boolean; schema?: { default?: unknown } };

/**
 * The contract as TypeScript types; every component schema is exported under its own name too.
 * @param defaultsAreFilled true on the answering side, where validation has filled in defaults before a handler runs
 */
export async function contractTypes(document: ContractDocument, defaultsAreFilled: boolean): Promise<string> {
  const copy = structuredClone(document);
  if (defaultsAreFilled) requireDefaulted(copy);
  const nodes = await openapiTS(copy as unknown as OpenAPI3, {
    defaultNonNullable: defaultsAreFilled,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => knownValues(schema, defaultsAreFilled),
  });
  return astToString(nodes);
}

/** `defaultNonNullable` looks at bodies only; a parameter with a default is always there, too. */
function requireDefaulted(document: ContractDocument): void {
  for (const { operation } of operationsOf(document)) {
    for (const entry of operation.parameters ?? []) {
      const parameter = resolve(document, entry) as Parameter;
      if (parameter.schema?.default !== undefined) parameter.required = true;
    }
  }
}

/** An open enum: the service sends the values it has told of, a client is offered them and takes any text. */
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
