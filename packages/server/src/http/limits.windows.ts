import { LRUCache } from 'lru-cache';
import type { Now } from '../ports/clock.ts';

export type Count = { readonly used: number; readonly resetMilliseconds: number };

type Window = { used: number; readonly endsAtMs: number };

const MAX_BUCKETS = 50_000;
const NOTHING: Count = { used: 0, resetMilliseconds: 0 };

/** Creates in-process counters. If there are too many buckets, the least recently used bucket is dropped. */
export function createWindows(now: Now) {
  // With `maxSize`, memory grows with the content, whereas `max` would immediately allocate arrays of the full length.
  const windows = new LRUCache<string, Window>({ maxSize: MAX_BUCKETS, sizeCalculation: () => 1 });

  function open(bucket: string, atMs: number): Window | undefined {
    const window = windows.get(bucket);
    return window && atMs < window.endsAtMs ? window : undefined;
  }

  return {
    count(bucket: string, windowSeconds: number): Count {
      const atMs = now().getTime();
      let window = open(bucket, atMs);
      if (!window) {
        window = { used: 0, endsAtMs: atMs + windowSeconds * 1000 };
        windows.set(bucket, window);
      }
      window.used += 1;
      return { used: window.used, resetMilliseconds: window.endsAtMs - atMs };
    },
    /** Returns the current count without adding to it. */
    look(bucket: string): Count {
      const atMs = now().getTime();
      const window = open(bucket, atMs);
      return window ? { used: window.used, resetMilliseconds: window.endsAtMs - atMs } : NOTHING;
    },
  };
}
