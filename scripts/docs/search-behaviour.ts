import { searchedWords, stem, wordsOf } from './search-words.ts';

/**
 * Ranking factors by path prefix; the first match applies. Tables of magic inputs mention most terms but explain only a
 * few.
 */
const RANKS: readonly (readonly [place: RegExp, factor: number])[] = [
  [/^changelog/, 0.3],
  [/^staging#(?:errors|last-names|cars|agencies)/, 0.6],
  [/^staging#(?:rides|transfer-suppliers|events|invoices|identity|campaigns|exchange)/, 0.9],
  [/^(?:#|connectors|go-live|market)/, 1],
  [/^payments#(?:_1-|responses)/, 0.8],
  [/^operations\/.*\./, 0.45],
  [/^(?:operations|reference)/, 1],
  [/^errors#/, 1.15],
];
const GUIDE = 1.8;

/** Separates a section's prose from the questions that it answers. */
export const QUESTIONS_FOLLOW = '\0';
const BOOST = { title: 2, titles: 1, text: 1, asked: 6 };
const FIELDS = Object.keys(BOOST);

/** Options for building the index. */
export const indexBehaviour = {
  fields: FIELDS,
  tokenize: wordsOf,
  processTerm: (term: string): string => stem(term.toLowerCase()),
  extractField(section: Readonly<Record<string, string>>, field: string): string | undefined {
    const [prose, asked] = (section.text ?? '').split(QUESTIONS_FOLLOW);
    return field === 'text' ? prose : field === 'asked' ? asked : section[field];
  },
};

/** Search options, which rank guides above fields, and readers' questions above prose. */
export const searchBehaviour = {
  fields: FIELDS,
  boost: BOOST,
  tokenize: wordsOf,
  processTerm: searchedWords,
  /** Only the last word may be incomplete, because prefixes match too many names. */
  prefix: (_term: string, place: number, terms: readonly string[]): boolean => place === terms.length - 1,
  /** Short words resemble too many others, and codes such as 2001 and 2008 mean different things. */
  fuzzy: (term: string): number => (term.length > 5 ? 0.12 : 0),
  boostDocument(id: string): number {
    const path = id.replace(/^\/docs\//, '');
    return RANKS.find(([place]) => place.test(path))?.[1] ?? GUIDE;
  },
  /** Codes and statuses are more specific than the words around them, and each code leads to one error. */
  boostTerm: (term: string): number => (/^\d{4}$/.test(term) ? 8 : /^\d{3}$/.test(term) ? 5 : 1),
};
