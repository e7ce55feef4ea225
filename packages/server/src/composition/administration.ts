import { transactOn } from '../database/transact.ts';
import { formats, NEWEST, settle, settledOn } from '../database/written-format.ts';
import { type ApprovalTables, createApprovalStore } from '../management/approvals/store.sql.ts';
import { type AuditTables, createAuditStore } from '../management/audit/store.sql.ts';
import { createStatementStore } from '../management/credit/store.sql.ts';
import { type Administration, createAdministration } from '../management/facade.ts';
import { createGoLiveStore } from '../management/go-live/store.sql.ts';
import { bootstrap } from '../management/members/bootstrap.ts';
import { operatorActions } from '../management/members/operators.ts';
import { createFoundOrderStore } from '../management/orders/store.sql.ts';
import { createTimelineStore } from '../management/orders/store.timeline.sql.ts';
import type { Given } from './given.ts';
import { openIdentity } from './identity.ts';
import { operatorTasks } from './operator-tasks.ts';
import { portalUrlOf } from './portal.ts';
import type { Rooms } from './rooms.ts';

export function administrationOf(
  { auth, campaigns, creditCheck, creditLimits, exchangeRates, payments, transferOrders, ...rooms }: Rooms,
  given: Given,
): Administration {
  const { config, database, now } = given;
  const { db } = database;
  return createAdministration({
    transact: transactOn(db),
    audit: createAuditStore(db.withTables<AuditTables>()),
    timeline: createTimelineStore(db),
    rentalOf: rooms.carOrders.presentedOrder,
    foundOrders: createFoundOrderStore(db, rooms.people.lastNameKeys),
    statements: createStatementStore(db),
    approvals: createApprovalStore(db.withTables<ApprovalTables>()),
    goLiveStore: createGoLiveStore(db),
    bootstrap: (asked) => bootstrap(asked, { ...openIdentity(given), portalUrl: portalUrlOf(given) }),
    operators: operatorActions(openIdentity(given)),
    fourEyes: config.fourEyes,
    report: given.report,
    agencies: auth.agencies,
    keys: auth.keys,
    bureau: creditCheck.configuration,
    origins: payments.origins,
    billingAddresses: transferOrders.billingAddresses,
    credit: creditLimits.byHand,
    personalData: rooms.personalData,
    campaigns,
    suppliers: rooms.suppliers,
    endpoints: rooms.webhooks.endpoints,
    written: { formats, newest: NEWEST, settledOn: () => settledOn(db), settle },
    exchangeRates,
    tasks: operatorTasks(rooms),
    reconcile: rooms.reconciliation.reconcile,
    listRuns: rooms.reconciliation.listRuns,
    environment: config.environment,
    strictNationalIds: config.strictNationalIds,
    now,
  });
}
