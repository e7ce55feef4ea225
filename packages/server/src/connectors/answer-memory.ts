import { LRUCache } from 'lru-cache';

/** Maximum size of the cached responses in bytes. Parsed results take up several times as much memory. */
const MAX_BYTES = 16 * 1024 * 1024;
const KEPT_MILLISECONDS = 60_000;

type Entry<Result> = {
  readonly at: number;
  readonly bytes: Buffer;
  /**
   * The parsed result, cached on the second read. Most requests occur only once, so caching their results would cost
   * more than it saves.
   */
  readonly result: Result | undefined;
};

/** Creates a size-limited cache of the last minute's responses. */
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
    /** Returns a response that is less than `milliseconds` old. */
    recent(key: string, at: number, milliseconds: number): Result | undefined {
      const entry = entries.get(key);
      return entry && Math.abs(at - entry.at) < milliseconds ? readAgain(key, entry, entry.at) : undefined;
    },

    /** Returns the cached result for the same bytes, or calls `read`, which parses and validates them. */
    read(key: string, at: number, answer: Buffer, read: () => Result): Result {
      const before = entries.get(key);
      if (before?.bytes.equals(answer)) return readAgain(key, before, at);
      const result = read();
      // Copy the bytes, because the received buffer is a slice of a larger buffer that would otherwise stay in memory.
      entries.set(key, { at, bytes: Buffer.from(answer), result: undefined });
      return result;
    },
  };
}
