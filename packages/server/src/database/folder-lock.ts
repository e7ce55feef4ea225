import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../shared/startup-error.ts';

/**
 * Permissions of the data folder. The folder contains ledgers and travellers' data, so only the service account may
 * read it.
 */
const OWNER_ONLY = 0o700;

/**
 * Creates the folder if necessary, and locks it. If two processes wrote to the folder, all data from one of them would
 * be silently lost. The operating system releases SQLite's lock when the process ends, even after a crash. Returns a
 * function that releases the folder. Throws a StartupError if another process holds the lock or the folder is not
 * writable.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(resolve(folder));
    lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    lock.exec('begin exclusive');
    const held = lock;
    return () => held.close();
  } catch (error) {
    lock?.close();
    const { message } = error as Error;
    const isFolderHeld = /locked/.test(message);
    throw new StartupError(
      isFolderHeld
        ? `DATA_DIR: another process is using ${folder}. Stop it, or start this one with a different DATA_DIR.`
        : `DATA_DIR: ${folder} is not a writable folder (${message}). Grant this user write access, or set a ` +
            'different DATA_DIR.',
      { cause: error, isFolderHeld },
    );
  }
}

/**
 * Avoids a recursive `mkdirSync`, which never returns on paths where the system does not allow new folders, such as
 * below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: OWNER_ONLY });
}
