import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

export const RESULTS_FOLDER = new URL('../../../dist/bench/', import.meta.url);

/** One cell of a measurement's results table. */
export type Figure = {
  readonly row: string;
  readonly column: string;
  readonly value: number;
  readonly unit: string;
  /** The lowest and the highest value of all rounds. */
  readonly spread?: readonly [number, number] | undefined;
  readonly aim?: { readonly least: number } | { readonly most: number } | undefined;
};

export type Results = {
  readonly measuredAt: string;
  readonly machine: string;
  /** One-minute load average at the end of the measurement. */
  readonly load: number;
  readonly rounds: number;
  /** The value shown for each figure. The default is the median. */
  readonly shown?: 'median' | 'minimum';
  readonly figures: readonly Figure[];
};

/** Saves the results and returns the path of the file. */
export function saveResults(
  name: string,
  numbers: Pick<Results, 'rounds' | 'figures' | 'shown'> & Record<string, unknown>,
): string {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const file = new URL(`${name}.json`, RESULTS_FOLDER);
  const [{ model } = { model: 'unknown' }] = cpus();
  const about = { measuredAt: new Date().toISOString(), machine: `${cpus().length} × ${model}`, load: loadavg()[0] };
  writeFileSync(file, `${JSON.stringify({ ...about, ...numbers })}\n`);
  return fileURLToPath(file);
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

export const spreadOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Returns the median with its spread. */
export const middleOf = (values: readonly number[]) => ({ value: median(values), spread: spreadOf(values) });

/** Formats a figure with its spread, and adds the target if the value misses it: `3.23 × (2.20–3.71, at most 1.8)`. */
export function formatFigure({ value, unit, spread, aim }: Figure): string {
  const digits = Number.isInteger(value) || value >= 10 ? 0 : value < 0.1 ? 3 : 2;
  const missed =
    aim && ('least' in aim ? value < aim.least && `at least ${aim.least}` : value > aim.most && `at most ${aim.most}`);
  const ends = new Set(spread?.map((each) => each.toFixed(digits)));
  const notes = [ends.size > 1 && [...ends].join('–'), missed].filter(Boolean);
  return `${`${value.toFixed(digits)} ${unit}`.trim()}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
