import { Command } from '@commander-js/extra-typings';
import type { SavedCampaign } from '../../features/campaigns/types.ts';
import type { Session } from '../session.ts';
import { card, moment, table } from '../show.ts';

export function campaignCommands({ run }: Session) {
  const group = new Command('campaign').description('Discounts that searches ask for by their code').helpCommand(false);

  group
    .command('save')
    .description(
      'adds a campaign that is on, or gives the one with this code other names; it holds from the next search on',
    )
    .argument('<code>', 'of capital letters, digits, - and _, as searches send it')
    .requiredOption('--en <name>', 'its name in English, also where no language was asked for')
    .requiredOption('--tr <name>', 'its name in Turkish')
    .requiredOption('--de <name>', 'its name in German')
    .action((code, names) =>
      run(
        (administration, by) => administration.saveCampaign({ by, code, name: names.en, names, isOn: true }),
        campaignCard,
      ),
    );

  group
    .command('list')
    .description('every campaign')
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
        isOn ? 'offers a campaign again' : 'offers a campaign no more; searches with its code find it unknown',
      )
      .argument('<code>', 'as `campaign list` shows it')
      .action((code) => run((administration, by) => administration.switchCampaign({ by, code, isOn }), campaignCard));
  }

  return group;
}

const campaignCard = ({ code, names: { en, tr, de }, isOn }: SavedCampaign) =>
  card({ campaign: code, on: isOn, en, tr, de });
