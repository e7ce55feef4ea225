import type { AddressLimit, Operation } from '@agency-booking/contract-express';
import type { Counting } from './limits.ts';
import { type Count, createWindows } from './limits.windows.ts';

/**
 * How often an address may be refused in a minute: on login and refresh, with access tokens, on the way back from the bank, with
 * reports of parties. Above
 * what is published for any one operation, so that a caller who keeps to that never meets it.
 */
export const REFUSALS_PER_MINUTE = { credential: 30, user: 120, order: 120, party: 120 } as const;
/** How often an address may open one order's address on the way back from the bank; a page that waits asks 30 times. */
export const REPEATS_PER_MINUTE = 120;
const WINDOW_SECONDS = 60;

/**
 * Counts in this process what addresses were refused: no store is asked, no row is written, and an instance knows nothing of
 * another's.
 * @param scale every limit is multiplied by it
 * @param report is told once in a window, when an address has been refused as often as it may
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
