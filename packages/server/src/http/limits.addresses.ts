import type { AddressLimit, Operation } from '@agency-booking/contract-express';
import type { Counting } from './limits.ts';
import { type Count, createWindows } from './limits.windows.ts';

/**
 * Limits on refused requests from one network: at login and refresh, and for access tokens, bank returns and party
 * reports. Each value exceeds every operation's published limit, so a caller within the published limits never reaches
 * it.
 */
export const REFUSALS_PER_MINUTE = { credential: 30, user: 120, order: 120, party: 120 } as const;
/** Maximum requests per minute from one network to the return address of one order. A waiting page sends 30. */
export const REPEATS_PER_MINUTE = 120;
const WINDOW_SECONDS = 60;

/**
 * Counts refused requests per network in this process only, without a store.
 * @param scale multiplies every limit
 * @param report called once per window, when a network reaches the limit
 */
export function createAddressLimit({ now, scale, report }: Counting): AddressLimit {
  const windows = createWindows(now);
  const kindOf = ({ limit }: Operation) => limit?.per ?? 'user';
  const bucketOf = (operation: Operation, network: string) => `${kindOf(operation)} ${network}`;
  const mostOf = (operation: Operation) => REFUSALS_PER_MINUTE[kindOf(operation)] * scale;

  return {
    wait: (operation, network) => secondsOnce(windows.look(bucketOf(operation, network)), mostOf(operation)),
    refuse(operation, network) {
      const count = windows.count(bucketOf(operation, network), WINDOW_SECONDS);
      if (count.used === mostOf(operation)) report({ event: 'limit.exceeded', reason: 'address' });
      return secondsOnce(count, mostOf(operation) + 1);
    },
    repeat: ({ id }, network, order) =>
      secondsOnce(windows.count(`${id} ${network} ${order}`, WINDOW_SECONDS), REPEATS_PER_MINUTE * scale + 1),
  };
}

const secondsOnce = ({ used, resetMilliseconds }: Count, enough: number) =>
  used < enough ? 0 : Math.max(1, Math.ceil(resetMilliseconds / 1000));
