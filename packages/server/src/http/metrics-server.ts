import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

type Given = { readonly metrics: Pick<Metrics, 'contentType' | 'text'>; readonly port: number; readonly host: string };

type MetricsServer = { readonly url: string; close(): Promise<void> };

/** Serves `/metrics` on a separate port, which partners cannot reach. */
export async function serveMetrics({ metrics, port, host }: Given): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    if (method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end();
    const text = await metrics.text().catch(() => undefined);
    if (text === undefined) return void response.writeHead(500).end();
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
