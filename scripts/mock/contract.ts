import { type ContractDocument, operationsOf, type Reference, resolve } from '../generate/document.ts';

export type Example = { readonly name: string; readonly value: unknown };

/** What an operation may answer, in the words of its examples. */
export type MockedAnswer = { readonly status: number; readonly examples: readonly Example[] };

type MediaType = { examples?: Record<string, { value: unknown } | Reference> };
type Answer = { content?: Record<string, MediaType> };

/** In the order of the contract; `default` is what is said before an operation is reached. */
export function answersOf(contract: ContractDocument, operationId: string): MockedAnswer[] {
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === operationId);
  const { responses = {} } = found?.operation ?? {};
  return Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([status, answer]) => ({
      status: Number(status),
      examples: examplesOf(contract, resolve(contract, answer) as Answer),
    }));
}

function examplesOf(contract: ContractDocument, { content = {} }: Answer): Example[] {
  const [{ examples = {} } = {}] = Object.values(content);
  return Object.entries(examples).map(([name, example]) => ({ name, value: resolve(contract, example).value }));
}
