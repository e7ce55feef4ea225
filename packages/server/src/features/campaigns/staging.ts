import type { Campaign } from './types.ts';

/** The campaigns on staging. The sandbox vendors recognize their codes. */
export const stagingCampaigns: readonly Omit<Campaign, 'id'>[] = [
  {
    code: 'EARLY10',
    name: 'Early booking, 10 % off',
    names: { tr: 'Erken rezervasyon, %10 indirim', en: 'Early booking, 10 % off', de: 'Frühbucher, 10 % Rabatt' },
    isOn: true,
  },
  {
    code: 'WEEKLY15',
    name: 'A week or more, 15 % off',
    names: { tr: 'Bir hafta ve üzeri, %15 indirim', en: 'A week or more, 15 % off', de: 'Ab einer Woche, 15 % Rabatt' },
    isOn: true,
  },
];
