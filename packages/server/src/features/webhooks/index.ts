import { createWebhooksHandlers, type HandlerDeps } from './handlers.ts';
import { deleteExpired } from './service.deliveries.ts';
import { createWorker } from './worker.ts';

type RoomDeps = HandlerDeps & Parameters<typeof createWorker>[0];

/** The door of the webhooks room: where agencies have their events sent, and the sending. */
export function createWebhooksRoom(deps: RoomDeps) {
  return {
    handlers: createWebhooksHandlers(deps),
    worker: createWorker(deps),
    deleteExpired: () => deleteExpired(deps),
    resealSecrets: deps.store.resealSecrets,
  };
}
