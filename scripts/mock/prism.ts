import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { ContractDocument } from '../generate/document.ts';
import type { Choice } from './choice.ts';

type Example = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** Headers that Prism sets but that the HTTP edge must set instead. */
const OF_THE_EDGE = /^(x-request-id|cache-control|content-type|ratelimit-.*)$/i;

const SILENT = { info() {}, warn() {}, error() {}, success() {}, debug() {}, trace() {}, child: () => SILENT };

/** Loads Prism as a library that only selects a response's example and headers, without validation. */
export async function createPrism(contract: ContractDocument) {
  // Pass a copy, because Prism modifies the document that it receives.
  const operations = await getHttpOperationsFromSpec(structuredClone(contract));
  const byId = new Map(operations.map((operation) => [operation.iid, operation]));
  const unchecked = { checkSecurity: false, validateRequest: false, validateResponse: false, errors: false };
  const config = { ...unchecked, isProxy: false, upstreamProxy: undefined } as const;
  const prism = createInstance({ ...config, mock: { dynamic: false } }, { logger: SILENT as never });

  return async (operationId: string, choice: Choice): Promise<Example> => {
    const operation = byId.get(operationId)!;
    const request = { method: operation.method as 'get', url: { path: operation.path } };
    const mock = { dynamic: false, code: choice.status, exampleKey: choice.example };
    const found = await prism.request(request, [operation], { ...config, mock })();
    if (found._tag === 'Left') throw found.left;
    const { statusCode: status, headers = {}, body } = found.right.output;
    const shown = Object.entries(headers).filter(([name]) => !OF_THE_EDGE.test(name));
    return { status, body, headers: Object.fromEntries(shown.map(([name, value]) => [name, String(value)])) };
  };
}
