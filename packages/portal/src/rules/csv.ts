const BYTE_ORDER_MARK = '\uFEFF';
/** Matches text cells that a spreadsheet would interpret as formulas. Negative numbers are allowed. */
const FORMULA = /^([=+@\t\r]|-(?![\d.,]+$))/;

/** Formats rows as specified by RFC 4180. Spreadsheets open the file as UTF-8 and treat no cell as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

function cellOf(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Parses a CSV file from the service. */
export function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}
