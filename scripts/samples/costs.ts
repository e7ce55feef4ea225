import { readFileSync, writeFileSync } from 'node:fs';

/** Cost of one call to an operation in units other than time. */
export type Cost = {
  /** Number of database statements, including `begin` and `commit`. */
  readonly statements: number;
  /** Number of requests to vendors, suppliers, the processor and the bureau. */
  readonly calls: number;
  /** Size of the response body in bytes. */
  readonly bytes: number;
};

const FILE = new URL('./costs.md', import.meta.url);
/** Accepted variation in the size, because IDs and amounts differ in length between runs. */
const BYTES_OF_CHANCE = 0.02;
const LEAST_BYTES_OF_CHANCE = 16;

export function writtenCosts(): Map<string, Cost> {
  const rows = readFileSync(FILE, 'utf8').matchAll(/^\| (\w+) +\| +(\d+) \| +(\d+) \| +(\d+) \|$/gm);
  return new Map(
    [...rows].map(([, operation, statements, calls, bytes]) => [
      operation!,
      { statements: Number(statements), calls: Number(calls), bytes: Number(bytes) },
    ]),
  );
}

export function costsThatChanged(seen: ReadonlyMap<string, Cost>, written: ReadonlyMap<string, Cost>): string[] {
  const gone = [...written.keys()]
    .filter((operation) => !seen.has(operation))
    .map((operation) => `${operation} no longer exists`);
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

Cost of one successful call of each operation on staging, in the order of the samples: SQL statements, external calls and
bytes of the response. \`pnpm test scripts/samples\` fails if a cost changes. After an intended change,
\`WRITE_COSTS=true pnpm test scripts/samples\` rewrites the table, and the difference is reviewed.
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
