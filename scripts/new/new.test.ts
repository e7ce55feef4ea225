import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { newConnector } from './connector.ts';
import { newError } from './error.ts';
import { newMigration } from './migration.ts';
import { newOperation } from './operation.ts';
import { openTree, Refused } from './tree.ts';
import { newWords } from './words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIST = { area: 'car-orders', operationId: 'listLoans', method: 'GET', path: '/loans', schema: 'Loan' };
/** A sub-resource of an order, which must be invisible to other agencies. */
const NOTES = { area: 'car-orders', path: '/order/{orderID}/notes', schema: 'OrderNote' };
const ADD_NOTE = { ...NOTES, operationId: 'createOrderNote', method: 'POST' };
const LIST_NOTES = { ...NOTES, operationId: 'listOrderNotes', method: 'GET' };

/** Opens the test's file tree, which is never written to disk. */
const tree = () => openTree(root);

test('a list operation is generated with its contract, types, handler, service, test and changelog entry', () => {
  const repository = tree();
  const left = newOperation(repository, LIST);
  expect(repository.written().toSorted()).toEqual([
    'openapi/CHANGELOG.md',
    'openapi/errors.yaml',
    'openapi/openapi.yaml',
    'openapi/paths/car-orders/listLoans.yaml',
    'openapi/workflows/book-and-pay.arazzo.yaml',
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

/** Returns the schemas and examples in the file of a partner operation. */
function ownParts({ read }: ReturnType<typeof tree>, operation: string) {
  const { 'x-schemas': schemas, 'x-examples': examples } = parse(read(`openapi/paths/${operation}.yaml`));
  return { schemas, examples } as Record<'schemas' | 'examples', Record<string, object>>;
}

test('a second operation refers to the schema in the file of the first one, and shows its example', () => {
  const repository = tree();
  newOperation(repository, ADD_NOTE);
  newOperation(repository, LIST_NOTES);
  expect(Object.keys(ownParts(repository, 'car-orders/createOrderNote').schemas)).toEqual([
    'CreateOrderNoteRequest',
    'OrderNote',
  ]);
  const { schemas, examples } = ownParts(repository, 'car-orders/listOrderNotes');
  expect(Object.keys(schemas)).toEqual(['OrderNoteList']);
  expect(repository.read('openapi/paths/car-orders/listOrderNotes.yaml')).toContain(
    'items: { $ref: "createOrderNote.yaml#/x-schemas/OrderNote" }',
  );
  expect(examples['OrderNoteList.usual']).toMatchObject({ value: { results: [{ id: 'TODO-an-id' }] } });
});

test('a generated list is paged like every other list', () => {
  const repository = tree();
  newOperation(repository, LIST);
  const service = repository.read('packages/server/src/features/car-orders/service.ts');
  expect(service).toMatch(/import \{.*\bpageOf\b.*\} from '\.\.\/\.\.\/shared\/list-pages\.ts';\n/);
  expect(service).toContain('behind: cursor, atMost: limit + 1');
  expect(repository.read('openapi/paths/car-orders/listLoans.yaml')).toContain('  - { field: cursor, by: data, ');
});

test('the service receives the agency, the path parameters and the body', () => {
  const repository = tree();
  newOperation(repository, ADD_NOTE);
  const room = 'packages/server/src/features/car-orders';
  expect(repository.read(`${room}/handlers.ts`)).toContain(`
    async createOrderNote({ path, body, caller }, answer, fail) {
      return answer(201, await createOrderNote({ orderId: path.orderID, agencyId: caller.agencyId, body }, deps, fail));
    },
`);
  expect(repository.read(`${room}/service.ts`)).toContain(
    'export type CreateOrderNoteCommand = { readonly orderId: string; readonly agencyId: number; readonly body: CreateOrderNoteRequest };\n',
  );
  expect(repository.read(`${room}/service.ts`)).toContain(
    "_deps: object, fail: FailWith<'carOrder.notFound' | 'server.error'>)",
  );
  expect(repository.read(`${room}/types.ts`)).toContain(
    "export type { CreateOrderNoteRequest, OrderNote } from '../../generated/types.ts';\n",
  );
});

test('an unknown ID returns the same error as in neighboring operations', () => {
  const repository = tree();
  newOperation(repository, LIST_NOTES);
  const path = repository.read('openapi/paths/car-orders/listOrderNotes.yaml');
  expect(path).toContain('  - request.invalid\n  - token.invalid\n  - token.keySuspended\n  - carOrder.notFound\n');
  expect(path).toContain('  "404": { $ref: ../../components/responses.yaml#/Error }\n');
  expect(repository.read('packages/server/test/operations/car-orders/list-order-notes.test.ts')).toContain(
    `test("404 carOrder.notFound: an unknown order and one of a different agency return the same error", () => {`,
  );
});

test('a list has an example in its file, and its malformed cursor is a case in the error catalogue', () => {
  const repository = tree();
  newOperation(repository, LIST);
  expect(Object.keys(ownParts(repository, 'car-orders/listLoans').examples)).toEqual(['LoanList.usual']);
  expect(repository.read('openapi/errors.yaml')).toMatch(
    /^request\.invalid:\n(?: .*\n)+ {4}listLoansInvalid:\n {6}operations: \[listLoans\]\n/m,
  );
});

test('a list below a path contains the items of the path parameter', () => {
  const repository = tree();
  newOperation(repository, LIST_NOTES);
  const { schemas } = ownParts(repository, 'car-orders/listOrderNotes');
  expect(schemas.OrderNoteList).toMatchObject({ description: 'The notes of one order, newest first, one page.' });
  const written = repository.read('packages/server/test/operations/car-orders/list-order-notes.test.ts');
  expect(written).toContain(`"400 request.invalid: a cursor of a different order is refused like an unknown one"`);
  expect(written).not.toContain('no items of a different agency');
});

test('a path without parameters returns no 404 of its area', () => {
  const repository = tree();
  newOperation(repository, LIST);
  expect(repository.read('openapi/paths/car-orders/listLoans.yaml')).not.toContain('otFound');
});

test('a reading operation becomes a step of a workflow that has its path parameters', () => {
  const repository = tree();
  const left = newOperation(repository, LIST_NOTES);
  const workflow = repository.written().find((path) => path.startsWith('openapi/workflows/'))!;
  expect(repository.read(workflow)).toContain(`
      - stepId: list-order-notes
        operationId: listOrderNotes
        parameters:
          - reference: $components.parameters.authorization
          - { name: orderID, in: path, value: $steps.order.outputs.orderID }
        successCriteria:
          - condition: $statusCode == 200
`);
  expect(left.join('\n')).not.toContain('openapi/workflows');
  expect(newOperation(tree(), ADD_NOTE).join('\n')).toContain('openapi/workflows: createOrderNote as a step');
});

test('an area without an error for unknown IDs is reported as remaining work', () => {
  const given = { ...LIST, area: 'events', operationId: 'listEventTries', path: '/events/{eventId}/tries' };
  const left = newOperation(tree(), given).join('\n');
  expect(left).toContain('listEventTries.yaml: the error for an unknown eventId');
  expect(newOperation(tree(), LIST_NOTES).join('\n')).not.toContain('an unknown');
});

test('a path parameter reuses the component of neighboring paths, whatever its file name', () => {
  const repository = tree();
  const path = '/transfer/orders/{orderId}/notes';
  newOperation(repository, { ...LIST_NOTES, area: 'transfer-orders', path });
  const { written, read } = repository;
  expect(written()).not.toContain('openapi/components/parameters.yaml');
  expect(read('openapi/paths/transfer-orders/listOrderNotes.yaml')).toContain('/parameters.yaml#/transferOrderId\n');
});

test('changing operations are refused to a read-only key, and reading operations are not', () => {
  for (const area of ['car-orders', 'webhooks', 'reference-data']) {
    const repository = tree();
    newOperation(repository, { ...LIST, area });
    newOperation(repository, { area, operationId: 'addLoan', method: 'POST', path: '/loans' });
    expect(repository.read(`openapi/paths/${area}/listLoans.yaml`)).not.toContain('eadOnly');
    expect(repository.read(`openapi/paths/${area}/addLoan.yaml`)).toContain('  - key.readOnly\n');
    expect(repository.read(`openapi/paths/${area}/addLoan.yaml`)).toContain('\n  "403": ');
  }
});

test('a changelog entry replaces the placeholder', () => {
  const repository = tree();
  newOperation(repository, ADD_NOTE);
  newOperation(repository, LIST_NOTES);
  const [, unreleased = ''] = repository.read('openapi/CHANGELOG.md').split(/^## /m);
  expect(unreleased).toContain(
    '- List order notes: `GET /order/{orderID}/notes`.\n- Create order note: `POST /order/{orderID}/notes`.\n',
  );
  expect(unreleased).not.toContain('No unreleased changes');
});

test('a list without pages returns all of its items and takes no cursor', () => {
  const repository = tree();
  const left = newOperation(repository, { ...LIST, hasPages: false });
  const path = repository.read('openapi/paths/car-orders/listLoans.yaml');
  expect(path).toContain('schema: { $ref: "#/x-schemas/LoanList" }');
  expect(ownParts(repository, 'car-orders/listLoans').examples['LoanList.usual']).toMatchObject({ summary: 'A list' });
  expect(path).not.toMatch(/cursor/i);
  expect(repository.read('packages/server/src/features/car-orders/service.ts')).toContain('): Promise<LoanList> {');
  expect(left.join('\n')).not.toMatch(/cursors\.test|new migration/);
  expect(newOperation(tree(), LIST).join('\n')).toContain('undo this command and add --no-pages');
});

test('an error that is named gets its response, its type in the code and a failing test', () => {
  const repository = tree();
  newOperation(repository, { ...LIST, hasPages: false, errors: ['creditCheck.wrongPin', 'carOrder.notFound'] });
  const path = repository.read('openapi/paths/car-orders/listLoans.yaml');
  expect(path).toMatch(/ {2}- creditCheck\.wrongPin\n(?:.|\n)+ {2}- carOrder\.notFound\n(?:.|\n)+ {2}"404": /);
  expect(repository.read('packages/server/src/features/car-orders/service.ts')).toContain(
    "fail: FailWith<'creditCheck.wrongPin' | 'carOrder.notFound' | 'server.error'>",
  );
  const written = repository.read('packages/server/test/operations/car-orders/list-loans.test.ts');
  expect(written).toContain('test("404 carOrder.notFound: the call is refused and changes nothing", ');
  expect(() => newOperation(tree(), { ...LIST, errors: ['loan.lost'] })).toThrow(
    /^loan\.lost is not in openapi\/errors\.yaml\. Create it first: pnpm new error loan\.lost …$/,
  );
});

test('a path parameter with a schema takes its description, values and workflow step from the schema', () => {
  const repository = tree();
  const given = {
    area: 'credit-limits',
    operationId: 'getUse',
    method: 'GET',
    path: '/payment/limits/{currency:Currency}/use',
  };
  const left = newOperation(repository, { ...given, description: 'Returns the "use".' });
  expect(parse(repository.read('openapi/components/parameters.yaml')).currency).toEqual({
    ...{ name: 'currency', in: 'path', required: true, description: 'The currency.', example: 'TRY' },
    schema: { $ref: 'schemas/shared/Currency.yaml' },
  });
  expect(parse(repository.read('openapi/paths/credit-limits/getUse.yaml')).description).toBe('Returns the "use".');
  expect(repository.read('openapi/openapi.yaml')).toContain('  /payment/limits/{currency}/use:\n');
  const workflow = repository.written().find((path) => path.startsWith('openapi/workflows/'))!;
  expect(repository.read(workflow)).toContain('          - { name: currency, in: path, value: TRY }\n');
  expect(left.join('\n')).not.toMatch(/different agency|workflow/);
  expect(() => newOperation(tree(), { ...given, path: '/payment/limits/{currency:Coin}/use' })).toThrow(
    /^Coin of \{currency:Coin\} is not a schema/,
  );
});

test('a text of the portal is added to its group in every language', () => {
  const repository = tree();
  newWords(repository, [
    'audit.audit.actions.mergeAgencies',
    'Agencies merged',
    'Acenteler birleştirildi',
    "Agentur'n",
  ]);
  expect(repository.written()).toEqual(['en', 'tr', 'de'].map((one) => `packages/portal/src/words/${one}/audit.ts`));
  expect(repository.read('packages/portal/src/words/tr/audit.ts')).toMatch(
    /\n {4}actions: \{\n(?: {6}.*\n)+ {6}mergeAgencies: "Acenteler birleştirildi",\n {4}\},\n/,
  );
  newWords(repository, ['audit.audit.noteColumns.text', 'Note', 'Not', 'Notiz']);
  newWords(repository, ['audit.audit.noteColumns.at', 'Written', 'Tarih', 'Datum']);
  expect(repository.read('packages/portal/src/words/de/audit.ts')).toContain(
    '\n    noteColumns: {\n      text: "Notiz",\n      at: "Datum",\n    },\n  },\n',
  );
  expect(() => newWords(tree(), ['audit.deeds.done.x', 'a', 'b', 'c'])).toThrow(
    /en\/audit\.ts has no group deeds\.done\.$/,
  );
  expect(() => newWords(tree(), ['audit.audit.actions.setAgency', 'a', 'b', 'c'])).toThrow(/^setAgency already exists/);
  expect(() => newWords(tree(), ['elsewhere.x', 'a', 'b', 'c'])).toThrow(/^elsewhere\.x is not a path/);
});

test('the generated test fails until it is implemented', () => {
  const repository = tree();
  newOperation(repository, LIST);
  const written = repository.read('packages/server/test/operations/car-orders/list-loans.test.ts');
  expect(written.match(/^test\((['"]).+\1/gm)).toEqual([
    'test("200: the list is returned page by page, newest first, without repetition while items are added"',
    'test("200: the list contains no items of a different agency"',
    'test("400 request.invalid: a cursor of a different agency is refused like an unknown one"',
    "test('401 token.invalid: a request without a token is refused'",
  ]);
  expect(written.match(/expect\.fail/g)).toHaveLength(3);
});

test('the generated test starts the same vendors as most tests of its area', () => {
  const start = (area: string) => {
    const repository = tree();
    newOperation(repository, { ...LIST, area });
    return /await (start\w+)\(\)/.exec(
      repository.read(`packages/server/test/operations/${area}/list-loans.test.ts`),
    )![1];
  };
  expect([start('car-search'), start('locations')]).toEqual(['startWithVendors', 'startService']);
});

test('an existing path gets a further method, and an existing parameter is reused', () => {
  const repository = tree();
  newOperation(repository, {
    area: 'car-orders',
    operationId: 'changeOrder',
    method: 'PATCH',
    path: '/order/{orderID}',
  });
  expect(repository.written()).not.toContain('openapi/components/parameters.yaml');
  expect(repository.read('openapi/openapi.yaml')).toMatch(/ {2}\/order\/\{orderID\}:\n {4}get: .*\n {4}patch: /);
  expect(repository.read('openapi/paths/car-orders/changeOrder.yaml')).toContain('x-schemas/ChangeOrderRequest');
});

test.each([
  [{ ...LIST, area: 'cars' }, /^cars is not an area\. The areas are auth, .*; with --roles: sessions, /],
  [{ ...LIST, operationId: 'Orders' }, /^Orders is not an operationId\. Use a verb and a noun/],
  [{ ...LIST, operationId: 'getOrder' }, /^getOrder already exists: openapi\/paths\/car-orders\/getOrder\.yaml/],
  [{ ...LIST, method: 'FETCH' }, /^FETCH is not a method/],
  [{ ...LIST, path: 'orders' }, /^orders is not a path/],
  [{ ...LIST, path: '/order/{orderID}' }, /^GET \/order\/\{orderID\} already exists in openapi\/openapi\.yaml/],
])('the operation %j is refused', (given, reason) => {
  const repository = tree();
  expect(() => newOperation(repository, given)).toThrow(reason);
  expect(() => newOperation(repository, given)).toThrow(Refused);
  expect(repository.written()).toEqual([]);
});

test('a new error is added after the errors of its area', () => {
  const repository = tree();
  const others = ['car-orders', '4290', '422', 'Too many.'];
  newError(repository, ['carOrder.tooMany', ...others]);
  const catalogue = repository.read('openapi/errors.yaml');
  expect(catalogue).toContain('carOrder.tooMany:\n  area: car-orders\n  code: 4290\n  status: 422\n');
  expect(catalogue.indexOf('carOrder.tooMany:')).toBeGreaterThan(catalogue.indexOf('carOrder.notFound:'));
  expect(() => newError(tree(), ['tooMany', ...others])).toThrow(/^tooMany is not an error key/);
  expect(() => newError(tree(), ['carOrder.notFound', ...others])).toThrow(/already/);
  expect(() => newError(tree(), ['carOrder.tooMany', 'car-orders', '4290', '200', 'Too many.'])).toThrow(
    /^200 is not an error status/,
  );
});

test('a new partner error gets a way to cause it on staging, and texts that verify refuses until they are written', () => {
  const repository = tree();
  const left = newError(repository, ['carOrder.tooMany', 'car-orders', '4290', '422', 'Too many.']).join('\n');
  expect(repository.written()).toEqual(['openapi/errors.yaml', 'scripts/error-coverage/ways.cars.ts']);
  const { staging, tr, de } = parse(repository.read('openapi/errors.yaml'))['carOrder.tooMany'];
  for (const text of [staging, ...tr, ...de]) expect(text).toMatch(/^TODO: /);
  expect(repository.read('scripts/error-coverage/ways.cars.ts')).toContain(
    "  const ways = {\n    'carOrder.tooMany': ['TODO', async () => Promise.reject(",
  );
  expect(left).toContain('ways.cars.ts: the calls that cause carOrder.tooMany');
});

test('a new partner error that one call causes gets the complete way', () => {
  const repository = tree();
  const how = { staging: 'Call `getUse` for EUR as Lodos Transfer.', call: 'GET /payment/limits/EUR/use', as: 'lodos' };
  const left = newError(repository, ['creditLimit.none', 'credit-limits', '404', '404', 'None.'], false, how).join(
    '\n',
  );
  expect(parse(repository.read('openapi/errors.yaml'))['creditLimit.none'].staging).toBe(how.staging);
  expect(repository.read('scripts/error-coverage/ways.general.ts')).toContain(
    "'creditLimit.none': ['getUse', async () => service.api('GET', '/payment/limits/EUR/use', " +
      "{ token: await service.loginAs('lodos') })],\n",
  );
  expect(left).not.toContain('ways.');
});

test('a way to cause an error can call an operation with a new order', () => {
  const repository = tree();
  const how = { staging: 'Call `getUse` for an unpaid order.', call: 'GET /order/{orderID}/use' };
  newError(repository, ['carOrder.unused', 'car-orders', '409', '409', 'Unused.'], false, how);
  expect(repository.read('scripts/error-coverage/ways.cars.ts')).toMatch(
    /'carOrder\.unused': \['getUse', async \(\) => service\.api\('GET', `\/order\/\$\{\(await paying\.order\(\)\)\.id\}\/use`, /,
  );
  const others = ['transferOrder.unused', 'transfer-orders', '409', '409', 'Unused.'];
  newError(repository, others, false, { ...how, call: 'GET /transfer/orders/{orderId}/use' });
  expect(repository.read('scripts/error-coverage/ways.transfers.ts')).toMatch(
    /'GET', `\/transfer\/orders\/\$\{await unpaid\(\)\}\/use`, /,
  );
});

test('a new error of a portal area is added to the catalogue of the management contract', () => {
  const repository = tree();
  const others = ['409', '409', 'Use a different name.'];
  const left = newError(repository, ['key.nameTaken', 'keys', ...others]);
  newError(repository, ['agency.nameTaken', 'agencies', ...others]);
  newError(repository, ['webhook.nameTaken', 'webhooks', ...others], true);
  expect(repository.written()).toEqual(['openapi/management/errors.yaml']);
  const catalogue = repository.read('openapi/management/errors.yaml');
  const added = parse(catalogue);
  expect(added['key.nameTaken']).toEqual({
    ...{ area: 'keys', code: 409, status: 409, description: 'Use a different name.', retry: 'never' },
    ...{ meaning: 'TODO: what happened.', action: 'TODO: what the member should do.' },
    cases: { keyNameTaken: { summary: 'TODO: the situation, in a few words' } },
  });
  expect(catalogue.indexOf('key.nameTaken:')).toBeGreaterThan(catalogue.indexOf('key.notFound:'));
  expect([added['agency.nameTaken'].area, added['webhook.nameTaken'].area]).toEqual(['agencies', 'webhooks']);
  expect(left).toContain('packages/portal/src/words/{en,tr,de}/common.ts: its message');
});

test('an error of the management contract must not repeat an error of the partner contract', () => {
  const repeated = ['carOrder.notFound', 'orders', '404', '404', 'Unknown.'];
  expect(() => newError(tree(), repeated)).toThrow(/Refer to it: { \$ref: "..\/errors.yaml#\/carOrder.notFound" }/);
  const unknown = ['key.lost', 'lost-keys', '409', '409', 'Lost.'];
  expect(() => newError(tree(), unknown)).toThrow(/^lost-keys is not an area\. The areas are auth, .+ keys, /);
  expect(() => newError(tree(), ['key.lost', 'car-orders', '409', '409', 'Lost.'], true)).toThrow(/not an area/);
});

test('a migration gets the number after the last one', () => {
  const repository = tree();
  const last = repository.list('packages/server/migrations/*.sql').at(-1)!;
  newMigration(repository, 'car-orders-by-agency');
  const [written] = repository.written();
  expect(Number(/(\d{4})-car-orders-by-agency\.sql$/.exec(written!)![1])).toBe(Number(/(\d{4})-/.exec(last)![1]) + 1);
  expect(() => newMigration(tree(), 'Car_Orders')).toThrow(/^Car_Orders is not a migration name/);
});

test('without a schema a list contains items of its area', () => {
  const repository = tree();
  newOperation(repository, {
    area: 'car-orders',
    operationId: 'listCancellations',
    method: 'GET',
    path: '/cancellations',
  });
  const { schemas } = ownParts(repository, 'car-orders/listCancellations');
  expect(schemas).toEqual({
    CarCancellationList: expect.objectContaining({
      properties: expect.objectContaining({
        results: expect.objectContaining({
          items: { $ref: '../../components/schemas/car-orders/CarCancellation.yaml' },
        }),
      }),
    }),
  });
});

test('an existing connector is not overwritten', () => {
  expect(() => newConnector(tree(), 'vendor')).toThrow(/vendor\.yaml already exists/);
  expect(() => newConnector(tree(), 'Vendor')).toThrow(/^Vendor is not a connector name/);
});
