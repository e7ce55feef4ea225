import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An import of `node:http` would also load `fetch`, which takes 2 MB of memory. */
const { createServer } = process.getBuiltinModule('node:http');

export type PaymentPage = { readonly url: string; readonly close: () => Promise<void> };

type Options = {
  readonly host?: string;
  /** Maximum time in milliseconds that `close` waits for requests in progress. Default: 0. */
  readonly drainMilliseconds?: number;
};

/** Starts to listen. If `port` is 0, a free port is used. Rejects with `EADDRINUSE` if the port is already in use. */
export async function serve(listener: RequestListener, port: number, options: Options = {}): Promise<PaymentPage> {
  const { host = '127.0.0.1', drainMilliseconds = 0 } = options;
  const server = createServer(listener);
  await once(server.listen(port, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      // Idle connections are closed immediately.
      server.close();
      const cutOff = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
      await closed;
      clearTimeout(cutOff);
    },
  };
}
