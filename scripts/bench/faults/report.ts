import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOf, firstWriteAfter, isGood, longestGap, percentile, wellAfter } from './figures.ts';
import type { Seen } from './scenario.ts';
import { RESULTS_FOLDER } from './stage.ts';

const SLOWEST = 0.99;
const seconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? 'never' : `${(milliseconds / 1000).toFixed(1)} s`;

/** A line of the table. */
export function rowOf(scenario: string, { sent, faults, readiness = [], violations, isKept }: Seen) {
  const failed = sent.filter((one) => !isGood(one));
  const ends = faults.map(({ until }) => until);
  const worst = (of: (end: number) => number | undefined) =>
    ends.length === 0 ? '' : seconds(Math.max(...ends.map((end) => of(end) ?? Number.POSITIVE_INFINITY)));
  return {
    scenario,
    sent: sent.length,
    failed: failed.length,
    ways: Object.entries(failuresOf(sent))
      .map(([way, count]) => `${count} × ${way}`)
      .join(', '),
    'longest gap': seconds(longestGap(sent)),
    'first write after': worst((end) => firstWriteAfter(sent, end)),
    'no failure after': seconds(wellAfter(sent, ends.at(-1) ?? Number.POSITIVE_INFINITY)),
    'ready within': readiness.length > 0 ? seconds(Math.max(...readiness.map((told) => told.milliseconds))) : '',
    'p50, p99 ms': [0.5, SLOWEST].map((share) => percentile(goodTimes(sent), share)).join(', '),
    violations: violations.length,
    kept: isKept ? 'yes' : 'NO',
  };
}

const goodTimes = (sent: Seen['sent']) => sent.filter(isGood).map(({ milliseconds }) => milliseconds);

/** Everything that was seen, to be looked into. @returns where it is */
export function keepRaw(scenario: string, seen: unknown): string {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const file = join(RESULTS_FOLDER, `${scenario}.json`);
  writeFileSync(file, `${JSON.stringify(seen)}\n`);
  return file;
}
