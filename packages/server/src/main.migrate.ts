/** Brings the schema up to date, gives the service its rights, and ends: a job before a roll-out. */
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { StartupError } from './shared/startup-error.ts';

try {
  const { close } = await openDatabase(readConfig(process.env));
  await close();
  console.log('The schema is up to date.');
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
