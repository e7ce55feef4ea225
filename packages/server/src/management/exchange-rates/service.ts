import type { createExchangeRatesRoom } from '../../features/exchange-rates/index.ts';
import type { ListedRates } from '../../features/exchange-rates/types.ts';
import { type AgencyDeps, lockGoingOn, noSuchAgency } from '../agency.ts';
import { type ActorContext, audited } from '../audited.ts';
import { inRange, refuse, refuseUnknown } from '../refusal.ts';

export type RateDeps = AgencyDeps & {
  readonly exchangeRates: Pick<
    ReturnType<typeof createExchangeRatesRoom>,
    'listRates' | 'acceptRate' | 'marginOf' | 'setMargin'
  >;
};

/** Lists the latest 100 rate publications, newest first. */
export function listExchangeRates({ exchangeRates }: RateDeps): Promise<readonly ListedRates[]> {
  return exchangeRates.listRates();
}

/** Accepts a publication that was held for differing too much from the previous one. Conversions then use its rates. */
export function acceptExchangeRate(
  { by, rateId }: ActorContext & { readonly rateId: number },
  deps: RateDeps,
): Promise<void> {
  return audited(
    { by, action: 'acceptRate' },
    async (tx) => {
      const outcome = await deps.exchangeRates.acceptRate(tx, { rateId, by });
      if (outcome === 'notFound')
        refuseUnknown('exchangeRates', `There are no rates ${rateId}. \`listExchangeRates\` shows the latest rates.`);
      if (outcome === 'notHeld') refuse(`Rates ${rateId} are not held for review.`);
      return { result: undefined, kept: { subject: `rates ${rateId}`, agencyId: undefined } };
    },
    deps,
  );
}

/** Returns the margin in basis points, or 0 if none was set. */
export function getExchangeMargin(
  { agencyId }: { readonly agencyId: number },
  { exchangeRates }: RateDeps,
): Promise<number> {
  return exchangeRates.marginOf(agencyId);
}

/** `basisPoints` is the surcharge on the rate, in hundredths of a percent. */
export function setExchangeMargin(
  { by, agencyId, basisPoints }: ActorContext & { readonly agencyId: number; readonly basisPoints: number },
  deps: RateDeps,
): Promise<void> {
  return audited(
    { by, action: 'setMargin' },
    async (tx) => {
      await lockGoingOn(tx, agencyId, deps);
      const outcome = await inRange(() => deps.exchangeRates.setMargin(tx, { agencyId, basisPoints, by }));
      const { before } = outcome === 'notFound' ? noSuchAgency(agencyId) : outcome;
      const change = { before: { basisPoints: before }, after: { basisPoints } };
      const isSame = before === basisPoints;
      return { result: undefined, kept: isSame ? 'unchanged' : { subject: `agency ${agencyId}`, agencyId, ...change } };
    },
    deps,
  );
}
