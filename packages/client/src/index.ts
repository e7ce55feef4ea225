import type { AgencyClient, Result } from './calls.ts';
import { operations } from './generated/operations.ts';
import type { Operation } from './operation.ts';
import { type Credentials, createSession } from './session.ts';
import { type AnyInput, createTransport } from './transport.ts';

export type { AgencyError } from './agency-error.ts';
export type { AgencyClient, Call, Input, Result } from './calls.ts';
export type { ErrorKey } from './generated/errors.ts';
export type * from './generated/types.ts';

export type AgencyClientOptions = Credentials & {
  /** Where the service is, base path included: `http://localhost:8080/api/v1` */
  readonly baseUrl: string;
  /** Sends the requests instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

/**
 * A client with one function for each operation. It logs in at the first call, renews its tokens when they
 * have run out, and repeats the call that found out.
 */
export function createAgencyClient({ baseUrl, fetch, key, secret }: AgencyClientOptions): AgencyClient {
  const send = createTransport(baseUrl, fetch);
  const accessToken = createSession({ key, secret }, send);

  async function call(operation: Operation, input: AnyInput): Promise<Result<unknown>> {
    const token = await accessToken();
    if (!token.ok) return token;
    const result = await send(operation, input, token.data);
    if (result.ok || result.error.status !== 401) return result;

    const renewed = await accessToken(token.data);
    return renewed.ok ? send(operation, input, renewed.data) : renewed;
  }

  const called = Object.values(operations).filter((operation) => operation.secured);
  const calls = called.map((operation) => [operation.id, (input: AnyInput = {}) => call(operation, input)]);
  return Object.fromEntries(calls) as AgencyClient;
}
