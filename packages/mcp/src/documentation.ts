import MiniSearch from 'minisearch';

/** A part of a page of the documentation, under its heading. */
export type Section = { readonly id: number; readonly page: string; readonly heading: string; readonly text: string };

export type Documentation = {
  readonly pages: readonly string[];
  /** The whole page as Markdown; undefined where there is none of this title. */
  readonly read: (page: string) => string | undefined;
  readonly search: (query: string) => readonly Section[];
};

const MOST_FOUND = 6;

/** @param text all pages one after the other, each under a heading of the first level: `llms-full.txt` */
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

/** Before each line that begins so, outside of code. */
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
