import { basename } from 'node:path';
import { parse, stringify } from 'yaml';
import { pascalCase } from '../generate/names.ts';
import { Refused, type Tree, type Values } from './tree.ts';
import { usualParts } from './usual.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const CONTRACT = 'openapi/openapi.yaml';
const COMPONENTS = 'openapi/components';
const PAGE = 'packages/server/src/shared/page.ts';

export type NewOperation = {
  readonly area: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** The schema of the answer, or of one item of a list; by default the noun of the operation. */
  readonly schema?: string | undefined;
};

/** Everything a new operation is known to need. @returns what is left, in the order of doing it */
export function newOperation(tree: Tree, given: NewOperation): string[] {
  refuseNames(tree, given);
  const { area, operationId, method, path } = given;
  const usual = usualParts(tree, area);
  const testName = operationId.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
  const words = testName.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const status = method === 'POST' && operationId.startsWith('create') ? '201' : '200';
  const parameters = writeParameters(tree, given);
  const things = words.replace(/^\w+ /, '');
  const values = { area, operationId, method, path, testName, words, things, status, ...describe(given, things) };

  tree.createAll('operation', {
    ...values,
    ...usual,
    errors: usual.errors.map(({ key }) => `  - ${key}`).join('\n'),
    responses: usual.responses.join('\n'),
    parameters: parameters.length > 0 ? `parameters:\n${parameters.map(parameterLine).join('\n')}` : '',
    requestBody: WITH_BODY.includes(method) ? writeRequest(tree, given) : '',
    invalid: writeInvalid(tree, given, usual, parameters[0] ?? 'id'),
    ...writeAnswer(tree, given, things),
    ...testValues(tree, given, usual, status),
  });
  addToPathTable(tree, given);
  tree.insert('openapi/CHANGELOG.md', /## Unreleased\n/, `\n- ${words}: \`${method} ${path}\`.`);
  return left(given, wireRoom(tree, values, usual));
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

const isList = ({ operationId }: { readonly operationId?: unknown }) => `${operationId}`.startsWith('list');
const parameterLine = (name: string) => `  - $ref: ../../components/parameters/${name}.yaml`;

/** What a list is needs no words of a person. */
function describe(given: NewOperation, things: string): Values {
  if (!isList(given)) {
    return {
      about: 'TODO: what it is for and when to call it, in a sentence or two.',
      answers: 'TODO: what the answer holds.',
      malformed: 'TODO: which fields may be malformed.',
      message: 'must have another form',
    };
  }
  return {
    about: `The agency's ${things}, newest first, a page at a time.`,
    answers: 'A page of the list, and where the next one begins.',
    malformed: 'A query parameter is malformed, or `cursor` is none that this list has given.',
    message: 'is not a cursor of this list',
  };
}

function writeParameters(tree: Tree, given: NewOperation): string[] {
  const inPath = [...given.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const query = isList(given) ? ['cursor', 'pageLimit'] : [];
  for (const name of [...inPath, ...query]) {
    const file = `${COMPONENTS}/parameters/${name}.yaml`;
    const template = `parameters/${query.includes(name) ? name : 'inPath'}.yaml.txt`;
    if (!tree.has(file)) tree.create(file, template, { name });
  }
  return [...inPath, ...query];
}

/** The schema that is answered, new or known, as a list where one is asked for; and one of its examples. */
function writeAnswer(tree: Tree, given: NewOperation, things: string): Values {
  const { area, operationId } = given;
  const noun = operationId.replace(/^[a-z]+/, '').replace(isList(given) ? /s$/ : /$^/, '');
  // An area has a longer word for its own things: `listOrders` of car-orders lists a CarOrder.
  const own = tree.list(`${COMPONENTS}/schemas/${area}/*${noun}.yaml`);
  const schema = given.schema ?? (own.length === 1 ? basename(own[0]!, '.yaml') : noun);
  const known = tree.list(`${COMPONENTS}/schemas/*/${schema}.yaml`)[0]?.split('/').at(-2);
  if (!known) tree.createAll('schema', { area, schema, closed: '' });
  const folder = known ?? area;
  const [shown] = tree.list(`${COMPONENTS}/examples/${folder}/${schema}.*.yaml`);
  if (!isList(given) && !shown) tree.createAll('example', { area: folder, schema });
  if (!isList(given)) return { answerFolder: folder, answer: schema, case: shown?.split('.').at(-2) ?? 'usual' };

  const value = shown ? (parse(tree.read(shown)) as { value: object }).value : { id: 'TODO-an-id' };
  const item = stringify([value], { lineWidth: 120 }).trimEnd().replaceAll(/^/gm, '    ');
  const nextCursor = `${(value as { id?: unknown }).id ?? 'TODO-an-id'}`;
  const listed = tree.list(`${COMPONENTS}/schemas/*/${schema}List.yaml`)[0]?.split('/').at(-2);
  if (!listed)
    tree.createAll('list', { area, schema, item, nextCursor, things, itemFile: `../${folder}/${schema}.yaml` });
  if (!tree.has(PAGE)) tree.createAll('page', {});
  return { answerFolder: listed ?? area, answer: `${schema}List`, case: 'usual' };
}

function writeRequest(tree: Tree, { area, operationId }: NewOperation): string {
  const values = { area, schema: `${pascalCase(operationId)}Request`, closed: 'additionalProperties: false' };
  tree.createAll('schema', values);
  tree.createAll('example', values);
  return tree.text('requestBody.yaml.txt', values).trimEnd();
}

type Usual = ReturnType<typeof usualParts>;

/** The refusal of a malformed request, with an example in the words of the catalogue. */
function writeInvalid(tree: Tree, given: NewOperation, { errorFor, responses }: Usual, field: string) {
  const { area, operationId } = given;
  const error = errorFor('invalidRequest');
  if (!error || responses.some((line) => line.startsWith(`  "${error.status}"`))) return '';
  const { key: invalidKey, code, description } = error;
  const values = { area, operationId, field, invalidKey, code: `${code}`, description, ...describe(given, '') };
  tree.createAll('invalid', values);
  return tree.text('invalidResponse.yaml.txt', values).trimEnd();
}

function testValues(tree: Tree, given: NewOperation, { errorFor }: Usual, status: string): Values {
  const { area, method, path } = given;
  const invalid = errorFor('invalidRequest');
  const unauthenticated = errorFor('unauthenticated')!;
  const samplePath = path.replaceAll(/\{\w+\}/g, 'TODO-an-id');
  const call = `service.api('${method}', '${samplePath}'${WITH_BODY.includes(method) ? ', { body: {} }' : ''})`;
  const unwritten = isList(given) ? LIST_TESTS : [`${status}: what a caller gets`];
  const malformed = isList(given) ? "another agency's cursor, as an unknown one" : 'a malformed field';
  const titles = [...unwritten, ...(invalid ? [`${invalid.status} ${invalid.key}: ${malformed}`] : [])];
  return {
    start: tree.text(`start/${needsVendors(tree, area) ? 'vendors' : 'service'}.ts.txt`, {}).trimEnd(),
    tests: titles.map((title) => `test("${title}", () => {\n  expect.fail('to be written');\n});`).join('\n\n'),
    call,
    unauthenticated: unauthenticated.key,
    unauthenticatedTitle: `${unauthenticated.status} ${unauthenticated.key}`,
  };
}

const LIST_TESTS = [
  '200: the newest first, page by page, each once, while others come in',
  "200: nothing of another agency's",
];

/** Whether most tests of the area ask vendors of their own. */
function needsVendors(tree: Tree, area: string): boolean {
  const tests = tree.list(`packages/server/test/operations/${area}/*.test.ts`).map(tree.read);
  return tests.filter((text) => text.includes('startWithVendors(')).length > tests.length / 2;
}

function addToPathTable(tree: Tree, { area, operationId, method, path }: NewOperation): void {
  const line = `    ${method.toLowerCase()}: { $ref: paths/${area}/${operationId}.yaml }\n`;
  const known = new RegExp(`^ {2}${path.replaceAll(/[{}]/g, '\\$&')}:\\n`, 'm');
  const lastOfArea = new RegExp(`^ {4}\\w+: \\{ \\$ref: paths/${area}/.*\\n(?!(?:.|\n)*\\$ref: paths/${area}/)`, 'm');
  const table = tree.read(CONTRACT);
  if (known.test(table)) tree.insert(CONTRACT, known, line);
  else tree.insert(CONTRACT, lastOfArea.test(table) ? lastOfArea : /^(?=components:\n)/m, `  ${path}:\n${line}`);
}

/** Handler and service function. @returns false where the room is not there yet, and the generator writes its first file */
function wireRoom(tree: Tree, values: Values, { errorFor }: Usual): boolean {
  const room = `packages/server/src/features/${values.area}`;
  const [handlers, service] = [`${room}/handlers.ts`, `${room}/service.ts`];
  if (!tree.has(handlers) || !tree.has(service)) return false;
  const text = tree.read(handlers);
  const takesDeps = /Handlers\(deps\b/.test(text);
  const isNamespace = text.includes("import * as service from './service.ts'");
  const all = {
    ...values,
    Command: `${pascalCase(`${values.operationId}`)}Command`,
    deps: takesDeps ? 'deps' : '{}',
    fromRequest: isList(values) ? 'query, caller' : 'caller',
    command: isList(values) ? 'agencyId: caller.agencyId, ...query' : 'agencyId: caller.agencyId',
    fields: isList(values) ? ' readonly cursor?: string; readonly limit: number;' : '',
    service: isNamespace ? 'service.' : '',
    unwrittenKey: errorFor('internalError')?.key ?? 'server.error',
  };
  const end = takesDeps ? /^ {2}return \{\n(?:.|\n)*?(?=^ {2}\};)/m : /^export const \w+Handlers\b(?:.|\n)*?(?=^\};)/m;
  tree.insert(handlers, end, tree.text('room/handler.ts.txt', all));
  if (!isNamespace) tree.insert(handlers, /^/, `import { ${values.operationId} } from './service.ts';\n`);
  tree.insert(service, /$/, tree.text('room/service.ts.txt', all));
  if (!tree.read(service).includes('shared/fail.ts')) {
    tree.insert(service, /^/, "import { type FailOf, failOf } from '../../shared/fail.ts';\n");
  }
  return true;
}

function left(given: NewOperation, isWired: boolean): string[] {
  const { area, operationId } = given;
  const room = `packages/server/src/features/${area}`;
  return [
    ...(isList(given)
      ? [`openapi/paths/${area}/${operationId}.yaml: filters under parameters`]
      : [
          `openapi/paths/${area}/${operationId}.yaml: descriptions, its own errors under x-errors and responses`,
          `${COMPONENTS}/schemas/${area} and its examples: the fields of what is new`,
        ]),
    `packages/server/test/operations/${area}: each test fails until it is written`,
    ...(isWired ? [] : [`${room}/handlers.ts and index.ts: the handlers, from what they need`]),
    `${room}/service.ts: ${operationId}(command, deps); store.ts and store.sql.ts: what it reads or keeps`,
    ...(isList(given) ? ['pnpm new migration: an index for the order of the list and for each filter'] : []),
    `openapi/guides: the chapter of the area; openapi/CHANGELOG.md: the line in a partner's words; openapi/DECISIONS.md: what we chose`,
    `pnpm verify, pnpm test ${operationId}`,
  ];
}
