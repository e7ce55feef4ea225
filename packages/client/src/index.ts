import type { AgencyClient, Result } from './calls.ts';
import { operations } from './generated/operations.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import type { Operation } from './operation.ts';
import { createRepeating } from './repeating.ts';
import { type Credentials, createSession } from './session.ts';
import { type AnyInput, createTransport } from './transport.ts';
import { unlessAborted, wait } from './waiting.ts';

export { type AgencyError, isError, type KnownError, type UnknownError } from './agency-error.ts';
export type { AgencyClient, Call, ErrorKeyOf, Input, Result } from './calls.ts';
export type { ErrorDetails } from './generated/error-details.ts';
export type { ErrorKey } from './generated/errors.ts';
export type * from './generated/types.ts';
export {
  needs3ds,
  type PaymentReturn,
  type PaymentToConfirm,
  read3dsReturn,
  show3ds,
  type WritablePage,
} from './three-d-secure.ts';

export type AgencyClientOptions = Credentials & {
  /** Where the service is, base path included: `http://localhost:8080/api/v1` */
  readonly baseUrl: string;
  /** How often a call that is safe to repeat is sent again, at most. Default 2. */
  readonly retries?: number;
  /** A longer `Retry-After` is left to you, as `error.retryAfterSeconds`. Default 20. */
  readonly longestWaitSeconds?: number;
  /** How long one try may take. Default 60: a payment waits for bank and vendor. */
  readonly timeoutSeconds?: number;
  /** Sends the requests instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

/**
 * A client with one function for each operation. It logs in at the first call, renews its tokens when they
 * have run out, and sends again what is safe to send again.
 */
export function createAgencyClient(options: AgencyClientOptions): AgencyClient {
  const { baseUrl, fetch, key, secret, retries = 2, longestWaitSeconds = 20, timeoutSeconds = 60 } = options;
  const transport = createTransport({ baseUrl, fetch, timeoutSeconds });
  const send = createRepeating(transport, { retries, longestWaitSeconds }, { wait, random: Math.random });
  const accessToken = createSession({ key, secret }, send);

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
  return Object.fromEntries(calls) as AgencyClient;
}
