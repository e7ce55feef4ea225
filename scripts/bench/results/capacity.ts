/** Computes the capacity for `scripts/operate/CAPACITY.md` from the cost of each request. */
import type { Figure } from './raw.ts';

export const SEARCHES_A_DAY = 1_000_000;
export const SEARCHES_DRAWN = [500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];

/** CPU time of one request, in milliseconds. */
type Cost = { readonly process: number; readonly postgres: number };

/** A kind of request in a day's load. `request` refers to a row in the cost table. */
type Daily = { readonly what: string; readonly request: string; readonly aDay: number };

const SECONDS_OF_A_DAY = 86_400;
/** Load in the busiest hour, as a multiple of the daily average. */
const BUSY = 4;
const MILLISECONDS_OF_A_CORE = 1_000;

/** One search in twenty leads to a paid order, and each order is read ten times. */
export function dayOf(searches: number): Daily[] {
  const orders = searches / 20;
  const requests = [
    { what: 'searches', request: 'search across ten vendors, 60 cars', aDay: searches },
    { what: 'orders', request: 'order', aDay: orders },
    { what: 'payments from a limit', request: 'pay from a limit', aDay: orders },
    { what: 'order reads, ten per order', request: 'read an order', aDay: 10 * orders },
  ];
  const counted = requests.reduce((sum, { aDay }) => sum + aDay, 0);
  return [...requests, { what: 'requests counted against limits', request: 'count against a limit', aDay: counted }];
}

/**
 * Returns the requests per second and the number of cores needed in the busiest hour. Throws if the cost of a request
 * is unknown.
 */
export function neededFor(day: readonly Daily[], costs: ReadonlyMap<string, Cost>) {
  return day.map(({ what, request, aDay }) => {
    const cost = costs.get(request);
    if (!cost) throw new Error(`What does "${request}" cost?`);
    const aSecond = (aDay / SECONDS_OF_A_DAY) * BUSY;
    const coresOf = (milliseconds: number) => (aSecond * milliseconds) / MILLISECONDS_OF_A_CORE;
    return { what, aDay, aSecond, process: coresOf(cost.process), postgres: coresOf(cost.postgres) };
  });
}

export function capacityTable(searches: number, costs: ReadonlyMap<string, Cost>): string {
  const needed = neededFor(dayOf(searches), costs);
  const sum = (of: 'process' | 'postgres') => needed.reduce((total, each) => total + each[of], 0);
  const lines = needed.map(({ what, aDay, aSecond, process, postgres }) => [
    `${aDay.toLocaleString('en-US')} ${what}`,
    aSecond.toFixed(aSecond < 10 ? 1 : 0),
    process.toFixed(3),
    postgres.toFixed(3),
  ]);
  return aligned([
    ['load per day', 'per second, in the busiest hour', 'cores of the processes', 'cores of PostgreSQL'],
    ...lines,
    ['total', '', sum('process').toFixed(2), sum('postgres').toFixed(2)],
  ]);
}

export function capacityFigures(searches: readonly number[], costs: ReadonlyMap<string, Cost>): Figure[] {
  return searches.flatMap((each) => {
    const needed = neededFor(dayOf(each), costs);
    const sum = (of: 'process' | 'postgres') => needed.reduce((total, one) => total + one[of], 0);
    const row = `${each.toLocaleString('en-US')} searches a day`;
    return [
      { row, column: 'processes', value: sum('process'), unit: 'cores' },
      { row, column: 'PostgreSQL', value: sum('postgres'), unit: 'cores' },
    ];
  });
}

/** Parses the costs from the table `| request | process | PostgreSQL | statements |` on a page. */
export function costsOf(page: string): Map<string, Cost> {
  const [, after = ''] = page.split(/^\| request +\| process +\| PostgreSQL +\|.*\n\|[-:| ]+\|\n/m);
  const [table = ''] = after.split('\n\n');
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.map(([, request, process, postgres]) => [request!, { process: Number(process), postgres: Number(postgres) }]),
  );
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  const written = (line: readonly string[]) =>
    `| ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
  const ruler = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head, ...body] = lines.map(written);
  return [head, ruler, ...body].join('\n');
}
