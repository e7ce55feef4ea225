import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requestsOf, type SampleRequest } from '../samples/requests.ts';
import { type Contract, examplesOf, type Operation, operationsOf } from './contract.ts';

/** Initial request in a form. `changes` is true if the operation writes data. */
export type Try = SampleRequest & { readonly changes: boolean; readonly example?: unknown };

/** Writes `try/<operationId>.json` for every operation. The page loads the file when its form is opened. */
export async function addTries(contract: Contract, site: string): Promise<void> {
  await mkdir(join(site, 'try'), { recursive: true });
  const files = triesOf(contract).map((one) =>
    writeFile(join(site, `try/${one.operationId}.json`), JSON.stringify(one)),
  );
  await Promise.all(files);
}

export function triesOf(contract: Contract): Try[] {
  const operations = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));
  return requestsOf(contract).map((request) => {
    const operation = operations.get(request.operationId)!;
    return {
      ...request,
      changes: request.method !== 'GET' && !operation.isRepeatable,
      example: exampleOf(contract, operation),
    };
  });
}

/** Returns the contract's example of the first successful response. */
function exampleOf(contract: Contract, { answers }: Operation): unknown {
  const good = answers.find(({ status }) => /^2/.test(status));
  const media = good?.answer.content?.['application/json'];
  const [[, example] = []] = media ? examplesOf(contract, media) : [];
  return example?.value;
}
