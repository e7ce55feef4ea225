import { type Administration, createAdministration } from '../administration/index.ts';
import { type AuditTables, createAuditStore } from '../administration/store.audit.sql.ts';
import { createTimelineStore } from '../administration/store.timeline.sql.ts';
import { transactOn } from '../database/transact.ts';
import type { Given } from './given.ts';
import { operatorTasks } from './operator-tasks.ts';
import type { Rooms } from './rooms.ts';

/** What operators do, on the rooms of the service. */
export function administrationOf(
  { auth, campaigns, creditCheck, creditLimits, exchangeRates, payments, transferOrders, ...rooms }: Rooms,
  { config, database, now }: Given,
): Administration {
  const { db } = database;
  return createAdministration({
    transact: transactOn(db),
    audit: createAuditStore(db.withTables<AuditTables>()),
    timeline: createTimelineStore(db),
    agencies: auth.agencies,
    keys: auth.keys,
    bureau: creditCheck.configuration,
    origins: payments.origins,
    billingAddresses: transferOrders.billingAddresses,
    credit: creditLimits.byHand,
    personalData: rooms.personalData,
    campaigns,
    supplierSwitches: rooms.switches,
    exchangeRates,
    tasks: operatorTasks(rooms),
    reconcile: rooms.reconciliation.reconcile,
    environment: config.environment,
    strictNationalIds: config.strictNationalIds,
    now,
  });
}
