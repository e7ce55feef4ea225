import type { Figure } from '../results/raw.ts';
import { failuresOf, firstWriteAfter, isGood, longestGap, percentile, wellAfter } from './figures.ts';
import type { Seen } from './scenario.ts';

const SLOWEST = 0.99;
const seconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? 'never' : `${(milliseconds / 1000).toFixed(1)} s`;

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
    'ready within': readiness.length > 0 ? seconds(Math.max(...readiness.map((answers) => answers.milliseconds))) : '',
    'p50, p99 ms': [0.5, SLOWEST].map((share) => percentile(goodTimes(sent), share)).join(', '),
    violations: violations.length,
    kept: isKept ? 'yes' : 'NO',
  };
}

const goodTimes = (sent: Seen['sent']) => sent.filter(isGood).map(({ milliseconds }) => milliseconds);

export function figuresOf(row: string, { sent, violations, figures }: Seen): readonly Figure[] {
  if (figures) return figures;
  return [
    { row, column: 'requests', value: sent.length, unit: '' },
    { row, column: 'failed', value: sent.filter((one) => !isGood(one)).length, unit: '' },
    { row, column: 'longest gap', value: longestGap(sent) / 1000, unit: 's' },
    { row, column: 'p99', value: percentile(goodTimes(sent), SLOWEST), unit: 'ms' },
    { row, column: 'violations', value: violations.length, unit: '', aim: { most: 0 } },
  ];
}
