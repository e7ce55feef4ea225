import { readFileSync } from 'node:fs';

const TICK_MICROSECONDS = 10_000;

/**
 * Returns the user and system CPU time in µs, including that of terminated children. Linux counts in steps of ten
 * milliseconds.
 */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MICROSECONDS;
}
