import { createHmac } from 'node:crypto';

/** The same words produce the same identifier, but the identifier cannot be guessed from them. */
export type Names = {
  /** Returns a long identifier, such as `trx_8Vq2NcLx5TmR0kWb7HsYdJ`. */
  long(prefix: string, ...words: readonly string[]): string;
  /** Returns a short identifier that is easy to read aloud, such as `TD-7KX4M2QP`. */
  short(prefix: string, ...words: readonly string[]): string;
};

const LONG_LENGTH = 22;
const SHORT_LENGTH = 8;
/** Excludes letters and digits that sound or look alike. */
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
