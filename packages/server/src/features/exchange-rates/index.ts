import type { ConversionFor } from '../../ports/exchange-rates.ts';
import type { Tx } from '../../ports/transaction.ts';
import { createFetching } from './service.fetching.ts';
import * as service from './service.ts';
import { stagingRates } from './staging.ts';
import type { Margin } from './types.ts';

/**
 * Creates the exchange rates module. `acceptRate` and `setMargin` use the caller's transaction. `by` is the operator as
 * named in the audit log.
 */
export function createExchangeRatesRoom(
  deps: service.ExchangeRatesDeps & { readonly onError: (error: unknown) => void },
) {
  const conversionFor: ConversionFor = (wish) => service.conversionFor(wish, deps);
  return {
    conversionFor,
    fetchRates: () => service.fetchRates(deps),
    fetching: createFetching(deps),
    listRates: () => service.listRates(deps),
    listTasks: () => service.listTasks(deps),
    acceptRate: (tx: Tx, acceptance: { rateId: number; by: string }) => service.acceptRate(tx, acceptance, deps),
    marginOf: (agencyId: number) => deps.store.marginOf(agencyId),
    setMargin: (tx: Tx, margin: Omit<Margin, 'at'>) => service.setMargin(tx, margin, deps),
    hasRates: async () => (await deps.store.inUse()) !== undefined,
    /** Returns the age of the rates in use, by source. */
    ageSeconds: () => service.ageSeconds(deps),
    countTasks: () => service.countTasks(deps),
    /** Adds rates, so that staging can convert prices immediately, even before the sandbox has started. */
    async addStagingRates(): Promise<void> {
      if (!(await service.canConvert(deps))) await service.keep(stagingRates(deps.now()), deps);
    },
  };
}
