import { parse } from 'yaml';
import { withEntry } from '../contract-diff/changelog.ts';
import { writeAnswer, writeInvalid, writeRequest } from './operation.contract.ts';
import { type PathParameter, parametersIn, unknownIn } from './operation.path.ts';
import { wireRoom } from './operation.room.ts';
import { testValues } from './operation.titles.ts';
import { Refused, type Tree } from './tree.ts';
import { usualParts } from './usual.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const CONTRACT = 'openapi/openapi.yaml';
const COMPONENTS = 'openapi/components';
const CURSOR_RULE = 'x-rules:\n  - { field: cursor, by: data, says: "A `nextCursor` of this list." }';

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
  const isList = operationId.startsWith('list');
  const usual = usualParts(tree, { area, changes: method !== 'GET' });
  const inPath = parametersIn(tree, path);
  const unknown = unknownIn(tree, area, inPath);
  const errors = [...usual.errors, ...(unknown ? [unknown] : [])].sort((one, other) => one.status - other.status);

  const testName = operationId.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
  const words = testName.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const things = words.replace(/^\w+ /, '').replace(`${unknown?.noun} `, '');
  const status = method === 'POST' && operationId.startsWith('create') ? '201' : '200';
  const whose = unknown ? `The ${things} of one ${unknown.noun}` : `The agency's ${things}`;
  const about = { ...given, isList, words, whose, status, unknown };

  const components = [...inPath.map(({ component }) => component), ...(isList ? writePaging(tree) : [])];
  const request = WITH_BODY.includes(method) ? writeRequest(tree, given) : undefined;
  const answer = writeAnswer(tree, about);
  const invalid = writeInvalid(tree, { ...about, field: isList ? 'cursor' : (inPath[0]?.name ?? 'id') }, usual);
  const responses = [...invalid, ...usual.responses, ...(unknown ? [unknown.response] : [])].sort();

  tree.createAll('operation', {
    ...{ area, operationId, testName, words, status },
    limit: usual.limit,
    about: isList
      ? `${whose}, newest first, a page at a time.`
      : 'TODO: what it is for and when to call it, in a sentence or two.',
    answers: isList ? 'A page of the list, and where the next one begins.' : 'TODO: what the answer holds.',
    errors: errors.map(({ key }) => `  - ${key}`).join('\n'),
    rules: isList ? CURSOR_RULE : '',
    parameters: components.length > 0 ? `parameters:\n${components.map(parameterLine).join('\n')}` : '',
    requestBody: request?.lines ?? '',
    responses: responses.join('\n'),
    ...answer.example,
    ...testValues(tree, { ...about, inPath, takesBody: request !== undefined }, usual),
  });
  addToPathTable(tree, given);
  tree.edit('openapi/CHANGELOG.md', (changelog) => withEntry(changelog, `- ${words}: \`${method} ${path}\`.`));
  const own = [...(request ? [request.schema] : []), ...answer.own];
  const isWired = wireRoom(tree, { ...about, inPath, request: request?.schema, answer: answer.schema, own }, usual);
  return left(about, { isWired, inPath });
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

const parameterLine = (name: string) => `  - $ref: ../../components/parameters/${name}.yaml`;

function writePaging(tree: Tree): string[] {
  const names = ['cursor', 'pageLimit'];
  for (const name of names) {
    const file = `${COMPONENTS}/parameters/${name}.yaml`;
    if (!tree.has(file)) tree.create(file, `parameters/${name}.yaml.txt`, {});
  }
  return names;
}

function addToPathTable(tree: Tree, { area, operationId, method, path }: NewOperation): void {
  const line = `    ${method.toLowerCase()}: { $ref: paths/${area}/${operationId}.yaml }\n`;
  // Behind its neighbours of the path: samples are told in this order, so what is listed is created before.
  const known = new RegExp(`^ {2}${path.replaceAll(/[{}]/g, '\\$&')}:\\n(?: {4}.*\\n)*`, 'm');
  const lastOfArea = new RegExp(`^ {4}\\w+: \\{ \\$ref: paths/${area}/.*\\n(?!(?:.|\n)*\\$ref: paths/${area}/)`, 'm');
  const table = tree.read(CONTRACT);
  if (known.test(table)) tree.insert(CONTRACT, known, line);
  else tree.insert(CONTRACT, lastOfArea.test(table) ? lastOfArea : /^(?=components:\n)/m, `  ${path}:\n${line}`);
}

type Written = NewOperation & { readonly isList: boolean; readonly unknown: unknown };

function left(
  { area, operationId, method, isList, unknown }: Written,
  { isWired, inPath }: { readonly isWired: boolean; readonly inPath: readonly PathParameter[] },
): string[] {
  const room = `packages/server/src/features/${area}`;
  const file = `openapi/paths/${area}/${operationId}.yaml`;
  const last = inPath.at(-1)?.name;
  return [
    isList
      ? `${file}: filters under parameters`
      : `${file}: summary, descriptions, its limit, its own errors under x-errors and responses`,
    ...(last && !unknown ? [`${file}: the error for an unknown ${last}, and another agency's`] : []),
    `${COMPONENTS}/schemas/${area} and its examples: the fields of what is new; a list shows the same example once more`,
    `packages/server/test/operations/${area}: each test fails until it is written`,
    ...(last ? [`packages/server/test/contract/hostile.test.ts: ${operationId} with another agency's ${last}`] : []),
    ...(isWired ? [] : [`${room}/handlers.ts and index.ts: the handlers, from what they need`]),
    `${room}/service.ts: ${operationId}(command, deps); store.ts and store.sql.ts: what it reads or keeps`,
    `${room}/handlers.ts: the answer in the words of the contract; types.ts: what the room calls it where that differs`,
    ...(isList ? ['pnpm new migration: an index for the order of the list and for each filter'] : []),
    ...(method === 'POST' && !isList
      ? ['where the same call again must not do it twice: the parameter Idempotency-Key, and shared/create-once.ts']
      : []),
    `openapi/workflows: ${operationId} as a step of a journey`,
    `openapi/guides: the chapter of the area; openapi/CHANGELOG.md: the line in a partner's words; openapi/DECISIONS.md: what we chose`,
    `pnpm verify, pnpm test ${operationId}; WRITE_COSTS=true pnpm test scripts/samples: what a call costs`,
  ];
}
