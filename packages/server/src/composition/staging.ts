import type { Rooms } from './rooms.ts';

/** What staging has from the first start on: agencies, their credit, billing addresses and callback origins; rates, campaigns and suppliers. */
export async function addStagingFixtures({ auth, ...rooms }: Rooms): Promise<void> {
  // All else belongs to an agency.
  await auth.addStagingAgencies();
  await rooms.creditLimits.addStagingCredit();
  await rooms.creditCheck.addStagingConfiguration();
  await rooms.transferOrders.addStagingBillingAddresses();
  await rooms.payments.addStagingOrigins();
  await rooms.exchangeRates.addStagingRates();
  await rooms.campaigns.addStagingCampaigns();
  await rooms.suppliers.addStagingSuppliers();
}
