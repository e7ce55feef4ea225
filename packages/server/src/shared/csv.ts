/** Text cells that a spreadsheet would read as a formula; a number may be negative. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const BYTE_ORDER_MARK = '\uFEFF';

/** A file by RFC 4180 that spreadsheets open as UTF-8, and none of whose cells is a formula, whatever was entered. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function cellOf(value: string | number | undefined): string {
  const text = String(value ?? '');
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
