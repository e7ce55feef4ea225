import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newConnector } from './connector.ts';
import { newError } from './error.ts';
import { newMigration } from './migration.ts';
import { newOperation } from './operation.ts';
import { openTree, Refused } from './tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIST = { area: 'car-orders', operationId: 'listLoans', method: 'GET', path: '/loans', schema: 'Loan' };
/** What the first list brings for all that follow. */
const SHARED = [
  'openapi/components/parameters/cursor.yaml',
  'openapi/components/parameters/pageLimit.yaml',
  'packages/server/src/shared/page.ts',
];

/** What would be written; nothing reaches the disk. */
const tree = () => openTree(root);

test('a list operation comes with path, table, page, examples, handler, service, test and changelog', () => {
  const repository = tree();
  const left = newOperation(repository, LIST);
  for (const path of SHARED) expect(repository.has(path)).toBe(true);
  const own = repository.written().filter((path) => !SHARED.includes(path));
  expect(own.toSorted()).toEqual([
    'openapi/CHANGELOG.md',
    'openapi/components/examples/car-orders/ApiError.listLoansInvalid.yaml',
    'openapi/components/examples/car-orders/LoanList.usual.yaml',
    'openapi/components/schemas/car-orders/Loan.yaml',
    'openapi/components/schemas/car-orders/LoanList.yaml',
    'openapi/openapi.yaml',
    'openapi/paths/car-orders/listLoans.yaml',
    'packages/server/src/features/car-orders/handlers.ts',
    'packages/server/src/features/car-orders/service.ts',
    'packages/server/test/operations/car-orders/list-loans.test.ts',
  ]);
  expect(repository.read('openapi/openapi.yaml')).toContain(
    '  /loans:\n    get: { $ref: paths/car-orders/listLoans.yaml }\n',
  );
  const path = repository.read('openapi/paths/car-orders/listLoans.yaml');
  for (const key of ['request.invalid', 'token.invalid', 'token.keySuspended', 'rateLimit.exceeded', 'server.error']) {
    expect(path).toContain(`  - ${key}\n`);
  }
  for (const status of ['"401"', '"429"', '"500"', 'default']) expect(path).toContain(`\n  ${status}: { $ref: `);
  expect(repository.read('packages/server/src/features/car-orders/handlers.ts')).toContain('async listLoans(');
  expect(left.length).toBeLessThan(10);
});

test('the test it writes fails until it is written', () => {
  const repository = tree();
  newOperation(repository, LIST);
  const written = repository.read('packages/server/test/operations/car-orders/list-loans.test.ts');
  expect(written.match(/^test\((['"]).+\1/gm)).toEqual([
    'test("200: the newest first, page by page, each once, while others come in"',
    'test("200: nothing of another agency\'s"',
    'test("400 request.invalid: another agency\'s cursor, as an unknown one"',
    "test('401 token.invalid: no token'",
  ]);
  expect(written.match(/expect\.fail/g)).toHaveLength(3);
  expect(written).toContain('await startWithVendors()');
});

test('a path that is there takes another method, and a known parameter is not written again', () => {
  const repository = tree();
  newOperation(repository, {
    area: 'car-orders',
    operationId: 'changeOrder',
    method: 'PATCH',
    path: '/order/{orderID}',
  });
  expect(repository.written()).not.toContain('openapi/components/parameters/orderID.yaml');
  expect(repository.read('openapi/openapi.yaml')).toMatch(/ {2}\/order\/\{orderID\}:\n {4}patch: .*\n {4}get: /);
  expect(repository.read('openapi/paths/car-orders/changeOrder.yaml')).toContain('ChangeOrderRequest.yaml');
});

test.each([
  [{ ...LIST, area: 'cars' }, /^cars is no area\. There are auth, /],
  [{ ...LIST, operationId: 'Orders' }, /^Orders is no operationId: a verb and a noun/],
  [{ ...LIST, operationId: 'getOrder' }, /^getOrder is there already: openapi\/paths\/car-orders\/getOrder\.yaml/],
  [{ ...LIST, method: 'FETCH' }, /^FETCH is no method/],
  [{ ...LIST, path: 'orders' }, /^orders is no path/],
  [{ ...LIST, path: '/order/{orderID}' }, /^GET \/order\/\{orderID\} is in openapi\/openapi\.yaml already/],
])('an operation %j is refused', (given, reason) => {
  const repository = tree();
  expect(() => newOperation(repository, given)).toThrow(reason);
  expect(() => newOperation(repository, given)).toThrow(Refused);
  expect(repository.written()).toEqual([]);
});

test('an error stands below those of its area', () => {
  const repository = tree();
  const others = ['car-orders', '4290', '422', 'Too many.'];
  newError(repository, ['carOrder.tooMany', ...others]);
  const catalogue = repository.read('openapi/errors.yaml');
  expect(catalogue).toContain('carOrder.tooMany:\n  area: car-orders\n  code: 4290\n  status: 422\n');
  expect(catalogue.indexOf('carOrder.tooMany:')).toBeGreaterThan(catalogue.indexOf('carOrder.notFound:'));
  expect(() => newError(tree(), ['tooMany', ...others])).toThrow(/^tooMany is no key/);
  expect(() => newError(tree(), ['carOrder.notFound', ...others])).toThrow(/already/);
  expect(() => newError(tree(), ['carOrder.tooMany', 'car-orders', '4290', '200', 'Too many.'])).toThrow(
    /^200 is no status of an error/,
  );
});

test('a migration gets the number after the last', () => {
  const repository = tree();
  const last = repository.list('packages/server/migrations/*.sql').at(-1)!;
  newMigration(repository, 'car-orders-by-agency');
  const [written] = repository.written();
  expect(Number(/(\d{4})-car-orders-by-agency\.sql$/.exec(written!)![1])).toBe(Number(/(\d{4})-/.exec(last)![1]) + 1);
  expect(() => newMigration(tree(), 'Car_Orders')).toThrow(/^Car_Orders is no name/);
});

test("without a schema, a list is of the area's own things", () => {
  const repository = tree();
  newOperation(repository, {
    area: 'car-orders',
    operationId: 'listCancellations',
    method: 'GET',
    path: '/cancellations',
  });
  expect(repository.written()).toContain('openapi/components/schemas/car-orders/CarCancellationList.yaml');
});

test('a connector that is there is not written over', () => {
  expect(() => newConnector(tree(), 'vendor')).toThrow(/vendor\.yaml is there already/);
  expect(() => newConnector(tree(), 'Vendor')).toThrow(/^Vendor is no name of a connector/);
});
