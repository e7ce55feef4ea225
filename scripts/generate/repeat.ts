import { type ContractDocument, type Method, type OperationObject, operationsOf, resolve } from './document.ts';

/**
 * Retry rule after a lost response: `always` for reads, `withKey` for requests with an Idempotency-Key, otherwise
 * `never`.
 */
export type Repeat = 'always' | 'withKey' | 'never';

/** Returns the retry rules, keyed by operation ID. */
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
