import pretty from 'json-stringify-pretty-compact';
import { type RateLimit, resolve } from '../generate/document.ts';
import { samplesOf } from '../samples/samples.ts';
import { errorLink, operationLink, referenceLink } from './anchors.ts';
import {
  type Area,
  areasOf,
  type Body,
  type Contract,
  examplesOf,
  type MediaType,
  type Operation,
  operationsOf,
} from './contract.ts';
import { fieldList, parameterList } from './fields.ts';

const CODE_WIDTH = 60;

const SAMPLES_SPEAK_OF =
  'In the samples, `$TOKEN` is an access token, and `agency` is the [client](/client) for TypeScript or ' +
  'Python. [Getting started](/getting-started) explains both. Enter your key at the top of the page to ' +
  'use it in every sample and to try every call on this page.';

type Samples = ReturnType<typeof samplesOf>;

/** Returns one page per area with all its operations, and one page that lists all operations. */
export function operationPages(document: Contract): Map<string, string> {
  const samples = samplesOf(document);
  const byArea = Map.groupBy(operationsOf(document), ({ area }) => area);
  const areas = areasOf(document).map((area) => ({ area, operations: byArea.get(area.name) ?? [] }));
  return new Map([
    ['operations/index.md', listPage(areas)],
    ...areas.map(({ area, operations }): [string, string] => [
      `operations/${area.name}.md`,
      areaPage(document, area, operations, samples),
    ]),
  ]);
}

function listPage(areas: readonly { area: Area; operations: readonly Operation[] }[]): string {
  const sections = areas.map(
    ({ area, operations }) => `## [${area.title}](/operations/${area.name}) {#${area.name}}

${area.description}

${operationTable(operations)}`,
  );
  return `---
pageClass: operations
outline: 2
---

# Operations

All API operations. Paths are relative to the base address, which is \`http://localhost:8080/api/v1\` on staging. The
[reference](/reference/) lists every field, and the contract is available as [openapi.json](/openapi.json).

${SAMPLES_SPEAK_OF}

${sections.join('\n\n')}
`;
}

function operationTable(operations: readonly Operation[]): string {
  const rows = operations.map(
    (operation) =>
      `| [${operation.summary}](${operationLink(operation)}) | <ApiEndpoint method="${operation.method}" path="${operation.path}" /> |`,
  );
  return `<div class="overview">

| Operation | Address |
| --- | --- |
${rows.join('\n')}

</div>`;
}

function areaPage(document: Contract, area: Area, operations: readonly Operation[], samples: Samples): string {
  return `---
pageClass: operations
aside: false
outline: false
---

# ${area.title}

${area.description}

${operationTable(operations)}

${SAMPLES_SPEAK_OF}

${operations.map((operation, index) => operationSection(document, operation, samples, operations.slice(0, index))).join('\n')}`;
}

/**
 * Maximum number of response examples that a page shows for each operation, because more would make the pages heavy.
 */
const MOST_EXAMPLES = 2;

/** Renders the section of an operation. `above` contains the operations that appear earlier on the page. */
function operationSection(
  document: Contract,
  operation: Operation,
  samples: Samples,
  above: readonly Operation[],
): string {
  const { id, method, path, summary, description, isSecured, isDeprecated, limit } = operation;
  return `<ApiOperation>

## ${summary} <code>${id}</code> {#${id}}

<ApiEndpoint method="${method}" path="${path}" full />

<p class="facts">${limitText(limit)}${isSecured ? '' : ' · no token'}${isDeprecated ? ' · <strong>deprecated</strong>' : ''}</p>

${description}

${request(document, operation)}
${answerFields(document, operation, above)}
${errorTable(document, operation)}
${ruleList(operation)}

[All details in the reference](${referenceLink(operation)})

<template #samples>

${codeSamples(operation, samples)}

<TryOperation id="${id}" />

${answerSamples(document, operation)}

</template>
</ApiOperation>
`;
}

/** Formats a limit, such as `5 per minute and user`. */
export function limitText({ requests, windowSeconds, per }: RateLimit): string {
  const window = windowSeconds === 60 ? 'minute' : `${windowSeconds} seconds`;
  const counted = {
    user: 'user',
    credential: 'key or token and address',
    order: 'order',
    party: 'party',
    traveller: 'traveller',
  }[per];
  return `${requests} per ${window} and ${counted}`;
}

function request(document: Contract, { id, parameters, body }: Operation): string {
  const [media] = Object.values(body?.content ?? {});
  return [
    parameters.length > 0 ? `<p class="part">Parameters</p>\n\n${parameterList(document, parameters, id)}` : '',
    media?.schema
      ? `<p class="part" id="${id}.body">Body</p>\n\n${fieldList(document, media.schema, { mustSend: true, at: id })}`
      : '',
  ].join('\n\n');
}

export const answerAnchor = ({ id }: Operation) => `${id}.answer`;

/** Renders the fields of a response, or a link if an earlier operation on the page has the same response. */
function answerFields(document: Contract, operation: Operation, above: readonly Operation[]): string {
  const { status, media } = goodAnswer(operation);
  if (!media?.schema || !isFields(document, media)) return '';
  const named = '$ref' in media.schema ? media.schema.$ref : undefined;
  const same = above.find((other) => {
    const schema = goodAnswer(other).media?.schema;
    return named !== undefined && schema !== undefined && '$ref' in schema && schema.$ref === named;
  });
  if (same)
    return `<p class="part">Response ${status}</p>\n\nThe fields are the same as in [${same.summary}](#${same.id}).`;
  const at = answerAnchor(operation);
  const fields = fieldList(document, media.schema, { mustSend: false, at });
  return `<p class="part" id="${at}">Response ${status}</p>\n\n${fields}`;
}

function isFields(document: Contract, { schema }: MediaType): boolean {
  const { type } = resolve(document, schema!);
  return type === 'object' || type === 'array';
}

function errorTable(document: Contract, { errors }: Operation): string {
  const catalogue = document['x-error-catalogue'];
  const rows = errors
    .map((key) => ({ key, ...catalogue[key]! }))
    .toSorted((one, other) => one.status - other.status || one.code - other.code)
    .map(
      ({ key, status, code, description }) =>
        `<tr><td>${status}</td><td>${code}</td><td>

[${description}](${errorLink(key)} "${key}")

</td></tr>`,
    );
  return `<p class="part">Errors</p>

<table class="errors-of"><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** Renders the rules that a schema cannot express. A request that matches the schema can still violate them. */
function ruleList({ rules }: Operation): string {
  if (rules.length === 0) return '';
  const items = rules.map(({ field, says }) => `- \`${field}\`: ${says}`);
  return `<p class="part">Rules beyond the schema: 400 or 422</p>\n\n${items.join('\n')}\n`;
}

export function codeSamples({ id }: { id: string }, samples: Samples): string {
  const sample = samples.get(id);
  if (!sample) return '';
  const blocks = [fence('sh', sample.curl, 'curl')];
  if (sample.typescript) blocks.push(fence('ts', sample.typescript, 'TypeScript'));
  if (sample.python) blocks.push(fence('python', sample.python, 'Python'));
  blocks.push(fence('php', sample.php, 'PHP'), fence('java', sample.java, 'Java'));
  return group(blocks);
}

function answerSamples(document: Contract, operation: Operation): string {
  const { status, answer, media, mediaType } = goodAnswer(operation);
  const examples = media ? examplesOf(document, media) : [];
  const further = examples.slice(MOST_EXAMPLES).map(([name]) => `\`${name}\``);
  const blocks = examples
    .slice(0, MOST_EXAMPLES)
    .map(([name, { value }]) =>
      typeof value === 'string' && mediaType.startsWith('text/html')
        ? fence('html', value.trim(), name)
        : fence('json', pretty(value, { maxLength: CODE_WIDTH }), name),
    );
  return `<p class="answer"><span class="status">${status}</span> ${answer.description ?? ''}</p>

${group(blocks)}${further.length > 0 ? `\nFurther examples in the [reference](${referenceLink(operation)}): ${further.join(', ')}.\n` : ''}`;
}

export function goodAnswer({ id, answers }: Operation): {
  status: string;
  answer: Body;
  mediaType: string;
  media?: MediaType;
} {
  const good = answers.find(({ status }) => /^[23]/.test(status));
  if (!good) throw new Error(`${id} declares no success response`);
  const [[mediaType, media] = ['', undefined]] = Object.entries(good.answer.content ?? {});
  return { ...good, mediaType, ...(media && { media }) };
}

/** Returns a code fence with four backticks, which no inner fence can close. */
function fence(language: string, text: string, label: string): string {
  return `\`\`\`\`${language} [${label}]\n${text}\n\`\`\`\``;
}

function group(blocks: readonly string[]): string {
  return blocks.length > 0 ? `::: code-group\n\n${blocks.join('\n\n')}\n\n:::\n` : '';
}
