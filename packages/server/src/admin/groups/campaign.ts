import { Command } from '@commander-js/extra-typings';
import type { SavedCampaign } from '../../features/campaigns/types.ts';
import type { Session } from '../session.ts';
import { card, moment, table } from '../show.ts';

export function campaignCommands({ run }: Session) {
  const group = new Command('campaign').description('Campaigns: discounts by code').helpCommand(false);

  group
    .command('save')
    .description('adds an active campaign, or renames the campaign with this code, from the next search on')
    .argument('<code>', 'capital letters, digits, - and _, as sent in searches')
    .requiredOption('--en <name>', 'English name, also used when a search requests no language')
    .requiredOption('--tr <name>', 'Turkish name')
    .requiredOption('--de <name>', 'German name')
    .action((code, names) =>
      run(
        (administration, by) => administration.saveCampaign({ by, code, name: names.en, names, isOn: true }),
        campaignCard,
      ),
    );

  group
    .command('list')
    .description('lists all campaigns')
    .action(() =>
      run(
        (administration) => administration.listCampaigns(),
        (campaigns) =>
          table(
            ['campaign', 'name', 'on', 'saved', 'by'],
            campaigns.map(({ code, name, isOn, savedAt, savedBy }) => [code, name, isOn, moment(savedAt), savedBy]),
          ),
      ),
    );

  for (const isOn of [true, false]) {
    group
      .command(isOn ? 'on' : 'off')
      .description(
        isOn
          ? 'turns a campaign on again'
          : 'turns a campaign off; searches with its code return an error for an unknown campaign',
      )
      .argument('<code>', 'campaign code from `campaign list`')
      .action((code) => run((administration, by) => administration.switchCampaign({ by, code, isOn }), campaignCard));
  }

  return group;
}

const campaignCard = ({ code, names: { en, tr, de }, isOn }: SavedCampaign) =>
  card({ campaign: code, on: isOn, en, tr, de });
