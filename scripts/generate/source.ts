import type { Catalogue } from './catalogue.ts';
import { json } from './json.ts';
import { pascalCase } from './names.ts';
import type { OperationRow } from './operations.ts';
import type { Repeat } from './repeat.ts';

export function banner(contract: string): string {
  return `// Generated from ${contract} by \`pnpm generate\`. Change the contract, not this file.\n\n`;
}

export function operationsSource(rows: readonly OperationRow[], errorsFile?: string): string {
  const keyed = Object.fromEntries(rows.map((row) => [row.id, row]));
  const type = errorsFile ? 'Operation<ErrorKey>' : 'Operation';
  return [
    "import type { Operation } from '@agency-booking/contract-express';",
    ...(errorsFile ? [`import type { ErrorKey } from '${errorsFile}';`] : []),
    '',
    `export const operations = ${json(keyed)} as const satisfies Record<string, ${type}>;`,
    '',
    'export type OperationId = keyof typeof operations;',
    '',
  ].join('\n');
}

export function connectorNamesSource(names: readonly string[]): string {
  return `export type Connector = ${names.map((name) => `'${name}'`).join(' | ')};\n`;
}

/**
 * Returns the source of a connector's index module, so that one import per connector is enough. The types of
 * `operations` are exported as `Operations`.
 */
export function connectorSource(): string {
  return [
    "export { type ErrorKey, errors } from './errors.ts';",
    "export type * from './handlers.ts';",
    "export { default as contract } from './openapi.json' with { type: 'json' };",
    "export { type OperationId, operations } from './operations.ts';",
    "export type * from './types.ts';",
    "export type { operations as Operations } from './types.ts';",
    '',
  ].join('\n');
}

/** Returns the client's operation data, without server details. */
export function clientOperationsSource(rows: readonly OperationRow[], repeats: ReadonlyMap<string, Repeat>): string {
  const keyed = Object.fromEntries(
    rows.map(({ id, method, path, secured, errors }) => [
      id,
      { id, method, path, secured, repeat: repeats.get(id), errors },
    ]),
  );
  return [
    `export const operations = ${json(keyed)} as const;`,
    '',
    'export type OperationId = keyof typeof operations;',
    '',
  ].join('\n');
}

/**
 * Returns the source for errors: the catalogue, the `details` of each error, and the errors that each operation
 * declares.
 */
export function errorsSource(catalogue: Catalogue, schemas: readonly string[]): string {
  const { imports, fields } = detailsOf(catalogue, schemas);
  return [
    "import type { ErrorCatalogue } from '@agency-booking/contract-express';",
    "import type { operations } from './operations.ts';",
    ...imports,
    '',
    `export const errors = ${json(catalogue)} as const satisfies ErrorCatalogue;`,
    '',
    'export type ErrorKey = keyof typeof errors;',
    '',
    '/** The details of every error that always has them. */',
    'export interface ErrorDetails {',
    ...fields,
    '}',
    '',
    '/** The errors that each operation declares, with their details; `undefined` for errors without details. */',
    'export type DeclaredErrors = {',
    '  readonly [Id in keyof typeof operations]: {',
    "    readonly [Key in (typeof operations)[Id]['errors'][number]]: Key extends keyof ErrorDetails",
    '      ? ErrorDetails[Key]',
    '      : undefined;',
    '  };',
    '};',
    '',
  ].join('\n');
}

/** Returns the client's part of the catalogue. The error text is part of each response. */
export function clientErrorsSource(catalogue: Catalogue): string {
  const entries = Object.entries(catalogue).map(([key, { area, code, status, retry }]) => [
    key,
    { area, code, status, retry },
  ]);
  return [
    `export const errors = ${json(Object.fromEntries(entries))} as const;`,
    '',
    'export type ErrorKey = keyof typeof errors;',
    '',
  ].join('\n');
}

export function errorDetailsSource(catalogue: Catalogue, schemas: readonly string[]): string {
  const { imports, fields } = detailsOf(catalogue, schemas);
  return [...imports, ...(imports.length > 0 ? [''] : []), 'export interface ErrorDetails {', ...fields, '}', ''].join(
    '\n',
  );
}

/** Returns the type of an error's details. `text` is a plain sentence; every other name is a schema of the contract. */
function detailsOf(catalogue: Catalogue, schemas: readonly string[]): { imports: string[]; fields: string[] } {
  const declared = Object.entries(catalogue).flatMap(([key, { details }]) => (details ? [{ key, details }] : []));
  for (const { key, details } of declared) {
    const unknown = details.find((name) => name !== 'text' && !schemas.includes(name));
    if (unknown) throw new Error(`${key} has the details ${unknown}, which is not a schema of the contract`);
  }
  const used = new Set(declared.flatMap(({ details }) => details).filter((name) => name !== 'text'));
  const typeOf = (name: string) => (name === 'text' ? 'string' : name);
  return {
    imports: used.size > 0 ? [`import type { ${[...used].sort().join(', ')} } from './types.ts';`] : [],
    fields: declared.map(({ key, details }) => `  readonly '${key}': ${details.map(typeOf).join(' | ')};`),
  };
}

/** Returns one function per operation, which the portal's pages call. */
export function callsSource(rows: readonly OperationRow[]): string {
  return [
    "import { call } from '../api/client.ts';",
    '',
    ...rows.map(({ id, method, path }) => `export const ${id} = call<'${id}'>('${method}', '${path}');`),
    '',
  ].join('\n');
}

/**
 * Returns the names in the partners' contract. Members choose filters from these names, and pages use them to link to
 * the documentation.
 */
export function contractNamesSource(rows: readonly OperationRow[], errors: Catalogue): string {
  return [
    '/** The area of each operation, which is part of its documentation URL. */',
    'export const operationAreas: Readonly<Record<string, string>> = {',
    ...rows.map(({ id, area }) => `  ${id}: '${area}',`),
    '};',
    '',
    'export const errorKeys: readonly string[] = [',
    ...Object.keys(errors).map((key) => `  '${key}',`),
    '];',
    '',
  ].join('\n');
}

export function handlersSource(rows: readonly OperationRow[]): string {
  const areas = Map.groupBy(rows, (row) => row.area);
  return [
    "import type { HandlersFor } from '@agency-booking/contract-express';",
    "import type { DeclaredErrors } from './errors.ts';",
    "import type { operations } from './types.ts';",
    '',
    'export type Handlers<Caller> = HandlersFor<operations, Caller, DeclaredErrors>;',
    '',
    ...[...areas].map(([area, members]) => {
      const ids = members.map((row) => `'${row.id}'`).join(' | ');
      return `export type ${pascalCase(area)}Handlers<Caller> = Pick<Handlers<Caller>, ${ids}>;`;
    }),
    '',
  ].join('\n');
}
