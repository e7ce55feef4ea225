import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compose } from './compose.ts';
import type { Faults } from './vendor/faults.ts';
import type { Journal } from './visits/journal.ts';

export type SandboxOptions = {
  /** 0: any free port. */
  readonly port: number;
  readonly host?: string;
  readonly now?: () => Date;
  readonly seed?: string;
  /** What the service has to show, as a bearer token. */
  readonly vendorKey?: string;
  /** How long a slow vendor takes; longer than the service waits. */
  readonly slowMilliseconds?: number;
  /** Where others find pictures and documents; default: where the sandbox listens. */
  readonly publicUrl?: string;
};

export type Sandbox = {
  readonly url: string;
  readonly port: number;
  /** How each vendor behaves: `faults.set('ANADOLU', 'down')`. */
  readonly faults: Faults;
  readonly journal: Journal;
  close(): Promise<void>;
};

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, host = '127.0.0.1', now = () => new Date(), seed = 'agency-booking' } = options;
  const { vendorKey = 'vk_staging_agency_booking', slowMilliseconds = 10_000 } = options;
  let url = '';
  const publicUrl = () => options.publicUrl ?? url;
  const world = await compose({ now, seed, vendorKey, slowMilliseconds, publicUrl });

  const server = createServer(world.listener);
  server.listen(port, host);
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;
  url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  return {
    url,
    port: bound,
    faults: world.faults,
    journal: world.journal,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const sandbox = await startSandbox({
    port: Number(env.SANDBOX_PORT || 8081),
    host: env.HOST || '127.0.0.1',
    vendorKey: env.VENDOR_KEY || undefined,
  });
  console.log(`The sandbox listens at ${sandbox.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit()));
  }
}

if (import.meta.main) {
  main(process.env).catch((error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? 'SANDBOX_PORT: the port is taken. Choose another one.' : error);
    process.exit(1);
  });
}
