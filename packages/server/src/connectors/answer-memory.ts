import { LRUCache } from 'lru-cache';

/** Bytes of answers; what is read of one takes a few times as much. */
const MAX_BYTES = 16 * 1024 * 1024;
const KEPT_MILLISECONDS = 60_000;

type Entry<Result> = {
  readonly at: number;
  readonly bytes: Buffer;
  /** From the second time on: most questions are asked once, and what is kept for nothing costs more than it saves. */
  readonly result: Result | undefined;
};

/** What was answered to questions within the last minute, as much as fits. */
export function createAnswerMemory<Result>(readChecked: (bytes: Buffer) => Result) {
  const entries = new LRUCache<string, Entry<Result>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
    ttl: KEPT_MILLISECONDS,
  });

  function readAgain(key: string, entry: Entry<Result>, at: number): Result {
    if (entry.result !== undefined && entry.at === at) return entry.result;
    const result = entry.result ?? readChecked(entry.bytes);
    entries.set(key, { ...entry, at, result });
    return result;
  }

  return {
    /** What was answered less than so many milliseconds before. */
    recent(key: string, at: number, milliseconds: number): Result | undefined {
      const entry = entries.get(key);
      return entry && Math.abs(at - entry.at) < milliseconds ? readAgain(key, entry, entry.at) : undefined;
    },

    /** What an answer of now says: the very same where it is the same as before. @param read checks it, too */
    read(key: string, at: number, answer: Buffer, read: () => Result): Result {
      const before = entries.get(key);
      if (before?.bytes.equals(answer)) return readAgain(key, before, at);
      const result = read();
      // A copy, as small as it is: what arrives is a piece of something larger.
      entries.set(key, { at, bytes: Buffer.from(answer), result: undefined });
      return result;
    },
  };
}
