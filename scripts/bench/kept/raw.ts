import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

export const KEPT_FOLDER = new URL('../../../dist/bench/', import.meta.url);

/** One cell of a measurement's results table. */
export type Figure = {
  readonly row: string;
  readonly column: string;
  readonly value: number;
  readonly unit: string;
  /** Target for the value; absent if there is none. */
  readonly aim?: { readonly least: number } | { readonly most: number } | undefined;
};

/** Stored results of a measurement. */
export type Kept = {
  readonly measuredAt: string;
  readonly machine: string;
  /** One-minute load average at the end of the measurement. */
  readonly load: number;
  readonly rounds: number;
  readonly figures: readonly Figure[];
};

/**
 * Stores all numbers of a measurement with its figures, time and machine.
 * @returns the path of the file
 */
export function keepRaw(name: string, numbers: Pick<Kept, 'rounds' | 'figures'> & Record<string, unknown>): string {
  mkdirSync(KEPT_FOLDER, { recursive: true });
  const file = new URL(`${name}.json`, KEPT_FOLDER);
  const [{ model } = { model: 'unknown' }] = cpus();
  const about = { measuredAt: new Date().toISOString(), machine: `${cpus().length} × ${model}`, load: loadavg()[0] };
  writeFileSync(file, `${JSON.stringify({ ...about, ...numbers })}\n`);
  return fileURLToPath(file);
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Formats a value, and adds the target if the value misses it. */
export function told({ value, unit, aim }: Figure): string {
  const shown = `${value.toFixed(Number.isInteger(value) || value >= 10 ? 0 : value < 0.1 ? 3 : 2)} ${unit}`.trim();
  if (!aim) return shown;
  if ('least' in aim) return value < aim.least ? `${shown} (wanted ${aim.least})` : shown;
  return value > aim.most ? `${shown} (at most ${aim.most})` : shown;
}
