import type { Now } from '../../ports/clock.ts';
import type { Tx } from '../../ports/transaction.ts';
import { LANGUAGES } from '../../shared/language.ts';
import { notAccepted } from '../../shared/not-accepted.ts';
import type { CampaignStore } from './store.sql.ts';
import type { Campaign, SavedCampaign } from './types.ts';

export type CampaignsDeps = { readonly store: CampaignStore; readonly now: Now };

const CODE = /^[A-Z0-9_-]{1,64}$/;
const MAX_NAME_LENGTH = 100;

/**
 * Saves a campaign. Every process applies the change from its next search onwards. Throws a NotAccepted that identifies
 * the field.
 */
export async function saveCampaign(
  tx: Tx,
  { by, ...campaign }: Omit<Campaign, 'id'> & { readonly by: string },
  { store, now }: CampaignsDeps,
): Promise<SavedCampaign> {
  if (!CODE.test(campaign.code)) notAccepted('campaignCode', '1 to 64 of A-Z, 0-9, - and _ are accepted');
  assertName('name', campaign.name);
  for (const language of LANGUAGES) assertName(`names.${language}`, campaign.names[language]);
  return store.save(tx, { ...campaign, savedBy: by, savedAt: now() });
}

function assertName(field: string, name: string): void {
  if (name.trim() === '' || name.length > MAX_NAME_LENGTH)
    notAccepted(field, `a text of 1 to ${MAX_NAME_LENGTH} characters is accepted`);
}
