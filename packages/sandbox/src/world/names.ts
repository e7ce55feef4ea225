import { createHmac } from 'node:crypto';

/** Identifiers the parties give out: the same for the same words, and not to be guessed from them. */
export type Names = {
  /** `trx_8Vq2NcLx5TmR0kWb7HsYdJ` */
  long(prefix: string, ...words: readonly string[]): string;
  /** `TD-7KX4M2QP`, for people to read out. */
  short(prefix: string, ...words: readonly string[]): string;
};

const LONG_LENGTH = 22;
const SHORT_LENGTH = 8;
/** Without letters and digits that sound or look alike. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function createNames(seed: string): Names {
  const digest = (prefix: string, words: readonly string[]) =>
    createHmac('sha256', seed)
      .update([prefix, ...words].join('|'))
      .digest();
  return {
    long: (prefix, ...words) => `${prefix}_${digest(prefix, words).toString('base64url').slice(0, LONG_LENGTH)}`,
    short: (prefix, ...words) => {
      const letters = [...digest(prefix, words).subarray(0, SHORT_LENGTH)].map(
        (byte) => READABLE[byte % READABLE.length],
      );
      return `${prefix}-${letters.join('')}`;
    },
  };
}
