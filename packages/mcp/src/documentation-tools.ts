import type { Documentation, Section } from './documentation.ts';
import type { Results } from './results.ts';
import { type OfferedTool, refusal, text } from './tool.ts';

const EXCERPT_CHARACTERS = 300;
const annotations = { readOnlyHint: true, openWorldHint: false };

export function documentationTools({ pages, read, search }: Documentation, results: Results): OfferedTool[] {
  return [
    {
      tool: {
        name: 'searchDocumentation',
        description: 'Finds sections of the guides, operations, errors and test cards. Read one by its id.',
        inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
        annotations,
      },
      run({ query }) {
        const found = search(String(query ?? ''));
        if (found.length === 0) return refusal('No results. readDocumentation without a page lists all pages.');
        return text(results.show(found.map((section) => excerptOf(section, String(query)))));
      },
    },
    {
      tool: {
        name: 'readDocumentation',
        description: 'Returns a page by its title or a section by its id, or the titles of all pages.',
        inputSchema: { type: 'object', properties: { page: { type: 'string' } } },
        annotations,
      },
      run({ page }) {
        if (page === undefined) return text(results.show(pages));
        const found = read(String(page));
        return found === undefined
          ? refusal('There is no such page or section. readDocumentation without a page lists all pages.')
          : text(results.show(found));
      },
    },
  ];
}

/** Returns an excerpt of a section, around the first query word that the section contains. */
function excerptOf({ id, heading, text: whole }: Section, query: string) {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const body = whole.replace(/^#.*\n+/, '');
  const at = Math.max(
    0,
    ...words
      .map((word) => body.toLowerCase().indexOf(word))
      .filter((found) => found >= 0)
      .slice(0, 1),
  );
  const start = Math.max(0, at - EXCERPT_CHARACTERS / 3);
  const excerpt = body
    .slice(start, start + EXCERPT_CHARACTERS)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    id,
    heading,
    excerpt: `${start > 0 ? '…' : ''}${excerpt}${start + EXCERPT_CHARACTERS < body.length ? '…' : ''}`,
  };
}
