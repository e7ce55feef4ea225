import { operationLink } from './anchors.ts';
import { areasOf, type CatalogueEntry, type Contract, operationsOf } from './contract.ts';
import { RETRY } from './site/.vitepress/theme/retry.ts';

/** Replaces `<!-- catalogue -->` with the list of errors, below a search field that hides non-matching errors. */
export function errorChapter(document: Contract, text: string): string {
  const [, title, words] = /^(# .+\n)([\s\S]*)<!-- catalogue -->/.exec(text)!;
  return `${title}
<ErrorFilter :count="${Object.keys(document['x-error-catalogue']).length}" />

<ErrorWords>
${words}
</ErrorWords>

${errorCatalogue(document)}
`;
}

function errorCatalogue(document: Contract): string {
  const byArea = Map.groupBy(Object.entries(document['x-error-catalogue']), ([, { area }]) => area);
  const titles = areaTitles(document);
  const areas = [...byArea.keys()].toSorted((one, other) => orderOf(titles, one) - orderOf(titles, other));
  return areas.map((area) => areaSection(document, titles.get(area) ?? area, area, byArea.get(area)!)).join('\n\n');
}

function areaTitles(document: Contract): Map<string, string> {
  return new Map([
    ['general', 'All areas'],
    ...areasOf(document).map(({ name, title }): [string, string] => [name, title]),
    ['edge', 'Before the operation'],
  ]);
}

/** Returns the sort position of an area. Areas without operations come just before the last area. */
function orderOf(titles: Map<string, string>, area: string): number {
  const at = [...titles.keys()].indexOf(area);
  return at < 0 ? titles.size - 1.5 : at;
}

function areaSection(document: Contract, title: string, area: string, entries: [string, CatalogueEntry][]): string {
  return `<section class="error-area">

## ${title} {#area-${area}}

${entries.map(([key, entry]) => errorEntry(document, key, entry)).join('\n')}

</section>`;
}

function errorEntry(
  document: Contract,
  key: string,
  { area, code, status, description, meaning, action, retry }: CatalogueEntry,
) {
  const users = operationsOf(document).filter(({ errors }) => errors.includes(key));
  const operations = users.map((operation) => `[\`${operation.id}\`](${operationLink(operation)})`).join(', ');
  const from = operations || (area === 'edge' ? 'Any address of the service.' : 'No operations yet.');
  return `<ErrorEntry name="${key}" :code="${code}" :status="${status}">

### <span class="key">${key}</span> {#${key}}

<p class="facts"><span>HTTP ${status}</span> <span>code ${code}</span> <span>${RETRY[retry]}</span></p>

<p class="sentence">“${description}”</p>

<template #more>

${meaning}

**What to do.** ${action}

**Returned by.** ${from}

</template>

</ErrorEntry>`;
}
