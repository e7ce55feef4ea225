/**
 * Child process of `pnpm dev` that runs the service or the sandbox. The child loads its code immediately. The parent
 * sends an environment to start the program and `null` to close it, and the child reports every result.
 */
import { fileURLToPath } from 'node:url';
import { causeOfError } from '../checks/causes.ts';
import { explain, isOfTheEnvironment } from '../start/explain.ts';

export type Report = { readonly url?: string } | Failed;
export type Failed = { readonly failed: string; readonly byEnvironment: boolean };
type Running = { readonly url: string; readonly close: () => Promise<unknown> };
type Start = (env: NodeJS.ProcessEnv) => Promise<Running>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const load: Record<string, () => Promise<Start>> = {
  service: async () => (await import('@agency-booking/server')).startServer,
  sandbox: async () => (await import('../start/sandbox.ts')).startSandboxBy,
};
let start: Start;
let running: Running | undefined;

async function startOrClose(env: NodeJS.ProcessEnv | null): Promise<Report> {
  if (env) {
    running = await start(env);
    return { url: running.url };
  }
  await running?.close();
  running = undefined;
  return {};
}

function failed(error: unknown): Failed {
  const byEnvironment = isOfTheEnvironment(error);
  return { failed: byEnvironment ? explain(error) : causeOfError(error as Error, root), byEnvironment };
}

const report = async (work: Promise<Report>) => process.send?.(await work.catch(failed));

// Ctrl-C reaches every process in the terminal. The child ignores it, because the parent controls the shutdown.
process.on('SIGINT', () => {});
process.on('disconnect', () => void startOrClose(null).finally(() => process.exit()));
process.on('message', (env: NodeJS.ProcessEnv | null) => void report(startOrClose(env)));
await report(
  load[process.argv[2]!]!().then((loaded) => {
    start = loaded;
    return {};
  }),
);
