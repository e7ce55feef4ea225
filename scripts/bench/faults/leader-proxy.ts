import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const LOOKS_EVERY_MS = 200;
const PATIENCE_MS = 1_000;

type Node = { readonly apiUrl: string; readonly database: { readonly host: string; readonly port: number } };

export type LeaderProxy = { readonly port: number; close(): Promise<void> };

/** Closes connections to a former primary, as HAProxy does with `on-marked-down shutdown-sessions`. */
export async function startLeaderProxy(nodes: readonly Node[]): Promise<LeaderProxy> {
  const open = new Map<Socket, Node>();
  let leader: Node | undefined;

  async function isPrimary({ apiUrl }: Node): Promise<boolean> {
    const answer = await fetch(`${apiUrl}/primary`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status === 200;
  }
  async function look(): Promise<void> {
    const answers = await Promise.all(nodes.map(isPrimary));
    leader = nodes[answers.indexOf(true)];
    for (const [socket, node] of open) if (node !== leader) socket.destroy();
  }
  await look();
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, LOOKS_EVERY_MS);

  const server = createServer((client) => {
    if (!leader) {
      client.destroy();
      return;
    }
    const toLeader = connect(leader.database);
    open.set(client, leader);
    for (const [one, other] of [
      [client, toLeader],
      [toLeader, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
    client.on('close', () => open.delete(client));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearInterval(timer);
      await looking;
      for (const socket of open.keys()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
