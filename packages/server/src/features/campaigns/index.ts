import type { Tx } from '../../ports/transaction.ts';
import { type CampaignsDeps, saveCampaign } from './service.ts';
import { stagingCampaigns } from './staging.ts';
import type { Campaign } from './types.ts';

/** `saveCampaign` adds or changes a campaign in the caller's transaction. `by` identifies the operator. */
export function createCampaignsRoom(deps: CampaignsDeps) {
  const { store, now } = deps;
  return {
    campaignOf: store.find,
    listCampaigns: store.list,
    saveCampaign: (tx: Tx, campaign: Omit<Campaign, 'id'> & { by: string }) => saveCampaign(tx, campaign, deps),
    async addStagingCampaigns(): Promise<void> {
      for (const campaign of stagingCampaigns) {
        await store.addMissing({ ...campaign, savedBy: 'staging', savedAt: now() });
      }
    },
  };
}
