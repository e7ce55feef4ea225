import { type ContractDocument, operationsOf, type Reference, resolve } from '../generate/document.ts';

/** Request made from the contract's examples. */
export type SampleRequest = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly isSecured: boolean;
  /** True if the successful response has a body. */
  readonly answersBody: boolean;
  readonly parameters: readonly SampleParameter[];
  readonly body?: { readonly mediaType: string; readonly value: unknown };
};

export type SampleParameter = {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly value: string | number | boolean;
};

type Parameter = {
  name: string;
  in: SampleParameter['in'];
  required?: boolean;
  example?: SampleParameter['value'];
  examples?: Record<string, { value: SampleParameter['value'] }>;
};
type MediaType = { examples?: Record<string, { value: unknown } | Reference> };
type Body = { content: Record<string, MediaType> };
type Operation = {
  operationId: string;
  security?: unknown[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Body | Reference;
  responses?: Record<string, { content?: object } | Reference>;
};

/** Returns the first example of each operation with its required parameters. */
export function requestsOf(contract: ContractDocument): SampleRequest[] {
  return operationsOf(contract).map(({ path, method, operation }) =>
    requestOf(contract, { path, method, operation: operation as Operation }),
  );
}

/** Returns a body as it is sent in a request. */
export function textOf({ mediaType, value }: NonNullable<SampleRequest['body']>): string {
  const isForm = mediaType === 'application/x-www-form-urlencoded';
  return isForm ? String(new URLSearchParams(value as Record<string, string>)) : JSON.stringify(value);
}

function requestOf(
  contract: ContractDocument,
  { path, method, operation }: { path: string; method: string; operation: Operation },
): SampleRequest {
  const { operationId, security, parameters = [], requestBody, responses = {} } = operation;
  const [, good] = Object.entries(responses).find(([status]) => /^[23]/.test(status)) ?? [];
  const body = requestBody && bodyOf(contract, resolve(contract, requestBody), operationId);
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    isSecured: security?.length !== 0,
    answersBody: good !== undefined && resolve(contract, good).content !== undefined,
    parameters: parameters
      .map((parameter) => resolve(contract, parameter))
      .filter(({ required }) => required)
      .map(({ in: place, name, example, examples = {} }) => {
        const value = example ?? Object.values(examples)[0]?.value ?? lacksExample(operationId, name);
        return { in: place, name, value };
      }),
    ...(body && { body }),
  };
}

function bodyOf(contract: ContractDocument, { content }: Body, operationId: string): SampleRequest['body'] {
  const [[mediaType, { examples = {} }] = lacksExample(operationId, 'body')] = Object.entries(content);
  const [example = lacksExample(operationId, 'body')] = Object.values(examples);
  return { mediaType, value: resolve(contract, example).value };
}

function lacksExample(operationId: string, what: string): never {
  throw new Error(`${operationId} has no example of its ${what}. Add one, because its sample uses it`);
}
