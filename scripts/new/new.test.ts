import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newConnector } from './connector.ts';
import { newError } from './error.ts';
import { newMigration } from './migration.ts';
import { newOperation } from './operation.ts';
import { openTree, Refused } from './tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIST = { area: 'car-orders', operationId: 'listLoans', method: 'GET', path: '/loans', schema: 'Loan' };
/** Below an order, of which another agency knows nothing. */
const NOTES = { area: 'car-orders', path: '/order/{orderID}/notes', schema: 'OrderNote' };
const ADD_NOTE = { ...NOTES, operationId: 'createOrderNote', method: 'POST' };
const LIST_NOTES = { ...NOTES, operationId: 'listOrderNotes', method: 'GET' };

/** What would be written; nothing reaches the disk. */
const tree = () => openTree(root);

test('a list operation comes with path, table, examples, types, handler, service, test and changelog', () => {
  const repository = tree();
  const left = newOperation(repository, LIST);
  expect(repository.written().toSorted()).toEqual([
    'openapi/CHANGELOG.md',
    'openapi/components/examples/car-orders/ApiError.listLoansInvalid.yaml',
    'openapi/components/examples/car-orders/LoanList.usual.yaml',
    'openapi/components/schemas/car-orders/Loan.yaml',
    'openapi/components/schemas/car-orders/LoanList.yaml',
    'openapi/openapi.yaml',
    'openapi/paths/car-orders/listLoans.yaml',
    'packages/server/src/features/car-orders/handlers.ts',
    'packages/server/src/features/car-orders/service.ts',
    'packages/server/src/features/car-orders/types.ts',
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
  expect(left.length).toBeLessThan(11);
});

test('a list is paged as every list of the service', () => {
  const repository = tree();
  newOperation(repository, LIST);
  const service = repository.read('packages/server/src/features/car-orders/service.ts');
  expect(service).toContain("import { type Page, pageOf } from '../../shared/list-pages.ts';\n");
  expect(service).toContain('behind: cursor, atMost: limit + 1');
  expect(repository.read('openapi/paths/car-orders/listLoans.yaml')).toContain('  - { field: cursor, by: data, ');
});

test('what a path names reaches the service beside the agency, and so does a body', () => {
  const repository = tree();
  newOperation(repository, ADD_NOTE);
  const room = 'packages/server/src/features/car-orders';
  expect(repository.read(`${room}/handlers.ts`)).toContain(`
    async createOrderNote({ path, body, caller }, answer) {
      return answer(201, await createOrderNote({ orderId: path.orderID, agencyId: caller.agencyId, body }, deps));
    },
`);
  expect(repository.read(`${room}/service.ts`)).toContain(
    'export type CreateOrderNoteCommand = { readonly orderId: string; readonly agencyId: number; readonly body: CreateOrderNoteRequest };\n',
  );
  expect(repository.read(`${room}/types.ts`)).toContain(
    "export type { CreateOrderNoteRequest, OrderNote } from '../../generated/types.ts';\n",
  );
});

test('an unknown id is answered as its neighbours answer it', () => {
  const repository = tree();
  newOperation(repository, LIST_NOTES);
  const path = repository.read('openapi/paths/car-orders/listOrderNotes.yaml');
  expect(path).toContain('  - request.invalid\n  - token.invalid\n  - token.keySuspended\n  - carOrder.notFound\n');
  expect(path).toContain(
    '          orderNotFound: { $ref: ../../components/examples/car-orders/ApiError.orderNotFound.yaml }\n',
  );
  expect(repository.read('packages/server/test/operations/car-orders/list-order-notes.test.ts')).toContain(
    `test("404 carOrder.notFound: an unknown order, and another agency's", () => {`,
  );
});

test('a list below a path is of what the path names', () => {
  const repository = tree();
  newOperation(repository, LIST_NOTES);
  const schema = repository.read('openapi/components/schemas/car-orders/OrderNoteList.yaml');
  expect(schema).toContain('description: "The notes of one order, newest first: one page."');
  const written = repository.read('packages/server/test/operations/car-orders/list-order-notes.test.ts');
  expect(written).toContain(`"400 request.invalid: another order's cursor, as an unknown one"`);
  expect(written).not.toContain("nothing of another agency's");
});

test('an area without such an error is told that it is left', () => {
  const given = { ...LIST, area: 'events', operationId: 'listEventTries', path: '/events/{eventId}/tries' };
  const left = newOperation(tree(), given).join('\n');
  expect(left).toContain('listEventTries.yaml: the error for an unknown eventId');
  expect(newOperation(tree(), LIST_NOTES).join('\n')).not.toContain('an unknown');
});

test('a parameter of the path is that of its neighbours, whatever its file is called', () => {
  const repository = tree();
  const path = '/transfer/orders/{orderId}/notes';
  newOperation(repository, { ...LIST_NOTES, area: 'transfer-orders', path });
  const { written, read } = repository;
  expect(written().filter((file) => file.includes('/parameters/'))).toEqual([]);
  expect(read('openapi/paths/transfer-orders/listOrderNotes.yaml')).toContain('/parameters/transferOrderId.yaml\n');
});

test('what changes something is refused to a key that may only read, and what reads is not', () => {
  for (const area of ['car-orders', 'webhooks', 'reference-data']) {
    const repository = tree();
    newOperation(repository, { ...LIST, area });
    newOperation(repository, { area, operationId: 'addLoan', method: 'POST', path: '/loans' });
    expect(repository.read(`openapi/paths/${area}/listLoans.yaml`)).not.toContain('eadOnly');
    expect(repository.read(`openapi/paths/${area}/addLoan.yaml`)).toContain('  - key.readOnly\n');
    expect(repository.read(`openapi/paths/${area}/addLoan.yaml`)).toContain('\n  "403": ');
  }
});

test('the changelog says what is new in the place of what says that nothing is', () => {
  const repository = tree();
  newOperation(repository, ADD_NOTE);
  newOperation(repository, LIST_NOTES);
  const [, unreleased = ''] = repository.read('openapi/CHANGELOG.md').split(/^## /m);
  expect(unreleased).toContain(
    '- List order notes: `GET /order/{orderID}/notes`.\n- Create order note: `POST /order/{orderID}/notes`.\n',
  );
  expect(unreleased).not.toContain('What comes next');
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
  expect(repository.read('openapi/openapi.yaml')).toMatch(/ {2}\/order\/\{orderID\}:\n {4}get: .*\n {4}patch: /);
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
