import MiniSearch from 'minisearch';

/** A section of a documentation page, with its heading. */
export type Section = { readonly id: string; readonly page: string; readonly heading: string; readonly text: string };

export type Documentation = {
  readonly pages: readonly string[];
  /** Returns a page or a section as Markdown, or `undefined` if none has this title or ID. */
  readonly read: (page: string) => string | undefined;
  readonly search: (query: string) => readonly Section[];
};

const MOST_FOUND = 8;

/**
 * Reads the documentation. `text` contains all pages in sequence, each under a level-one heading, as in
 * `llms-full.txt`.
 */
export function readDocumentation(text: string): Documentation {
  const pages = new Map(split(text, '# ').map((page) => [headingOf(page), page]));
  const sections = [...pages].flatMap(([page, whole]) =>
    split(whole, '## ').map((part, index) => ({ id: `${page} #${index}`, page, heading: headingOf(part), text: part })),
  );
  const byId = new Map(sections.map((section) => [section.id, section]));
  const index = new MiniSearch<Section>({
    fields: ['page', 'heading', 'text'],
    searchOptions: { boost: { heading: 3, page: 2 }, prefix: true, fuzzy: 0.15 },
  });
  index.addAll(sections);
  return {
    pages: [...pages.keys()],
    read: (page) => pages.get(page) ?? byId.get(page)?.text,
    search: (query) => {
      const found = index.search(query).slice(0, MOST_FOUND);
      return found.map(({ id }) => byId.get(id)!);
    },
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
