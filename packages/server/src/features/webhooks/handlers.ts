import type { WebhooksHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { type DeliveryDeps, listWebhookDeliveries, redeliverEvents } from './service.deliveries.ts';
import * as service from './service.ts';
import { shownDelivery, shownEndpoint, shownWithSecret } from './shown.ts';
import type { EndpointKey } from './types.ts';

export type HandlerDeps = DeliveryDeps & service.EndpointDeps;
type Request = { readonly path: { readonly endpointId: string }; readonly caller: Caller };

const keyOf = ({ path, caller }: Request): EndpointKey => ({ ...path, agencyId: caller.agencyId });

export function createWebhooksHandlers(deps: HandlerDeps): WebhooksHandlers<Caller> {
  return {
    async createWebhookEndpoint({ body: wanted, caller: { agencyId } }, answer, fail) {
      return answer(201, shownWithSecret(await service.createWebhookEndpoint({ agencyId, wanted }, deps, fail)));
    },

    async listWebhookEndpoints({ caller }, answer) {
      return answer(200, { results: (await service.listWebhookEndpoints(caller, deps)).map(shownEndpoint) });
    },

    async updateWebhookEndpoint(request, answer, fail) {
      const { body: wanted } = request;
      return answer(
        200,
        shownEndpoint(await service.updateWebhookEndpoint({ key: keyOf(request), wanted }, deps, fail)),
      );
    },

    async deleteWebhookEndpoint(request, answer, fail) {
      await service.deleteWebhookEndpoint(keyOf(request), deps, fail);
      return answer(204);
    },

    async rotateWebhookSecret(request, answer, fail) {
      return answer(200, shownWithSecret(await service.rotateWebhookSecret(keyOf(request), deps, fail)));
    },

    async pingWebhookEndpoint(request, answer, fail) {
      await service.pingWebhookEndpoint(keyOf(request), deps, fail);
      return answer(204);
    },

    async listWebhookDeliveries(request, answer, fail) {
      const page = await listWebhookDeliveries({ key: keyOf(request), ...request.query }, deps, fail);
      return answer(200, { ...page, results: page.results.map(shownDelivery) });
    },

    async redeliverEvents(request, answer, fail) {
      return answer(200, { count: await redeliverEvents({ key: keyOf(request), ...request.body }, deps, fail) });
    },
  };
}
