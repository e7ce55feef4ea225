import Table from 'cli-table3';
import { csvOf } from '../shared/csv.ts';
import { inDecimals, type Money } from '../shared/money.ts';

type Cell = string | number | boolean | undefined;

const NO_LINES = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '', 'bottom-left': '' },
  ...{ 'bottom-right': '', left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '  ' },
};
const PLAIN = { chars: NO_LINES, style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 } };

const written = (cell: Cell) => (cell === true ? 'yes' : cell === false ? 'no' : String(cell ?? ''));
const withoutTrailingBlanks = (text: string) => text.replaceAll(/ +$/gm, '');

export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return 'none';
  const made = new Table({ ...PLAIN, head: [...head] });
  made.push(...rows.map((row) => row.map(written)));
  return withoutTrailingBlanks(made.toString());
}

/** Formats rows as CSV without a final line break, which the caller adds when printing. */
export function file(...rows: Parameters<typeof csvOf>): string {
  return withoutLastEnd(csvOf(...rows));
}

export const withoutLastEnd = (content: string) => content.replace(/\r\n$/, '');

export function card(fields: Readonly<Record<string, Cell>>): string {
  const made = new Table(PLAIN);
  made.push(...Object.entries(fields).map(([name, value]) => [name, written(value)]));
  return withoutTrailingBlanks(made.toString());
}

/** Formats an amount in minor units as a decimal: 250000 becomes `2500.00 TRY`. */
export function sum({ amount, currency }: Money): string {
  return `${inDecimals(amount)} ${currency}`;
}

/** Formats a timestamp in UTC, to the second. */
export function moment(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')}Z`;
}
