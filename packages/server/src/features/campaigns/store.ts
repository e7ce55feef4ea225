import type { Tx } from '../../ports/transaction.ts';
import type { Campaign, SavedCampaign } from './types.ts';

export type CampaignStore = {
  /** By their codes. */
  readonly list: () => Promise<readonly SavedCampaign[]>;
  /** One that is on. */
  readonly find: (code: string) => Promise<Campaign | undefined>;
  /** A new one, or a change of the one with this code; its id stays. */
  readonly save: (tx: Tx, campaign: Omit<SavedCampaign, 'id'>) => Promise<SavedCampaign>;
  /** One that is there already stays as it is. */
  readonly addMissing: (campaign: Omit<SavedCampaign, 'id'>) => Promise<void>;
};
