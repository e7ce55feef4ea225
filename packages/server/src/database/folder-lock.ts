import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../shared/startup-error.ts';

/**
 * Holds the data folder for this process: two that write to one folder silently lose everything of one.
 * The operating system releases SQLite's lock when the process ends, however it ends.
 * @returns releases the folder
 * @throws StartupError when another process holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    throw new StartupError(
      `DATA_DIR: another process is using ${folder}. Stop it, or start this one with another DATA_DIR.`,
    );
  }
  return () => lock.close();
}
