import type { MarkdownRenderer } from 'vitepress';
import { drawDiagram } from './diagrams.ts';

type State = Parameters<Parameters<MarkdownRenderer['core']['ruler']['push']>[1]>[0];
type Token = State['tokens'][number];

/** Draws Mermaid fences instead of showing their text. */
export function drawDiagrams(markdown: MarkdownRenderer): void {
  const fence = markdown.renderer.rules.fence!;
  markdown.renderer.rules.fence = (tokens, index, ...rest) =>
    tokens[index]!.info.trim() === 'mermaid' ? drawDiagram(tokens[index]!.content) : fence(tokens, index, ...rest);
}

/** Links code that names something the documentation explains, wherever it is no link or heading already. */
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

/** What is no page of VitePress is led to by the browser, not by the script that turns pages. */
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

/** Colours each piece of code once: pages are read for themselves and for the search, and what they show is often the same. */
export function highlightOnce(markdown: MarkdownRenderer): void {
  const highlight = markdown.options.highlight!;
  markdown.options.highlight = (...given) => {
    const key = JSON.stringify(given);
    const known = highlighted.get(key) ?? highlight(...given);
    highlighted.set(key, known);
    return known;
  };
}
