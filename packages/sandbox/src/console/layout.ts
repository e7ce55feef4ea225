import { type Html, html } from '@agency-booking/html';

export const PAGES = [
  ['/', 'Overview'],
  ['/reservations', 'Reservations'],
  ['/payments', 'Payments'],
  ['/people', 'People'],
  ['/mail', 'Mail'],
  ['/calls', 'Calls'],
  ['/events', 'Events'],
  ['/behaviour', 'Behaviour'],
  ['/rates', 'Rates'],
  ['/inputs', 'Magic inputs'],
] as const;

export const ICON = '/logos/TESTDRIVE.svg';

export type PagePath = (typeof PAGES)[number][0];

type Layout = {
  /** The path of a page that updates automatically. */
  readonly path?: PagePath;
  readonly title: string;
  /** A sentence that describes the page's purpose. */
  readonly about: string;
  readonly content: Html;
  readonly docsUrl: string;
};

export const titleOf = (path: PagePath): string => PAGES.find(([address]) => address === path)![1];

export function layout({ path, title, about, content, docsUrl }: Layout): string {
  const link = ([address, words]: (typeof PAGES)[number]) =>
    html`<li><a href="${address}"${address === path ? html` aria-current="page"` : undefined}>${words}</a></li>`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Sandbox</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="/console.css">
${path && html`<script src="/console.js" type="module"></script>`}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><div class="bar">
<a class="home" href="/">Sandbox</a>
<nav aria-label="Pages"><ul>${PAGES.map(link)}</ul></nav>
<p class="live-mark">live</p>
<a class="docs" href="${docsUrl}">Documentation</a>
<a href="${searchUrl(docsUrl)}">Search</a>
</div></header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
<p class="hint">${about}</p>
${content}
</main>
<p id="said" role="status"></p>
</body>
</html>`;
  return page.markup;
}

export const searchUrl = (docsUrl: string) => `${docsUrl}?search=`;
