import type { Now } from '../../ports/clock.ts';
import { LANGUAGES } from '../../shared/language.ts';
import type { CampaignStore } from './store.ts';
import type { Campaign, SavedCampaign } from './types.ts';

export type CampaignsDeps = { readonly store: CampaignStore; readonly now: Now };

const CODE = /^[A-Z0-9_-]{1,64}$/;
const MAX_NAME_LENGTH = 100;

/** It holds from the next search on, of every process. @throws RangeError naming what is not accepted */
export async function saveCampaign(
  { by, ...campaign }: Omit<Campaign, 'id'> & { readonly by: string },
  { store, now }: CampaignsDeps,
): Promise<SavedCampaign> {
  if (!CODE.test(campaign.code)) throw new RangeError('code: 1 to 64 of A-Z, 0-9, - and _ are accepted');
  const names = [campaign.name, ...LANGUAGES.map((language) => campaign.names[language])];
  if (!names.every((name) => name.trim() !== '' && name.length <= MAX_NAME_LENGTH)) {
    throw new RangeError(`name, names: texts of 1 to ${MAX_NAME_LENGTH} characters are accepted`);
  }
  return store.save({ ...campaign, savedBy: by, savedAt: now() });
}
