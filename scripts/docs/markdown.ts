import type { MarkdownRenderer } from 'vitepress';
import { drawDiagram } from './diagrams.ts';

type State = Parameters<Parameters<MarkdownRenderer['core']['ruler']['push']>[1]>[0];
type Token = State['tokens'][number];

export function drawDiagrams(markdown: MarkdownRenderer): void {
  const fence = markdown.renderer.rules.fence!;
  markdown.renderer.rules.fence = (tokens, index, ...rest) =>
    tokens[index]!.info.trim() === 'mermaid' ? drawDiagram(tokens[index]!.content) : fence(tokens, index, ...rest);
}

/** Links code spans that name a documented item, except in links and headings. */
export function linkWords(markdown: MarkdownRenderer, links: ReadonlyMap<string, string>): void {
  markdown.core.ruler.push('link_words', (state) => {
    state.tokens.forEach((token, index) => {
      if (token.type !== 'inline' || state.tokens[index - 1]?.type === 'heading_open') return;
      token.children = linked(state, token.children ?? [], links);
    });
  });
}

function linked(state: State, tokens: readonly Token[], links: ReadonlyMap<string, string>): Token[] {
  let depth = 0;
  return tokens.flatMap((token) => {
    depth += token.type === 'link_open' ? 1 : token.type === 'link_close' ? -1 : 0;
    const href = token.type === 'code_inline' && depth === 0 ? links.get(token.content) : undefined;
    if (!href) return [token];
    const open = new state.Token('link_open', 'a', 1);
    open.attrs = [['href', href]];
    return [open, token, new state.Token('link_close', 'a', -1)];
  });
}

/** Makes links to files outside VitePress load normally, without its client-side router. */
export function leadOut(markdown: MarkdownRenderer, base: string): void {
  markdown.core.ruler.push('lead_out', (state) => {
    for (const { children } of state.tokens) {
      for (const token of children ?? []) {
        const href = token.attrGet('href');
        if (token.type !== 'link_open' || !href || !/^\/(?:programs|reference)\//.test(href)) continue;
        token.attrSet('href', `${base}${href.slice(1)}`);
        token.attrSet('target', '_self');
      }
    }
  });
}

const highlighted = new Map<string, string>();

/**
 * Caches highlighted code. Pages are rendered both for display and for the search index, and they often show the same
 * code.
 */
export function highlightOnce(markdown: MarkdownRenderer): void {
  const highlight = markdown.options.highlight!;
  markdown.options.highlight = (...given) => {
    const key = JSON.stringify(given);
    const known = highlighted.get(key) ?? highlight(...given);
    highlighted.set(key, known);
    return known;
  };
}
