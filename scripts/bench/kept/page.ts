/** Puts the tables of what was measured on this machine where a README asks for them: `<!-- bench <name> -->` … `<!-- /bench -->`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KEPT_FOLDER, type Kept, told } from './raw.ts';
import { tableOf } from './table.ts';

const PAGES = ['scripts/bench/README.md', 'packages/contract-express/README.md'];
const root = new URL('../../../', import.meta.url);

for (const page of PAGES) {
  const file = new URL(page, root);
  const text = readFileSync(file, 'utf8');
  const filled = text.replaceAll(/(<!-- bench (\S+) -->\n)[\s\S]*?(<!-- \/bench -->)/g, (before, begin, name, end) => {
    const kept = keptOf(name);
    console.log(`${page}: ${name} ${kept ? `of ${kept.measuredAt}` : 'was not measured here, and stays'}`);
    return kept ? `${begin}\n${written(kept)}\n\n${end}` : before;
  });
  writeFileSync(file, filled);
}

function keptOf(name: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(fileURLToPath(new URL(`${name}.json`, KEPT_FOLDER)), 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

function written({ measuredAt, machine, load, rounds, figures }: Kept): string {
  const about = `${measuredAt.slice(0, 10)}, ${machine}, load ${load.toFixed(1)}, median of ${rounds} rounds.`;
  return `${tableOf(figures, told)}\n\n${about}`;
}
