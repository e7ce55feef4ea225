/**
 * The service or the sandbox in a process of its own, for `pnpm dev`. It loads its code at once and then starts and closes
 * as often as the parent says, so that code that cannot be loaded or started never costs the one before it.
 */
import { fileURLToPath } from 'node:url';
import { explain, isOfTheEnvironment } from '../start/explain.ts';
import { causeOfError } from './causes.ts';

export type Order = { readonly order: 'start'; readonly env: NodeJS.ProcessEnv } | { readonly order: 'close' };
export type Failed = { readonly failed: string; readonly byEnvironment: boolean };
export type Report = { readonly done: 'load' | 'start' | 'close'; readonly url?: string } | Failed;

type Running = { readonly url: string; readonly close: () => Promise<unknown> };

const root = fileURLToPath(new URL('../..', import.meta.url));
const tell = (report: Report) => void process.send?.(report);

function fail(error: unknown): void {
  const byEnvironment = isOfTheEnvironment(error);
  tell({ failed: byEnvironment ? explain(error) : causeOfError(error as Error, root), byEnvironment });
}

const programs: Record<string, () => Promise<(env: NodeJS.ProcessEnv) => Promise<Running>>> = {
  service: async () => (await import('@agency-booking/server')).startServer,
  sandbox: async () => (await import('../start/sandbox.ts')).startSandboxBy,
};

let running: Running | undefined;

async function close(): Promise<void> {
  await running?.close();
  running = undefined;
}

// Ctrl-C reaches every process of the terminal; the parent decides what ends when.
process.on('SIGINT', () => {});
process.on('disconnect', () => void close().finally(() => process.exit()));

try {
  const start = await programs[process.argv[2]!]!();
  process.on('message', async (message: Order) => {
    try {
      if (message.order === 'close') await close();
      else running = await start(message.env);
      tell({ done: message.order, ...(running && { url: running.url }) });
    } catch (error) {
      fail(error);
    }
  });
  tell({ done: 'load' });
} catch (error) {
  fail(error);
}
