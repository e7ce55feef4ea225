import type { CatalogueEntry, Operation } from '@agency-booking/contract-express';
import type { CallResult } from '../ports/call-result.ts';
import { CallFailed, type Line } from './call.ts';
import { answerChecks, type GoodAnswer } from './contract.ts';
import { type Access, createHttpClient, type Incoming } from './http.ts';

/** Generated code for a connector contract. */
export type ConnectorContract<Operations, ErrorKey extends string> = {
  readonly contract: object;
  readonly operations: Readonly<Record<keyof Operations & string, Operation>>;
  readonly errors: Readonly<Record<ErrorKey, CatalogueEntry>>;
};

type RequestOf<Op> = (Op extends { parameters: infer Declared }
  ? Pick<Declared, Extract<keyof Declared, 'path' | 'query'>>
  : unknown) &
  (Op extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { readonly body: Body }
    : { readonly body?: undefined });

export type Question<Op, ErrorKey extends string, Result> = {
  readonly line: Line;
  readonly request: RequestOf<Op>;
  readonly read: (answer: GoodAnswer<Op>) => Result;
  /** Results for contract errors that the caller expects. */
  readonly onError?: { readonly [Key in ErrorKey]?: () => Result };
  /** Aborted when the customer who triggered the call disconnects. */
  readonly gone: AbortSignal;
  /** Decides whether a successful response has to be parsed. A cached response, for example, does not. */
  readonly reading?: (bytes: Buffer, read: () => Result) => Result;
};

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Calls the operations of one connector contract by ID and validates the responses against it. */
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

/** Compares status and code, because the status alone does not distinguish an unavailable offer from a wrong URL. */
function isError({ status, bytes }: Incoming, expected: CatalogueEntry): boolean {
  if (status !== expected.status) return false;
  try {
    return JSON.parse(bytes.toString())?.code === expected.code;
  } catch {
    return false;
  }
}

/** Client error statuses for which a retry may succeed, because the request itself is not at fault. */
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

/** Throws a CallFailed if the reference in the response differs from the one in the request. */
export function assertReference<Answer extends { readonly reference: string }>(
  expected: string,
  answer: Answer,
): Answer {
  if (answer.reference !== expected) throw new CallFailed('offContract', { cause: 'another reference' });
  return answer;
}
