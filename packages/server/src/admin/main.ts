import { CommanderError } from '@commander-js/extra-typings';
import { explainPostgres } from '../database/start-problems.ts';
import { Refusal } from '../management/refusal.ts';
import { StartupError } from '../shared/startup-error.ts';
import { replacementOf } from './former.ts';
import { type Io, terminal } from './io.ts';
import { createProgram } from './program.ts';

const [DONE, FAILED, NOT_UNDERSTOOD] = [0, 1, 2];
/** PostgreSQL error code for insufficient privilege. */
const LACKS_RIGHT = '42501';

/**
 * Prints an error as a single line that explains what to do. Returns the exit code.
 * `args` are the command-line arguments after `pnpm admin`.
 */
export async function runAdmin(args: readonly string[], io: Io = terminal): Promise<number> {
  const replacement = replacementOf(args);
  if (replacement) {
    io.tell(replacement);
    return NOT_UNDERSTOOD;
  }
  try {
    await createProgram(io).parseAsync(args, { from: 'user' });
    return DONE;
  } catch (error) {
    // Commander has already printed this error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : NOT_UNDERSTOOD;
    io.tell(lineOf(error));
    return FAILED;
  }
}

function lineOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (isRefusedByRole(error)) {
    return (
      'DATABASE_MIGRATION_URL: the role of the service lacks the privileges for this command. Set the ' +
      'connection of the schema owner.'
    );
  }
  const isOfDatabase = error instanceof Error && 'code' in error;
  const explained = isOfDatabase ? explainPostgres(error) : error;
  if (!(explained instanceof StartupError))
    return `The command failed unexpectedly: ${String(explained).split('\n')[0]}`;
  if (explained.isFolderHeld) {
    return (
      'The service runs on the embedded database, which only one process can use. Stop the service and run ' +
      'the command again. With PostgreSQL, both can run at the same time.'
    );
  }
  return explained.message;
}

const isRefusedByRole = (error: unknown) => error instanceof Error && 'code' in error && error.code === LACKS_RIGHT;

if (import.meta.main) process.exitCode = await runAdmin(process.argv.slice(2));
