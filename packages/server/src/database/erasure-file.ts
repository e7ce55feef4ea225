import { open, readFile } from 'node:fs/promises';
import { StartupError } from '../shared/startup-error.ts';

type Recorded<Reason> = { readonly orderId: string; readonly requestedAt: Date; readonly reason: Reason };

/** File permissions: only the owner may read the file. */
const FILE_MODE = 0o600;

/**
 * Opens the erasure file, which contains one line of JSON for each requested erasure. The file is outside the database,
 * so restoring the database does not change it. `isReason` checks whether a string is a valid reason.
 */
export function openErasureFile<Reason extends string>(file: string, isReason: (text: unknown) => text is Reason) {
  return {
    /** Appends the erasures and returns after the data has reached the disk. */
    async append(erasures: readonly Recorded<Reason>[]): Promise<void> {
      if (erasures.length === 0) return;
      const handle = await open(file, 'a', FILE_MODE);
      try {
        await handle.appendFile(erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(''));
        await handle.sync();
      } finally {
        await handle.close();
      }
    },

    /** Throws a StartupError if the file exists but is unreadable or malformed. */
    async read(): Promise<readonly Recorded<Reason>[]> {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw new StartupError(`ERASURES_FILE: cannot be read (${error.code}).`);
      });
      return text
        .split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => line !== '')
        .map(({ line, number }) => readLine(line, isReason) ?? failLine(number));
    },
  };
}

function readLine<Reason>(line: string, isReason: (text: unknown) => text is Reason): Recorded<Reason> | undefined {
  try {
    const { orderId, requestedAt, reason } = JSON.parse(line);
    const at = new Date(requestedAt);
    if (typeof orderId !== 'string' || Number.isNaN(at.getTime()) || !isReason(reason)) return undefined;
    return { orderId, requestedAt: at, reason };
  } catch {
    return undefined;
  }
}

function failLine(number: number): never {
  throw new StartupError(
    `ERASURES_FILE: line ${number} is not an erasure. Remove the line. If a crash truncated it, the ` +
      'erasure was not carried out, so request it again.',
  );
}
