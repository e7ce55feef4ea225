import { readFileSync, writeFileSync } from 'node:fs';

/** What one call of an operation costs where nothing is timed. */
export type Cost = {
  /** Sent to the database, `begin` and `commit` among them. */
  readonly statements: number;
  /** Requests to vendors, suppliers, the processor and the bureau. */
  readonly calls: number;
  /** Of the answer's body. */
  readonly bytes: number;
};

const FILE = new URL('./costs.md', import.meta.url);
/** Ids and amounts differ in length from run to run. */
const BYTES_OF_CHANCE = 0.02;
const LEAST_BYTES_OF_CHANCE = 16;

/** The table of the repository, by operation. */
export function writtenCosts(): Map<string, Cost> {
  const rows = readFileSync(FILE, 'utf8').matchAll(/^\| (\w+) +\| +(\d+) \| +(\d+) \| +(\d+) \|$/gm);
  return new Map(
    [...rows].map(([, operation, statements, calls, bytes]) => [
      operation!,
      { statements: Number(statements), calls: Number(calls), bytes: Number(bytes) },
    ]),
  );
}

/** @returns a line for each operation that costs other than what is written, in either direction */
export function costsThatChanged(seen: ReadonlyMap<string, Cost>, written: ReadonlyMap<string, Cost>): string[] {
  const gone = [...written.keys()]
    .filter((operation) => !seen.has(operation))
    .map((operation) => `${operation} is gone`);
  const changed = [...seen].flatMap(([operation, now]) => {
    const before = written.get(operation);
    if (!before) return [`${operation} is new: ${inWords(now)}`];
    const leeway = Math.max(LEAST_BYTES_OF_CHANCE, before.bytes * BYTES_OF_CHANCE);
    const isSame =
      before.statements === now.statements &&
      before.calls === now.calls &&
      Math.abs(before.bytes - now.bytes) <= leeway;
    return isSame ? [] : [`${operation}: ${inWords(before)} → ${inWords(now)}`];
  });
  return [...changed, ...gone];
}

const inWords = ({ statements, calls, bytes }: Cost) => `${statements} statements, ${calls} calls, ${bytes} bytes`;

const INTRODUCTION = `# What each operation costs

One good call of each operation, in the order of the samples, on staging: statements sent to the database, requests to parties outside, bytes
of the answer. \`pnpm test scripts/samples\` holds the service to it: what grows is decided, not noticed later. Where a change is meant,
\`WRITE_COSTS=true pnpm test scripts/samples\` writes the table anew, and the difference is part of the review.
`;

export function writeCosts(costs: ReadonlyMap<string, Cost>): void {
  const rows = [...costs].map(([operation, { statements, calls, bytes }]) => [operation, statements, calls, bytes]);
  const cells = [['operation', 'statements', 'calls', 'bytes'], ...rows].map((row) => row.map(String));
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head, ...body] = cells;
  writeFileSync(FILE, `${[INTRODUCTION, line(head!), line(rule), ...body.map(line)].join('\n')}\n`);
}
