import * as agencies from './agencies/service.ts';
import type { ApprovalDeps } from './approvals/carry-outs.ts';
import * as approvals from './approvals/guarded.ts';
import * as deciding from './approvals/service.ts';
import type { AuditFilters } from './audit/store.ts';
import type { ActorContext } from './audited.ts';
import * as billing from './billing-address/service.ts';
import * as origins from './callback-origins/service.ts';
import * as campaigns from './campaigns/service.ts';
import * as credit from './credit/service.ts';
import * as rates from './exchange-rates/service.ts';
import * as goLive from './go-live/service.ts';
import * as keys from './keys/service.ts';
import * as orders from './orders/service.ts';
import * as people from './people/service.ts';
import * as reconciliation from './reconciliation/service.ts';
import * as release from './release/service.ts';
import * as suppliers from './suppliers/service.ts';
import * as tasks from './tasks/service.ts';
import * as webhooks from './webhooks/service.ts';

export type AdministrationDeps = keys.KeyDeps &
  goLive.GoLiveDeps &
  origins.OriginDeps &
  billing.BillingDeps &
  credit.CreditDeps &
  campaigns.CampaignDeps &
  rates.RateDeps &
  release.ReleaseDeps &
  suppliers.SupplierDeps &
  tasks.TaskDeps &
  webhooks.WebhookDeps &
  reconciliation.ReconciliationDeps &
  orders.OrderDeps &
  people.PeopleDeps &
  ApprovalDeps & {
    /** Invites the first operator of the portal. The invitation link is returned only once. */
    readonly bootstrap: (asked: ActorContext & { readonly email: string }) => Promise<{ email: string; link: string }>;
  };

export type Administration = ReturnType<typeof createAdministration>;

type Given<Work extends (given: never, deps: never) => unknown> = Parameters<Work>[0];

/** Records every change in the audit log with its author. An action that cannot be carried out throws a Refusal. */
export function createAdministration(deps: AdministrationDeps) {
  return {
    createAgency: (given: Given<typeof agencies.createAgency>) => agencies.createAgency(given, deps),
    setAgency: (given: Given<typeof agencies.setAgency>) => agencies.setAgency(given, deps),
    showAgency: (given: Given<typeof agencies.showAgency>) => agencies.showAgency(given, deps),
    endAgency: (given: Given<typeof approvals.endAgency>) => approvals.endAgency(given, deps),
    listAgencies: () => agencies.listAgencies(deps),

    goLive: (given: Given<typeof goLive.goLive>) => goLive.goLive(given, deps),

    createKey: (given: Given<typeof keys.createKey>) => keys.createKey(given, deps),
    changeKey: (given: Given<typeof keys.changeKey>) => keys.changeKey(given, deps),
    rollKey: (given: Given<typeof keys.rollKey>) => keys.rollKey(given, deps),
    deleteKey: (given: Given<typeof keys.deleteKey>) => keys.deleteKey(given, deps),
    rotateKey: (given: Given<typeof keys.rotateKey>) => keys.rotateKey(given, deps),
    suspendKey: (given: Given<typeof keys.suspendKey>) => keys.suspendKey(given, deps),
    resumeKey: (given: Given<typeof keys.resumeKey>) => keys.resumeKey(given, deps),
    listKeys: (given: Given<typeof keys.listKeys>) => keys.listKeys(given, deps),

    addOrigin: (given: Given<typeof origins.addOrigin>) => origins.addOrigin(given, deps),
    removeOrigin: (given: Given<typeof origins.removeOrigin>) => origins.removeOrigin(given, deps),
    listOrigins: (given: Given<typeof origins.listOrigins>) => origins.listOrigins(given, deps),

    listWebhookEndpoints: (given: Given<typeof webhooks.listWebhookEndpoints>) =>
      webhooks.listWebhookEndpoints(given, deps),
    createWebhookEndpoint: (given: Given<typeof webhooks.createWebhookEndpoint>) =>
      webhooks.createWebhookEndpoint(given, deps),
    updateWebhookEndpoint: (given: Given<typeof webhooks.updateWebhookEndpoint>) =>
      webhooks.updateWebhookEndpoint(given, deps),
    deleteWebhookEndpoint: (given: Given<typeof webhooks.deleteWebhookEndpoint>) =>
      webhooks.deleteWebhookEndpoint(given, deps),
    rotateWebhookSecret: (given: Given<typeof webhooks.rotateWebhookSecret>) =>
      webhooks.rotateWebhookSecret(given, deps),
    pingWebhookEndpoint: (given: Given<typeof webhooks.pingWebhookEndpoint>) =>
      webhooks.pingWebhookEndpoint(given, deps),
    listWebhookDeliveries: (given: Given<typeof webhooks.listWebhookDeliveries>) =>
      webhooks.listWebhookDeliveries(given, deps),
    redeliverEvents: (given: Given<typeof webhooks.redeliverEvents>) => webhooks.redeliverEvents(given, deps),

    setBillingAddress: (given: Given<typeof billing.setBillingAddress>) => billing.setBillingAddress(given, deps),
    showBillingAddress: (given: Given<typeof billing.showBillingAddress>) => billing.showBillingAddress(given, deps),

    grantCredit: (given: Given<typeof approvals.grantCredit>) => approvals.grantCredit(given, deps),
    adjustCredit: (given: Given<typeof approvals.adjustCredit>) => approvals.adjustCredit(given, deps),
    setCreditActive: (given: Given<typeof credit.setCreditActive>) => credit.setCreditActive(given, deps),
    showCredit: (given: Given<typeof credit.showCredit>) => credit.showCredit(given, deps),
    creditStatement: (given: Given<typeof credit.creditStatement>) => credit.creditStatement(given, deps),

    stateCredit: (given: Given<typeof credit.stateCredit>) => credit.stateCredit(given, deps),
    creditFile: (given: Given<typeof credit.creditFile>) => credit.creditFile(given, deps),
    creditFigures: (given: Given<typeof credit.creditFigures>) => credit.creditFigures(given, deps),

    listSuppliers: () => suppliers.listSuppliers(deps),
    showSupplier: (given: Given<typeof suppliers.showSupplier>) => suppliers.showSupplier(given, deps),
    saveSupplier: (given: Given<typeof approvals.saveSupplier>) => approvals.saveSupplier(given, deps),
    switchSupplier: (given: Given<typeof suppliers.switchSupplier>) => suppliers.switchSupplier(given, deps),

    listCampaigns: () => campaigns.listCampaigns(deps),
    saveCampaign: (given: Given<typeof campaigns.saveCampaign>) => campaigns.saveCampaign(given, deps),
    switchCampaign: (given: Given<typeof campaigns.switchCampaign>) => campaigns.switchCampaign(given, deps),

    listRates: () => rates.listRates(deps),
    acceptRate: (given: Given<typeof rates.acceptRate>) => rates.acceptRate(given, deps),
    showMargin: (given: Given<typeof rates.showMargin>) => rates.showMargin(given, deps),
    setMargin: (given: Given<typeof rates.setMargin>) => rates.setMargin(given, deps),

    showOrder: (given: Given<typeof orders.showOrder>) => orders.showOrder(given, deps),
    findOrders: (given: Given<typeof orders.findOrders>) => orders.findOrders(given, deps),
    findOrdersAnywhere: (given: Given<typeof orders.findOrdersAnywhere>) => orders.findOrdersAnywhere(given, deps),
    stuckPayments: () => orders.stuckPayments(deps),

    findPerson: (given: Given<typeof people.findPerson>) => people.findPerson(given, deps),
    exportPerson: (given: Given<typeof people.exportPerson>) => people.exportPerson(given, deps),
    erasePerson: (given: Given<typeof approvals.erasePerson>) => approvals.erasePerson(given, deps),
    replayErasures: () => people.replayErasures(deps),
    listErasures: () => people.listErasures(deps),

    listTasks: () => tasks.listTasks(deps),
    showTask: (given: Given<typeof tasks.showTask>) => tasks.showTask(given, deps),
    retryTask: (given: Given<typeof tasks.retryTask>) => tasks.retryTask(given, deps),
    settleTask: (given: Given<typeof approvals.settleTask>) => approvals.settleTask(given, deps),

    listApprovals: (given: Given<typeof approvals.listApprovals>) => approvals.listApprovals(given, deps),
    approve: (given: Given<typeof deciding.approve>) => deciding.approve(given, deps),
    reject: (given: Given<typeof deciding.reject>) => deciding.reject(given, deps),
    inviteOperator: (given: Given<typeof approvals.inviteOperator>) => approvals.inviteOperator(given, deps),
    removeOperator: (given: Given<typeof approvals.removeOperator>) => approvals.removeOperator(given, deps),

    reconcile: (given: Given<typeof reconciliation.reconcile>) => reconciliation.reconcile(given, deps),

    listReconciliations: () => reconciliation.listReconciliations(deps),
    bootstrap: (given: Given<typeof deps.bootstrap>) => deps.bootstrap(given),
    resetFactors: (given: Given<typeof approvals.resetFactors>) => approvals.resetFactors(given, deps),

    showRelease: () => release.showRelease(deps),
    settleRelease: (given: Given<typeof release.settleRelease>) => release.settleRelease(given, deps),

    /** Lists audit entries, newest first. */
    listAudit: ({ atMost, ...filters }: AuditFilters & { readonly atMost: number }) => deps.audit.list(filters, atMost),
  };
}
