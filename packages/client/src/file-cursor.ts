import { readFile, rename, writeFile } from 'node:fs/promises';
import type { CursorStore } from './events.ts';

const POSITION = /^\d{1,16}\n?$/;

/** Keeps the position of a reader of events in a file of its own. The folder has to be there. */
export function fileCursor(path: string): CursorStore {
  return {
    async get() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (text === undefined) return undefined;
      if (!POSITION.test(text)) throw new TypeError(`${path} holds no position of the feed: delete it to begin anew.`);
      return Number(text);
    },
    async set(position) {
      const unfinished = `${path}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
      await writeFile(unfinished, `${position}\n`);
      await rename(unfinished, path);
    },
  };
}
