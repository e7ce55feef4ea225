import createFetch from 'openapi-fetch';
import { agencyError } from './agency-error.ts';
import type { Result } from './calls.ts';
import type { Operation } from './operation.ts';
import { deadline } from './waiting.ts';

/** The parts of a request, whichever operation it is for. */
export type AnyInput = {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

export type Send = <Data>(operation: Operation, input: AnyInput, accessToken?: string) => Promise<Result<Data>>;

export type TransportOptions = {
  readonly baseUrl: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** How long one try may take, its answer's body included. */
  readonly timeoutSeconds: number;
};

/** One request and its answer, as a value. `AgencyClient` has typed the input before it comes here. */
export function createTransport({ baseUrl, fetch, timeoutSeconds }: TransportOptions): Send {
  // biome-ignore lint/suspicious/noExplicitAny: the paths are those of whichever operation comes
  const http = createFetch<any>({ baseUrl, fetch });

  return async <Data>(operation: Operation, input: AnyInput, accessToken?: string): Promise<Result<Data>> => {
    const { signal, clear } = deadline(timeoutSeconds, input.signal);
    try {
      const { data, error, response } = await http.request(operation.method, operation.path, {
        params: { path: input.path, query: input.query, header: input.headers },
        headers: { Authorization: accessToken && `Bearer ${accessToken}` },
        body: input.body,
        signal,
      });
      if (!response.ok) return { ok: false, error: agencyError(operation, response, error) };
      return { ok: true, data, requestId: response.headers.get('X-Request-Id') ?? undefined };
    } finally {
      clear();
    }
  };
}
