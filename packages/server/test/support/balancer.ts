import { once } from 'node:events';
import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOKS_EVERY_MS = 100;
/** Timeout of a readiness check. A slower server counts as not ready. */
const PATIENCE_MS = 2_000;
/**
 * Keep-alive time of client connections, longer than their idle time, so that no connection closes while it is being
 * reused.
 */
const KEEP_ALIVE_MS = 120_000;
/**
 * Keep-alive time of the connections to the servers. It is shorter than the servers' keep-alive time, so that no
 * connection closes while it is being reused.
 */
const IDLE_MS = 10_000;

export type Balancer = {
  readonly url: string;
  add(server: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts a load balancer that keeps connections open, checks readiness and never retries. If no server is ready,
 * requests still go to all servers, because their error responses are more informative than the balancer's own.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  const servers = new Map<string, { isReady: boolean; looking?: Promise<void> | undefined }>();
  let turn = 0;

  async function lookAt(url: string, server: { isReady: boolean }): Promise<void> {
    try {
      const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      server.isReady = answer.status === 200;
      await answer.arrayBuffer();
    } catch (error) {
      server.isReady = false;
      if ((error as Error).name !== 'TimeoutError') servers.delete(url);
    }
  }
  /** Checks each server independently, so that a slow server does not delay the others. */
  const timer = setInterval(() => {
    for (const [url, server] of servers) {
      server.looking ??= lookAt(url, server).finally(() => {
        server.looking = undefined;
      });
    }
  }, LOOKS_EVERY_MS);

  const balancer = createServer((incoming, outgoing) => {
    const ready = [...servers].filter(([, { isReady }]) => isReady);
    const able = ready.length > 0 ? ready : [...servers];
    const chosen = able[turn++ % able.length]?.[0];
    if (!chosen) {
      outgoing.writeHead(502).end('nobody is there');
      return;
    }
    const { method, headers, url } = incoming;
    const forwarded = ask(new URL(url!, chosen), { method, headers, agent }, (answer) => {
      const { connection: _hopByHop, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode!, passed);
      answer.pipe(outgoing);
    });
    forwarded.on('error', (error) => outgoing.writeHead(502).end(String(error)));
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  balancer.keepAliveTimeout = KEEP_ALIVE_MS;
  await once(balancer, 'listening');

  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    async add(server) {
      const added = { isReady: false };
      servers.set(server, added);
      await lookAt(server, added);
    },
    async close() {
      clearInterval(timer);
      await Promise.all(Array.from(servers.values(), ({ looking }) => looking));
      agent.destroy();
      balancer.closeAllConnections();
      balancer.close();
    },
  };
}
