import { checkedBaseUrl } from './base-url.ts';
import type { AgencyClient } from './generated/agency-client.ts';
import { operations } from './generated/operations.ts';
import type { Hooks } from './hooks.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import type { Operation } from './operation.ts';
import { createRepeating } from './repeating.ts';
import type { Result } from './result.ts';
import { type Credentials, createSession } from './session.ts';
import { memoryTokens, type TokenStore } from './tokens.ts';
import { type AnyInput, createTransport } from './transport.ts';
import { unlessAborted, wait } from './waiting.ts';
import { printWarnings, warningsIn } from './warnings.ts';

export { type AgencyError, isError, type KnownError, type UnknownError } from './agency-error.ts';
export { UnexpectedResponseError } from './base-url.ts';
export type { Call, ErrorKeyOf, Input } from './calls.ts';
export type * from './generated/agency-client.ts';
export type { ErrorDetails } from './generated/error-details.ts';
export type { ErrorKey } from './generated/errors.ts';
export type * from './generated/types.ts';
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent, WarningEvent } from './hooks.ts';
export type { RateLimit } from './rate-limit.ts';
export type { Result } from './result.ts';
export {
  type EndedPayment,
  needs3ds,
  type PaymentResult,
  type PaymentReturn,
  type PaymentToConfirm,
  read3dsReturn,
  show3ds,
  type WritablePage,
} from './three-d-secure.ts';
export { memoryTokens, type TokenStore } from './tokens.ts';
export { VERSION } from './version.ts';

export type AgencyClientOptions = Credentials &
  Hooks & {
    /** The service URL with its base path, such as `http://localhost:8080/api/v1`. */
    readonly baseUrl: string;
    /** Maximum number of retries for a call that is safe to repeat. Default: 2. */
    readonly retries?: number;
    /**
     * Longest `Retry-After`, in seconds, that the client honours. If the wait is longer, the call returns the error
     * with `retryAfterSeconds`. Default: 20.
     */
    readonly longestWaitSeconds?: number;
    /** Timeout of one attempt, in seconds. Default: 60, because a payment waits for the bank and the vendor. */
    readonly timeoutSeconds?: number;
    /**
     * The token store. Clients and processes that share a store share one sign-in. Default: a separate store in memory
     * for each client.
     */
    readonly tokens?: TokenStore;
    /** A function that sends the requests instead of the global `fetch`. */
    readonly fetch?: (request: Request) => Promise<Response>;
  };

/**
 * Creates a client with one function for each operation. The client signs in on the first call, renews expired tokens
 * and retries requests that are safe to repeat. Throws a TypeError if `baseUrl` does not use HTTP or HTTPS.
 */
export function createAgencyClient(options: AgencyClientOptions): AgencyClient {
  const { fetch, key, secret, retries = 2, longestWaitSeconds = 20, timeoutSeconds = 60 } = options;
  const { tokens = memoryTokens(), onRequest, onResponse, onRetry, onWarning = printWarnings } = options;
  const baseUrl = checkedBaseUrl(options.baseUrl);
  const transport = createTransport({ baseUrl, fetch, timeoutSeconds, onRequest, onResponse });
  const send = createRepeating(transport, { retries, longestWaitSeconds, onRetry }, { wait, random: Math.random });
  const accessToken = createSession({ key, secret }, tokens, send);

  async function call(operation: Operation, request: AnyInput): Promise<Result<unknown>> {
    const result = await callSignedIn(operation, request);
    const warnings = result.ok ? warningsIn(result.data) : [];
    if (warnings.length > 0) onWarning({ operationId: operation.id, warnings });
    return result;
  }

  async function callSignedIn(operation: Operation, request: AnyInput): Promise<Result<unknown>> {
    const input = withIdempotencyKey(operation, request);
    const token = await unlessAborted(() => accessToken(), input.signal);
    if (!token.ok) return token;
    const result = await send(operation, input, token.data);
    if (result.ok || result.error.status !== 401) return result;

    const renewed = await unlessAborted(() => accessToken(token.data), input.signal);
    return renewed.ok ? send(operation, input, renewed.data) : renewed;
  }

  const called = Object.values(operations).filter((operation) => operation.secured);
  const calls = called.map((operation) => [operation.id, (input: AnyInput = {}) => call(operation, input)]);
  return Object.fromEntries(calls) as AgencyClient;
}
