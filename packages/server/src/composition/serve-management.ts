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
import { createAgenciesHandlers } from '../management/agencies/handlers.ts';
import { createApprovalsHandlers } from '../management/approvals/handlers.ts';
import { createAuditHandlers } from '../management/audit/handlers.ts';
import { createBillingAddressHandlers } from '../management/billing-address/handlers.ts';
import { createCallbackOriginsHandlers } from '../management/callback-origins/handlers.ts';
import { createCampaignsHandlers } from '../management/campaigns/handlers.ts';
import { createCookie } from '../management/cookie.ts';
import { createCreditHandlers } from '../management/credit/handlers.ts';
import { createExchangeRatesHandlers } from '../management/exchange-rates/handlers.ts';
import { createGoLiveHandlers } from '../management/go-live/handlers.ts';
import { identify } from '../management/identity/sessions.ts';
import type { Member } from '../management/identity/types.ts';
import { createKeysHandlers } from '../management/keys/handlers.ts';
import { createMembersHandlers } from '../management/members/handlers.ts';
import { createOrdersHandlers } from '../management/orders/handlers.ts';
import { createPasskeysHandlers } from '../management/passkeys/handlers.ts';
import { partyOf } from '../management/passkeys/rules.ts';
import { createWebauthn } from '../management/passkeys/webauthn.ts';
import { createPasswordsHandlers } from '../management/passwords/handlers.ts';
import { createPeopleHandlers } from '../management/people/handlers.ts';
import { createReconciliationHandlers } from '../management/reconciliation/handlers.ts';
import { withRefusalErrors } from '../management/refusal-errors.ts';
import { createRequestsHandlers } from '../management/requests/handlers.ts';
import { createSecondFactorHandlers } from '../management/second-factor/handlers.ts';
import { createSessionsHandlers } from '../management/sessions/handlers.ts';
import { createSuppliersHandlers } from '../management/suppliers/handlers.ts';
import { createTasksHandlers } from '../management/tasks/handlers.ts';
import { createWebhooksHandlers } from '../management/webhooks/handlers.ts';
import type { Caller } from '../shared/caller.ts';
import { eachHandler } from '../shared/each-handler.ts';
import type { Given } from './given.ts';
import type { ManagementDeps } from './management.ts';
import { MANAGEMENT_PATH, PORTAL_SHARE } from './portal.ts';

type Shared = Pick<
  ContractAppOptions<never>,
  'compiledFolder' | 'refuseText' | 'limit' | 'addressLimit' | 'offContract' | 'headers' | 'bounds' | 'trustProxyHops'
> & { readonly report?: Report };
/** Returns the member to whom a token belongs, or `undefined` for an unknown token. */
type Identify = (token: string) => Promise<Member | undefined> | Member | undefined;

/** Serves the management contract. By default, `identifyBy` uses the session cookie. */
export function serveManagement(
  deps: ManagementDeps,
  { config: { publicUrl }, keys, metrics }: Pick<Given, 'config' | 'keys' | 'metrics'>,
  shared: Shared,
  identifyBy: Identify = (token) => identify(token, deps),
): Promise<ContractApp> {
  metrics.serves(operations);
  return createContractApp<Member>({
    ...shared,
    contract,
    operations,
    errors,
    handlers: onShares(sealCursors(handlersOf(deps, publicUrl), keys.listCursors)),
    basePath: MANAGEMENT_PATH,
    compress: true,
    ownOrigin: new URL(publicUrl).origin,
    async authenticate(token) {
      const member = await onShareOf(PORTAL_SHARE, async () => identifyBy(token));
      if (!member) throw new EdgeFailure('unauthenticated');
      return member;
    },
    authorize: createAuthorize({
      isSecondFactorMandatory: deps.isSecondFactorMandatory,
      agencyOf: (agencyId) => onShareOf(PORTAL_SHARE, () => deps.agencies.find(agencyId)),
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
    // Operators belong to no agency, and requests to operations without authentication have no `caller`.
    const shareOf = (request: { readonly caller: Member }) =>
      secured && request.caller.agencyId !== undefined ? `agency ${request.caller.agencyId}` : PORTAL_SHARE;
    return (request: never, ...rest: never[]) => onShareOf(shareOf(request), () => handler(request, ...rest));
  });
}

function handlersOf(deps: ManagementDeps, publicUrl: string): Handlers<Member> {
  const signingIn = { ...deps, cookie: createCookie(publicUrl) };
  return withRefusalErrors({
    ...createSessionsHandlers(signingIn),
    ...createSecondFactorHandlers(signingIn),
    ...createPasskeysHandlers({ ...signingIn, webauthn: createWebauthn(partyOf(publicUrl)) }),
    ...createPasswordsHandlers(signingIn),
    ...createMembersHandlers(signingIn),
    ...createAgenciesHandlers(deps),
    ...createApprovalsHandlers(deps),
    ...createAuditHandlers(deps),
    ...createBillingAddressHandlers(deps),
    ...createCallbackOriginsHandlers(deps),
    ...createCampaignsHandlers(deps),
    ...createCreditHandlers(deps),
    ...createExchangeRatesHandlers(deps),
    ...createGoLiveHandlers(deps),
    ...createKeysHandlers({ ...deps, namesOf: deps.members.find }),
    ...createOrdersHandlers(deps),
    ...createPeopleHandlers(deps),
    ...createReconciliationHandlers(deps),
    ...createRequestsHandlers(deps),
    ...createSuppliersHandlers(deps),
    ...createTasksHandlers(deps),
    ...createWebhooksHandlers(deps),
  });
}
