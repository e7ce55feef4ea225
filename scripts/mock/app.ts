import {
  type AnsweredEvent,
  type ContractApp,
  createContractApp,
  type ErrorCatalogue,
  invalid,
  type OffContractEvent,
  type OperationTable,
} from '@agency-booking/contract-express';
import type { ContractDocument } from '../generate/document.ts';
import { headerNames, knowingPrefer, type MockedOperation, mockedOperations } from './contract.ts';
import { echoing, mostAlike } from './likeness.ts';
import { preferred, readPrefer } from './prefer.ts';

export type MockOptions = {
  readonly contract: ContractDocument;
  readonly operations: OperationTable;
  readonly errors: ErrorCatalogue;
  readonly onAnswered?: (event: AnsweredEvent<unknown>) => void;
  readonly onOffContract?: (event: OffContractEvent) => void;
};

const BASE_PATH = '/api/v1';
const PREFLIGHT_SECONDS = 600;

type Request = {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, string | undefined>;
  readonly body: unknown;
};
type Answer = (status: number, body?: unknown, headers?: Record<string, string>) => never;

/**
 * Every operation of the contract, answered with its examples. It stands on the edge of the real service, so what is
 * refused there is refused here in the same words; it remembers nothing, and any access token will do.
 */
export async function createMock(options: MockOptions): Promise<ContractApp> {
  const { contract, operations, errors, onAnswered, onOffContract } = options;
  const mocked = mockedOperations(contract);
  const app = await createContractApp<object>({
    contract: knowingPrefer(contract),
    operations,
    errors,
    handlers: Object.fromEntries(mocked.map((operation) => [operation.id, handlerOf(operation)])),
    basePath: BASE_PATH,
    authenticate: () => ({}),
    limit: ({ limit: { requests, windowSeconds } }) => ({
      limit: requests,
      remaining: requests - 1,
      resetSeconds: windowSeconds,
      retryAfterSeconds: windowSeconds,
      exceeded: false,
    }),
    limitIdentity: () => 'anybody',
    // What was sent may not fit everywhere it is echoed; a page under development is better served by it than by a 500.
    offContract: 'report',
    report: { answered: onAnswered, offContract: onOffContract, failed: ({ error }) => console.error(error) },
    headers: forPagesOfAnyOrigin(contract),
  });
  app.express.get('/', (_request, response) => {
    response.type('text/plain').send(contents(mocked));
  });
  return app;
}

function handlerOf({ parameters, requests, answers }: MockedOperation) {
  return ({ path, query, headers, body }: Request, answer: Answer) => {
    const { prefer } = headers;
    const found = preferred(answers, readPrefer(prefer));
    if (!found) return invalid('Prefer', `must be one of ${choicesOf(answers).join(', ')}`);

    const request = mostAlike(requests, body);
    const example = mostAlike(found.examples, { ...path, ...query, body }, request?.name);
    const echo = (value: unknown) =>
      echoing(value, { ...parameters, body: request?.value }, { ...path, ...query, body });
    const { status, mediaType, headers: shown } = found.answer;
    const own = { ...(echo(shown) as Record<string, string>), ...(example && { 'X-Mock-Example': example.name }) };
    return answer(status, echo(example?.value), mediaType ? { 'Content-Type': contentType(mediaType), ...own } : own);
  };
}

const contentType = (mediaType: string) => `${mediaType}; charset=utf-8`;

function choicesOf(answers: MockedOperation['answers']): string[] {
  return answers.flatMap(({ status, examples }) => [
    `code=${status}`,
    ...examples.map(({ name }) => `example=${name}`),
  ]);
}

/** A page may call it from wherever it is developed, and read every header. */
function forPagesOfAnyOrigin(contract: ContractDocument): Record<string, string> {
  const { sent, answered } = headerNames(contract);
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': ['Authorization', 'Content-Type', 'Prefer', ...sent].join(', '),
    'Access-Control-Expose-Headers': [...answered, 'X-Mock-Example'].join(', '),
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  };
}

/** What can be asked for, for whoever opens it in a browser. */
function contents(mocked: readonly MockedOperation[]): string {
  const lines = mocked.map(({ id, answers }) => {
    const rows = answers.map(
      ({ status, examples }) => `  code=${status}  ${examples.map(({ name }) => `example=${name}`).join('  ')}`,
    );
    return [id, ...rows].join('\n');
  });
  return ['What `Prefer` may ask for, operation by operation. The first is the answer without it.', ...lines].join(
    '\n\n',
  );
}
