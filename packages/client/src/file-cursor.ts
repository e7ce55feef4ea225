import { readFile, rename, writeFile } from 'node:fs/promises';
import type { CursorStore } from './events.ts';

const POSITION = /^\d{1,16}\n?$/;

/** Stores an event reader's position in a file. The folder must exist. */
export function fileCursor(path: string): CursorStore {
  return {
    async get() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (text === undefined) return undefined;
      if (!POSITION.test(text))
        throw new TypeError(`${path} does not contain a feed position. Delete the file to start from the beginning.`);
      return Number(text);
    },
    async set(position) {
      const unfinished = `${path}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
      await writeFile(unfinished, `${position}\n`);
      await rename(unfinished, path);
    },
  };
}
