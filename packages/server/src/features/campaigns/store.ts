import type { Tx } from '../../ports/transaction.ts';
import type { Campaign, SavedCampaign } from './types.ts';

export type CampaignStore = {
  /** Lists all campaigns, ordered by code. */
  readonly list: () => Promise<readonly SavedCampaign[]>;
  /** Finds an active campaign. */
  readonly find: (code: string) => Promise<Campaign | undefined>;
  /** Adds a campaign, or changes the campaign with this code and keeps its ID. */
  readonly save: (tx: Tx, campaign: Omit<SavedCampaign, 'id'>) => Promise<SavedCampaign>;
  readonly addMissing: (campaign: Omit<SavedCampaign, 'id'>) => Promise<void>;
};
