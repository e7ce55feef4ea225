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

export { type AgencyError, isError, type KnownError, type UnknownError } from './agency-error.ts';
export type { Call, ErrorKeyOf, Input } from './calls.ts';
export type * from './generated/agency-client.ts';
export type { ErrorDetails } from './generated/error-details.ts';
export type { ErrorKey } from './generated/errors.ts';
export type * from './generated/types.ts';
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent } from './hooks.ts';
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
    /** Where the service is, base path included: `http://localhost:8080/api/v1` */
    readonly baseUrl: string;
    /** How often a call that is safe to repeat is sent again, at most. Default 2. */
    readonly retries?: number;
    /** A longer `Retry-After` is left to you, as `error.retryAfterSeconds`. Default 20. */
    readonly longestWaitSeconds?: number;
    /** How long one try may take. Default 60: a payment waits for bank and vendor. */
    readonly timeoutSeconds?: number;
    /** Where tokens are kept, to share one login among clients or processes. Default: with this client. */
    readonly tokens?: TokenStore;
    /** Sends the requests instead of the global `fetch`. */
    readonly fetch?: (request: Request) => Promise<Response>;
  };

/**
 * A client with one function for each operation. It logs in at the first call, renews its tokens when they
 * have run out, and sends again what is safe to send again.
 * @throws TypeError when `baseUrl` is no http or https address
 */
export function createAgencyClient(options: AgencyClientOptions): AgencyClient {
  const { fetch, key, secret, retries = 2, longestWaitSeconds = 20, timeoutSeconds = 60 } = options;
  const { tokens = memoryTokens(), onRequest, onResponse, onRetry } = options;
  const baseUrl = checkedBaseUrl(options.baseUrl);
  const transport = createTransport({ baseUrl, fetch, timeoutSeconds, onRequest, onResponse });
  const send = createRepeating(transport, { retries, longestWaitSeconds, onRetry }, { wait, random: Math.random });
  const accessToken = createSession({ key, secret }, tokens, send);

  async function call(operation: Operation, request: AnyInput): Promise<Result<unknown>> {
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
  return Object.fromEntries(calls) as unknown as AgencyClient;
}
