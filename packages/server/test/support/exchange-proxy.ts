import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Exchange = { readonly method: string; readonly path: string; readonly body: string };
type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
/** The result for the caller: a response, a dropped connection, or no response until the caller gives up. */
export type Result = Answer | 'cut' | 'silence';

type ForwardOptions = {
  readonly body?: string;
  /** True if the target continues to process the request after the caller has disconnected. */
  readonly isDetached?: boolean;
};
/** Sends the request to the target. Rejects if there is no response. */
export type Forward = (options?: ForwardOptions) => Promise<Answer>;
export type Handle = (exchange: Exchange, forward: Forward) => Promise<Result>;

export type ExchangeProxy = { readonly url: string; close(): Promise<void> };

/** Passes each HTTP exchange to `handle`, which decides what the target and the caller receive. */
export async function startExchangeProxy(target: () => string, handle: Handle): Promise<ExchangeProxy> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const cut = () => response.destroy();
    try {
      const given = await buffer(request);
      const forward: Forward = async ({ body, isDetached } = {}) => {
        const sent = body === undefined ? given : Buffer.from(body);
        const outgoing = send(new URL(path, target()), {
          method,
          headers: { ...headers, ...(sent.length > 0 && { 'content-length': sent.length }) },
          agent: false,
          ...(!isDetached && { signal: gone.signal }),
        });
        outgoing.end(sent);
        const [incoming] = await once(outgoing, 'response');
        return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) };
      };
      const result = await handle({ method, path, body: given.toString() }, forward);
      if (result === 'cut') return cut();
      if (result === 'silence') return;
      const { 'transfer-encoding': _, connection: _hopByHop, ...passed } = result.headers;
      response.writeHead(result.status, passed).end(result.body);
    } catch {
      cut();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
