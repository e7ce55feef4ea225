import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from './exchange.ts';

const current = new AsyncLocalStorage<Exchange<unknown>>();

/** What is done for a request, from its token to its answer. */
export const whileServing = <Result>(exchange: Exchange<unknown>, work: () => Result): Result =>
  current.run(exchange, work);

/** The request that this code runs for; `undefined` outside of any. */
export function currentRequest() {
  const exchange = current.getStore();
  if (!exchange) return undefined;
  const { requestId, operation, clientAddress, caller } = exchange;
  return { requestId, operationId: operation?.id, clientAddress, caller };
}
