import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns true if a program is installed and runs. */
export const answers = (program: string, args: readonly string[]): Promise<boolean> =>
  promisify(execFile)(program, [...args]).then(
    () => true,
    () => false,
  );
