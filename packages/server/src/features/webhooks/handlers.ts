import type { WebhooksHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { Caller } from '../../shared/caller.ts';
import { type DeliveryDeps, listWebhookDeliveries, redeliverEvents } from './service.deliveries.ts';
import * as service from './service.ts';
import type { Delivery, Endpoint, EndpointKey } from './types.ts';

type Schemas = components['schemas'];
export type HandlerDeps = DeliveryDeps & service.EndpointDeps;
type Request = { readonly path: { readonly endpointId: string }; readonly caller: Caller };

const keyOf = ({ path, caller }: Request): EndpointKey => ({ ...path, agencyId: caller.agencyId });

export function createWebhooksHandlers(deps: HandlerDeps): WebhooksHandlers<Caller> {
  return {
    async createWebhookEndpoint({ body: wanted, caller: { agencyId } }, answer) {
      return answer(201, withSecret(await service.createWebhookEndpoint({ agencyId, wanted }, deps)));
    },

    async listWebhookEndpoints({ caller }, answer) {
      return answer(200, { results: (await service.listWebhookEndpoints(caller, deps)).map(toEndpoint) });
    },

    async updateWebhookEndpoint(request, answer) {
      const { body: wanted } = request;
      return answer(200, toEndpoint(await service.updateWebhookEndpoint({ key: keyOf(request), wanted }, deps)));
    },

    async deleteWebhookEndpoint(request, answer) {
      await service.deleteWebhookEndpoint(keyOf(request), deps);
      return answer(204);
    },

    async rotateWebhookSecret(request, answer) {
      return answer(200, withSecret(await service.rotateWebhookSecret(keyOf(request), deps)));
    },

    async pingWebhookEndpoint(request, answer) {
      await service.pingWebhookEndpoint(keyOf(request), deps);
      return answer(204);
    },

    async listWebhookDeliveries(request, answer) {
      const page = await listWebhookDeliveries({ key: keyOf(request), ...request.query }, deps);
      return answer(200, { ...page, results: page.results.map(toDelivery) });
    },

    async redeliverEvents(request, answer) {
      return answer(200, { count: await redeliverEvents({ key: keyOf(request), ...request.body }, deps) });
    },
  };
}

const withSecret = (endpoint: Endpoint): Schemas['WebhookEndpointSecret'] => ({
  endpoint: toEndpoint(endpoint),
  secret: endpoint.secrets.current,
});

function toEndpoint(endpoint: Endpoint): Schemas['WebhookEndpoint'] {
  const { id, url, description, types, status, disabledReason, previousSecretUntil } = endpoint;
  return {
    ...{ id, url, description, types, status, disabledReason },
    previousSecretUntil: previousSecretUntil?.toISOString(),
    createdAt: endpoint.createdAt.toISOString(),
    updatedAt: endpoint.updatedAt.toISOString(),
  };
}

function toDelivery({ event, status, tries, lastTry, nextTryAt, createdAt }: Delivery): Schemas['WebhookDelivery'] {
  return {
    eventId: event.id,
    type: event.type,
    position: event.position,
    status,
    tries,
    lastTry: lastTry && { ...lastTry, at: lastTry.at.toISOString() },
    nextTryAt: nextTryAt?.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
