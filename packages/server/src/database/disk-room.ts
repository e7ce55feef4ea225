import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../shared/startup-error.ts';

const MEGABYTE = 1_000_000;

/** @throws StartupError when the disk of a folder, which need not exist yet, has fewer free bytes */
export function assertRoom(folder: string, neededBytes: number): void {
  const { blocks, bavail, bsize } = statfsSync(existingPartOf(resolve(folder)));
  const freeBytes = bavail * bsize;
  // A file system without blocks, such as /proc, is no disk: creating the folder fails with its own reason.
  if (blocks === 0 || freeBytes >= neededBytes) return;
  throw new StartupError(
    `DATA_DIR: no space left in ${folder}: a new database needs ${megabytes(neededBytes)}, ${megabytes(freeBytes)} are free. Make room, or name another DATA_DIR.`,
  );
}

const existingPartOf = (folder: string): string => (existsSync(folder) ? folder : existingPartOf(dirname(folder)));
const megabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
