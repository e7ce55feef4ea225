import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from './exchange.ts';

const current = new AsyncLocalStorage<Exchange<unknown>>();

export const whileServing = <Result>(exchange: Exchange<unknown>, work: () => Result): Result =>
  current.run(exchange, work);

/** Returns the request that is being handled, or `undefined` outside a request. */
export function currentRequest() {
  const exchange = current.getStore();
  if (!exchange) return undefined;
  const { request, requestId, operation, clientAddress, caller } = exchange;
  return { identity: request as object, requestId, operationId: operation?.id, clientAddress, caller };
}
