import { basename } from 'node:path';
import { parse, stringify } from 'yaml';
import { pascalCase } from '../generate/names.ts';
import { Refused, type Tree, type Values } from './tree.ts';
import { usualParts } from './usual.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const CONTRACT = 'openapi/openapi.yaml';
const COMPONENTS = 'openapi/components';

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
  const values = { area, operationId, method, path, testName, words, status };

  tree.createAll('operation', {
    ...values,
    ...usual,
    errors: usual.errors.map(({ key }) => `  - ${key}`).join('\n'),
    responses: usual.responses.join('\n'),
    parameters: parameters.length > 0 ? `parameters:\n${parameters.map(parameterLine).join('\n')}` : '',
    requestBody: WITH_BODY.includes(method) ? writeRequest(tree, given) : '',
    invalid: writeInvalid(tree, given, usual, parameters.at(-1) ?? 'id'),
    ...writeAnswer(tree, given),
    ...testValues(given, usual, status),
  });
  addToPathTable(tree, given);
  tree.insert('openapi/CHANGELOG.md', /## Unreleased\n/, `\n- ${words}: \`${method} ${path}\`.\n`);
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

const isList = ({ operationId }: NewOperation) => operationId.startsWith('list');
const parameterLine = (name: string) => `  - $ref: ../../components/parameters/${name}.yaml`;

function writeParameters(tree: Tree, given: NewOperation): string[] {
  const inPath = [...given.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const query = isList(given) ? ['cursor', 'pageSize'] : [];
  for (const name of [...inPath, ...query]) {
    const file = `${COMPONENTS}/parameters/${name}.yaml`;
    const template = `parameters/${query.includes(name) ? name : 'inPath'}.yaml.txt`;
    if (!tree.has(file)) tree.create(file, template, { name });
  }
  return [...inPath, ...query];
}

/** The schema that is answered, new or known, as a list where one is asked for; and one of its examples. */
function writeAnswer(tree: Tree, given: NewOperation): Values {
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
  tree.createAll('list', { area, schema, item, itemFile: `../${folder}/${schema}.yaml` });
  return { answerFolder: area, answer: `${schema}List`, case: 'usual' };
}

function writeRequest(tree: Tree, { area, operationId }: NewOperation): string {
  const values = { area, schema: `${pascalCase(operationId)}Request`, closed: 'additionalProperties: false' };
  tree.createAll('schema', values);
  tree.createAll('example', values);
  return tree.text('requestBody.yaml.txt', values).trimEnd();
}

type Usual = ReturnType<typeof usualParts>;

/** The refusal of a malformed request, with an example in the words of the catalogue. */
function writeInvalid(tree: Tree, { area, operationId }: NewOperation, { errorFor, responses }: Usual, field: string) {
  const error = errorFor('invalidRequest');
  if (!error || responses.some((line) => line.startsWith(`  "${error.status}"`))) return '';
  const { key: invalidKey, code, description } = error;
  const values = { area, operationId, field, invalidKey, code: `${code}`, description };
  tree.createAll('invalid', values);
  return tree.text('invalidResponse.yaml.txt', values).trimEnd();
}

function testValues({ method, path }: NewOperation, { errorFor }: Usual, status: string): Values {
  const invalid = errorFor('invalidRequest');
  const unauthenticated = errorFor('unauthenticated')!;
  const samplePath = path.replaceAll(/\{\w+\}/g, 'TODO-an-id');
  const call = `service.api('${method}', '${samplePath}'${WITH_BODY.includes(method) ? ', { body: {} }' : ''})`;
  const unwritten = [`${status}: what a caller gets`];
  if (invalid) unwritten.push(`${invalid.status} ${invalid.key}: a malformed field`);
  return {
    tests: unwritten.map((title) => `test('${title}', () => {\n  expect.fail('to be written');\n});`).join('\n\n'),
    call,
    unauthenticated: unauthenticated.key,
    unauthenticatedTitle: `${unauthenticated.status} ${unauthenticated.key}`,
  };
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
    `openapi/paths/${area}/${operationId}.yaml: descriptions, its own errors under x-errors and responses${isList(given) ? ', filters under parameters' : ''}`,
    `${COMPONENTS}/schemas/${area} and its examples: the fields of what is new`,
    `packages/server/test/operations/${area}: each test fails until it is written`,
    ...(isWired ? [] : [`${room}/handlers.ts and index.ts: the handlers, from what they need`]),
    `${room}/service.ts: ${operationId}(command, deps); store.ts and store.sql.ts: what it reads or keeps`,
    `openapi/guides: the chapter of the area; openapi/CHANGELOG.md: the line in a partner's words`,
    `pnpm verify, pnpm test ${operationId}`,
  ];
}
