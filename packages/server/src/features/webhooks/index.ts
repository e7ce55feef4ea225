import { createWebhooksHandlers, type HandlerDeps } from './handlers.ts';
import {
  deleteExpired,
  healthOf,
  listWebhookDeliveries,
  previewRedelivery,
  redeliverEvents,
} from './service.deliveries.ts';
import * as service from './service.ts';
import { createWorker } from './worker.ts';

export { shownDelivery, shownEndpoint, shownWithSecret } from './shown.ts';

type RoomDeps = HandlerDeps & Parameters<typeof createWorker>[0];

export function createWebhooksRoom(deps: RoomDeps) {
  const withDeps =
    <Asked, Fail, Keep extends unknown[], Result>(
      operation: (asked: Asked, deps: RoomDeps, fail: Fail, ...keep: Keep) => Result,
    ) =>
    (asked: Asked, fail: Fail, ...keep: Required<Keep>) =>
      operation(asked, deps, fail, ...keep);
  return {
    handlers: createWebhooksHandlers(deps),
    /**
     * Webhook endpoint functions for the management operations. `keep` records the calling member in the same
     * transaction.
     */
    endpoints: {
      list: (of: Parameters<typeof service.listWebhookEndpoints>[0]) => service.listWebhookEndpoints(of, deps),
      create: withDeps(service.createWebhookEndpoint),
      update: withDeps(service.updateWebhookEndpoint),
      delete: withDeps(service.deleteWebhookEndpoint),
      rotateSecret: withDeps(service.rotateWebhookSecret),
      ping: withDeps(service.pingWebhookEndpoint),
      deliveries: withDeps(listWebhookDeliveries),
      health: (of: Parameters<typeof healthOf>[0]) => healthOf(of, deps),
      preview: withDeps(previewRedelivery),
      redeliver: withDeps(redeliverEvents),
    },
    worker: createWorker(deps),
    deleteExpired: () => deleteExpired(deps),
    resealSecrets: deps.store.resealSecrets,
  };
}
