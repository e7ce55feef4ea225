import { shownDelivery, shownEndpoint, shownWithSecret } from '../../features/webhooks/index.ts';
import type { EndpointKey } from '../../features/webhooks/types.ts';
import type { WebhooksHandlers } from '../../generated/management/handlers.ts';
import type { Administration } from '../facade.ts';
import type { Member } from '../identity/types.ts';

type Request = { readonly path: EndpointKey; readonly caller: Member };

const asked = ({ path: key, caller: { email: by } }: Request) => ({ by, key });

export function createWebhooksHandlers(administration: Administration): WebhooksHandlers<Member> {
  return {
    async listWebhookEndpoints({ path }, answer) {
      return answer(200, { results: (await administration.listWebhookEndpoints(path)).map(shownEndpoint) });
    },
    async createWebhookEndpoint({ caller: { email: by }, path, body: wanted }, answer) {
      return answer(201, shownWithSecret(await administration.createWebhookEndpoint({ by, ...path, wanted })));
    },
    async updateWebhookEndpoint(request, answer) {
      const { body: wanted } = request;
      return answer(200, shownEndpoint(await administration.updateWebhookEndpoint({ ...asked(request), wanted })));
    },
    async deleteWebhookEndpoint(request, answer) {
      await administration.deleteWebhookEndpoint(asked(request));
      return answer(204);
    },
    async rotateWebhookSecret(request, answer) {
      return answer(200, shownWithSecret(await administration.rotateWebhookSecret(asked(request))));
    },
    async pingWebhookEndpoint({ path: key }, answer) {
      await administration.pingWebhookEndpoint({ key });
      return answer(204);
    },
    async listWebhookDeliveries({ path: key, query }, answer) {
      const { results, ...page } = await administration.listWebhookDeliveries({ key, ...query });
      return answer(200, { ...page, results: results.map(shownDelivery) });
    },
    async redeliverEvents(request, answer) {
      return answer(200, { count: await administration.redeliverEvents({ ...asked(request), ...request.body }) });
    },
  };
}
