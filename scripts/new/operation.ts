import { parse } from 'yaml';
import { withEntry } from '../contract/changes/changelog.ts';
import { writeAnswer, writeInvalid, writeRequest } from './operation.contract.ts';
import { PARAMETERS, type PathParameter, parametersIn, parametersOf, unknownIn } from './operation.path.ts';
import { wireRoom } from './operation.room.ts';
import { testValues } from './operation.titles.ts';
import { Refused, type Tree } from './tree.ts';
import { errorResponses, usualParts } from './usual.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const CONTRACT = 'openapi/openapi.yaml';
const COMPONENTS = 'openapi/components';
const CURSOR_RULE = 'x-rules:\n  - { field: cursor, by: data, says: "A `nextCursor` from this list." }';

export type NewOperation = {
  readonly area: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Schema of the response, or of one list item; defaults to the operation's noun. */
  readonly schema?: string | undefined;
};

/** Returns the remaining steps in the order in which to do them. */
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
  writeInvalid(tree, { ...about, field: isList ? 'cursor' : (inPath[0]?.name ?? 'id') }, usual);

  tree.createAll('operation', {
    ...{ area, operationId, testName, words, status },
    limit: usual.limit,
    about: isList
      ? `${whose}, newest first, in pages.`
      : 'TODO: describe the purpose and when to call it, in one or two sentences.',
    answers: isList ? 'A page of the list and the cursor of the next page.' : 'TODO: describe the response.',
    errors: errors.map(({ key }) => `  - ${key}`).join('\n'),
    rules: isList ? CURSOR_RULE : '',
    parameters: components.length > 0 ? `parameters:\n${components.map(parameterLine).join('\n')}` : '',
    requestBody: request?.lines ?? '',
    responses: errorResponses(errors).join('\n'),
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
  if (!areas.includes(area)) throw new Refused(`${area} is not an area. The areas are ${areas.join(', ')}.`);
  if (!/^[a-z]+[A-Z0-9][A-Za-z0-9]*$/.test(operationId)) {
    throw new Refused(`${operationId} is not an operationId. Use a verb and a noun, such as listOrders.`);
  }
  const taken = tree.list(`openapi/paths/*/${operationId}.yaml`)[0];
  if (taken) throw new Refused(`${operationId} already exists: ${taken}.`);
  if (!METHODS.includes(method)) throw new Refused(`${method} is not a method. Use one of ${METHODS.join(', ')}.`);
  if (!/^(\/[a-z0-9_-]+|\/\{[a-z][A-Za-z0-9]*\})+$/.test(path)) {
    throw new Refused(
      `${path} is not a path. Use lower case without the base path, such as /orders or /orders/{orderID}.`,
    );
  }
  if (contract.paths[path]?.[method.toLowerCase()])
    throw new Refused(`${method} ${path} already exists in ${CONTRACT}.`);
}

const parameterLine = (name: string) => `  - $ref: ../../components/parameters.yaml#/${name}`;

function writePaging(tree: Tree): string[] {
  const names = ['cursor', 'pageLimit'];
  for (const name of names) {
    if (!parametersOf(tree)[name]) tree.append(PARAMETERS, `parameters/${name}.yaml.txt`, {});
  }
  return names;
}

function addToPathTable(tree: Tree, { area, operationId, method, path }: NewOperation): void {
  const line = `    ${method.toLowerCase()}: { $ref: paths/${area}/${operationId}.yaml }\n`;
  // Inserts the operation after the others on its path. Samples run in this order, so items are created before they are
  // listed.
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
    ...(last && !unknown ? [`${file}: the error for an unknown ${last} and for one of a different agency`] : []),
    `${COMPONENTS}/schemas/${area} and its examples: the new fields; a list repeats the same example`,
    `packages/server/test/operations/${area}: each test fails until you write it`,
    ...(last
      ? [`packages/server/test/contract/hostile.test.ts: ${operationId} with a ${last} of a different agency`]
      : []),
    ...(isWired ? [] : [`${room}/handlers.ts and index.ts: the handlers and their dependencies`]),
    `${room}/service.ts: ${operationId}(command, deps); store.ts and store.sql.ts: the data that it reads or stores`,
    `${room}/handlers.ts: the response in the terms of the contract; types.ts: the internal types where they differ`,
    ...(isList ? ['pnpm new migration: an index for the order of the list and one for each filter'] : []),
    ...(method === 'POST' && !isList
      ? ['if a repeated call must not repeat its effect: the parameter Idempotency-Key, and shared/create-once.ts']
      : []),
    `openapi/workflows: ${operationId} as a step of a workflow`,
    'openapi/guides: the chapter of the area; openapi/CHANGELOG.md: an entry for partners; ' +
      'openapi/DECISIONS.md: a heading for each decision, such as ### D-300: Short title',
    `pnpm verify, pnpm test ${operationId}; WRITE_COSTS=true pnpm test scripts/samples updates the costs of calls`,
  ];
}
