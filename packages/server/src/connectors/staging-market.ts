/** The discount campaigns of staging; each vendor decides in which of them it takes part. */
export const stagingCampaigns = [
  {
    id: 1,
    code: 'EARLY10',
    name: 'Early booking, 10 % off',
    names: { tr: 'Erken rezervasyon, %10 indirim', en: 'Early booking, 10 % off', de: 'Frühbucher, 10 % Rabatt' },
  },
  {
    id: 2,
    code: 'WEEKLY15',
    name: 'A week or more, 15 % off',
    names: { tr: 'Bir hafta ve üzeri, %15 indirim', en: 'A week or more, 15 % off', de: 'Ab einer Woche, 15 % Rabatt' },
  },
] as const;

/** The sandbox draws the logos of its vendors. */
export const stagingLogos = (sandboxUrl: string) => (supplierCode: string) =>
  new URL(`/logos/${supplierCode}.svg`, sandboxUrl).href;
