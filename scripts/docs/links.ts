import { type Contract, operationsOf } from './contract.ts';

/** Where an operation is described; stable, and linked from elsewhere. */
export const operationLink = ({ area, id }: { area: string; id: string }) => `/operations/${area}#${id}`;
/** Where an error is explained; stable, and linked from elsewhere. */
export const errorLink = (key: string) => `/errors#${key}`;
/** Where Redoc shows an operation with every field. */
export const referenceLink = ({ id }: { id: string }) => `/reference/#operation/${id}`;

/** What a chapter writes as code and a reader may want to follow: `createOrder`, `POST /order`, `carOrder.notFound`. */
export function linkableWords(document: Contract): ReadonlyMap<string, string> {
  const operations = operationsOf(document).flatMap((operation): [string, string][] => [
    [operation.id, operationLink(operation)],
    [`${operation.method} ${operation.path}`, operationLink(operation)],
  ]);
  const errors = Object.keys(document['x-error-catalogue']).map((key): [string, string] => [key, errorLink(key)]);
  return new Map([...operations, ...errors]);
}
