import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pretty from 'json-stringify-pretty-compact';
import { samplesOf } from '../samples/samples.ts';
import { type Area, areasOf, type Contract, examplesOf, type Operation, operationsOf } from './contract.ts';
import { descriptionOf } from './description.ts';
import { titleOf } from './guides.ts';
import type { Group } from './navigation.ts';
import { limitText } from './operation-pages.ts';

type Twin = { readonly file: string; readonly text: string };

/**
 * Writes each page as Markdown for programs: `errors.md` next to `errors.html`, all pages in `llms-full.txt`, and an
 * index in `llms.txt` (llmstxt.org).
 * `chapters` contains the rendered chapters by file.
 */
export async function addTwins(
  contract: Contract,
  chapters: ReadonlyMap<string, string>,
  menu: readonly Group[],
  site: string,
) {
  const twins = [
    ...[...chapters].map(([file, text]) => ({ file, text: withoutMarkup(text) })),
    ...areasOf(contract).map((area) => ({ file: `operations/${area.name}.md`, text: areaTwin(contract, area) })),
  ].map(({ file, text }) => ({ file, text: withPlainLinks(text) }));
  await mkdir(join(site, 'operations'), { recursive: true });
  for (const { file, text } of twins) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), text);
  }
  await writeFile(join(site, 'llms.txt'), listOf(contract, menu, twins));
  await writeFile(join(site, 'llms-full.txt'), twins.map(({ text }) => text).join('\n\n'));
}

/** Lists the pages in menu order. */
function listOf({ info }: Contract, menu: readonly Group[], twins: readonly Twin[]): string {
  const byLink = new Map(twins.map((twin) => [`/${twin.file.replace(/\.md$/, '')}`, twin]));
  const sections = menu.map(({ text: heading, items }) => {
    const lines = items.flatMap(({ link }) => {
      const twin = byLink.get(link);
      return twin ? [`- [${titleOf(twin.text)}](/docs${link}.md): ${descriptionOf(twin.text) ?? ''}`] : [];
    });
    return `## ${heading}\n\n${lines.join('\n')}`;
  });
  return `# ${info.title}

> Rental cars and airport transfers for travel agencies: search, order, pay, cancel. The contract is [openapi.json](/openapi.json). The file
> [llms-full.txt](/docs/llms-full.txt) contains all pages below.

${sections.join('\n\n')}
`;
}

/** Removes layout markup but keeps its text, including the names of tabs. */
function withoutMarkup(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .replaceAll(/^::: ?(?:code-group)?\n+/gm, '')
    .replaceAll(/^(`{3,}\w+) \[([^\]]+)\]$/gm, '**$2**\n\n$1')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/^<\/?(?:ErrorFilter|ErrorWords|ErrorEntry|section|template|div|figure)\b[^\n]*>\n+/gm, '')
    .replaceAll(/<\/?(?:span|p)\b[^>]*>/g, '')
    .replaceAll(/ \{#[^}]+\}$/gm, '');
}

/** Adds the base path to absolute links, as VitePress does. The contract is outside the base path. */
const withPlainLinks = (text: string) => text.replaceAll(/\]\(\/(?!docs\/|openapi\.json)/g, '](/docs/');

function areaTwin(contract: Contract, area: Area): string {
  const operations = operationsOf(contract).filter((operation) => operation.area === area.name);
  return `# ${area.title}\n\n${area.description}\n\n${operations.map((one) => operationTwin(contract, one)).join('\n\n')}\n`;
}

function operationTwin(contract: Contract, operation: Operation): string {
  const { id, method, path, summary, description, limit, errors, rules, isSecured } = operation;
  const catalogue = contract['x-error-catalogue'];
  const lines = errors.map(
    (key) => `- \`${key}\` (${catalogue[key]!.status}, ${catalogue[key]!.code}): ${catalogue[key]!.description}`,
  );
  const more = rules.map(({ field, says }) => `- \`${field}\`: ${says}`);
  return [
    `## ${summary} (\`${id}\`)`,
    `\`${method} ${path}\`, ${limitText(limit)}${isSecured ? '' : ', no token'}. All fields: ` +
      '[openapi.json](/openapi.json).',
    description,
    `\`\`\`\`sh\n${samplesOf(contract).get(id)!.curl}\n\`\`\`\``,
    exampleOf(contract, operation),
    `Errors:\n\n${lines.join('\n')}`,
    more.length > 0 ? `Rules beyond the schema, 400 or 422:\n\n${more.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function exampleOf(contract: Contract, { answers }: Operation): string {
  const good = answers.find(({ status }) => /^2/.test(status));
  const media = good?.answer.content?.['application/json'];
  const [[, example] = []] = media ? examplesOf(contract, media) : [];
  return example
    ? `Response ${good!.status}:\n\n\`\`\`\`json\n${pretty(example.value, { maxLength: 100 })}\n\`\`\`\``
    : '';
}
