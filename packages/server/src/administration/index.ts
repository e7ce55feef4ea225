import * as agencies from './agencies.ts';
import * as billing from './billing-addresses.ts';
import * as campaigns from './campaigns.ts';
import * as credit from './credit.ts';
import * as keys from './keys.ts';
import * as orders from './orders.ts';
import * as origins from './origins.ts';
import * as people from './people.ts';
import * as rates from './rates.ts';
import * as reconciliation from './reconciliation.ts';
import type { AuditFilters } from './store.audit.ts';
import * as suppliers from './suppliers.ts';
import * as tasks from './tasks.ts';

export type AdministrationDeps = keys.KeyDeps &
  origins.OriginDeps &
  billing.BillingDeps &
  credit.CreditDeps &
  campaigns.CampaignDeps &
  rates.RateDeps &
  suppliers.SupplierDeps &
  tasks.TaskDeps &
  reconciliation.ReconciliationDeps &
  orders.OrderDeps &
  people.PeopleDeps;

export type Administration = ReturnType<typeof createAdministration>;

type Given<Work extends (given: never, deps: never) => unknown> = Parameters<Work>[0];

/**
 * What operators do, for the command line and whatever else they use. A change is kept in the audit together with who made it; what
 * cannot be done throws a Refusal that says so in one line.
 */
export function createAdministration(deps: AdministrationDeps) {
  return {
    createAgency: (given: Given<typeof agencies.createAgency>) => agencies.createAgency(given, deps),
    setAgency: (given: Given<typeof agencies.setAgency>) => agencies.setAgency(given, deps),
    showAgency: (given: Given<typeof agencies.showAgency>) => agencies.showAgency(given, deps),
    listAgencies: () => agencies.listAgencies(deps),

    createKey: (given: Given<typeof keys.createKey>) => keys.createKey(given, deps),
    rotateKey: (given: Given<typeof keys.rotateKey>) => keys.rotateKey(given, deps),
    suspendKey: (given: Given<typeof keys.suspendKey>) => keys.suspendKey(given, deps),
    resumeKey: (given: Given<typeof keys.resumeKey>) => keys.resumeKey(given, deps),
    listKeys: (given: Given<typeof keys.listKeys>) => keys.listKeys(given, deps),

    addOrigin: (given: Given<typeof origins.addOrigin>) => origins.addOrigin(given, deps),
    removeOrigin: (given: Given<typeof origins.removeOrigin>) => origins.removeOrigin(given, deps),
    listOrigins: (given: Given<typeof origins.listOrigins>) => origins.listOrigins(given, deps),

    setBillingAddress: (given: Given<typeof billing.setBillingAddress>) => billing.setBillingAddress(given, deps),
    showBillingAddress: (given: Given<typeof billing.showBillingAddress>) => billing.showBillingAddress(given, deps),

    grantCredit: (given: Given<typeof credit.grantCredit>) => credit.grantCredit(given, deps),
    adjustCredit: (given: Given<typeof credit.adjustCredit>) => credit.adjustCredit(given, deps),
    setCreditActive: (given: Given<typeof credit.setCreditActive>) => credit.setCreditActive(given, deps),
    showCredit: (given: Given<typeof credit.showCredit>) => credit.showCredit(given, deps),
    creditStatement: (given: Given<typeof credit.creditStatement>) => credit.creditStatement(given, deps),

    listSuppliers: () => suppliers.listSuppliers(deps),
    switchSupplier: (given: Given<typeof suppliers.switchSupplier>) => suppliers.switchSupplier(given, deps),

    listCampaigns: () => campaigns.listCampaigns(deps),
    saveCampaign: (given: Given<typeof campaigns.saveCampaign>) => campaigns.saveCampaign(given, deps),
    switchCampaign: (given: Given<typeof campaigns.switchCampaign>) => campaigns.switchCampaign(given, deps),

    listRates: () => rates.listRates(deps),
    acceptRate: (given: Given<typeof rates.acceptRate>) => rates.acceptRate(given, deps),
    setMargin: (given: Given<typeof rates.setMargin>) => rates.setMargin(given, deps),

    showOrder: (given: Given<typeof orders.showOrder>) => orders.showOrder(given, deps),
    stuckPayments: () => orders.stuckPayments(deps),

    findPerson: (given: Given<typeof people.findPerson>) => people.findPerson(given, deps),
    exportPerson: (given: Given<typeof people.exportPerson>) => people.exportPerson(given, deps),
    erasePerson: (given: Given<typeof people.erasePerson>) => people.erasePerson(given, deps),
    replayErasures: () => people.replayErasures(deps),
    listErasures: () => people.listErasures(deps),

    listTasks: () => tasks.listTasks(deps),
    showTask: (given: Given<typeof tasks.showTask>) => tasks.showTask(given, deps),
    retryTask: (given: Given<typeof tasks.retryTask>) => tasks.retryTask(given, deps),
    settleTask: (given: Given<typeof tasks.settleTask>) => tasks.settleTask(given, deps),

    reconcile: (given: Given<typeof reconciliation.reconcile>) => reconciliation.reconcile(given, deps),

    /** The latest first. */
    listAudit: ({ atMost, ...filters }: AuditFilters & { readonly atMost: number }) => deps.audit.list(filters, atMost),
  };
}
