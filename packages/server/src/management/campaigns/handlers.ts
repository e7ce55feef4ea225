import type { SavedCampaign } from '../../features/campaigns/types.ts';
import type { CampaignsHandlers } from '../../generated/management/handlers.ts';
import type { Member } from '../identity/types.ts';
import type { CampaignDeps } from './service.ts';
import * as service from './service.ts';

export function createCampaignsHandlers(deps: CampaignDeps): CampaignsHandlers<Member> {
  return {
    async listCampaigns(_request, answer) {
      return answer(200, { results: (await service.listCampaigns(deps)).map(shownCampaign) });
    },
    async saveCampaign({ caller, path: { campaignCode }, body }, answer) {
      const saved = await service.saveCampaign({ by: caller.email, code: campaignCode, ...body }, deps);
      return answer(200, shownCampaign(saved));
    },
    async switchCampaign({ caller, path: { campaignCode }, body }, answer) {
      const saved = await service.switchCampaign({ by: caller.email, code: campaignCode, ...body }, deps);
      return answer(200, shownCampaign(saved));
    },
  };
}

const shownCampaign = ({ code, name, names: { en, tr, de }, isOn, savedBy, savedAt }: SavedCampaign) => ({
  ...{ code, name, names: { en, tr, de }, isOn, savedBy },
  savedAt: savedAt.toISOString(),
});
