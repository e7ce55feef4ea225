import { readFile, rename, writeFile } from 'node:fs/promises';
import type { TokenSet } from './generated/types.ts';
import type { TokenStore } from './tokens.ts';

const ONLY_MINE = 0o600;

/**
 * Keeps tokens in a file, for the processes of one machine; only its owner can read it. The folder has to be there.
 * A reader finds the file whole, also while it is written.
 */
export function fileTokens(path: string): TokenStore {
  return {
    get: async (key) => (await read(path))[key],
    async set(key, tokens) {
      const unfinished = `${path}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
      const all = { ...(await read(path)), [key]: tokens };
      await writeFile(unfinished, JSON.stringify(all), { mode: ONLY_MINE });
      await rename(unfinished, path);
    },
  };
}

/** A file that is not there, or no longer readable, is as good as an empty one: the client logs in. */
async function read(path: string): Promise<Record<string, TokenSet>> {
  try {
    const all: unknown = JSON.parse(await readFile(path, 'utf8'));
    return typeof all === 'object' && all !== null ? (all as Record<string, TokenSet>) : {};
  } catch (error) {
    const isExpected = error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isExpected) return {};
    throw error;
  }
}
