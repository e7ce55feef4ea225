import type { createExchangeRatesRoom } from '../features/exchange-rates/index.ts';
import type { ListedRates } from '../features/exchange-rates/types.ts';
import { type AgencyDeps, noSuchAgency } from './agencies.ts';
import { type Asked, noted } from './audited.ts';
import { inRange, refuse } from './refusal.ts';

export type RateDeps = AgencyDeps & {
  readonly exchangeRates: Pick<ReturnType<typeof createExchangeRatesRoom>, 'listRates' | 'acceptRate' | 'setMargin'>;
};

/** The latest hundred publications, the newest first. */
export function listRates({ exchangeRates }: RateDeps): Promise<readonly ListedRates[]> {
  return exchangeRates.listRates();
}

/** Says that a publication is right that was too far from the one before: from now on it is converted with. */
export async function acceptRate({ by, rateId }: Asked & { readonly rateId: number }, deps: RateDeps): Promise<void> {
  const outcome = await deps.exchangeRates.acceptRate({ rateId, by });
  if (outcome === 'notFound') refuse(`There are no rates ${rateId}: \`rate list\` shows the latest.`);
  if (outcome === 'notHeld') refuse(`Rates ${rateId} wait for nobody.`);
  await noted({ by, action: 'acceptRate' }, { subject: `rates ${rateId}`, agencyId: undefined }, deps);
}

/** @param basisPoints what the agency pays on top of the rate, in hundredths of a percent */
export async function setMargin(
  { by, agencyId, basisPoints }: Asked & { readonly agencyId: number; readonly basisPoints: number },
  deps: RateDeps,
): Promise<void> {
  const outcome = await inRange(() => deps.exchangeRates.setMargin({ agencyId, basisPoints, by }));
  if (outcome === 'notFound') noSuchAgency(agencyId);
  await noted({ by, action: 'setMargin' }, { subject: `agency ${agencyId}`, agencyId, after: { basisPoints } }, deps);
}
