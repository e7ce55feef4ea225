import { EdgeFailure } from './failure.ts';
import type { Bounds } from './options.ts';

const SOON = { headers: { 'Retry-After': '1' } };

/** The requests that are worked on: all of them, and each holder's. Beyond the bounds, `begin` and `hold` refuse. */
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
    /** @param holders whose it was */
    end(holders: readonly string[]): void {
      count -= 1;
      for (const holder of holders) release(holder);
      if (count === 0) idle();
    },
    /** One who asks for more at once than a share of what can be done is told to wait; the others go on. */
    hold(holder: string): void {
      const already = held.get(holder) ?? 0;
      if (already >= requestsUnderWayOfOne) throw new EdgeFailure('rateLimited', undefined, SOON);
      held.set(holder, already + 1);
    },
    /** Waiting for a slow client is no work. */
    async waiting<Received>(receiving: () => Promise<Received>): Promise<Received> {
      count -= 1;
      try {
        return await receiving();
      } finally {
        count += 1;
      }
    },
    /** When no handler runs any more; those without a connection run on. */
    whenIdle: () =>
      new Promise<void>((resolve) => {
        idle = resolve;
        if (count === 0) resolve();
      }),
  };
}
