import { once } from 'node:events';
import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOKS_EVERY_MS = 100;

export type Balancer = {
  readonly url: string;
  add(server: string): Promise<void>;
  close(): Promise<void>;
};

/** In front of several processes, as balancers are: it keeps connections, asks who is ready, and repeats nothing. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const servers = new Map<string, { isReady: boolean }>();
  let turn = 0;

  async function look(): Promise<void> {
    for (const [url, server] of servers) {
      const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
      server.isReady = answer?.status === 200;
      await answer?.arrayBuffer();
      if (!answer) servers.delete(url);
    }
  }
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOKS_EVERY_MS);

  const balancer = createServer((incoming, outgoing) => {
    const ready = [...servers].filter(([, { isReady }]) => isReady);
    const chosen = ready[turn++ % ready.length]?.[0];
    if (!chosen) {
      outgoing.writeHead(502).end('nobody is ready');
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
  await once(balancer, 'listening');

  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    async add(server) {
      servers.set(server, { isReady: false });
      await look();
    },
    async close() {
      clearInterval(timer);
      await looking;
      agent.destroy();
      balancer.closeAllConnections();
      balancer.close();
    },
  };
}
