import { pascalCase } from '../generate/names.ts';
import type { CommonParts } from './operation-parts.ts';
import { fill, type Tree } from './tree.ts';

export const WITH_BODY = ['POST', 'PUT', 'PATCH'];

export type NewOperation = {
  readonly area: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** The schema of the answer, or of one item of a list; by default the noun of the operation. */
  readonly schema?: string | undefined;
};

/** A room whose handlers take `deps` gets the handler; elsewhere the generator leaves a stub to be moved. */
export function writeService(tree: Tree, given: NewOperation): boolean {
  const { area, operationId } = given;
  const folder = `packages/server/src/features/${area}`;
  const values = { operationId, Command: `${pascalCase(operationId)}Command`, status: statusOf(given) };
  const service = `${folder}/service.ts`;
  const handlers = `${folder}/handlers.ts`;
  const room =
    /export function create\w+Handlers\(deps: [^)]*\)[^{]*\{\n(?:.*\n)*? {2}return \{\n(?:.*\n)*?(?= {2}\};\n\})/;
  if (!tree.has(service) || !tree.has(handlers) || !room.test(tree.read(handlers))) return false;
  tree.edit(service, /$/, () => fill('service.ts.txt', values));
  tree.edit(handlers, room, (found) => found + fill('handler.ts.txt', values));
  const named = /import \{ ([^}]+) \} from '\.\/service\.ts';/;
  if (named.test(tree.read(handlers))) {
    tree.edit(handlers, named, (found) => found.replace('{ ', `{ ${operationId}, `));
  } else tree.edit(handlers, '\n\n', () => `\nimport { ${operationId} } from './service.ts';\n\n`);
  return true;
}

export function writeTest(
  tree: Tree,
  { area, operationId, method, path }: NewOperation,
  { errors, catalogue }: CommonParts,
): string {
  const titles = [
    `${statusOf({ method, operationId })}: what a caller gets`,
    ...errors
      .filter((key) => catalogue[key]!.situation === 'invalidRequest')
      .map((key) => `${catalogue[key]!.status} ${key}: a malformed field`),
  ];
  const key = errors.find((error) => catalogue[error]!.situation === 'unauthenticated') ?? 'token.invalid';
  const file = `packages/server/test/operations/${area}/${testName(operationId)}.test.ts`;
  const content = fill('operation.test.ts.txt', {
    method,
    samplePath: path.replaceAll(/\{\w+\}/g, 'TODO-an-id'),
    sampleBody: WITH_BODY.includes(method) ? ', { body: {} }' : '',
    unauthenticated: `${catalogue[key]!.status} ${key}`,
    unauthenticatedKey: key,
    tests: titles.map((title) => `test('${title}', () => {\n  expect.fail('to be written');\n});`).join('\n\n'),
  });
  tree.create(file, content);
  return file;
}

/** `listOrders` → `list-orders` */
function testName(operationId: string): string {
  return operationId.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

/** `listOrders` → `List orders` */
export function words(operationId: string): string {
  const text = testName(operationId).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function statusOf({ method, operationId }: Pick<NewOperation, 'method' | 'operationId'>): string {
  return method === 'POST' && operationId.startsWith('create') ? '201' : '200';
}
