import type { Figure } from './raw.ts';

/** Formats the figures as a table. Rows and columns are in the order of their first appearance. */
export function tableOf(figures: readonly Figure[], formatFigure: (figure: Figure) => string): string {
  const columns = [...new Set(figures.map(({ column }) => column))];
  const rows = [...new Set(figures.map(({ row }) => row))];
  const cell = (row: string, column: string) => {
    const figure = figures.find((one) => one.row === row && one.column === column);
    return figure ? formatFigure(figure) : '';
  };
  const lines = [['', ...columns], ...rows.map((row) => [row, ...columns.map((column) => cell(row, column))])];
  const widths = ['', ...columns].map((_, at) => Math.max(3, ...lines.map((line) => line[at]!.length)));
  const written = (line: readonly string[]) => `| ${line.map((text, at) => text.padEnd(widths[at]!)).join(' | ')} |`;
  const [head, ...body] = lines.map(written);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
