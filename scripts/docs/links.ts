import { errorLink, operationLink } from './anchors.ts';
import { type Contract, operationsOf } from './contract.ts';

/** Returns the links for code spans in chapters, such as `createOrder`, `POST /order` and `carOrder.notFound`. */
export function linkableWords(document: Contract): ReadonlyMap<string, string> {
  const operations = operationsOf(document).flatMap((operation): [string, string][] => [
    [operation.id, operationLink(operation)],
    [`${operation.method} ${operation.path}`, operationLink(operation)],
  ]);
  const errors = Object.keys(document['x-error-catalogue']).map((key): [string, string] => [key, errorLink(key)]);
  return new Map([...operations, ...errors]);
}
