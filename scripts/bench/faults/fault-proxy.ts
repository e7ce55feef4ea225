import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

const STALL_MS = 2_000;
const FIRST_BYTES = 7;

export const connectionFaults = ['lostAnswer', 'halfAnswer', 'lateAnswer', 'lostRequest'] as const;
export type ConnectionFault = (typeof connectionFaults)[number];

export type FaultProxy = {
  readonly port: number;
  /** Breaks the next exchange on any connection. Resolves when the fault has occurred. */
  breakNext(fault: ConnectionFault): Promise<void>;
  close(): Promise<void>;
};

export async function startFaultProxy(target: NetConnectOpts): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let armed: { readonly fault: ConnectionFault; readonly done: () => void } | undefined;

  /** Returns and clears the armed fault if it applies to this direction. */
  function take(direction: 'request' | 'answer'): ConnectionFault | undefined {
    if (!armed || (armed.fault === 'lostRequest') !== (direction === 'request')) return undefined;
    const { fault, done } = armed;
    armed = undefined;
    done();
    return fault;
  }

  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (take('request')) client.destroy();
      else upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      switch (take('answer')) {
        case undefined:
          client.write(chunk);
          break;
        case 'halfAnswer':
          client.write(chunk.subarray(0, FIRST_BYTES), () => client.destroy());
          break;
        case 'lateAnswer':
          upstream.pause();
          setTimeout(() => {
            client.write(chunk);
            upstream.resume();
          }, STALL_MS);
          break;
        default:
          client.destroy();
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    breakNext: (fault) =>
      new Promise((resolve) => {
        armed = { fault, done: resolve };
      }),
    async close() {
      armed = undefined;
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
