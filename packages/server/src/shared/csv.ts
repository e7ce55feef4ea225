/** Matches text cells that a spreadsheet would interpret as formulas. Negative numbers are allowed. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows as CSV, as specified in RFC 4180. Spreadsheets open the file as UTF-8 and interpret no cell as a
 * formula.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function cellOf(value: string | number | undefined): string {
  const text = String(value ?? '');
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
