import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newOperation } from './operation.ts';
import { openTree, Refused } from './tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MERGE = {
  ...{ area: 'agencies', operationId: 'mergeAgencies', method: 'POST', path: '/agencies/{agencyId}/merge' },
  ...{ schema: 'Agency', roles: ['operator'] },
};
const READ_MERGE = { ...MERGE, operationId: 'getMerge', method: 'GET', schema: 'Merge', roles: ['owner', 'finance'] };

/** Opens the test's file tree, which is never written to disk. */
const tree = () => openTree(root);

test('a management operation is generated with its contract, handler, service and test, and no changelog entry', () => {
  const repository = tree();
  newOperation(repository, MERGE);
  expect(repository.written().toSorted()).toEqual([
    'openapi/management/openapi.yaml',
    'openapi/management/paths/agencies/mergeAgencies.yaml',
    'packages/server/src/management/agencies/handlers.ts',
    'packages/server/src/management/agencies/service.ts',
    'packages/server/test/management/agencies/merge-agencies.test.ts',
  ]);
  const path = repository.read('openapi/management/paths/agencies/mergeAgencies.yaml');
  expect(path).toContain('\nx-roles: [operator]\n');
  expect(path).toContain(
    'x-errors:\n  - request.invalid\n  - session.invalid\n  - access.forbidden\n  - agency.notFound\n  - rateLimit.exceeded\n',
  );
});

test('the service function of a change receives its author and records it, and that of a reading operation does not', () => {
  const repository = tree();
  newOperation(repository, MERGE);
  newOperation(repository, READ_MERGE);
  const room = 'packages/server/src/management/agencies';
  const [handlers, service] = [repository.read(`${room}/handlers.ts`), repository.read(`${room}/service.ts`)];
  expect(handlers).toContain(
    'return answer(200, await service.mergeAgencies({ by: caller.email, ...path, ...body }, deps));',
  );
  expect(service).toContain(
    'mergeAgencies({ by }: ActorContext & { readonly agencyId: number } & MergeAgenciesRequest, deps: AgencyCardDeps): Promise<',
  );
  expect(service).toContain("{ by, action: 'mergeAgencies' },");
  expect(handlers).toContain('return answer(200, await service.getMerge(path, deps));');
  expect(service).toContain('getMerge(_command: { readonly agencyId: number }, _deps: AgencyCardDeps): Promise<Merge>');
});

test('the reason why one operator is enough is entered in the table of four eyes', () => {
  const repository = tree();
  const left = newOperation(repository, { ...MERGE, oneIsEnough: "It's harmless." });
  expect(repository.read('packages/server/src/management/four-eyes.ts')).toMatch(
    /^export const oneIsEnough = \{\n(?: .*\n)+ {2}mergeAgencies: "It's harmless\.",\n\} as const/m,
  );
  expect(left.join()).not.toContain('four-eyes');
});

test('a change without a body gets no request schema', () => {
  const repository = tree();
  newOperation(repository, { ...MERGE, hasBody: false });
  expect(repository.written().join()).not.toContain('Request');
  expect(repository.read('openapi/management/paths/agencies/mergeAgencies.yaml')).not.toContain('requestBody');
});

test('an operation takes the errors of its path and the limit of operations of its kind', () => {
  const repository = tree();
  newOperation(repository, { ...MERGE, area: 'keys', path: '/agencies/{agencyId}/merge-keys' });
  newOperation(repository, READ_MERGE);
  expect(repository.read('openapi/management/paths/keys/mergeAgencies.yaml')).not.toContain('key.notFound');
  expect(repository.read('openapi/management/paths/agencies/getMerge.yaml')).not.toContain('requests: 30,');
});

test('an area without an audit log gets one with its first change', () => {
  const repository = tree();
  newOperation(repository, { ...MERGE, area: 'requests', operationId: 'hideRequests', path: '/hide-requests' });
  expect(repository.read('packages/server/src/management/requests/service.ts')).toContain(
    'export type RequestDeps = AuditDeps & {',
  );
});

test('the generated test of a management operation has one failing test per promise and one refusal per other role', () => {
  const repository = tree();
  newOperation(repository, MERGE);
  newOperation(repository, READ_MERGE);
  const tests = 'packages/server/test/management/agencies';
  const written = repository.read(`${tests}/merge-agencies.test.ts`);
  expect(written.match(/^test\("[^"]+"/gm)).toEqual([
    'test("200: the call succeeds and returns its result"',
    'test("200: the audit log contains the change, with its author and the previous values"',
    'test("400 request.invalid: a malformed field is refused"',
  ]);
  const refusing = tree();
  newOperation(refusing, { ...MERGE, errors: ['change.refused'] });
  expect(refusing.read(`${tests}/merge-agencies.test.ts`)).toContain(
    'test("422 change.refused: a change that a rule forbids is refused and changes nothing"',
  );
  expect(written).toContain("await desk.call('POST', '/agencies/1/merge', {});");
  expect(written).toContain("test.each(['owner', 'developer', 'finance', 'viewer'] as const)('403 access.forbidden: ");
  const reading = repository.read(`${tests}/get-merge.test.ts`);
  expect(reading).toContain("member = await portalAs(service, 'owner', ");
  expect(reading).toContain("test.each(['developer', 'viewer', 'operator'] as const)");
});

test('a management operation can refer to parameters, errors and schemas of the partner contract', () => {
  const repository = tree();
  const path = '/agencies/{agencyId}/webhook-endpoints/{endpointId}/twin';
  newOperation(repository, {
    ...MERGE,
    area: 'webhooks',
    operationId: 'copyEndpoint',
    path,
    schema: 'WebhookEndpoint',
  });
  const written = repository.read('openapi/management/paths/webhooks/copyEndpoint.yaml');
  expect(written.match(/^ {2}- webhookEndpoint\.notFound$/gm)).toHaveLength(1);
  expect(written).toContain('  - $ref: ../../../components/parameters.yaml#/webhookEndpointId\n');
  expect(written).toContain('{ $ref: "../../../components/schemas/webhooks/WebhookEndpoint.yaml" }');
  expect(repository.read('openapi/management/openapi.yaml')).toContain(
    `  ${path}:\n    post: { $ref: paths/webhooks/copyEndpoint.yaml }\n`,
  );
});

test('the remaining steps of a management operation are named in order, with four eyes only for changes by operators', () => {
  const steps = (given: Parameters<typeof newOperation>[1]) => newOperation(tree(), given).join('\n');
  expect(steps(MERGE)).toMatch(
    /paths\/agencies\/mergeAgencies\.yaml(?:.|\n)+x-schemas(?:.|\n)+pnpm new error(?:.|\n)+four-eyes\.ts: mergeAgencies in oneIsEnough(?:.|\n)+pages\/agency: (?:.|\n)+audit\.audit\.actions\.mergeAgencies(?:.|\n)+words(?:.|\n)+no changelog/,
  );
  expect(steps({ ...MERGE, path: '/merged-agencies' })).toContain('packages/portal/src/pages/desk: ');
  for (const other of [READ_MERGE, { ...MERGE, roles: ['owner'] }]) expect(steps(other)).not.toContain('four-eyes');
});

test.each([
  [
    { ...MERGE, area: 'car-orders' },
    /^car-orders is an area of the partner contract, which has no roles\. Omit --roles\.$/,
  ],
  [{ ...MERGE, roles: undefined }, /^agencies needs --roles .*: owner, developer, finance, viewer, operator\.$/],
  [{ ...MERGE, roles: ['owner'], oneIsEnough: 'x' }, /^--one-is-enough applies only to changes by operators\.$/],
  [{ ...MERGE, roles: ['boss'] }, /^boss is not a role\. The roles are owner, developer, finance, viewer, operator\.$/],
  [{ ...MERGE, area: 'cars' }, /^cars is not an area\. The areas are auth, .*; with --roles: sessions, /],
  [{ ...MERGE, operationId: 'endAgency' }, /^endAgency already exists: openapi\/management\/paths\/agencies\//],
  [{ ...MERGE, path: '/agencies/{agencyId}/end' }, /already exists in openapi\/management\/openapi\.yaml/],
])('the operation %j is refused', (given, reason) => {
  const repository = tree();
  expect(() => newOperation(repository, given)).toThrow(reason);
  expect(() => newOperation(repository, given)).toThrow(Refused);
  expect(repository.written()).toEqual([]);
});

test('the roles decide the contract of an area that both contracts have', () => {
  const written = (roles?: readonly string[]) => {
    const repository = tree();
    newOperation(repository, { area: 'webhooks', operationId: 'listNotes', method: 'GET', path: '/notes', roles });
    return repository.written();
  };
  expect(written()).toContain('openapi/paths/webhooks/listNotes.yaml');
  expect(written(['owner'])).toContain('openapi/management/paths/webhooks/listNotes.yaml');
});
