import type { CatalogueEntry, Operation } from '@agency-booking/contract-express';
import type { CallResult } from '../ports/call-result.ts';
import { CallFailed, type Line } from './call.ts';
import { answerChecks, type GoodAnswer } from './contract.ts';
import { type Access, createHttpClient, type Incoming } from './http.ts';

/** What is generated from the contract of a connector. */
export type ConnectorContract<Operations, ErrorKey extends string> = {
  readonly contract: object;
  readonly operations: Readonly<Record<keyof Operations & string, Operation>>;
  readonly errors: Readonly<Record<ErrorKey, CatalogueEntry>>;
};

/** The parameters and the body that the contract declares for an operation. */
type RequestOf<Op> = (Op extends { parameters: infer Declared }
  ? Pick<Declared, Extract<keyof Declared, 'path' | 'query'>>
  : unknown) &
  (Op extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { readonly body: Body }
    : { readonly body?: undefined });

export type Question<Op, ErrorKey extends string, Result> = {
  readonly line: Line;
  readonly request: RequestOf<Op>;
  /** What the caller needs of a good answer. */
  readonly read: (answer: GoodAnswer<Op>) => Result;
  /** Errors of the contract that are answers to the caller. */
  readonly onError?: { readonly [Key in ErrorKey]?: () => Result };
  /** Aborted when the customer who caused the call has left. */
  readonly gone: AbortSignal;
  /** Decides whether a good answer has to be read. */
  readonly reading?: (bytes: Buffer, read: () => Result) => Result;
};

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Calls the operations of one connector contract by their ids, and checks what comes back against it. */
export function connectTo<Operations, ErrorKey extends string>(
  { contract, operations, errors }: ConnectorContract<Operations, ErrorKey>,
  access: Access,
) {
  const http = createHttpClient(access);
  const checks = answerChecks<Operations>(contract, operations, access.baseUrl.startsWith('https:') ? 'https' : 'http');

  function ask<Id extends keyof Operations & string, Result>(
    id: Id,
    { line, request, read, onError = {}, gone, reading = readNow }: Question<Operations[Id], ErrorKey, Result>,
  ): Promise<CallResult<Result>> {
    const { method, path: template } = operations[id];
    const { path, query, body }: { path?: Values; query?: Values; body?: unknown } = request;
    return line(
      id,
      async (ending) => {
        const answer = await http.send({ method, path: filled(template, path) + asQuery(query), body, ending });
        const expected = (Object.keys(onError) as ErrorKey[]).find((key) => isError(answer, errors[key]));
        if (expected) return onError[expected]!();
        assertSuccess(answer, errors);
        return reading(answer.bytes, () => read(checks[id](JSON.parse(answer.bytes.toString()))));
      },
      gone,
    );
  }

  return { ask, close: http.close };
}

const readNow = <Result>(_bytes: Buffer, read: () => Result): Result => read();

function filled(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function asQuery(values: Values | undefined): string {
  if (!values) return '';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

/** The status alone does not tell a lost offer from a wrong address. */
function isError({ status, bytes }: Incoming, expected: CatalogueEntry): boolean {
  if (status !== expected.status) return false;
  try {
    return JSON.parse(bytes.toString())?.code === expected.code;
  } catch {
    return false;
  }
}

/** Of the errors of a request these say nothing about it: it may be taken the next time. */
const TEMPORARY = [408, 425, 429];

function assertSuccess(answer: Incoming, errors: Readonly<Record<string, CatalogueEntry>>): void {
  const { status } = answer;
  if (status >= 500 || TEMPORARY.includes(status)) throw new CallFailed('failed');
  if (status >= 400) {
    const [key] = Object.entries(errors).find(([, error]) => isError(answer, error)) ?? ['undeclared'];
    throw new CallFailed('refused', { detail: `${status} ${key}` });
  }
  if (status !== 200) throw new CallFailed('offContract');
}

/** @throws CallFailed when an answer is about something else than what was asked for */
export function assertReference<Answer extends { readonly reference: string }>(
  expected: string,
  answer: Answer,
): Answer {
  if (answer.reference !== expected) throw new CallFailed('offContract', { cause: 'another reference' });
  return answer;
}
