import { createRounds } from '../../shared/rounds.ts';
import { addSeconds } from '../../shared/time.ts';
import { type DeliveryDeps, deliver } from './service.deliveries.ts';

/** To one endpoint, by one instance. */
const AT_ONCE = 4;
/** Longer than a try may take: then another instance tries. */
const LEASE_SECONDS = 60;

type WorkerDeps = DeliveryDeps & {
  /** Gives all events positions. */
  readonly placeAll: () => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Sends what is due, every second, on every instance; a slow endpoint holds up no other. */
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
