import type { Rooms } from './rooms.ts';

/** Adds the staging fixtures on the first start. */
export async function addStagingFixtures({ auth, ...rooms }: Rooms): Promise<void> {
  // Agencies come first because all other fixtures refer to them.
  await auth.addStagingAgencies();
  await rooms.creditLimits.addStagingCredit();
  await rooms.creditCheck.addStagingConfiguration();
  await rooms.transferOrders.addStagingBillingAddresses();
  await rooms.payments.addStagingOrigins();
  await rooms.exchangeRates.addStagingRates();
  await rooms.campaigns.addStagingCampaigns();
  await rooms.suppliers.addStagingSuppliers();
}
