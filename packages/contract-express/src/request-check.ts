import { assertNoContent, parseJson, unreadable } from './body.ts';
import { type CompiledOperation, compiledIn, listsProblems } from './compiled.ts';
import { onlyRequestOf, withoutProse } from './document.ts';
import { EdgeFailure, invalid } from './failure.ts';
import type { Format } from './formats.ts';
import { readHeaders, readPath } from './parts.ts';
import { readQuery } from './query.ts';
import { createIsKnown } from './refused.ts';
import { withAllProblems } from './second-pass.ts';
import { validatorsOf } from './validators.ts';

type Values = Readonly<Record<string, unknown>>;

/** A request to one operation before it is sent. */
export type PlannedRequest = {
  readonly path?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  readonly body?: unknown;
};

/** Returns the details of the 400 response to an invalid request, or `undefined` for a valid one. */
export type RequestCheck = (request: PlannedRequest) => unknown;

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

/**
 * Compiles the validators of one operation without serving the contract, so that a program can check a request before
 * sending it. The check returns the same details and messages that an app with this contract would return.
 */
export async function createRequestCheck(
  contract: object,
  operation: CompiledOperation,
  formats: Readonly<Record<string, Format>> = {},
): Promise<RequestCheck> {
  const schemas = Object.keys((contract as Json).components?.schemas ?? {});
  const inFull = schemas.some((name) => listsProblems(contract, name));
  const compilable = {
    contract: withoutProse(onlyRequestOf(contract, operation)),
    operations: [operation],
    schemas: [],
    formats,
    inFull,
  };
  const compiled = await compiledIn(undefined, compilable);
  const isKnown = createIsKnown(contract);
  const validators = validatorsOf(compiled, { contract, operations: [operation] }).operations.get(operation.id)!;

  function assertValid({ path: values = {}, query = {}, headers = {}, body }: PlannedRequest): void {
    for (const name of validators.parameters.path.keys()) if (values[name] === undefined) invalid(name, 'is required');
    const rawPath = Object.entries(values).map(([name, value]) => [name, encodeURIComponent(String(value))]);
    const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    const unparsed = {
      path: Object.fromEntries(rawPath),
      headers: Object.fromEntries(given),
      query: queryText(query),
    };
    let read: Parameters<typeof withAllProblems>[3];
    try {
      const parts = {
        path: readPath(unparsed.path, validators),
        headers: readHeaders(unparsed.headers, validators),
        query: readQuery(unparsed.query, validators),
        body: bodyOf(body),
      };
      if (parts.body === undefined && validators.bodyRequired) unreadable('is required');
      read = { body: parts.body, mediaType: parts.body === undefined ? undefined : 'application/json' };
      validators.request(parts, read.mediaType);
    } catch (error) {
      throw inFull ? withAllProblems(error, { validators, checkTexts: undefined }, unparsed, read, isKnown) : error;
    }
  }

  function bodyOf(body: unknown): unknown {
    if (body === undefined) return undefined;
    const text = JSON.stringify(body);
    return operation.requestMediaTypes.length > 0 ? parseJson(text) : assertNoContent(text);
  }

  return (request) => {
    try {
      assertValid(request);
      return undefined;
    } catch (error) {
      if (error instanceof EdgeFailure) return error.details;
      throw error;
    }
  };
}

function queryText(query: Values): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return String(new URLSearchParams(pairs));
}
