import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../src/generated/management/openapi.json' with { type: 'json' };
import { operations } from '../../src/generated/management/operations.ts';
import type { Role } from '../../src/management/identity/types.ts';
import type { Answer } from '../support/api.ts';
import { expectPortalError, portalAs, visitPortal } from '../support/portal.ts';
import { startService, type TestService } from '../support/service.ts';

const all = Object.values(operations);
const secured = all.filter((operation) => operation.secured);
type Secured = (typeof secured)[number];

const ROLES = ['owner', 'developer', 'finance', 'viewer', 'operator'] as const satisfies readonly Role[];
const [OWN_AGENCY, OTHER_AGENCY] = [1, 2];

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

type Parameters = Record<string, { readonly name: string; readonly in: string; readonly example?: unknown }>;

/** Returns the operation's path, filled in with the agency's ID and the example IDs from the contract. */
function pathOf({ path }: Pick<Secured, 'path'>, agencyId: number | string): string {
  const parameters = Object.values(contract.components.parameters as Parameters).filter((one) => one.in === 'path');
  const example = (name: string) => parameters.find((one) => one.name === name)?.example ?? 'x1';
  return path.replace(/\{(\w+)\}/g, (_, name) => String(name === 'agencyId' ? agencyId : example(name)));
}

const isRefused = ({ body, status }: Answer) =>
  status === 401 || ['access.forbidden', 'agency.notFound'].includes((body as { key?: string } | undefined)?.key ?? '');

const verified = (role: Role) => portalAs(service, role, { secondFactor: 'passed', agencyId: OWN_AGENCY });

describe.each(secured.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  test('only the roles listed in the contract may call the operation', async () => {
    const open: string[] = [];
    for (const role of ROLES) {
      const answer = await (await verified(role)).call(operation.method, pathOf(operation, OWN_AGENCY));
      if (!isRefused(answer)) open.push(role);
      else expectPortalError(answer, 'access.forbidden');
    }
    const heldBack = await portalAs(service, 'owner', { agencyId: OWN_AGENCY });
    const answer = await heldBack.call(operation.method, pathOf(operation, OWN_AGENCY));
    if (!isRefused(answer)) open.push('unverified');
    else expectPortalError(answer, 'access.forbidden');
    expect(open.sort()).toEqual([...operation.roles].sort());
  });

  test('401 session.invalid: a call without a session or with an unknown session cookie is refused', async () => {
    for (const cookie of ['', 'portal-session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']) {
      const visitor = visitPortal(service, cookie);
      expectPortalError(await visitor.call(operation.method, pathOf(operation, OWN_AGENCY)), 'session.invalid');
    }
  });
});

const ofAgencies = secured.filter(({ path }) => path.includes('{agencyId}'));

describe.each(ofAgencies.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  test('404 agency.notFound: a member of any role cannot reach a different agency, however its ID is written', async () => {
    for (const role of ROLES.filter((one) => one !== 'operator')) {
      const member = await verified(role);
      for (const agencyId of [OTHER_AGENCY, 999_999, `0${OWN_AGENCY}`]) {
        expectPortalError(await member.call(operation.method, pathOf(operation, agencyId)), 'agency.notFound');
      }
    }
  });

  const isForOperators = (operation.roles as readonly Role[]).includes('operator');
  test.runIf(isForOperators)(
    '404 agency.notFound: an operator gets this error only for an agency that does not exist',
    async () => {
      const operator = await verified('operator');
      expectPortalError(await operator.call(operation.method, pathOf(operation, 999_999)), 'agency.notFound');
    },
  );
});

test('only the operations for signing in, accepting invitations and resetting passwords need no session', () => {
  const open = all.filter((operation) => !operation.secured).map(({ id }) => id);
  expect(open.sort()).toEqual([
    'acceptInvitation',
    'beginPasskeySignIn',
    'completePasswordReset',
    'readInvitation',
    'requestPasswordReset',
    'signIn',
    'signInWithPasskey',
  ]);
});
