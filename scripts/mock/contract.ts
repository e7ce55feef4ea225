import { type ContractDocument, METHODS, type OperationObject, type Reference, resolve } from '../generate/document.ts';

/** The parts of a bundled contract that the mock answers with. */

export type Example = { readonly name: string; readonly value: unknown };

export type MockedAnswer = {
  readonly status: number;
  readonly mediaType?: string;
  readonly headers: Readonly<Record<string, string>>;
  /** None where the answer has no body. */
  readonly examples: readonly Example[];
};

export type MockedOperation = {
  readonly id: string;
  /** What stands for each path and query parameter in the examples. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly requests: readonly Example[];
  /** Good answers first. */
  readonly answers: readonly MockedAnswer[];
};

type Parameter = { name: string; in: string; example?: unknown };
type Header = { example?: unknown };
type MediaType = { examples?: Record<string, { value: unknown } | Reference> };
type Answer = { headers?: Record<string, Header | Reference>; content?: Record<string, MediaType> };

/** What the edge writes itself. */
const OF_THE_EDGE = /^(X-Request-Id|Cache-Control|RateLimit-.*)$/;

/** Every operation with all its examples. */
export function mockedOperations(contract: ContractDocument): MockedOperation[] {
  return operationsOf(contract).map((operation) => {
    const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(contract, one));
    const inAddress = parameters.filter(({ in: place }) => place === 'path' || place === 'query');
    const body = operation.requestBody && resolve(contract, operation.requestBody);
    return {
      id: operation.operationId!,
      parameters: Object.fromEntries(inAddress.map(({ name, example }) => [name, example])),
      requests: Object.values(body?.content ?? {}).flatMap((one) => examplesOf(contract, one as MediaType)),
      // `default` is what the edge says before an operation is reached.
      answers: Object.entries(operation.responses ?? {})
        .filter(([status]) => status !== 'default')
        .map(([status, answer]) => answerOf(contract, Number(status), resolve(contract, answer) as Answer))
        .sort((one, other) => rank(one) - rank(other)),
    };
  });
}

/** The same contract, in which every operation knows `Prefer`. */
export function knowingPrefer(contract: ContractDocument): ContractDocument {
  const copy = structuredClone(contract);
  const prefer = { name: 'Prefer', in: 'header', schema: { type: 'string', maxLength: 200 } };
  for (const operation of operationsOf(copy)) operation.parameters = [...(operation.parameters ?? []), prefer];
  return copy;
}

/** The names of all headers that requests, and of all that answers, may carry. */
export function headerNames(contract: ContractDocument): { sent: string[]; answered: string[] } {
  const operations = operationsOf(contract);
  const sent = operations
    .flatMap(({ parameters = [] }) => parameters.map((one) => resolve<Parameter>(contract, one)))
    .filter((parameter) => parameter.in === 'header');
  const answered = operations
    .flatMap(({ responses = {} }) => Object.values(responses))
    .flatMap((answer) => Object.keys((resolve(contract, answer) as Answer).headers ?? {}));
  return { sent: [...new Set(sent.map(({ name }) => name))].sort(), answered: [...new Set(answered)].sort() };
}

function operationsOf(contract: ContractDocument): OperationObject[] {
  return Object.values(contract.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
}

function answerOf(contract: ContractDocument, status: number, { headers = {}, content = {} }: Answer): MockedAnswer {
  const [[mediaType, body] = []] = Object.entries(content);
  const shown = Object.entries(headers)
    .map(([name, header]): [string, unknown] => [name, resolve<Header>(contract, header).example])
    .filter(([name, example]) => example !== undefined && !OF_THE_EDGE.test(name));
  return {
    status,
    mediaType,
    headers: Object.fromEntries(shown.map(([name, example]) => [name, String(example)])),
    examples: body ? examplesOf(contract, body) : [],
  };
}

function examplesOf(contract: ContractDocument, { examples = {} }: MediaType): Example[] {
  return Object.entries(examples).map(([name, example]) => ({ name, value: resolve(contract, example).value }));
}

/** A redirect is what its operation is for; a page is what those see who went astray. */
function rank({ status }: MockedAnswer): number {
  return status === 303 ? 0 : status;
}
