/** `pnpm start`: starts the service, an embedded database and simulated parties; in production, only the service. */
import { fileURLToPath } from 'node:url';
import { startServer } from '@agency-booking/server';
import { explain } from './start/explain.ts';
import { keepPagesFresh } from './start/pages.ts';
import { during } from './start/progress.ts';
import { startSandboxThread } from './start/sandbox-thread.ts';
import { summary } from './start/summary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
type Started = { readonly summaryText: string; readonly stop: () => Promise<unknown> };

try {
  const { summaryText, stop } = process.env.APP_ENV === 'production' ? await startAlone() : await startWithSandbox();
  console.log(summaryText);
  const end = async () => {
    console.log('\nStopping …');
    await stop();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exit(1);
}

async function startAlone(): Promise<Started> {
  const server = await startServer(process.env);
  return { summaryText: `The production service listens at ${server.url}.`, stop: server.close };
}

async function startWithSandbox(): Promise<Started> {
  // The console shows the activity. LOG_LEVEL=info also prints one line per request.
  const env = { LOG_LEVEL: 'warn', ...process.env };
  keepPagesFresh(root);
  const [sandbox, server] = await Promise.all([
    during('simulated external systems', startSandboxThread(env)),
    during('service and database', startServer(env)),
  ]);
  return {
    summaryText: summary({ api: server.url, console: sandbox.url }),
    async stop() {
      await server.close();
      await sandbox.stop();
    },
  };
}
