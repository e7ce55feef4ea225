import type { Catalogue } from './catalogue.ts';
import { json } from './json.ts';
import { pascalCase } from './names.ts';
import type { OperationRow } from './operations.ts';
import type { Repeat } from './repeat.ts';

/** The text of each generated file. */

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

/** One import for each connector; the types of `operations` go by `Operations`. */
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

/** What a caller needs of an operation, without a word about how it is served. */
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

export function errorsSource(catalogue: Catalogue): string {
  const entries = Object.entries(catalogue).map(([key, { details, ...entry }]) => [key, entry]);
  return [
    "import type { ErrorCatalogue } from '@agency-booking/contract-express';",
    '',
    `export const errors = ${json(Object.fromEntries(entries))} as const satisfies ErrorCatalogue;`,
    '',
    'export type ErrorKey = keyof typeof errors;',
    '',
  ].join('\n');
}

/** Carries the sentences of those errors that an operation can only tell apart by them. */
export function clientErrorsSource(catalogue: Catalogue, rows: readonly OperationRow[]): string {
  const alike = new Set(rows.flatMap((row) => sharingStatusAndCode(catalogue, row)));
  const entries = Object.entries(catalogue).map(([key, { area, code, status, retry, description }]) => [
    key,
    { area, code, status, retry, ...(alike.has(key) && { description }) },
  ]);
  return [
    `export const errors = ${json(Object.fromEntries(entries))} as const;`,
    '',
    'export type ErrorKey = keyof typeof errors;',
    '',
  ].join('\n');
}

function sharingStatusAndCode(catalogue: Catalogue, { id, errors }: OperationRow): string[] {
  const groups = Map.groupBy(errors, (key) => `${catalogue[key]!.status} ${catalogue[key]!.code}`);
  const shared = [...groups.values()].filter((keys) => keys.length > 1);
  for (const keys of shared) {
    const sentences = new Set(keys.map((key) => catalogue[key]!.description));
    if (sentences.size < keys.length) {
      throw new Error(`${id}: nobody could tell ${keys.join(' and ')} apart by status, code and description`);
    }
  }
  return shared.flat();
}

/** What `details` holds, error by error. `text` is a plain sentence; every other name is a schema of the contract. */
export function errorDetailsSource(catalogue: Catalogue, schemas: readonly string[]): string {
  const used = new Set<string>();
  const declared = Object.entries(catalogue).filter(([, { details }]) => details);
  const fields = declared.map(([key, { details = [] }]) => {
    const types = details.map((name) => {
      if (name === 'text') return 'string';
      if (!schemas.includes(name)) throw new Error(`${key} has details of ${name}, which is no schema of the contract`);
      used.add(name);
      return name;
    });
    return `  readonly '${key}': ${types.join(' | ')};`;
  });
  return [
    ...(used.size > 0 ? [`import type { ${[...used].sort().join(', ')} } from './types.ts';`, ''] : []),
    'export interface ErrorDetails {',
    ...fields,
    '}',
    '',
  ].join('\n');
}

export function handlersSource(rows: readonly OperationRow[]): string {
  const areas = Map.groupBy(rows, (row) => row.area);
  return [
    "import type { HandlersFor } from '@agency-booking/contract-express';",
    "import type { operations } from './types.ts';",
    '',
    'export type Handlers<Caller> = HandlersFor<operations, Caller>;',
    '',
    ...[...areas].map(([area, members]) => {
      const ids = members.map((row) => `'${row.id}'`).join(' | ');
      return `export type ${pascalCase(area)}Handlers<Caller> = Pick<Handlers<Caller>, ${ids}>;`;
    }),
    '',
  ].join('\n');
}
