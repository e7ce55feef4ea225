import { transactOn } from '../database/transact.ts';
import { formats, NEWEST, settle, settledOn } from '../database/written-format.ts';
import type { Handlers } from '../generated/management/handlers.ts';
import { operations } from '../generated/operations.ts';
import { createAgenciesHandlers } from '../management/agencies/handlers.ts';
import { closeAgency } from '../management/agencies/service.ts';
import type { ApprovalDeps, CarryOuts } from '../management/approvals/carry-outs.ts';
import { createApprovalsHandlers } from '../management/approvals/handlers.ts';
import { withFourEyes } from '../management/approvals/service.asking.ts';
import { type ApprovalTables, createApprovalStore } from '../management/approvals/store.sql.ts';
import { createAuditHandlers } from '../management/audit/handlers.ts';
import { createBillingAddressHandlers } from '../management/billing-address/handlers.ts';
import { createCallbackOriginsHandlers } from '../management/callback-origins/handlers.ts';
import { createCampaignsHandlers } from '../management/campaigns/handlers.ts';
import { createCookie } from '../management/cookie.ts';
import { createCreditHandlers } from '../management/credit/handlers.ts';
import { moveCredit, openRecord } from '../management/credit/service.ts';
import { createStatementStore } from '../management/credit/store.sql.ts';
import { createExchangeRatesHandlers } from '../management/exchange-rates/handlers.ts';
import { createGoLiveHandlers } from '../management/go-live/handlers.ts';
import { createGoLiveStore } from '../management/go-live/store.sql.ts';
import type { Guard } from '../management/guarded.ts';
import type { Member } from '../management/identity/types.ts';
import { createKeysHandlers } from '../management/keys/handlers.ts';
import { queueMail } from '../management/mail/service.ts';
import { createMembersHandlers } from '../management/members/handlers.ts';
import { removeAccess, resetOperator, sendInvitation } from '../management/members/service.operators.ts';
import { createOrdersHandlers } from '../management/orders/handlers.ts';
import { createFoundOrderStore } from '../management/orders/store.sql.ts';
import { createTimelineStore } from '../management/orders/store.timeline.sql.ts';
import { createPasskeysHandlers } from '../management/passkeys/handlers.ts';
import { partyOf } from '../management/passkeys/rules.ts';
import { createWebauthn } from '../management/passkeys/webauthn.ts';
import { createPasswordsHandlers } from '../management/passwords/handlers.ts';
import { createPeopleHandlers } from '../management/people/handlers.ts';
import { eraseOrders } from '../management/people/service.ts';
import { createReconciliationHandlers } from '../management/reconciliation/handlers.ts';
import { tellRefusals } from '../management/refusals.ts';
import { createRequestsHandlers } from '../management/requests/handlers.ts';
import { createSecondFactorHandlers } from '../management/second-factor/handlers.ts';
import { createSessionsHandlers } from '../management/sessions/handlers.ts';
import { createSuppliersHandlers } from '../management/suppliers/handlers.ts';
import { storeSealed } from '../management/suppliers/service.ts';
import { createTasksHandlers } from '../management/tasks/handlers.ts';
import { recordSettlement } from '../management/tasks/service.ts';
import { createStuckPaymentStore } from '../management/tasks/store.sql.ts';
import { createWebhooksHandlers } from '../management/webhooks/handlers.ts';
import type { Given } from './given.ts';
import { openIdentity } from './identity.ts';
import { operatorTasks } from './operator-tasks.ts';
import { portalUrlOf } from './portal.ts';
import type { Rooms } from './rooms.ts';
import { timeZoneAt } from './time-zones.ts';

export type ManagementDeps = ReturnType<typeof managementDeps>;

/** Returns the dependencies of every area of the management contract, and of the emergency commands. */
export function managementDeps(rooms: Rooms, given: Given) {
  const { config, database, now, report } = given;
  const { db } = database;
  const identity = openIdentity(given);
  const deps = {
    ...identity,
    portalUrl: portalUrlOf(given),
    agencies: rooms.auth.agencies,
    keys: rooms.auth.keys,
    bureau: rooms.creditCheck.configuration,
    origins: rooms.payments.origins,
    billingAddresses: rooms.transferOrders.billingAddresses,
    credit: rooms.creditLimits.byHand,
    personalData: rooms.personalData,
    campaigns: rooms.campaigns,
    suppliers: rooms.suppliers,
    endpoints: rooms.webhooks.endpoints,
    exchangeRates: rooms.exchangeRates,
    tasks: operatorTasks(rooms),
    stuck: createStuckPaymentStore(db),
    reconcile: rooms.reconciliation.reconcile,
    listRuns: rooms.reconciliation.listRuns,
    rentalOf: rooms.carOrders.presentedOrder,
    timeline: createTimelineStore(db),
    foundOrders: createFoundOrderStore(db, rooms.people.lastNameKeys),
    statements: createStatementStore(db),
    goLiveStore: createGoLiveStore(db),
    requestLog: rooms.requestLog,
    written: { formats, newest: NEWEST, settledOn: () => settledOn(db), settle },
    environment: config.environment,
    strictNationalIds: config.strictNationalIds,
    limitScale: config.limits.rateLimitScale,
    operations,
    timeZoneAt,
  };
  const carryOuts: CarryOuts = {
    grantCredit: (asked: Parameters<typeof openRecord>[0]) => openRecord(asked, deps),
    adjustCredit: (asked: Parameters<typeof moveCredit>[0]) => moveCredit(asked, deps),
    settleTask: (asked: Parameters<typeof recordSettlement>[0]) => recordSettlement(asked, deps),
    saveSupplier: (asked: Parameters<typeof storeSealed>[0]) => storeSealed(asked, deps),
    erasePerson: (asked: Parameters<typeof eraseOrders>[0]) => eraseOrders(asked, deps),
    endAgency: (asked: Parameters<typeof closeAgency>[0]) => closeAgency(asked, deps),
    inviteOperator: (asked: Parameters<typeof sendInvitation>[0]) => sendInvitation(asked, deps),
    removeOperator: (asked: Parameters<typeof removeAccess>[0]) => removeAccess(asked, deps),
    resetOperator: (asked: Parameters<typeof resetOperator>[0]) => resetOperator(asked, deps),
  };
  const approval: ApprovalDeps = {
    audit: identity.audit,
    transact: transactOn(db),
    approvals: createApprovalStore(db.withTables<ApprovalTables>()),
    fourEyes: config.fourEyes,
    carryOuts,
    async notify(tx, kind, operators) {
      for (const { email } of operators) await queueMail(tx, { kind, email }, identity);
    },
    report,
    now,
  };
  const guard: Guard = (request, carryOut) => withFourEyes(request, carryOut, approval);
  return { ...deps, ...approval, guard };
}

export function managementHandlers(deps: ManagementDeps, publicUrl: string): Handlers<Member> {
  const signingIn = { ...deps, cookie: createCookie(publicUrl) };
  return tellRefusals({
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
