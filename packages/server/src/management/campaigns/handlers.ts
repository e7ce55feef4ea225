import type { SavedCampaign } from '../../features/campaigns/types.ts';
import type { CampaignsHandlers } from '../../generated/management/handlers.ts';
import type { Administration } from '../facade.ts';
import type { Member } from '../identity/types.ts';

export function createCampaignsHandlers(administration: Administration): CampaignsHandlers<Member> {
  return {
    async listCampaigns(_request, answer) {
      return answer(200, { results: (await administration.listCampaigns()).map(shownCampaign) });
    },
    async saveCampaign({ caller, path: { campaignCode }, body }, answer) {
      const saved = await administration.saveCampaign({ by: caller.email, code: campaignCode, ...body });
      return answer(200, shownCampaign(saved));
    },
    async switchCampaign({ caller, path: { campaignCode }, body }, answer) {
      const saved = await administration.switchCampaign({ by: caller.email, code: campaignCode, ...body });
      return answer(200, shownCampaign(saved));
    },
  };
}

const shownCampaign = ({ code, name, names: { en, tr, de }, isOn, savedBy, savedAt }: SavedCampaign) => ({
  ...{ code, name, names: { en, tr, de }, isOn, savedBy },
  savedAt: savedAt.toISOString(),
});
