import { type Figure, formatFigure } from './raw.ts';

/** A plot with horizontal bars. Bars with the same unit share a scale. */
export type Plot = {
  readonly title: string;
  /** Text alternative that describes the plot and how to read it. */
  readonly description: string;
  readonly figures: readonly Figure[];
  /** The dimension to group by. The bars are labelled with the other dimension. */
  readonly groupedBy: 'row' | 'column';
};

const WIDTH = 880;
const LABELS_END = 360;
const BARS_END = 700;
const LINE = 26;
const MARGIN = 16;
const STYLE = `svg { color: #1f2328; background: #ffffff; --bar: #3b78b8; --aim: #b3390a; font: 14px system-ui, sans-serif }
text { fill: currentColor } .title { font-size: 18px; font-weight: 600 } .group { font-weight: 600 }
.bar { fill: var(--bar) } .aim { stroke: var(--aim); stroke-width: 2.5 } .key { fill: var(--aim) }
@media (prefers-color-scheme: dark) { svg { color: #e6edf3; background: #0d1117; --bar: #6cb0f2; --aim: #ffb27a } }`;

/** Renders a self-contained SVG. The same figures always produce the same file. A line marks each bar's target. */
export function plotOf({ title, description, figures, groupedBy }: Plot): string {
  const named = groupedBy === 'row' ? 'column' : 'row';
  const groups = Map.groupBy(figures, (figure) => figure[groupedBy]);
  const scaleOf = new Map([...Map.groupBy(figures, ({ unit }) => unit)].map(([unit, of]) => [unit, largestOf(of)]));
  const lines: string[] = [];
  let y = MARGIN + LINE;
  const text = (x: number, words: string, attributes = '') =>
    lines.push(`<text x="${x}" y="${y}"${attributes}>${escaped(words)}</text>`);

  text(MARGIN, title, ' class="title"');
  if (figures.some(({ aim }) => aim)) {
    y += LINE;
    text(MARGIN, '| the aim', ' class="key"');
  }
  for (const [group, bars] of groups) {
    y += LINE + LINE / 3;
    text(MARGIN, group, ' class="group"');
    for (const figure of bars) {
      y += LINE;
      const end = (value: number) =>
        LABELS_END + Math.round((value / scaleOf.get(figure.unit)!) * (BARS_END - LABELS_END));
      const [top, bottom] = [y - 14, y + 4];
      text(LABELS_END - 8, figure[named], ' text-anchor="end"');
      lines.push(
        `<rect class="bar" x="${LABELS_END}" y="${top}" width="${end(figure.value) - LABELS_END}" height="${bottom - top}"/>`,
      );
      const aim = aimOf(figure);
      if (aim !== undefined)
        lines.push(`<line class="aim" x1="${end(aim)}" x2="${end(aim)}" y1="${top - 3}" y2="${bottom + 3}"/>`);
      text(Math.max(end(figure.value), end(aim ?? 0)) + 8, formatFigure(figure));
    }
  }
  const height = y + LINE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${STYLE}</style>`,
    ...lines,
    '</svg>\n',
  ].join('\n');
}

function aimOf({ aim }: Figure): number | undefined {
  if (!aim) return undefined;
  return 'least' in aim ? aim.least : aim.most;
}

function largestOf(figures: readonly Figure[]): number {
  return Math.max(...figures.flatMap((figure) => [figure.value, aimOf(figure) ?? 0])) || 1;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
