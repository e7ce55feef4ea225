import { type Html, html } from '@agency-booking/html';
import { SYSTEM_COLOURS } from '@agency-booking/html/palette';
import type { RenderSheet, SheetRow } from '../ports/printing.ts';

/** Printed pages use light colours and never split a section across two pages. */
const STYLE = `
:root { ${SYSTEM_COLOURS} }
* { box-sizing: border-box }
body { margin: 0; padding: 1.5rem 1rem; background: var(--shade); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 0.5rem }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; justify-content: space-between; align-items: end; padding-bottom: 1rem; border-bottom: 2px solid var(--brand) }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2 }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1rem; color: var(--brand) }
.number { margin: 0; color: var(--soft) }
.number strong { display: block; font-size: 1.25rem; color: var(--ink); overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: 0.25rem 1rem; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
footer { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft) }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: 0.5rem } }
@page { margin: 16mm }
@media print {
  :root { color-scheme: light }
  body { padding: 0; background: none; font-size: 0.9rem }
  main { max-width: none; padding: 0; border: 0 }
  section { break-inside: avoid }
  dl { grid-template-columns: 12rem 1fr }
}
`;

export const renderSheet: RenderSheet = ({ language, title, number, sections, footer }, nonce) => {
  const content = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ${number.lines[0]}</title>
<style nonce="${nonce}">${{ markup: STYLE }}</style>
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p class="number">${number.label}<strong>${number.lines[0]}</strong></p>
</header>
${sections.map(
  ({ heading, rows }) => html`<section><h2>${heading}</h2><dl>${rows.map(rowOf)}</dl></section>
`,
)}<footer>${footer}</footer>
</main>
</body>
</html>
`.markup;
  return { content, policy: `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'` };
};

function rowOf({ label, lines }: SheetRow): Html {
  const [first, ...more] = lines;
  return html`<dt>${label}</dt><dd>${first}${more.map((line) => html`<br>${line}`)}</dd>`;
}
