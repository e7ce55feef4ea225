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
  readonly aim?: { readonly least: number } | { readonly most: number } | undefined;
};

export type Results = {
  readonly measuredAt: string;
  readonly machine: string;
  /** One-minute load average at the end of the measurement. */
  readonly load: number;
  readonly rounds: number;
  readonly figures: readonly Figure[];
};

/** Saves the results and returns the path of the file. */
export function saveResults(
  name: string,
  numbers: Pick<Results, 'rounds' | 'figures'> & Record<string, unknown>,
): string {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const file = new URL(`${name}.json`, RESULTS_FOLDER);
  const [{ model } = { model: 'unknown' }] = cpus();
  const about = { measuredAt: new Date().toISOString(), machine: `${cpus().length} × ${model}`, load: loadavg()[0] };
  writeFileSync(file, `${JSON.stringify({ ...about, ...numbers })}\n`);
  return fileURLToPath(file);
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Formats a figure, and adds the target if the value misses it. */
export function formatFigure({ value, unit, aim }: Figure): string {
  const shown = `${value.toFixed(Number.isInteger(value) || value >= 10 ? 0 : value < 0.1 ? 3 : 2)} ${unit}`.trim();
  if (!aim) return shown;
  if ('least' in aim) return value < aim.least ? `${shown} (wanted ${aim.least})` : shown;
  return value > aim.most ? `${shown} (at most ${aim.most})` : shown;
}
