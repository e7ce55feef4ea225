import { createRounds } from '../../shared/rounds.ts';
import { addSeconds } from '../../shared/time.ts';
import { type DeliveryDeps, deliver } from './service.deliveries.ts';

/** Maximum number of concurrent deliveries per endpoint and instance. */
const AT_ONCE = 4;
/** Lease time in seconds, longer than an attempt can take. After this time, another instance may retry. */
const LEASE_SECONDS = 60;

type WorkerDeps = DeliveryDeps & {
  readonly placeAll: () => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Sends due deliveries every second on every instance. A slow endpoint does not delay others. */
export function createWorker(deps: WorkerDeps) {
  const { deliveries, placeAll, now, onError } = deps;
  return createRounds({
    async dueLanes() {
      await placeAll();
      for (const endpointId of await deliveries.findBehind()) await deliveries.write(endpointId, now());
      return deliveries.findDue(now());
    },
    nameOf: (endpointId) => endpointId,
    take: (endpointId, atMost) =>
      deliveries.leaseDue(endpointId, { now: now(), until: addSeconds(now(), LEASE_SECONDS), atMost }),
    work: (delivery) => deliver(delivery, deps),
    atOnce: AT_ONCE,
    now,
    onError,
  });
}
