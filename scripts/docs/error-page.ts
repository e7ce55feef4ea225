import { operationLink } from './anchors.ts';
import { areasOf, type CatalogueEntry, type Contract, operationsOf } from './contract.ts';
import { RETRY } from './site/.vitepress/theme/retry.ts';

/** What takes the place of `<!-- catalogue -->` in the chapter on errors. */
export function errorCatalogue(document: Contract): string {
  const byArea = Map.groupBy(Object.entries(document['x-error-catalogue']), ([, { area }]) => area);
  const titles = areaTitles(document);
  const areas = [...byArea.keys()].toSorted((one, other) => orderOf(titles, one) - orderOf(titles, other));
  const options = areas.map((area) => ({ area, title: titles.get(area) ?? area }));
  return `<ErrorFilter :areas='${JSON.stringify(options)}' />

${areas.map((area) => areaSection(document, titles.get(area) ?? area, area, byArea.get(area)!)).join('\n\n')}`;
}

function areaTitles(document: Contract): Map<string, string> {
  return new Map([
    ['general', 'Any area'],
    ...areasOf(document).map(({ name, title }): [string, string] => [name, title]),
    ['edge', 'Before an operation is reached'],
  ]);
}

/** Areas without operations stand before the last one. */
function orderOf(titles: Map<string, string>, area: string): number {
  const at = [...titles.keys()].indexOf(area);
  return at < 0 ? titles.size - 1.5 : at;
}

function areaSection(document: Contract, title: string, area: string, entries: [string, CatalogueEntry][]): string {
  return `<ErrorArea area="${area}">

## ${title} {#area-${area}}

${entries.map(([key, entry]) => errorEntry(document, key, entry)).join('\n')}

</ErrorArea>`;
}

function errorEntry(
  document: Contract,
  key: string,
  { area, code, status, description, meaning, action, retry }: CatalogueEntry,
) {
  const users = operationsOf(document).filter(({ errors }) => errors.includes(key));
  const operations = users.map((operation) => `[\`${operation.id}\`](${operationLink(operation)})`).join(', ');
  const from = operations || (area === 'edge' ? 'The service itself, at any address.' : 'No operation yet.');
  return `<ErrorEntry name="${key}" area="${area}" :code="${code}" :status="${status}" retry="${retry}">

### <span class="key">${key}</span> {#${key}}

<p class="facts"><span>HTTP ${status}</span> <span>code ${code}</span> <span>${RETRY[retry]}</span></p>

<p class="sentence">“${description}”</p>

${meaning}

**What to do.** ${action}

<template #from>

${from}

</template>

</ErrorEntry>`;
}
