import { EdgeFailure } from './failure.ts';
import type { Bounds } from './options.ts';

const SOON = { headers: { 'Retry-After': '1' } };

export type UnderWay = ReturnType<typeof createUnderWay>;

/**
 * Counts the requests in progress, in total and by holder. `begin` and `hold` reject requests that exceed the bounds.
 */
export function createUnderWay({ requestsUnderWay, requestsUnderWayOfOne }: Bounds) {
  let count = 0;
  const held = new Map<string, number>();
  let idle = () => {};

  function release(holder: string): void {
    const left = held.get(holder)! - 1;
    if (left > 0) held.set(holder, left);
    else held.delete(holder);
  }

  return {
    count: () => count,
    begin(): void {
      if (count >= requestsUnderWay) throw new EdgeFailure('overloaded', undefined, SOON);
      count += 1;
    },
    end(holders: readonly string[]): void {
      count -= 1;
      for (const holder of holders) release(holder);
      if (count === 0) idle();
    },
    /** A request is rejected if its holder has too many concurrent requests, so that other holders are not affected. */
    hold(holder: string): void {
      const already = held.get(holder) ?? 0;
      if (already >= requestsUnderWayOfOne) throw new EdgeFailure('rateLimited', undefined, SOON);
      held.set(holder, already + 1);
    },
    /** Receives a request. While its body arrives from a slow client, it does not count as in progress. */
    async waiting<Received>(receiving: () => Promise<Received>): Promise<Received> {
      count -= 1;
      try {
        return await receiving();
      } finally {
        count += 1;
      }
    },
    /** Resolves when no handler is running, including handlers whose client has disconnected. */
    whenIdle: () =>
      new Promise<void>((resolve) => {
        idle = resolve;
        if (count === 0) resolve();
      }),
  };
}
