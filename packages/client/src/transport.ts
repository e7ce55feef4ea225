import createFetch from 'openapi-fetch';
import { agencyError } from './agency-error.ts';
import { codeOf, isHopeless, noAnswer, UnexpectedResponseError, wrongAnswer } from './base-url.ts';
import { Final, type Hooks, tell } from './hooks.ts';
import type { Operation } from './operation.ts';
import { rateLimitOf } from './rate-limit.ts';
import type { Result } from './result.ts';
import { VERSION } from './version.ts';
import { deadline } from './waiting.ts';

/** The parts of a request to any operation. */
export type AnyInput = {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
  readonly body?: unknown;
  readonly format?: keyof typeof FORMATS;
  readonly signal?: AbortSignal;
};

/** Response formats in addition to JSON: a page as text and a PDF as bytes. */
const FORMATS = {
  html: { type: 'text/html', parseAs: 'text' },
  pdf: { type: 'application/pdf', parseAs: 'arrayBuffer' },
} as const;
const JSON_FORMAT = { type: undefined, parseAs: 'json' } as const;

/** Sends one request. `attempt` starts at 1. */
export type Send = <Data>(
  operation: Operation,
  input: AnyInput,
  accessToken?: string,
  attempt?: number,
) => Promise<Result<Data>>;

export type TransportOptions = Pick<Hooks, 'onRequest' | 'onResponse'> & {
  readonly baseUrl: string;
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Timeout of one attempt in seconds, including the response body. */
  readonly timeoutSeconds: number;
};

type Sent = { readonly operationId: Operation['id']; readonly attempt: number; readonly type: string | undefined };

/** Sends requests without checking the input, because the types of `AgencyClient` check it. */
export function createTransport(options: TransportOptions): Send {
  const {
    baseUrl,
    fetch: send = (request) => globalThis.fetch(request),
    timeoutSeconds,
    onRequest,
    onResponse,
  } = options;
  // biome-ignore lint/suspicious/noExplicitAny: the paths depend on the operation
  const http = createFetch<any>({ baseUrl });
  let hasAnswered = false;

  async function sendOnce(request: Request, { operationId, attempt, type }: Sent): Promise<Response> {
    tell(onRequest, { operationId, attempt, request });
    const startedAt = performance.now();
    const response = await send(request).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
      const code = codeOf(error);
      const lost = noAnswer(baseUrl, code, hasAnswered, error);
      // If the service has responded before, it may recover, so the call can be retried.
      throw isHopeless(code) && !hasAnswered ? new Final(lost) : lost;
    });
    hasAnswered = true;
    const { status, headers } = response;
    const durationMilliseconds = performance.now() - startedAt;
    const details = { requestId: requestIdOf(response), rateLimit: rateLimitOf(headers), durationMilliseconds };
    tell(onResponse, { operationId, attempt, status, ...details });
    const wrong = response.ok ? wrongAnswer(response, type) : undefined;
    if (wrong) throw new Final(wrong);
    return response;
  }

  return async <Data>(operation: Operation, input: AnyInput, accessToken?: string, attempt = 1) => {
    const { signal, clear } = deadline(timeoutSeconds, input.signal, baseUrl + operation.path);
    let received: Response | undefined;
    const { type, parseAs } = input.format ? FORMATS[input.format] : JSON_FORMAT;
    try {
      const { data, error, response } = await http.request(operation.method, operation.path, {
        params: { path: input.path, query: input.query, header: input.headers },
        headers: { Accept: type, Authorization: accessToken && `Bearer ${accessToken}`, ...USER_AGENT },
        body: input.body,
        signal,
        parseAs,
        fetch: async (request) => {
          received = await sendOnce(request, { operationId: operation.id, attempt, type });
          return received;
        },
      });
      if (!response.ok) return { ok: false, error: agencyError(operation, response, error) };
      const about = { requestId: requestIdOf(response), rateLimit: rateLimitOf(response.headers) };
      return { ok: true, data: (parseAs === 'arrayBuffer' ? new Uint8Array(data) : data) as Data, ...about };
    } catch (error) {
      if (!received || !(error instanceof SyntaxError)) throw error;
      throw new Final(new UnexpectedResponseError(received, 'returned a body that is not JSON', error));
    } finally {
      clear();
    }
  };
}

const requestIdOf = ({ headers }: Response) => headers.get('X-Request-Id') ?? undefined;

/** Browsers set their own user agent. A custom value would cause a CORS preflight request. */
const USER_AGENT = userAgent();

function userAgent(): Record<string, string> {
  const { process } = globalThis as { process?: { readonly versions?: { readonly node?: string } } };
  const node = process?.versions?.node;
  return node ? { 'User-Agent': `agency-booking-client/${VERSION} node/${node}` } : {};
}
