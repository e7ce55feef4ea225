import {
  type Content,
  type ContractDocument,
  type Method,
  type OperationObject,
  operationsOf,
  type RateLimit,
  type Reference,
  resolve,
} from './document.ts';
import type { FileOf } from './operation-files.ts';

/** Row of the operation table, with the shape of `Operation` in contract-express. */
export type OperationRow = {
  id: string;
  area: string;
  method: Method;
  path: string;
  file?: string;
  secured: boolean;
  roles?: string[];
  limit?: RateLimit;
  errors: string[];
  requestMediaTypes: string[];
  answers: Record<string, string[]>;
};

/**
 * Returns the operation table in the contract's order. Throws an Error that names the operation if an operation has no
 * ID, does not have exactly one tag, or has an error that is missing from the catalogue.
 */
export function operationTable(
  document: ContractDocument,
  errorKeys: readonly string[],
  fileOf?: FileOf,
): OperationRow[] {
  const rows = operationsOf(document).map(({ path, method, operation }) =>
    operationRow(document, { path, method, operation, file: fileOf?.(path, method) }),
  );
  const known = new Set(errorKeys);
  for (const [index, row] of rows.entries()) {
    const undeclared = row.errors.filter((key) => !known.has(key));
    if (undeclared.length > 0) {
      throw new Error(
        `${row.file ?? row.id}: x-errors contains ${undeclared.join(', ')}, but the error catalogue does not`,
      );
    }
    if (rows.findIndex((other) => other.id === row.id) < index)
      throw new Error(`Two operations have the operationId ${row.id}`);
  }
  return rows;
}

type Found = { path: string; method: Method; operation: OperationObject; file: string | undefined };

function operationRow(document: ContractDocument, { path, method, operation, file }: Found): OperationRow {
  const { operationId: id, tags = [] } = operation;
  const where = `${method.toUpperCase()} ${path}`;
  if (!id) throw new Error(`${where} has no operationId`);
  const [area] = tags;
  if (!area || tags.length > 1) throw new Error(`${where} must have exactly one tag, its area, but has ${tags.length}`);
  const limit = operation['x-rate-limit'];
  const roles = operation['x-roles'];
  return {
    id,
    area,
    method,
    path,
    file,
    secured: (operation.security ?? document.security ?? []).length > 0,
    roles,
    limit,
    errors: operation['x-errors'] ?? [],
    requestMediaTypes: mediaTypes(document, operation.requestBody ?? {}),
    answers: Object.fromEntries(
      Object.entries(operation.responses ?? {}).map(([status, answer]) => [status, mediaTypes(document, answer)]),
    ),
  };
}

function mediaTypes(document: ContractDocument, node: Content | Reference): string[] {
  return Object.keys(resolve(document, node).content ?? {});
}
