/** `pnpm start`: the service on a database of its own, and the simulated outside world beside it. */
import { fileURLToPath } from 'node:url';
import { startServer } from '@agency-booking/server';
import { keepDocsFresh } from './start/docs.ts';
import { explain } from './start/explain.ts';
import { during } from './start/progress.ts';
import { startSandboxThread } from './start/sandbox-thread.ts';
import { summary } from './start/summary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// The console shows what happens; LOG_LEVEL=info prints a line for each request too.
const env = { LOG_LEVEL: 'warn', ...process.env };

try {
  keepDocsFresh(root);
  const [sandbox, server] = await Promise.all([
    during('the simulated outside world', startSandboxThread(env)),
    during('the service and its database', startServer(env)),
  ]);
  console.log(summary({ api: server.url, console: sandbox.url }));

  const stop = async () => {
    console.log('\nStopping …');
    await server.close();
    await sandbox.stop();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exit(1);
}
