import createClient, { type Client } from 'openapi-fetch';
import { Agent, fetch, Request } from 'undici';
import { CallFailed } from './call.ts';

const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_CONNECTIONS_PER_PARTY = 100;

/** The typed client of one connector contract. Redirects are not followed: only the configured address is called. */
export function createHttpClient<Paths extends object>({
  baseUrl,
  key,
}: {
  baseUrl: string;
  key: string;
}): {
  client: Client<Paths>;
  close: () => Promise<void>;
} {
  const dispatcher = new Agent({ connections: MAX_CONNECTIONS_PER_PARTY, maxResponseSize: MAX_ANSWER_BYTES });
  const client = createClient<Paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${key}` },
    redirect: 'error',
    // undici's own pair: Node's built-in fetch takes no dispatcher of another copy of undici.
    Request: Request as unknown as typeof globalThis.Request,
    fetch: (request) => fetch(request as never, { dispatcher }) as unknown as Promise<globalThis.Response>,
  });
  return { client, close: () => dispatcher.close() };
}

/** @throws CallFailed for an answer that is not a success */
export function demandSuccess(response: { readonly status: number }): void {
  if (response.status >= 500) throw new CallFailed('failed');
  if (response.status !== 200) throw new CallFailed('refused');
}
