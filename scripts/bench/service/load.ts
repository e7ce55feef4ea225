import { setTimeout as wait } from 'node:timers/promises';

/** All of them, so many at once. */
export async function together(calls: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const left = calls.values();
  const caller = async () => {
    for (const call of left) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
}

/**
 * So many calls a second, however long each takes: as partners do, who know nothing of each other.
 * @returns how many milliseconds each took from when it was due, so that one that was sent late counts as late
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
