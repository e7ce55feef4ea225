import { shownDelivery, shownEndpoint, shownWithSecret } from '../../features/webhooks/index.ts';
import type { EndpointKey, Health } from '../../features/webhooks/types.ts';
import type { WebhooksHandlers } from '../../generated/management/handlers.ts';
import type { WebhookEndpointHealth } from '../../generated/management/types.ts';
import type { Member } from '../identity/types.ts';
import type { WebhookDeps } from './service.ts';
import * as service from './service.ts';

type Request = { readonly path: EndpointKey; readonly caller: Member };

const asked = ({ path: key, caller: { email: by } }: Request) => ({ by, key });

export function createWebhooksHandlers(deps: WebhookDeps): WebhooksHandlers<Member> {
  return {
    async listWebhookEndpoints({ path }, answer) {
      const { results, health } = await service.listWebhookEndpoints(path, deps);
      return answer(200, { results: results.map(shownEndpoint), health: health.map(shownHealth) });
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
    async listWebhookDeliveries({ path: key, query: { from, to, ...query } }, answer, fail) {
      const period = { from: instantOf(from), to: instantOf(to) };
      const { results, ...page } = await service.listWebhookDeliveries({ key, ...query, ...period }, deps, fail);
      return answer(200, { ...page, results: results.map(shownDelivery) });
    },
    async redeliverEvents(request, answer, fail) {
      return answer(200, { count: await service.redeliverEvents({ ...asked(request), ...request.body }, deps, fail) });
    },

    async previewRedelivery({ path: key, query: { from, to, ...positions } }, answer, fail) {
      const range = { ...positions, from: instantOf(from), to: instantOf(to) };
      const { range: found, ...preview } = await service.previewRedelivery({ key, ...range }, deps, fail);
      return answer(200, {
        ...preview,
        ...(found && { ...found, firstAt: found.firstAt.toISOString(), lastAt: found.lastAt.toISOString() }),
      });
    },
  };
}

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function shownHealth({ failingSince, lastError, nextTryAt, ...health }: Health): WebhookEndpointHealth {
  return {
    ...health,
    failingSince: failingSince?.toISOString(),
    lastError: lastError && { ...lastError, at: lastError.at.toISOString() },
    nextTryAt: nextTryAt?.toISOString(),
  };
}
