import { type ContractDocument, type Method, type OperationObject, operationsOf, resolve } from './document.ts';

/**
 * Whether a call whose answer got lost may be sent again: `always` where it only reads, `withKey` where it carries an
 * Idempotency-Key, else `never`.
 */
export type Repeat = 'always' | 'withKey' | 'never';

/** By operation id. */
export function repeatability(document: ContractDocument): ReadonlyMap<string, Repeat> {
  return new Map(
    operationsOf(document).flatMap(({ method, operation }): [string, Repeat][] =>
      operation.operationId ? [[operation.operationId, repeatOf(document, method, operation)]] : [],
    ),
  );
}

function repeatOf(document: ContractDocument, method: Method, operation: OperationObject): Repeat {
  if (method === 'get' || operation['x-repeatable']) return 'always';
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  return parameters.some(({ name }) => name === 'Idempotency-Key') ? 'withKey' : 'never';
}
