import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../shared/startup-error.ts';

const MEGABYTE = 1_000_000;

/**
 * Throws a StartupError if the disk that contains the folder has fewer free bytes than needed. The folder need not
 * exist yet.
 */
export function assertRoom(folder: string, neededBytes: number): void {
  const { blocks, bavail, bsize } = statfsSync(existingPartOf(resolve(folder)));
  const freeBytes = bavail * bsize;
  // A file system without blocks, such as /proc, is not a disk. Creating the folder there fails with a more specific
  // error.
  if (blocks === 0 || freeBytes >= neededBytes) return;
  throw new StartupError(
    `DATA_DIR: no space left in ${folder}: a new database needs ${megabytes(neededBytes)}, ` +
      `${megabytes(freeBytes)} are free. Free some space, or set a different DATA_DIR.`,
  );
}

const existingPartOf = (folder: string): string => (existsSync(folder) ? folder : existingPartOf(dirname(folder)));
const megabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
