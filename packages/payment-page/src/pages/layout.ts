import { type Html, html } from '@agency-booking/html';
import type { Language } from '../service.ts';
import { STYLE } from '../style.ts';
import { words } from '../words/words.ts';

export type Reload = { readonly seconds: number; readonly path: string };

export type Page = {
  readonly title: string;
  readonly content: Html;
  readonly script?: string;
  /** Path that the browser opens after some seconds if scripts are disabled. */
  readonly reload?: Reload;
};

/** `address` is the path of the page, which the language links point to. */
export function layout(page: Page, language: Language, nonce: string, address?: string): string {
  const { title, content, script, reload } = page;
  const links = Object.entries(words).map(([code, { languageName }]) => {
    const current = code === language ? html` aria-current="true"` : undefined;
    return html`<li><a href="${address}?language=${code}" lang="${code}" hreflang="${code}"${current}>${languageName}</a></li>`;
  });
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${reload && html`<noscript><meta http-equiv="refresh" content="${reload.seconds}; url=${reload.path}"></noscript>`}
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${{ markup: STYLE }}</style>
</head>
<body>
${address && html`<header><nav aria-label="${words[language].languages}"><ul>${links}</ul></nav></header>`}
<main>${content}</main>
${script && html`<script nonce="${nonce}">${{ markup: script }}</script>`}
</body>
</html>
`;
  return document.markup;
}
