/**
 * Inserts this machine's measurements into Markdown pages. Tables go to `<!-- bench <name> -->`, plots to
 * `<!-- plot <name> -->` and daily capacity to `<!-- capacity -->`, each up to its `<!-- /… -->`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capacityFigures, capacityTable, costsOf, SEARCHES_A_DAY, SEARCHES_DRAWN } from './capacity.ts';
import { plotOf } from './plot.ts';
import { plots } from './plots.ts';
import { type Figure, formatFigure, RESULTS_FOLDER, type Results } from './raw.ts';
import { tableOf } from './table.ts';

const CAPACITY = 'scripts/operate/CAPACITY.md';
const PAGES = [
  'scripts/bench/README.md',
  'scripts/bench/faults/README.md',
  'packages/contract-express/README.md',
  CAPACITY,
];
const PLOTS_FOLDER = 'scripts/bench/plots';
const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

const costs = costsOf(read(CAPACITY));
for (const page of PAGES) {
  const filled = read(page)
    .replaceAll(/(<!-- bench (\S+) -->\n)[\s\S]*?(<!-- \/bench -->)/g, (before, begin, name, end) => {
      const results = resultsOf(name);
      console.log(`${page}: ${name} ${results ? `of ${results.measuredAt}` : 'was not measured here, and stays'}`);
      return results ? `${begin}\n${written(results)}\n\n${end}` : before;
    })
    .replaceAll(/(<!-- plot (\S+) -->\n)[\s\S]*?(<!-- \/plot -->)/g, (before, begin, name, end) => {
      const picture = drawn(name);
      return picture ? `${begin}\n![${plots[name]!.title}](${relative(dirname(page), picture)})\n\n${end}` : before;
    })
    .replace(
      /(<!-- capacity -->\n)[\s\S]*?(<!-- \/capacity -->)/,
      (_, begin, end) => `${begin}\n${capacityTable(SEARCHES_A_DAY, costs)}\n\n${end}`,
    );
  writeFileSync(new URL(page, root), filled);
}

/** Returns the results of a measurement; `undefined` if it did not run here or produced no figures. */
function resultsOf(name: string): Results | undefined {
  try {
    const results = JSON.parse(
      readFileSync(fileURLToPath(new URL(`${name}.json`, RESULTS_FOLDER)), 'utf8'),
    ) as Partial<Results>;
    return results.figures?.length ? (results as Results) : undefined;
  } catch {
    return undefined;
  }
}

/** Draws a plot and returns its file, or `undefined` if there are no figures. */
function drawn(name: string): string | undefined {
  const { shows, ...plot } = plots[name]!;
  const figures = figuresOf(name)?.filter(shows);
  if (!figures?.length) return undefined;
  const file = `${PLOTS_FOLDER}/${name}.svg`;
  mkdirSync(new URL(PLOTS_FOLDER, root), { recursive: true });
  writeFileSync(new URL(file, root), plotOf({ ...plot, figures }));
  return file;
}

function figuresOf(name: string): readonly Figure[] | undefined {
  return name === 'capacity' ? capacityFigures(SEARCHES_DRAWN, costs) : resultsOf(name)?.figures;
}

function written({ measuredAt, machine, load, rounds, shown = 'median', figures }: Results): string {
  const many = rounds === 1 ? 'one run' : `${shown} of ${rounds} rounds`;
  const about = `${measuredAt.slice(0, 10)}, ${machine}, load ${load.toFixed(1)}, ${many}.`;
  return `${tableOf(figures, formatFigure)}\n\n${about}`;
}
