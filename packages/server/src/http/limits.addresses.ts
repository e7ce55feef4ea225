import type { AddressLimit, Operation, UnreadRequest } from '@agency-booking/contract-express';
import { type Counting, type LimitScope, scopeOf } from './limits.ts';
import { type Count, createWindows } from './limits.windows.ts';

/**
 * Limits on refused requests per minute from one network: for login and refresh, access tokens, bank returns and
 * reports from parties. Each limit exceeds every operation's published limit, so a caller that respects the published
 * limits never reaches it.
 */
export const REFUSALS_PER_MINUTE: Readonly<Record<LimitScope, number>> = {
  credential: 30,
  user: 120,
  order: 120,
  party: 120,
  traveller: 120,
};
/**
 * Maximum number of requests per minute from one network to one order's return URL. A waiting page sends 30 requests
 * per minute.
 */
const REPEATS_PER_MINUTE = 120;
const WINDOW_SECONDS = 60;

type AddressCounting = Counting & {
  /**
   * Returns true if the URL proves that a request for an order is expected. Such a request is exempt from its network's
   * limit.
   */
  readonly isExpected: (request: UnreadRequest) => boolean;
};

/**
 * Counts refused requests per network in this process only, without a store. `scale` multiplies every limit. `report`
 * is called once per window, when a network reaches the limit.
 */
export function createAddressLimit({ now, scale, report, isExpected }: AddressCounting): AddressLimit {
  const windows = createWindows(now);
  const bucketOf = (operation: Operation, network: string) => `${scopeOf(operation)} ${network}`;
  const mostOf = (operation: Operation) => REFUSALS_PER_MINUTE[scopeOf(operation)] * scale;

  function secondsUntilRepeat({ operation, path: { orderID } }: UnreadRequest, network: string): number {
    const count = windows.count(`${operation.id} ${network} ${orderID}`, WINDOW_SECONDS);
    return secondsOnce(count, REPEATS_PER_MINUTE * scale + 1);
  }

  return {
    wait(request, network) {
      const { operation } = request;
      const isForOrder = scopeOf(operation) === 'order';
      const untilRepeat = isForOrder ? secondsUntilRepeat(request, network) : 0;
      if (untilRepeat > 0) return untilRepeat;
      const seconds = secondsOnce(windows.look(bucketOf(operation, network)), mostOf(operation));
      return seconds > 0 && isForOrder && isExpected(request) ? 0 : seconds;
    },
    refuse(operation, network) {
      const count = windows.count(bucketOf(operation, network), WINDOW_SECONDS);
      if (count.used === mostOf(operation)) report({ event: 'limit.exceeded', reason: 'address' });
      return secondsOnce(count, mostOf(operation) + 1);
    },
  };
}

const secondsOnce = ({ used, resetMilliseconds }: Count, enough: number) =>
  used < enough ? 0 : Math.max(1, Math.ceil(resetMilliseconds / 1000));
