/**
 * `with-postgres.ts <command…>`: sets TEST_DATABASE_URL to the machine's PostgreSQL server, or to a newly started one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres } from '../test/find-postgres.ts';
import { startPostgres } from './postgres.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('A command is required');

const found = await findPostgres(process.env);
const own = found ? undefined : await startPostgres();
console.log(found ? `PostgreSQL: ${found}` : 'PostgreSQL: no server responds here, so this run starts a temporary one');

const env = { ...process.env, TEST_DATABASE_URL: found ?? own?.url };
const [exitCode] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit');
await own?.stop();
process.exitCode = exitCode ?? 1;
