import type { ConversionFor } from '../../ports/exchange-rates.ts';
import type { Tx } from '../../ports/transaction.ts';
import { createFetching } from './service.fetching.ts';
import * as service from './service.ts';
import { stagingRates } from './staging.ts';
import type { Margin } from './types.ts';

/**
 * The door of the exchange-rates room. Searches ask `conversionFor`. For the tools of operators: `listRates`, `listTasks`,
 * `acceptRate` and `setMargin` in a transaction of theirs; `by` is the person, as the audit shall name them.
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
    /** In basis points; 0 if none was set. */
    marginOf: (agencyId: number) => deps.store.marginOf(agencyId),
    setMargin: (tx: Tx, margin: Omit<Margin, 'at'>) => service.setMargin(tx, margin, deps),
    hasRates: async () => (await deps.store.inUse()) !== undefined,
    /** Of the rates in use, by their source. */
    ageSeconds: () => service.ageSeconds(deps),
    countTasks: () => service.countTasks(deps),
    /** So that staging converts at once, whether the sandbox is there yet or not. */
    async addStagingRates(): Promise<void> {
      if (!(await service.canConvert(deps))) await service.keep(stagingRates(deps.now()), deps);
    },
  };
}
