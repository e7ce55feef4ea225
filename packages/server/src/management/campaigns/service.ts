import type { createCampaignsRoom } from '../../features/campaigns/index.ts';
import type { Campaign, SavedCampaign } from '../../features/campaigns/types.ts';
import { type ActorContext, type AuditDeps, audited } from '../audited.ts';
import { inRange, refuseUnknown } from '../refusal.ts';

export type CampaignDeps = AuditDeps & {
  readonly campaigns: Pick<ReturnType<typeof createCampaignsRoom>, 'listCampaigns' | 'saveCampaign'>;
};

export function listCampaigns({ campaigns }: CampaignDeps): Promise<readonly SavedCampaign[]> {
  return campaigns.listCampaigns();
}

/** Adds a campaign, or changes the campaign with this code. The change applies from the next search onwards. */
export async function saveCampaign(
  { by, ...campaign }: ActorContext & Omit<Campaign, 'id'>,
  deps: CampaignDeps,
): Promise<SavedCampaign> {
  const before = await find(campaign.code, deps);
  return audited(
    { by, action: 'saveCampaign' },
    async (tx) => {
      const saved = await inRange(() => deps.campaigns.saveCampaign(tx, { ...campaign, by }));
      const kept = { subject: `campaign ${saved.code}`, agencyId: undefined, after: factsOf(saved) };
      return { result: saved, kept: { ...kept, before: before && factsOf(before) } };
    },
    deps,
  );
}

/** Searches treat a disabled campaign as unknown. */
export async function switchCampaign(
  { by, code, isOn }: ActorContext & Pick<Campaign, 'code' | 'isOn'>,
  deps: CampaignDeps,
): Promise<SavedCampaign> {
  const campaign = await find(code, deps);
  if (!campaign)
    return refuseUnknown('campaign', `There is no campaign ${code}. \`listCampaigns\` shows all campaigns.`);
  const { name, names } = campaign;
  return campaign.isOn === isOn ? campaign : saveCampaign({ by, code, name, names, isOn }, deps);
}

const find = async (code: string, { campaigns }: CampaignDeps) =>
  (await campaigns.listCampaigns()).find((campaign) => campaign.code === code);

const factsOf = ({ name, names, isOn }: Omit<Campaign, 'id' | 'code'>) => ({ name, ...names, isOn });
