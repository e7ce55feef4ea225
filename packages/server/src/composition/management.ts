import { failWith } from '@agency-booking/contract-express';
import { formats, NEWEST, settle, settledOn } from '../database/written-format.ts';
import { operations } from '../generated/operations.ts';
import { endSuspension } from '../management/agencies/service.suspension.ts';
import { closeAgency } from '../management/agencies/service.ts';
import { createAgencyListStore } from '../management/agencies/store.sql.ts';
import type { ApprovalDeps, CarryOuts } from '../management/approvals/carry-outs.ts';
import { withFourEyes } from '../management/approvals/service.asking.ts';
import type { SubjectDeps } from '../management/approvals/service.subject.ts';
import { type ApprovalTables, createApprovalStore } from '../management/approvals/store.sql.ts';
import { moveCredit, openRecord } from '../management/credit/service.ts';
import { createStatementStore } from '../management/credit/store.sql.ts';
import { createGoLiveStore } from '../management/go-live/store.sql.ts';
import type { CarryOut, Guard } from '../management/guarded.ts';
import { queueMail } from '../management/mail/service.ts';
import { removeAccess, resetOperator, sendInvitation } from '../management/members/service.operators.ts';
import { createSalesStore } from '../management/orders/store.sales.sql.ts';
import { createFoundOrderStore } from '../management/orders/store.sql.ts';
import { createTimelineStore } from '../management/orders/store.timeline.sql.ts';
import { eraseOrders } from '../management/people/service.ts';
import { storeSealed } from '../management/suppliers/service.ts';
import { findTask, recordSettlement } from '../management/tasks/service.ts';
import { createDeskStore } from '../management/tasks/store.desk.sql.ts';
import { createStuckPaymentStore } from '../management/tasks/store.sql.ts';
import type { Given } from './given.ts';
import { openIdentity } from './identity.ts';
import type { Rooms } from './rooms.ts';
import { timeZoneAt } from './time-zones.ts';

export type ManagementDeps = ReturnType<typeof managementDeps>;

/**
 * Returns the dependencies for every area of the management contract and for the emergency commands. `given` contains
 * the portal's database handle, whose transactions are used for operator changes. All other modules use the service's
 * handle, because it has all the privileges that they need.
 */
export function managementDeps(rooms: Rooms, given: Given) {
  const { config, database } = given;
  const { db } = database;
  const identity = openIdentity(rooms, given);
  const areas = {
    ...identity,
    portalUrl: `${config.publicUrl}/portal`,
    approvals: createApprovalStore(db.withTables<ApprovalTables>()),
    fourEyes: config.fourEyes,
    agencies: rooms.auth.agencies,
    agencyList: createAgencyListStore(db),
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
    tasks: rooms.operatorTasks,
    stuck: createStuckPaymentStore(db),
    desk: createDeskStore(db),
    failingParties: rooms.failingParties,
    reconcile: rooms.reconciliation.reconcile,
    listRuns: rooms.reconciliation.listRuns,
    presentedOf: { car: rooms.carOrders.presentedOrder, transfer: rooms.transferOrders.presentedOrder },
    voucherOf: { car: rooms.carOrders.voucherSheetOf, transfer: rooms.transferOrders.voucherSheetOf },
    cancelling: { car: rooms.carOrders.cancelling(failWith), transfer: rooms.transferOrders.cancelling(failWith) },
    paymentLinks: rooms.payments.links(failWith),
    briefsOf: { car: rooms.carOrders.briefsOf, transfer: rooms.transferOrders.briefsOf },
    ...rooms.documents,
    timeline: createTimelineStore(db),
    foundOrders: createFoundOrderStore(db, rooms.people.lastNameKeys),
    salesStore: createSalesStore(db),
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
  const carriedOutBy =
    <Asked>(operation: (asked: Asked, deps: typeof areas) => CarryOut<unknown>) =>
    (asked: Asked) =>
      operation(asked, areas);
  const deps = {
    ...areas,
    findTask: (taskId: number) => findTask(taskId, areas),
    carryOuts: {
      grantCredit: carriedOutBy(openRecord),
      adjustCredit: carriedOutBy(moveCredit),
      settleTask: carriedOutBy(recordSettlement),
      saveSupplier: carriedOutBy(storeSealed),
      erasePerson: carriedOutBy(eraseOrders),
      endAgency: carriedOutBy(closeAgency),
      releaseAgency: carriedOutBy(endSuspension),
      inviteOperator: carriedOutBy(sendInvitation),
      removeOperator: carriedOutBy(removeAccess),
      resetOperator: carriedOutBy(resetOperator),
    } satisfies CarryOuts,
    notify: async (tx, kind, operators) => {
      for (const { email } of operators) await queueMail(tx, { kind, email }, identity);
    },
  } satisfies ApprovalDeps & SubjectDeps;
  const guard: Guard = (request, carryOut) => withFourEyes(request, carryOut, deps);
  return { ...deps, guard };
}
