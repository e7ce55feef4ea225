import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../shared/startup-error.ts';

/** The books of a service and the rows of travellers: readable by its own account only. */
const OWNER_ONLY = 0o700;

/**
 * Makes the data folder where there is none, and holds it for this process: two that write to one folder silently lose everything of one.
 * The operating system releases SQLite's lock when the process ends, however it ends.
 * @returns releases the folder
 * @throws StartupError when another process holds it, or nothing can be written there
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
        ? `DATA_DIR: another process is using ${folder}. Stop it, or start this one with another DATA_DIR.`
        : `DATA_DIR: ${folder} is no folder that can be written to (${message}). Give this user the right to, or name another DATA_DIR.`,
      { cause: error, isFolderHeld },
    );
  }
}

/** `mkdirSync`, recursive, tries for ever where the system makes no folders, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: OWNER_ONLY });
}
