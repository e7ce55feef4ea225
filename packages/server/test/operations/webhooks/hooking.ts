import type {
  EventPage,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointSecret,
} from '../../../src/generated/types.ts';
import type { AgencyName } from '../../support/agencies.ts';
import type { Settings } from '../../support/service.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';
import { startPaying } from '../payments/paying.ts';

export async function startHooking(settings: Settings = {}, options?: Parameters<typeof startPaying>[1]) {
  const paying = await startPaying(settings, options);
  const receiver = await startReceiver();
  const { service, tokenOf } = paying;
  const api = async <Body>(method: string, path: string, body?: unknown, as: AgencyName = 'horizon') =>
    service.api<Body>(method, path, { token: await tokenOf(as), body });

  const create = (body: Record<string, unknown> = {}, as?: AgencyName) =>
    api<WebhookEndpointSecret>('POST', '/webhook-endpoints', { url: receiver.url, ...body }, as);
  const list = (as?: AgencyName) => api<{ results: WebhookEndpoint[] }>('GET', '/webhook-endpoints', undefined, as);
  const remove = (id: string, as?: AgencyName) => api('DELETE', `/webhook-endpoints/${id}`, undefined, as);

  return {
    ...paying,
    receiver,
    create,
    made: async (body?: Record<string, unknown>) => (await create(body)).body,
    list,
    update: (id: string, body: unknown, as?: AgencyName) =>
      api<WebhookEndpoint>('PATCH', `/webhook-endpoints/${id}`, body, as),
    remove,
    /** Removes all endpoints, and resets the server to a healthy state with no recorded messages. */
    async removeAll() {
      receiver.answer();
      receiver.take();
      for (const { id } of (await list()).body.results) await remove(id);
    },
    rotate: (id: string, as?: AgencyName) =>
      api<WebhookEndpointSecret>('POST', `/webhook-endpoints/${id}/secret`, undefined, as),
    ping: (id: string, as?: AgencyName) => api('POST', `/webhook-endpoints/${id}/ping`, undefined, as),
    deliveries: (id: string, query = '', as?: AgencyName) =>
      api<WebhookDeliveryList>('GET', `/webhook-endpoints/${id}/deliveries${query}`, undefined, as),
    redeliver: (id: string, range: unknown, as?: AgencyName) =>
      api<{ count: number }>('POST', `/webhook-endpoints/${id}/redeliver`, range, as),
    eventsBehind: async (position: number) =>
      (await api<EventPage>('GET', `/events?after=${position}&limit=100`)).body.results,
    end: async () => (await api<EventPage>('GET', '/events?limit=1')).body.lastPosition,
    async sendLater(seconds: number) {
      service.clock.advance(seconds);
      await service.sendWebhooks();
    },
    async stop() {
      await paying.stop();
      await receiver.close();
    },
  };
}

export type Hooking = Awaited<ReturnType<typeof startHooking>>;
