import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { ContractDocument } from './document.ts';

/**
 * The contract as TypeScript types; every component schema is exported under its own name too.
 * @param defaultsAreFilled true on the answering side, where validation has filled in defaults before the handler runs
 */
export async function contractTypes(document: ContractDocument, defaultsAreFilled: boolean): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    defaultNonNullable: defaultsAreFilled,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return astToString(nodes);
}
