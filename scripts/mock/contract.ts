import { type ContractDocument, METHODS, operationsOf, type Reference, resolve } from '../generate/document.ts';

type Example = { readonly name: string; readonly value: unknown };

export type MockedAnswer = { readonly status: number; readonly examples: readonly Example[] };

type MediaType = { examples?: Record<string, { value: unknown } | Reference> };
type Answer = { content?: Record<string, MediaType> };

/**
 * Returns an operation's responses in the contract's order. Omits `default`, which represents errors that occur before
 * an operation is reached.
 */
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

export function withPrefer(contract: ContractDocument): ContractDocument {
  const prefer = { name: 'Prefer', in: 'header', schema: { type: 'string', maxLength: 200 } };
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [[method, { ...operation, parameters: [...(operation.parameters ?? []), prefer] }]] : [];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }];
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}

export function headerNamesOf(contract: ContractDocument): string[] {
  const parameters = operationsOf(contract).flatMap(({ operation }) => operation.parameters ?? []);
  const headers = parameters.map((given) => resolve(contract, given)).filter((parameter) => parameter.in === 'header');
  return [...new Set(headers.map(({ name }) => name))];
}
