import { createWebhooksHandlers, type HandlerDeps } from './handlers.ts';
import { deleteExpired, listWebhookDeliveries, redeliverEvents } from './service.deliveries.ts';
import * as service from './service.ts';
import type { EndpointKey } from './types.ts';
import { createWorker } from './worker.ts';

export { shownDelivery, shownEndpoint, shownWithSecret } from './shown.ts';

type Given<Operation extends (asked: never, deps: never) => unknown> = Parameters<Operation>[0];
type Keeping<Operation extends (asked: never, deps: never, keep: never) => unknown> = NonNullable<
  Parameters<Operation>[2]
>;
type RoomDeps = HandlerDeps & Parameters<typeof createWorker>[0];

export function createWebhooksRoom(deps: RoomDeps) {
  return {
    handlers: createWebhooksHandlers(deps),
    /** `keep` records the calling member in the same transaction. */
    endpoints: {
      list: (of: Given<typeof service.listWebhookEndpoints>) => service.listWebhookEndpoints(of, deps),
      create: (
        asked: Given<typeof service.createWebhookEndpoint>,
        keep: Keeping<typeof service.createWebhookEndpoint>,
      ) => service.createWebhookEndpoint(asked, deps, keep),
      update: (
        asked: Given<typeof service.updateWebhookEndpoint>,
        keep: Keeping<typeof service.updateWebhookEndpoint>,
      ) => service.updateWebhookEndpoint(asked, deps, keep),
      delete: (key: EndpointKey, keep: Keeping<typeof service.deleteWebhookEndpoint>) =>
        service.deleteWebhookEndpoint(key, deps, keep),
      rotateSecret: (key: EndpointKey, keep: Keeping<typeof service.rotateWebhookSecret>) =>
        service.rotateWebhookSecret(key, deps, keep),
      ping: (key: EndpointKey) => service.pingWebhookEndpoint(key, deps),
      deliveries: (asked: Given<typeof listWebhookDeliveries>) => listWebhookDeliveries(asked, deps),
      redeliver: (asked: Given<typeof redeliverEvents>, keep: Keeping<typeof redeliverEvents>) =>
        redeliverEvents(asked, deps, keep),
    },
    worker: createWorker(deps),
    deleteExpired: () => deleteExpired(deps),
    resealSecrets: deps.store.resealSecrets,
  };
}
