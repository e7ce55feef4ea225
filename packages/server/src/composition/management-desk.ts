import { createAgenciesHandlers } from '../management/agencies/handlers.ts';
import { createApprovalsHandlers } from '../management/approvals/handlers.ts';
import { createAuditHandlers } from '../management/audit/handlers.ts';
import { createBillingAddressHandlers } from '../management/billing-address/handlers.ts';
import { createCallbackOriginsHandlers } from '../management/callback-origins/handlers.ts';
import { createCampaignsHandlers } from '../management/campaigns/handlers.ts';
import { createCreditHandlers } from '../management/credit/handlers.ts';
import { createExchangeRatesHandlers } from '../management/exchange-rates/handlers.ts';
import type { Administration } from '../management/facade.ts';
import { createOrdersHandlers } from '../management/orders/handlers.ts';
import { createPeopleHandlers } from '../management/people/handlers.ts';
import { createReconciliationHandlers } from '../management/reconciliation/handlers.ts';
import { createSuppliersHandlers } from '../management/suppliers/handlers.ts';
import { createTasksHandlers } from '../management/tasks/handlers.ts';
import { timeZoneAt } from './time-zones.ts';

/** Handlers for the portal pages that offer the functions of `pnpm admin`, by area. */
export const deskHandlers = (administration: Administration) => ({
  ...createAgenciesHandlers(administration),
  ...createApprovalsHandlers(administration),
  ...createAuditHandlers(administration),
  ...createBillingAddressHandlers(administration),
  ...createCallbackOriginsHandlers(administration),
  ...createCampaignsHandlers(administration),
  ...createCreditHandlers(administration),
  ...createExchangeRatesHandlers(administration),
  ...createOrdersHandlers(administration, { timeZoneAt }),
  ...createPeopleHandlers(administration),
  ...createReconciliationHandlers(administration),
  ...createSuppliersHandlers(administration),
  ...createTasksHandlers(administration),
});
