import { withEntry } from '../contract/changes/changelog.ts';
import { ownParts, writeAnswer, writeInvalid, writeRequest } from './operation.contract.ts';
import { leftOf } from './operation.left.ts';
import { pagingIn, parametersIn, unknownIn } from './operation.path.ts';
import { wireRoom } from './operation.room.ts';
import { testValues } from './operation.titles.ts';
import { addStep } from './operation.workflow.ts';
import { catalogueFile, contractFile, contractOf, management, partner, type Side, sideOf } from './sides.ts';
import { Refused, type Tree } from './tree.ts';
import { catalogueOf, errorResponses, usualParts } from './usual.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const CURSOR_RULE = 'x-rules:\n  - { field: cursor, by: data, says: "A `nextCursor` from this list." }';

const FOUR_EYES = `${management.rooms}/four-eyes.ts`;
const ONE_IS_ENOUGH = /^export const oneIsEnough = \{\n(?: .*\n)+/m;

/**
 * Returns true for a change made by operators. For such a change, `four-eyes.ts` states whether one operator is enough.
 */
export const isUnderFourEyes = ({ method, roles = [] }: NewOperation) => method !== 'GET' && roles.includes('operator');

export type NewOperation = {
  readonly area: string;
  readonly operationId: string;
  readonly method: string;
  /** A path such as `/orders/{orderID}`. `{currency:Currency}` names the schema of a parameter that is not an ID. */
  readonly path: string;
  /** Schema of the response, or of one list item; defaults to the operation's noun. */
  readonly schema?: string | undefined;
  /** False for a POST, PUT or PATCH without a body. */
  readonly hasBody?: boolean | undefined;
  /** Roles that may call an operation of the management contract. */
  readonly roles?: readonly string[] | undefined;
  /** The reason why a change by one operator needs no approval. */
  readonly oneIsEnough?: string | undefined;
  /** Keys of the errors that the operation returns in addition to those of its neighbours. */
  readonly errors?: readonly string[] | undefined;
  /** False for a list that is short enough to be returned as a whole. */
  readonly hasPages?: boolean | undefined;
  readonly description?: string | undefined;
};

export type Operation = NewOperation & {
  readonly side: Side;
  /** Schemas of the path parameters that name one. */
  readonly schemas: ReadonlyMap<string, string>;
};

const TYPED = /\{(\w+):(\w+)\}/g;

/** Creates an operation. Returns the remaining steps in the order in which they must be done. */
export function newOperation(tree: Tree, asked: NewOperation): string[] {
  const schemas = new Map([...asked.path.matchAll(TYPED)].map(([, name = '', schema = '']) => [name, schema]));
  const given: Operation = { ...asked, path: asked.path.replaceAll(TYPED, '{$1}'), schemas, side: sideOf(tree, asked) };
  refuseNames(tree, given);
  const { side, area, operationId, method, path, roles, hasBody = true } = given;
  const isWhole = given.hasPages === false;
  const isList = operationId.startsWith('list') && !isWhole;
  const usual = usualParts(tree, given);
  const inPath = parametersIn(tree, given);
  const unknown = unknownIn(tree, given, inPath.at(-1));
  const named = namedErrors(tree, given);
  const all = new Map([...usual.errors, ...(unknown ? [unknown] : []), ...named].map((error) => [error.key, error]));
  const errors = [...all.values()].sort((one, other) => one.status - other.status);

  const testName = operationId.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
  const words = testName.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const things = words.replace(/^\w+ /, '').replace(`${unknown?.noun} `, '');
  const status = method === 'POST' && operationId.startsWith('create') ? '201' : '200';
  const whose = unknown ? `The ${things} of one ${unknown.noun}` : `The agency's ${things}`;
  const about = { ...given, isList, isWhole, whose, status, unknown, inPath, named };

  const parameters = [...inPath.map(({ ref }) => ref), ...(isList ? pagingIn(tree, given) : [])];
  const request = hasBody && WITH_BODY.includes(method) ? writeRequest(tree, given) : undefined;
  const answer = writeAnswer(tree, about);
  writeInvalid(tree, { ...about, field: isList ? 'cursor' : (inPath[0]?.name ?? 'id') }, usual);

  tree.createAll('operation', {
    ...{ area, operationId, testName, words, status, contracts: side.contracts, testFolder: side.tests },
    roles: side === management ? `x-roles: [${roles!.join(', ')}]` : '',
    limit: usual.limit,
    about: (given.description ?? (isList ? `${whose}, newest first, in pages.` : UNDESCRIBED)).replaceAll('"', '\\"'),
    answers: isList ? 'A page of the list and the cursor of the next page.' : `The ${wordsOf(answer.schema)}.`,
    errors: errors.map(({ key }) => `  - ${key}`).join('\n'),
    rules: isList ? CURSOR_RULE : '',
    parameters: parameters.length > 0 ? `parameters:\n${parameters.map((ref) => `  - $ref: ${ref}`).join('\n')}` : '',
    requestBody: request?.lines ?? '',
    responses: errorResponses(errors).join('\n'),
    ...answer.refs,
    ...ownParts({
      schemas: [...(request?.schemas ?? []), ...answer.parts.schemas],
      examples: [...(request?.examples ?? []), ...answer.parts.examples],
    }),
    ...testValues(tree, { ...about, takesBody: request !== undefined }, usual),
  });
  addToPathTable(tree, given);
  if (side === partner) {
    tree.edit('openapi/CHANGELOG.md', (changelog) => withEntry(changelog, `- ${words}: \`${method} ${path}\`.`));
  }
  const own = [...(request ? [request.schema] : []), ...answer.own];
  if (given.oneIsEnough)
    tree.insert(FOUR_EYES, ONE_IS_ENOUGH, `  ${operationId}: ${JSON.stringify(given.oneIsEnough)},\n`);
  const isWired = wireRoom(tree, { ...about, request: request?.schema, answer: answer.schema, own }, usual);
  const isInWorkflow = addStep(tree, { ...given, stepId: testName }, inPath);
  return leftOf({ ...about, isWired, isInWorkflow, testName, own });
}

const UNDESCRIBED = 'TODO: describe the purpose and when to call it, in one or two sentences.';
const wordsOf = (schema: string) => schema.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();

function namedErrors(tree: Tree, { side, errors = [] }: Operation) {
  const catalogue = catalogueOf(tree, side);
  return errors.map((key) => {
    const entry = catalogue[key];
    if (!entry) throw new Refused(`${key} is not in ${catalogueFile(side)}. Create it first: pnpm new error ${key} …`);
    return { key, ...entry };
  });
}

function refuseNames(tree: Tree, given: Operation): void {
  const { side, operationId, method, path, oneIsEnough } = given;
  if (!/^[a-z]+[A-Z0-9][A-Za-z0-9]*$/.test(operationId)) {
    throw new Refused(`${operationId} is not an operationId. Use a verb and a noun, such as listOrders.`);
  }
  const taken = tree.list(`${side.contracts}/paths/*/${operationId}.yaml`)[0];
  if (taken) throw new Refused(`${operationId} already exists: ${taken}.`);
  if (!METHODS.includes(method)) throw new Refused(`${method} is not a method. Use one of ${METHODS.join(', ')}.`);
  if (!/^(\/[a-z0-9_-]+|\/\{[a-z][A-Za-z0-9]*\})+$/.test(path)) {
    throw new Refused(
      `${path} is not a path. Use lower case without the base path, such as /orders or /orders/{orderID}.`,
    );
  }
  if (contractOf(tree, side).paths[path]?.[method.toLowerCase()])
    throw new Refused(`${method} ${path} already exists in ${contractFile(side)}.`);
  if (given.hasPages === false && !operationId.startsWith('list'))
    throw new Refused('--no-pages applies only to operations whose name begins with list.');
  if (oneIsEnough && !isUnderFourEyes(given))
    throw new Refused('--one-is-enough applies only to changes by operators.');
}

function addToPathTable(tree: Tree, { side, area, operationId, method, path }: Operation): void {
  const contract = contractFile(side);
  const line = `    ${method.toLowerCase()}: { $ref: paths/${area}/${operationId}.yaml }\n`;
  // Inserts the operation after the others on its path.
  // Samples run in this order, so items are created before they are listed.
  const known = new RegExp(`^ {2}${path.replaceAll(/[{}]/g, '\\$&')}:\\n(?: {4}.*\\n)*`, 'm');
  const lastOfArea = new RegExp(`^ {4}\\w+: \\{ \\$ref: paths/${area}/.*\\n(?!(?:.|\n)*\\$ref: paths/${area}/)`, 'm');
  const table = tree.read(contract);
  if (known.test(table)) tree.insert(contract, known, line);
  else tree.insert(contract, lastOfArea.test(table) ? lastOfArea : /^(?=components:\n)/m, `  ${path}:\n${line}`);
}
