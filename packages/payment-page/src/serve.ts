import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PaymentPage = { readonly url: string; readonly close: () => Promise<void> };

/** `port` 0 means a free port. Rejects with `EADDRINUSE` if the port is taken. */
export async function serve(listener: RequestListener, port: number, host = '127.0.0.1'): Promise<PaymentPage> {
  const server = createServer(listener);
  await once(server.listen(port, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
