/** Brings the schema up to date, gives the service its rights, and ends: a job before a roll-out. */
import { readConfig } from './config.ts';
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
