import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Whether a program is there and answers. */
export const answers = (program: string, args: readonly string[]): Promise<boolean> =>
  promisify(execFile)(program, [...args]).then(
    () => true,
    () => false,
  );
