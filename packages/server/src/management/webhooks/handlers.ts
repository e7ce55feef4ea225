import { shownDelivery, shownEndpoint, shownWithSecret } from '../../features/webhooks/index.ts';
import type { EndpointKey } from '../../features/webhooks/types.ts';
import type { WebhooksHandlers } from '../../generated/management/handlers.ts';
import type { Member } from '../identity/types.ts';
import type { WebhookDeps } from './service.ts';
import * as service from './service.ts';

type Request = { readonly path: EndpointKey; readonly caller: Member };

const asked = ({ path: key, caller: { email: by } }: Request) => ({ by, key });

export function createWebhooksHandlers(deps: WebhookDeps): WebhooksHandlers<Member> {
  return {
    async listWebhookEndpoints({ path }, answer) {
      return answer(200, { results: (await service.listWebhookEndpoints(path, deps)).map(shownEndpoint) });
    },
    async createWebhookEndpoint({ caller: { email: by }, path, body: wanted }, answer, fail) {
      return answer(201, shownWithSecret(await service.createWebhookEndpoint({ by, ...path, wanted }, deps, fail)));
    },
    async updateWebhookEndpoint(request, answer, fail) {
      const { body: wanted } = request;
      return answer(200, shownEndpoint(await service.updateWebhookEndpoint({ ...asked(request), wanted }, deps, fail)));
    },
    async deleteWebhookEndpoint(request, answer, fail) {
      await service.deleteWebhookEndpoint(asked(request), deps, fail);
      return answer(204);
    },
    async rotateWebhookSecret(request, answer, fail) {
      return answer(200, shownWithSecret(await service.rotateWebhookSecret(asked(request), deps, fail)));
    },
    async pingWebhookEndpoint({ path: key }, answer, fail) {
      await service.pingWebhookEndpoint({ key }, deps, fail);
      return answer(204);
    },
    async listWebhookDeliveries({ path: key, query }, answer, fail) {
      const { results, ...page } = await service.listWebhookDeliveries({ key, ...query }, deps, fail);
      return answer(200, { ...page, results: results.map(shownDelivery) });
    },
    async redeliverEvents(request, answer, fail) {
      return answer(200, { count: await service.redeliverEvents({ ...asked(request), ...request.body }, deps, fail) });
    },
  };
}
