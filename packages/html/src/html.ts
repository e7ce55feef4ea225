import escapeHtml from 'escape-html';

/** Markup that may stand in a page as it is. */
export type Html = { readonly markup: string };
type Part = Html | string | number | undefined | readonly Html[];

/** A template whose every value is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.map((text, index) => text + (index < parts.length ? render(parts[index]) : '')).join('') };
}

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
