import { existsSync, readFileSync } from 'node:fs';

const TICK_MICROSECONDS = 10_000;

/**
 * Returns the user and system CPU time in µs, including that of terminated children. Linux counts in steps of ten
 * milliseconds.
 */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MICROSECONDS;
}

/** Returns the total CPU time of several processes. A process that has ended since it was listed counts as 0. */
export function cpuOfAll(pids: readonly number[]): number {
  return pids.reduce((total, pid) => total + (existsSync(`/proc/${pid}`) ? cpuOf(pid) : 0), 0);
}
