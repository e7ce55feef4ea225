/** One search over chapters, operations, fields, errors and the reference. In a browser: search.slow.test.ts. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { contract, operationsOf } from './contract.ts';
import { keptDocs } from './kept.ts';
import { LEADS } from './search-leads.ts';
import { searchSections } from './search-sections.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const operations = operationsOf(contract);

let site: string;
beforeAll(async () => {
  site = await keptDocs(root);
}, 240_000);

test('whatever the search finds of the contract has its place, and none has two', () => {
  for (const area of new Set(operations.map((operation) => operation.area))) {
    const html = readFileSync(join(site, `operations/${area}.html`), 'utf8');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids.toSorted(), area).toEqual([...new Set(ids)].toSorted());
    const found = searchSections(contract, `operations/${area}.md`)!.map(({ anchor }) => anchor);
    expect(found.filter((anchor) => anchor && !ids.includes(anchor))).toEqual([]);
  }
});

test('every word leads to its place', async () => {
  const search = await builtSearch();
  for (const [words, address] of LEADS) {
    // On the first screen, so among the first.
    const first = search(words).slice(0, 5);
    expect(first, words).toContain(`/docs${address}`);
  }
});

type MiniSearch = { search(words: string): { id: string }[] };

/** What VitePress does in a browser: its index, asked with its options, which the site's own take precedence over. */
async function builtSearch(): Promise<(words: string) => string[]> {
  const ofVitepress = createRequire(createRequire(import.meta.url).resolve('vitepress'));
  const { default: MiniSearch } = await import(ofVitepress.resolve('minisearch'));
  const chunk = (name: string) => join(site, globSync(`assets/chunks/${name}.*.js`, { cwd: site })[0]!);
  const [, data] = /__VP_SITE_DATA__=JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(chunk('metadata'), 'utf8'))!;
  const { searchOptions } = JSON.parse(JSON.parse(data!)).themeConfig.search.options.miniSearch;
  const { default: written } = await import(/* @vite-ignore */ chunk('@localSearchIndexroot'));
  const index: MiniSearch = MiniSearch.loadJSON(written, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 }, ...searchOptions },
  });
  return (words) => index.search(words).map(({ id }) => id);
}
