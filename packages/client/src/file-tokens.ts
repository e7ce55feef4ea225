import { readFile, rename, writeFile } from 'node:fs/promises';
import type { TokenSet } from './generated/types.ts';
import type { TokenStore } from './tokens.ts';

const ONLY_MINE = 0o600;

/**
 * Stores tokens in a file that all processes on a machine can share. Only the file's owner can read the file. The
 * folder must exist. Each write replaces the file atomically.
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

/** Returns the stored tokens, or an empty object if the file is missing or unreadable. The client then signs in. */
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
