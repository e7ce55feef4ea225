import { createRequire } from 'node:module';
import type { HttpMethod } from '@agency-booking/contract-express';
import type { Dispatcher, Pool as PoolOf } from 'undici';
import type { Ending } from './ending.ts';

/** Loads only the pool. The rest of undici, such as `fetch` and its caches, takes 2 MB of memory. */
const Pool: typeof PoolOf = createRequire(import.meta.url)('undici/lib/dispatcher/pool.js');

const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_CONNECTIONS = 100;

/** The base URL of a party and the key that authenticates this service. Public services have no key. */
export type Access = { readonly baseUrl: string; readonly key?: string };

type Outgoing = {
  readonly method: HttpMethod;
  /** The path relative to the base URL, including the query. */
  readonly path: string;
  /** The request body, sent as JSON. */
  readonly body: unknown;
  readonly ending: Ending;
};

export type Incoming = { readonly status: number; readonly bytes: Buffer };

/** Pools connections to one party. Redirects are not followed, so only the configured base URL is called. */
export function createHttpClient({ baseUrl, key }: Access) {
  const { origin, pathname } = new URL(baseUrl);
  const below = pathname.replace(/\/$/, '');
  // The pool needs no timers, because `openLine` enforces the deadline.
  const noTimers = { headersTimeout: 0, bodyTimeout: 0 };
  const pool = new Pool(origin, { connections: MAX_CONNECTIONS, maxResponseSize: MAX_ANSWER_BYTES, ...noTimers });
  const authorization = key === undefined ? [] : ['authorization', `Bearer ${key}`];
  const withBody = [...authorization, 'content-type', 'application/json'];
  return {
    send({ method, path, body, ending }: Outgoing): Promise<Incoming> {
      const request: Dispatcher.DispatchOptions = {
        path: below + path,
        method: method.toUpperCase() as Uppercase<HttpMethod>,
        headers: body === undefined ? authorization : withBody,
        body: JSON.stringify(body),
      };
      return new Promise((resolve, reject) => {
        if (ending.why) reject(new Error(ending.why));
        else pool.dispatch(request, new Receiver(ending, resolve, reject));
      });
    },
    close: () => pool.close(),
  };
}

/** Collects a response from undici's callbacks, which is cheaper than creating a stream for each response. */
class Receiver implements Dispatcher.DispatchHandler {
  readonly #ending: Ending;
  readonly #resolve: (answer: Incoming) => void;
  readonly #reject: (error: Error) => void;
  readonly #chunks: Buffer[] = [];
  #status = 0;

  constructor(ending: Ending, resolve: (answer: Incoming) => void, reject: (error: Error) => void) {
    this.#ending = ending;
    this.#resolve = resolve;
    this.#reject = reject;
    // Reject here as well, because the request may still be waiting for a connection.
    ending.onEnd(() => reject(new Error(ending.why)));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#ending.onEnd(() => {
      const why = new Error(this.#ending.why);
      this.#reject(why);
      controller.abort(why);
    });
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first, ...others] = this.#chunks;
    const bytes = first && others.length === 0 ? first : Buffer.concat(this.#chunks);
    this.#resolve({ status: this.#status, bytes });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }
}
