import Table from 'cli-table3';
import { inDecimals, type Money } from '../shared/money.ts';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };
type Row = Readonly<Record<string, Json>>;

const SIDES = ['top', 'bottom', 'left', 'mid', 'right'];
const JOINTS = [
  'top-mid',
  'top-left',
  'top-right',
  'bottom-mid',
  'bottom-left',
  'bottom-right',
  'left-mid',
  'mid-mid',
  'right-mid',
];
const NO_LINES = Object.fromEntries([...SIDES, ...JOINTS].map((part) => [part, '']));
const PLAIN = {
  chars: { ...NO_LINES, middle: '  ' },
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
};
const withoutTrailingBlanks = (text: string) => text.replaceAll(/ +$/gm, '');

/** Formats a result: a card with its fields, followed by a table for each list in it. */
export function shown(result: Json): string {
  if (!isRow(result)) return cell(result);
  const { results, ...rest } = result;
  const flat = Object.entries(flattened(rest));
  const tables = flat.flatMap(([name, value]) => (isListOfRows(value) ? [`${name}\n${table(value)}`] : []));
  const fields = flat.filter(([, value]) => !isListOfRows(value));
  const parts = [...(fields.length > 0 ? [card(fields)] : []), ...tables];
  return [...parts, ...(Array.isArray(results) ? [table(results as readonly Row[])] : [])].join('\n\n');
}

function table(rows: readonly Row[]): string {
  if (rows.length === 0) return 'none';
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const made = new Table({ ...PLAIN, head });
  made.push(...rows.map((row) => head.map((name) => cell(row[name]))));
  return withoutTrailingBlanks(made.toString());
}

function card(fields: readonly [string, Json][]): string {
  // A document or a secret is printed unchanged.
  if (fields.length === 1 && typeof fields[0]![1] === 'string') return fields[0]![1];
  const made = new Table(PLAIN);
  made.push(...fields.map(([name, value]) => [name, cell(value)]));
  return withoutTrailingBlanks(made.toString());
}

/** Replaces objects with their fields, using dotted names. */
function flattened(row: Row, prefix = ''): Row {
  const fields = Object.entries(row).flatMap(([name, value]): [string, Json][] =>
    isRow(value) && !isMoney(value) && !isFlags(value)
      ? Object.entries(flattened(value, `${prefix}${name}.`))
      : [[`${prefix}${name}`, value]],
  );
  return Object.fromEntries(fields);
}

function cell(value: Json): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(item).join(', ');
  if (!isRow(value)) return String(value);
  if (isMoney(value)) return `${inDecimals(value.amount)} ${value.currency}`;
  const fields = Object.entries(value);
  if (isFlags(value)) return fields.flatMap(([name, isSet]) => (isSet ? [name] : [])).join(', ') || 'none';
  return fields.map(([name, field]) => `${name} ${cell(field)}`).join(', ');
}

/** Formats a list item for a table cell. A changed value is shown as `name before → after`. */
function item(value: Json): string {
  if (!isRow(value) || isMoney(value)) return cell(value);
  const { name, before, after } = value;
  if (before !== undefined) return `${cell(name)} ${cell(before)} → ${cell(after)}`;
  return Object.values(value).map(item).join(' ');
}

const isRow = (value: Json): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfRows = (value: Json): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);
const isMoney = (value: Row): value is Money =>
  Object.keys(value).length === 2 && 'amount' in value && 'currency' in value;
/** True for an object whose fields are all flags, such as an agency's permissions. */
const isFlags = (value: Row): boolean => Object.values(value).every((field) => typeof field === 'boolean');
