import {
  type ContractApp,
  type ContractAppOptions,
  createContractApp,
  EdgeFailure,
} from '@agency-booking/contract-express';
import { onShareOf } from '../database/shares.ts';
import { errors } from '../generated/management/errors.ts';
import type { Handlers } from '../generated/management/handlers.ts';
import contract from '../generated/management/openapi.json' with { type: 'json' };
import { operations } from '../generated/management/operations.ts';
import { sealCursors } from '../http/cursors.ts';
import { createAuthorize } from '../management/access.ts';
import { identify } from '../management/identity/sessions.ts';
import type { Member } from '../management/identity/types.ts';
import type { Caller } from '../shared/caller.ts';
import { eachHandler } from '../shared/each-handler.ts';
import { createKeys } from './keys.ts';
import { managementDeps, managementHandlers } from './management.ts';
import { MANAGEMENT_PATH, PORTAL_SHARE, type Portal } from './portal.ts';

type Shared = Pick<
  ContractAppOptions<never>,
  'compiledFolder' | 'refuseText' | 'limit' | 'addressLimit' | 'offContract' | 'headers' | 'bounds' | 'trustProxyHops'
> & { readonly report?: Report };
type Served = Pick<Portal, 'rooms' | 'identity' | 'given'>;
/** Returns the member to whom a token belongs, or `undefined` for an unknown token. */
type Identify = (token: string) => Promise<Member | undefined> | Member | undefined;

/** @param identifyBy default: by the session cookie */
export function serveManagement(
  { rooms, identity, given }: Served,
  shared: Shared,
  identifyBy: Identify = (token) => identify(token, identity),
): Promise<ContractApp> {
  const { publicUrl } = given.config;
  const { auth } = rooms;
  const { isSecondFactorMandatory } = identity;
  const handlers = managementHandlers(managementDeps(rooms, given), publicUrl);
  given.metrics.serves(operations);
  return createContractApp<Member>({
    ...shared,
    contract,
    operations,
    errors,
    handlers: onShares(sealCursors(handlers, createKeys(given.config, given.randomBytes).listCursors)),
    basePath: MANAGEMENT_PATH,
    ownOrigin: new URL(publicUrl).origin,
    async authenticate(token) {
      const member = await onShareOf(PORTAL_SHARE, async () => identifyBy(token));
      if (!member) throw new EdgeFailure('unauthenticated');
      return member;
    },
    authorize: createAuthorize({
      isSecondFactorMandatory,
      hasAgency: async (agencyId) => (await onShareOf(PORTAL_SHARE, () => auth.agencies.find(agencyId))) !== undefined,
    }),
    limitIdentity: ({ memberId }) => memberId,
    limitCredential: secretOf,
    holder: ({ agencyId = PORTAL_SHARE }) => String(agencyId),
    report: reportOf(shared.report),
  });
}

/** Returns a value that identifies the subject of a request without a session. */
function secretOf(body: unknown): string | undefined {
  const { email, token, credentialId } = (body ?? {}) as Record<string, unknown>;
  return [email, token, credentialId].find((value): value is string => typeof value === 'string')?.toLowerCase();
}

type Report = NonNullable<ContractAppOptions<Caller>['report']>;

/** Logs and counts portal requests in the same way as partner requests, with the member in place of the API user. */
function reportOf(report: Report | undefined): ContractAppOptions<Member>['report'] {
  const caller = (member: Member | undefined) =>
    member && ({ userId: member.memberId, agencyId: member.agencyId } as Caller);
  return { ...report, answered: (event) => report?.answered?.({ ...event, caller: caller(event.caller) }) };
}

function onShares(handlers: Handlers<Member>): Handlers<Member> {
  return eachHandler(handlers, (handler, id) => {
    const { secured } = operations[id as keyof typeof operations];
    // Operators belong to no agency, and an unsecured operation has no caller.
    const shareOf = (request: { readonly caller: Member }) =>
      secured && request.caller.agencyId !== undefined ? `agency ${request.caller.agencyId}` : PORTAL_SHARE;
    return (request: never, ...rest: never[]) => onShareOf(shareOf(request), () => handler(request, ...rest));
  });
}
