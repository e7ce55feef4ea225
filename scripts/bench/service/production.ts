import { randomBytes } from 'node:crypto';
import { compose } from '../../../packages/server/src/compose.ts';
import { readConfig } from '../../../packages/server/src/config/config.ts';
import { openDatabase } from '../../../packages/server/src/database/open.ts';
import { createLog } from '../../../packages/server/src/http/log.ts';
import { recordStatements } from './statements.ts';

/**
 * Starts the service against the sandbox, but serves requests as in production. In staging, the service also records
 * request and response bodies, which costs more than reading an order does.
 */
export async function startAsProduction(): Promise<{ readonly url: string }> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const log = createLog('silent');
  const given = { config, database, log, securityLog: () => {}, now: () => new Date(), randomBytes };
  // Only staging creates the agencies that call the service.
  const staging = await compose(given);
  await staging.stop();
  const app = await compose({ ...given, config: { ...config, environment: 'production' } });
  return app.listen(0);
}

if (import.meta.main) {
  const { url } = await startAsProduction();
  process.once('SIGTERM', () => process.exit());
  process.once('disconnect', () => process.exit());
  let stop: ReturnType<typeof recordStatements> | undefined;
  process.on('message', (order: 'record' | 'stop') => {
    if (order === 'record') stop = recordStatements();
    process.send!(order === 'stop' ? stop!() : 'recording');
  });
  process.send?.(url);
}
