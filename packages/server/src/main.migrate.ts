/** Migrates the schema, grants the service role its privileges, and exits. Run this job before a rollout. */
import { readConfig } from './config/config.ts';
import { reportCommitWaits } from './database/commit-waits.ts';
import { openDatabase } from './database/open.ts';
import { StartupError } from './shared/startup-error.ts';

try {
  const config = readConfig(process.env);
  const stopReporting = reportCommitWaits(config.database, console.error);
  const { close } = await openDatabase(config);
  await close();
  stopReporting();
  console.log('The schema is up to date.');
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
