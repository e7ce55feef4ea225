import { parse, stringify } from 'yaml';
import { pascalCase } from '../generate/names.ts';
import { type CommonParts, commonParts, inline } from './operation-parts.ts';
import { type NewOperation, statusOf, WITH_BODY, words, writeService, writeTest } from './operation-server.ts';
import { fill, Refused, type Tree } from './tree.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const CONTRACT = 'openapi/openapi.yaml';
const STORY = 'scripts/samples/story.ts';

/** Everything a new operation is known to need. @returns what is left, in the order of doing it */
export function newOperation(tree: Tree, given: NewOperation): string[] {
  refuseNames(tree, given);
  const { area, operationId, method } = given;
  const parts = commonParts(tree, area);
  const isList = operationId.startsWith('list');
  const noun = operationId.replace(/^[a-z]+/, '').replace(isList ? /s$/ : /$^/, '');
  const schema = given.schema ?? noun;

  const parameters = writeParameters(tree, given, isList);
  const item = findSchema(tree, schema) ?? writeSchema(tree, area, schema, '');
  const answer = isList ? writeList(tree, area, schema, item) : item;
  const request = WITH_BODY.includes(method) && `${pascalCase(operationId)}Request`;
  if (request) writeSchema(tree, area, request, 'additionalProperties: false');
  writePath(tree, given, { parts, parameters, answer, request });
  addToPathTable(tree, given);
  addToStory(tree, area, operationId);
  tree.edit(
    'openapi/CHANGELOG.md',
    '## Unreleased\n',
    (found) => `${found}\n- ${words(operationId)}: \`${method} ${given.path}\`.\n`,
  );
  const wired = writeService(tree, given);
  const test = writeTest(tree, given, parts);
  return left(given, { answer, test, wired, isList });
}

function refuseNames(tree: Tree, { area, operationId, method, path }: NewOperation): void {
  const contract = parse(tree.read(CONTRACT)) as {
    tags: { name: string }[];
    paths: Record<string, Record<string, unknown>>;
  };
  const areas = contract.tags.map(({ name }) => name);
  if (!areas.includes(area)) throw new Refused(`${area} is no area. There are ${areas.join(', ')}.`);
  if (!/^[a-z]+[A-Z0-9][A-Za-z0-9]*$/.test(operationId)) {
    throw new Refused(`${operationId} is no operationId: a verb and a noun, such as listOrders.`);
  }
  const taken = tree.list(`openapi/paths/*/${operationId}.yaml`)[0];
  if (taken) throw new Refused(`${operationId} is there already: ${taken}.`);
  if (!METHODS.includes(method)) throw new Refused(`${method} is no method: one of ${METHODS.join(', ')}.`);
  if (!/^(\/[a-z0-9_-]+|\/\{[a-z][A-Za-z0-9]*\})+$/.test(path)) {
    throw new Refused(`${path} is no path: /orders or /orders/{orderID}, lower case, without the base path.`);
  }
  if (contract.paths[path]?.[method.toLowerCase()]) throw new Refused(`${method} ${path} is in ${CONTRACT} already.`);
}

function writeParameters(tree: Tree, { path }: NewOperation, isList: boolean): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const query = isList ? ['cursor', 'pageSize'] : [];
  for (const name of [...inPath, ...query]) {
    const file = `openapi/components/parameters/${name}.yaml`;
    if (!tree.has(file))
      tree.create(file, fill(query.includes(name) ? `${name}.yaml.txt` : 'pathParameter.yaml.txt', { name }));
  }
  return [...inPath, ...query];
}

/** Seen from `components/schemas/`. */
function findSchema(tree: Tree, name: string): string | undefined {
  return tree.list(`openapi/components/schemas/*/${name}.yaml`)[0]?.replace('openapi/components/schemas/', '');
}

function writeSchema(tree: Tree, area: string, name: string, closed: string): string {
  tree.create(`openapi/components/schemas/${area}/${name}.yaml`, fill('schema.yaml.txt', { closed }));
  tree.create(
    `openapi/components/examples/${area}/${name}.usual.yaml`,
    example('TODO: what it shows', { id: 'TODO-an-id' }),
  );
  return `${area}/${name}.yaml`;
}

/** The first item is an example that there is already. */
function writeList(tree: Tree, area: string, schema: string, item: string): string {
  const [itemArea] = item.split('/') as [string];
  const list = { item: itemArea === area ? `./${schema}.yaml` : `../${item}` };
  tree.create(`openapi/components/schemas/${area}/${schema}List.yaml`, fill('list.yaml.txt', list));
  const [file] = tree.list(`openapi/components/examples/${itemArea}/${schema}.*.yaml`);
  const value = file ? (parse(tree.read(file)) as { value: object }).value : { id: 'TODO-an-id' };
  tree.create(
    `openapi/components/examples/${area}/${schema}List.usual.yaml`,
    example('A page with another after it', { items: [value], nextCursor: 'b2Zmc2V0OjIw' }),
  );
  return `${area}/${schema}List.yaml`;
}

function example(summary: string, value: object): string {
  return stringify({ summary, value }, { lineWidth: 120 });
}

type Written = { parts: CommonParts; parameters: string[]; answer: string; request: string | false };

function writePath(tree: Tree, given: NewOperation, { parts, parameters, answer, request }: Written): void {
  const { area, operationId } = given;
  const schema = answer.replace(/^.*\/|\.yaml$/g, '');
  const common = Object.entries(parts.responses).map(
    ([status, reference]) => `  ${status === 'default' ? status : `"${status}"`}: ${inline(reference)}`,
  );
  const content = fill('operation.yaml.txt', {
    operationId,
    area,
    schema,
    schemaFile: answer,
    summary: words(operationId),
    limit: inline(parts.limit),
    errors: parts.errors.map((key) => `  - ${key}`).join('\n'),
    parameters:
      parameters.length > 0
        ? ['parameters:', ...parameters.map((name) => `  - $ref: ../../components/parameters/${name}.yaml`)].join('\n')
        : '',
    requestBody: request ? requestBody(area, request) : '',
    status: statusOf(given),
    case:
      tree
        .list(`openapi/components/examples/${answer.split('/')[0]}/${schema}.*.yaml`)[0]
        ?.split('.')
        .at(-2) ?? 'usual',
    invalid: writeInvalid(tree, given, parts, parameters),
    responses: common.join('\n'),
  });
  tree.create(`openapi/paths/${area}/${operationId}.yaml`, content);
}

function requestBody(area: string, schema: string): string {
  return `requestBody:
  required: true
  content:
    application/json:
      schema: { $ref: ../../components/schemas/${area}/${schema}.yaml }
      examples:
        usual: { $ref: ../../components/examples/${area}/${schema}.usual.yaml }`;
}

/** The refusal of a malformed request, with an example in the words of the catalogue. */
function writeInvalid(
  tree: Tree,
  { area, operationId }: NewOperation,
  parts: CommonParts,
  parameters: string[],
): string {
  const key = parts.errors.find((error) => parts.catalogue[error]!.situation === 'invalidRequest');
  if (!key) return '';
  const { code, description } = parts.catalogue[key]!;
  const details = { field: parameters.at(-1) ?? 'id', message: 'must have another form' };
  const carriesKey = tree
    .list('openapi/components/examples/*/Error.*.yaml')
    .some((file) => /^ {2}key:/m.test(tree.read(file)));
  const body = { code, ...(carriesKey && { key }), description, details };
  const name = `${operationId}Invalid`;
  tree.create(`openapi/components/examples/${area}/Error.${name}.yaml`, example('A malformed field', body));
  return fill('invalid.yaml.txt', { case: name, area }).trimEnd();
}

function addToPathTable(tree: Tree, { area, operationId, method, path }: NewOperation): void {
  const line = `    ${method.toLowerCase()}: { $ref: paths/${area}/${operationId}.yaml }\n`;
  const table = tree.read(CONTRACT);
  const ofArea = new RegExp(`^ {4}\\w+: \\{ \\$ref: paths/${area}/.*\\n`, 'gm');
  const neighbour = table.match(ofArea)?.at(-1);
  if (table.includes(`\n  ${path}:\n`)) tree.edit(CONTRACT, `\n  ${path}:\n`, (found) => found + line);
  else tree.edit(CONTRACT, neighbour ?? /(?=^components:\n)/m, (found) => `${found}  ${path}:\n${line}`);
}

/** The samples call every operation once: this one after the last of its area. */
function addToStory(tree: Tree, area: string, operationId: string): void {
  if (!tree.has(STORY) || !tree.read(STORY).includes('STORY = [')) return;
  const members = tree.list(`openapi/paths/${area}/*.yaml`).map((file) => file.replace(/^.*\/|\.yaml$/g, ''));
  const story = [...tree.read(STORY).matchAll(/^ {2}'(\w+)',\n/gm)];
  const last = story.filter(([, id]) => members.includes(id!)).at(-1) ?? story.at(-1)!;
  tree.edit(STORY, last[0], (found) => `${found}  '${operationId}',\n`);
}

type Left = { answer: string; test: string; wired: boolean; isList: boolean };

function left({ area, operationId }: NewOperation, { answer, test, wired, isList }: Left): string[] {
  const room = `packages/server/src/features/${area}`;
  return [
    `openapi/paths/${area}/${operationId}.yaml: descriptions, its own errors under x-errors and responses${isList ? ', filters under parameters' : ''}`,
    `openapi/components/schemas/${answer} and its example: the fields`,
    `${test}: each test fails until it is written`,
    ...(wired ? [] : [`${room}/handlers.ts: the handler; remove ${operationId}.stub.ts`]),
    `${room}/service.ts: ${operationId}(command, deps); ${room}/store.ts and store.sql.ts: what it reads or keeps`,
    `openapi/guides: the chapter of the area; openapi/CHANGELOG.md: the line in a partner's words`,
    `pnpm verify, pnpm test ${operationId}`,
  ];
}
