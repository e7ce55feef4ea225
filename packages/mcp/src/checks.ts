import { createRequestCheck, type RequestCheck } from '@agency-booking/contract-express';
import type { Call, Contract, Parts } from './contract.ts';

/**
 * Creates a function that checks requests in the same way as the service. Each call's validators are compiled when
 * first used.
 */
export function createChecks(contract: Contract): (call: Call, parts: Parts) => Promise<unknown> {
  const compiled = new Map<string, Promise<RequestCheck>>();
  return async (call, parts) => {
    const { id, method, path, takesBody } = call;
    const requestMediaTypes = takesBody ? ['application/json'] : [];
    const check =
      compiled.get(id) ?? createRequestCheck(contract, { id, method: method as 'get', path, requestMediaTypes });
    compiled.set(id, check);
    return (await check)(parts);
  };
}
