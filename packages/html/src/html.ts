import escapeHtml from 'escape-html';

/** Markup that can be included in a page without escaping. */
export type Html = { readonly markup: string };
type Part = Html | string | number | undefined | readonly Html[];

/** Renders a template and escapes every value that is not markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.map((text, index) => text + (index < parts.length ? render(parts[index]) : '')).join('') };
}

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
