import type { ContractDocument } from '../generate/document.ts';
import { curlOf } from './curl.ts';
import { javaOf, phpOf } from './plain-http.ts';
import { pythonOf } from './python.ts';
import { requestsOf } from './requests.ts';
import { typescriptOf } from './typescript.ts';

/**
 * The samples of an operation. Samples for our clients are omitted if the client calls the operation automatically or
 * if a browser calls it.
 */
export type Sample = {
  readonly curl: string;
  readonly typescript?: string;
  readonly python?: string;
  readonly php: string;
  readonly java: string;
};

/** Returns the samples, keyed by operation ID. */
export function samplesOf(contract: ContractDocument): ReadonlyMap<string, Sample> {
  return new Map(
    requestsOf(contract).map((request) => {
      const typescript = typescriptOf(request);
      const python = pythonOf(request);
      const ours = { ...(typescript && { typescript }), ...(python && { python }) };
      return [request.operationId, { curl: curlOf(request), ...ours, php: phpOf(request), java: javaOf(request) }];
    }),
  );
}
