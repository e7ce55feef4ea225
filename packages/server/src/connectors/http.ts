import type { HttpMethod } from '@agency-booking/contract-express';
import { Pool } from 'undici';

const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_CONNECTIONS = 100;

/** Where a party is reached, and the key that it knows this service by; what is published to everybody asks for none. */
export type Access = { readonly baseUrl: string; readonly key?: string };

type Outgoing = {
  readonly method: HttpMethod;
  /** Below the base URL, with its query. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body: unknown;
  readonly signal: AbortSignal;
};

export type Incoming = { readonly status: number; readonly text: string };

/** Keeps connections to one party open. Redirects are not followed: only the configured address is called. */
export function createHttpClient({ baseUrl, key }: Access) {
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, { connections: MAX_CONNECTIONS, maxResponseSize: MAX_ANSWER_BYTES });
  return {
    async send({ method, path, body, signal }: Outgoing): Promise<Incoming> {
      const hasBody = body !== undefined;
      const answer = await pool.request({
        path: pathname.replace(/\/$/, '') + path,
        method: method.toUpperCase() as Uppercase<HttpMethod>,
        headers: { authorization: key && `Bearer ${key}`, 'content-type': hasBody ? 'application/json' : undefined },
        body: hasBody ? JSON.stringify(body) : undefined,
        signal,
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    },
    close: () => pool.close(),
  };
}
