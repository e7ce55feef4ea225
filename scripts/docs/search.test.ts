/** search.slow.test.ts tests the search in a browser. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { builtDocs } from './built.ts';
import { contract, operationsOf } from './contract.ts';
import { searchBehaviour } from './search-behaviour.ts';
import { LEADS } from './search-leads.ts';
import { PARTNER_QUESTIONS } from './search-questions.partners.ts';
import { QUESTIONS } from './search-questions.ts';
import { searchSections } from './search-sections.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const operations = operationsOf(contract);

let site: string;
beforeAll(async () => {
  site = await builtDocs(root);
}, 600_000);

test('every search result from the contract has a target, and no anchor is used twice', () => {
  for (const area of new Set(operations.map((operation) => operation.area))) {
    const html = readFileSync(join(site, `operations/${area}.html`), 'utf8');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids.toSorted(), area).toEqual([...new Set(ids)].toSorted());
    const found = searchSections(contract, `operations/${area}.md`).map(({ anchor }) => anchor);
    expect(found.filter((anchor) => anchor && !ids.includes(anchor))).toEqual([]);
  }
});

test('the search finds each term among its first results', async () => {
  const search = await builtSearch();
  for (const [words, address] of LEADS) {
    // The result must be visible without scrolling, so it must be among the first results.
    const first = search(words).slice(0, 5);
    expect(first, words).toContain(`/docs${address}`);
  }
});

test.each([
  { who: 'readers', questions: QUESTIONS },
  { who: 'partner engineers', questions: PARTNER_QUESTIONS },
])('the first search result answers nine in ten questions of $who', async ({ questions }) => {
  const search = await builtSearch();
  const unanswered = questions.flatMap(([question, ...answers]) => {
    const [first = 'nothing'] = search(question);
    return answers.some((answer) => first.startsWith(`/docs${answer}`)) ? [] : [`${question}: ${first}`];
  });
  expect(unanswered.slice(Math.floor(questions.length / 10))).toEqual([]);
});

type MiniSearch = { search(words: string): { id: string }[] };

/** Searches in the same way as the browser. */
async function builtSearch(): Promise<(words: string) => string[]> {
  const ofVitepress = createRequire(createRequire(import.meta.url).resolve('vitepress'));
  const { default: MiniSearch } = await import(ofVitepress.resolve('minisearch'));
  const chunk = (name: string) => join(site, globSync(`assets/chunks/${name}.*.js`, { cwd: site })[0]!);
  const { default: written } = await import(/* @vite-ignore */ chunk('@localSearchIndexroot'));
  const index: MiniSearch = MiniSearch.loadJSON(written, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: searchBehaviour,
  });
  return (words) => index.search(words).map(({ id }) => id);
}
