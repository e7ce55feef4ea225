import { setTimeout as wait } from 'node:timers/promises';

export async function together(calls: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const left = calls.values();
  const caller = async () => {
    for (const call of left) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
}

/**
 * Starts calls at a fixed rate, regardless of how long earlier calls take, because partners call independently of each
 * other. Returns the duration of each call in milliseconds, measured from the time it was due, so a late start counts
 * as slow.
 */
export async function atRate(perSecond: number, seconds: number, call: () => Promise<unknown>): Promise<number[]> {
  const milliseconds: number[] = [];
  const underWay: Promise<unknown>[] = [];
  const begun = performance.now();
  const count = Math.floor(perSecond * seconds);
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, ((performance.now() - begun) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const dueAt = begun + (sent * 1000) / perSecond;
      underWay.push(call().then(() => milliseconds.push(performance.now() - dueAt)));
    }
    await wait(1);
  }
  await Promise.all(underWay);
  return milliseconds;
}
