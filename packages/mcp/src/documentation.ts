import MiniSearch from 'minisearch';

/** A section of a documentation page, with its heading. */
export type Section = { readonly id: number; readonly page: string; readonly heading: string; readonly text: string };

export type Documentation = {
  readonly pages: readonly string[];
  /** Returns the whole page as Markdown, or `undefined` if no page has this title. */
  readonly read: (page: string) => string | undefined;
  readonly search: (query: string) => readonly Section[];
};

const MOST_FOUND = 6;

/** @param text all pages in sequence, each under a level-one heading, as in `llms-full.txt` */
export function readDocumentation(text: string): Documentation {
  const pages = new Map(split(text, '# ').map((page) => [headingOf(page), page]));
  const sections = [...pages].flatMap(([page, whole]) =>
    split(whole, '## ').map((part) => ({ page, heading: headingOf(part), text: part })),
  );
  const index = new MiniSearch<Section>({
    fields: ['page', 'heading', 'text'],
    storeFields: ['page', 'heading', 'text'],
    searchOptions: { boost: { heading: 3, page: 2 }, prefix: true, fuzzy: 0.15 },
  });
  index.addAll(sections.map((section, id) => ({ id, ...section })));
  return {
    pages: [...pages.keys()],
    read: (page) => pages.get(page),
    search: (query) => index.search(query).slice(0, MOST_FOUND) as unknown as Section[],
  };
}

/** Splits the text before each line that starts with the mark, except in code. */
function split(text: string, mark: string): string[] {
  const parts: string[][] = [[]];
  let fence = '';
  for (const line of text.split('\n')) {
    const [ticks = ''] = /^`{3,}/.exec(line) ?? [];
    if (!fence && line.startsWith(mark)) parts.push([]);
    if (ticks) fence = fence ? (ticks.length >= fence.length ? '' : fence) : ticks;
    parts.at(-1)!.push(line);
  }
  return parts.map((lines) => lines.join('\n').trim()).filter(Boolean);
}

const headingOf = (part: string) => /^#+ (.+)$/m.exec(part)?.[1] ?? '';
