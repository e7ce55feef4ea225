import { expect } from 'vitest';
import type {
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointSecret,
  WebhookEndpoints,
} from '../../../src/generated/management/types.ts';
import { startHooking } from '../../operations/webhooks/hooking.ts';
import { expectPortalError, openSessionOf, portalAs } from '../../support/portal.ts';

const ENDPOINTS = '/agencies/1/webhook-endpoints';

/** Starts the service and signs in an owner, who manages the webhook endpoints of agency 1 in the portal. */
export async function startWebhooks() {
  const hooking = await startHooking();
  const owner = await portalAs(hooking.service, 'owner', { secondFactor: 'passed' });
  const call = <Body>(method: string, path = '', body?: unknown) =>
    owner.call<Body>(method, `${ENDPOINTS}${path}`, body === undefined ? {} : { body });
  return {
    ...hooking,
    /** The same endpoints, accessed through the partner API. */
    partner: hooking,
    owner,
    call,
    make: async (body: object = {}) =>
      (await call<WebhookEndpointSecret>('POST', '', { url: hooking.receiver.url, ...body })).body,
    list: async () => (await call<{ results: WebhookEndpoint[] }>('GET')).body.results,
    /** Signs in again, because the session may have ended in the meantime. */
    async health() {
      const { call } = await openSessionOf(hooking.service, owner);
      return (await call<WebhookEndpoints>('GET', ENDPOINTS)).body.health;
    },
    deliveries: async (id: string, query = '') =>
      (await call<WebhookDeliveryList>('GET', `/${id}/deliveries${query}`)).body,
    /** Expects the error for an endpoint of a different agency to be the same as for an unknown endpoint. */
    async expectNotFound(method: string, path = '', body?: object) {
      const { endpoint } = (await hooking.create({}, 'lodos')).body;
      for (const id of [endpoint.id, 'whe_unknown'])
        expectPortalError(await call(method, `/${id}${path}`, body), 'webhookEndpoint.notFound');
      expect((await hooking.list('lodos')).body.results).toEqual([endpoint]);
      await hooking.remove(endpoint.id, 'lodos');
    },
  };
}

export type Webhooks = Awaited<ReturnType<typeof startWebhooks>>;
