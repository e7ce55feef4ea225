import type { PathParameter } from './operation.path.ts';
import type { Operation } from './operation.ts';
import { management, rolesIn } from './sides.ts';
import type { Tree, Values } from './tree.ts';
import type { Usual } from './usual.ts';

type Tested = Operation & {
  readonly isList: boolean;
  readonly status: string;
  readonly inPath: readonly PathParameter[];
  readonly unknown: { readonly key: string; readonly status: number; readonly noun: string } | undefined;
  /** The errors that were requested by their keys. */
  readonly named: readonly { readonly key: string; readonly status: number }[];
  readonly takesBody: boolean;
};

/**
 * Returns the values for the test template. The values include one failing test for each promised behaviour, and tests
 * of calls without the required permission.
 */
export function testValues(tree: Tree, given: Tested, usual: Usual): Values {
  const { side, isList, status, unknown, named } = given;
  const hasFields = isList || given.takesBody || side !== management || unknown !== undefined;
  const invalid = hasFields ? usual.errorFor('invalidRequest') : undefined;
  const others = unknown ? `a different ${unknown.noun}` : 'a different agency';
  const malformed = isList ? `a cursor of ${others} is refused like an unknown one` : 'a malformed field is refused';
  const { first, titles, ...values } = (side === management ? managementTests : partnerTests)(tree, given, usual);
  const all = [
    ...(isList ? [PAGES] : [`${status}: the call succeeds and returns its result`]),
    ...titles,
    ...(invalid ? [`${invalid.status} ${invalid.key}: ${malformed}`] : []),
    ...(unknown
      ? [
          `${unknown.status} ${unknown.key}: an unknown ${unknown.noun} and one of a different agency return the same error`,
        ]
      : []),
    ...named
      .filter(({ key }) => key !== unknown?.key)
      .map(({ key, status: refused }) => `${refused} ${key}: ${key === side.whenChanging ? FORBIDDEN : REFUSED}`),
  ];
  const bodies = all.map((title, index) => (index === 0 ? first(title) : unwritten(title)));
  return { ...values, tests: bodies.join('\n\n') };
}

const unwritten = (title: string) => `test("${title}", () => {\n  expect.fail('to be written');\n});`;

const FORBIDDEN = 'a change that a rule forbids is refused and changes nothing';
const REFUSED = 'the call is refused and changes nothing';
const PAGES = '200: the list is returned page by page, newest first, without repetition while items are added';
const OTHERS = '200: the list contains no items of a different agency';

function partnerTests(tree: Tree, given: Tested, { errorFor }: Usual) {
  const { area, method, isList, unknown, takesBody } = given;
  const { key, status } = errorFor('unauthenticated')!;
  const call = `service.api('${method}', '${calledPath(given)}'${takesBody ? ', { body: {} }' : ''})`;
  return {
    first: unwritten,
    titles: isList && !unknown ? [OTHERS] : [],
    start: tree.text(`start/${needsVendors(tree, area) ? 'vendors' : 'service'}.ts.txt`, {}).trimEnd(),
    refused: tree
      .text('refused/token.ts.txt', { call, unauthenticated: key, unauthenticatedTitle: `${status} ${key}` })
      .trimEnd(),
  };
}

/**
 * Returns the tests of a management operation. `test/management/access.test.ts` calls every operation without a session
 * and for a different agency.
 */
function managementTests(tree: Tree, given: Tested, { errorFor }: Usual) {
  const { method, status, takesBody, roles = [] } = given;
  const called = calledPath(given).replace(/^\/agencies\/\d+/, '/agencies/1');
  const forbidden = errorFor('forbidden')!;
  const isDesk = roles.includes('operator');
  const refusedRoles = rolesIn(tree).filter((role) => !roles.includes(role));
  const body = takesBody ? (isDesk ? ', {}' : ', { body: {} }') : '';
  const call = `${isDesk ? 'desk' : 'member'}.call('${method}', '${called}'${body})`;
  const portalImport = "import { expectPortalError, portalAs } from '../../support/portal.ts';";
  return {
    first: (title: string) => `test("${title}", async () => {
  const { status, body } = await ${call};
  expect([status, body]).toEqual([${status}, 'to be written']);
});`,
    titles:
      method === 'GET' ? [] : [`${status}: the audit log contains the change, with its author and the previous values`],
    start: tree
      .text(`start/${isDesk ? 'desk' : 'member'}.ts.txt`, {
        role: roles[0],
        portalImport: refusedRoles.length > 0 ? portalImport : '',
      })
      .trimEnd(),
    refused:
      refusedRoles.length === 0
        ? ''
        : tree
            .text('refused/roles.ts.txt', {
              ...{ method, called, forbidden: forbidden.key, forbiddenTitle: `${forbidden.status} ${forbidden.key}` },
              refusedRoles: refusedRoles.map((role) => `'${role}'`).join(', '),
            })
            .trimEnd(),
  };
}

const calledPath = ({ path, inPath }: Tested) =>
  inPath.reduce((filled, { name, example }) => filled.replace(`{${name}}`, example), path);

/** Returns true if most tests in the area use their own vendors. */
function needsVendors(tree: Tree, area: string): boolean {
  const tests = tree.list(`packages/server/test/operations/${area}/*.test.ts`).map(tree.read);
  return tests.filter((text) => text.includes('startWithVendors(')).length > tests.length / 2;
}
