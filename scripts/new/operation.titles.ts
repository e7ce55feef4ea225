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

/** Includes one failing test for each promised behaviour, and a call without a token. */
export function testValues(tree: Tree, given: Tested, { errorFor }: Usual): Values {
  const { area, method, path, isList, status, inPath, unknown, takesBody } = given;
  const invalid = errorFor('invalidRequest');
  const unauthenticated = errorFor('unauthenticated')!;
  const called = inPath.reduce((filled, { name, example }) => filled.replace(`{${name}}`, example), path);
  const others = unknown ? `a different ${unknown.noun}` : 'a different agency';
  const malformed = isList ? `a cursor of ${others} is refused like an unknown one` : 'a malformed field is refused';
  const titles = [
    ...(isList ? [PAGES] : [`${status}: the call succeeds and returns its result`]),
    ...(isList && !unknown ? [OTHERS] : []),
    ...(invalid ? [`${invalid.status} ${invalid.key}: ${malformed}`] : []),
    ...(unknown
      ? [
          `${unknown.status} ${unknown.key}: an unknown ${unknown.noun} and one of a different agency return the same error`,
        ]
      : []),
  ];
  return {
    start: tree.text(`start/${needsVendors(tree, area) ? 'vendors' : 'service'}.ts.txt`, {}).trimEnd(),
    tests: titles.map((title) => `test("${title}", () => {\n  expect.fail('to be written');\n});`).join('\n\n'),
    call: `service.api('${method}', '${called}'${takesBody ? ', { body: {} }' : ''})`,
    unauthenticated: unauthenticated.key,
    unauthenticatedTitle: `${unauthenticated.status} ${unauthenticated.key}`,
  };
}

const PAGES = '200: the list is returned page by page, newest first, without repetition while items are added';
const OTHERS = '200: the list contains no items of a different agency';

/** Returns true if most tests in the area use their own vendors. */
function needsVendors(tree: Tree, area: string): boolean {
  const tests = tree.list(`packages/server/test/operations/${area}/*.test.ts`).map(tree.read);
  return tests.filter((text) => text.includes('startWithVendors(')).length > tests.length / 2;
}
