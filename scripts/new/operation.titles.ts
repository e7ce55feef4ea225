import type { PathParameter } from './operation.path.ts';
import type { NewOperation } from './operation.ts';
import type { Tree, Values } from './tree.ts';
import type { Usual } from './usual.ts';

type Tested = NewOperation & {
  readonly isList: boolean;
  readonly status: string;
  readonly inPath: readonly PathParameter[];
  readonly unknown: { readonly key: string; readonly status: number; readonly noun: string } | undefined;
  readonly takesBody: boolean;
};

/** The test of an operation: what it promises, each title a test that fails, and a call without a token. */
export function testValues(tree: Tree, given: Tested, { errorFor }: Usual): Values {
  const { area, method, path, isList, status, inPath, unknown, takesBody } = given;
  const invalid = errorFor('invalidRequest');
  const unauthenticated = errorFor('unauthenticated')!;
  const called = inPath.reduce((filled, { name, example }) => filled.replace(`{${name}}`, example), path);
  const others = unknown ? `another ${unknown.noun}'s` : "another agency's";
  const malformed = isList ? `${others} cursor, as an unknown one` : 'a malformed field';
  const titles = [
    ...(isList ? [PAGES] : [`${status}: what a caller gets`]),
    ...(isList && !unknown ? [OTHERS] : []),
    ...(invalid ? [`${invalid.status} ${invalid.key}: ${malformed}`] : []),
    ...(unknown ? [`${unknown.status} ${unknown.key}: an unknown ${unknown.noun}, and another agency's`] : []),
  ];
  return {
    start: tree.text(`start/${needsVendors(tree, area) ? 'vendors' : 'service'}.ts.txt`, {}).trimEnd(),
    tests: titles.map((title) => `test("${title}", () => {\n  expect.fail('to be written');\n});`).join('\n\n'),
    call: `service.api('${method}', '${called}'${takesBody ? ', { body: {} }' : ''})`,
    unauthenticated: unauthenticated.key,
    unauthenticatedTitle: `${unauthenticated.status} ${unauthenticated.key}`,
  };
}

const PAGES = '200: the newest first, page by page, each once, while others come in';
const OTHERS = "200: nothing of another agency's";

/** Whether most tests of the area ask vendors of their own. */
function needsVendors(tree: Tree, area: string): boolean {
  const tests = tree.list(`packages/server/test/operations/${area}/*.test.ts`).map(tree.read);
  return tests.filter((text) => text.includes('startWithVendors(')).length > tests.length / 2;
}
