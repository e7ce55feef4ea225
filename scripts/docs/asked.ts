import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEYWORDS } from './search-keywords.ts';

/** The page that lists questions in readers' own words. Each question links to the section that answers it. */
export const QUESTIONS_PAGE = 'questions';

const TEXT = readFileSync(join(import.meta.dirname, '../../openapi/guides', `${QUESTIONS_PAGE}.md`), 'utf8');
const ALL = [...TEXT.matchAll(/^- \[(.+)\]\(([a-z0-9-]+)\.md(?:#(.+))?\)$/gm)].map(
  ([, question, page, anchor = '']) => ({
    question: question!,
    page: page!,
    anchor,
  }),
);

/** Returns the questions that a section answers, and other search words. An empty anchor refers to the whole page. */
export const askedAt = (page: string, anchor: string): string[] => [
  ...ALL.filter((asked) => asked.page === page && asked.anchor === anchor).map(({ question }) => question),
  KEYWORDS[anchor ? `${page}#${anchor}` : page] ?? '',
];
