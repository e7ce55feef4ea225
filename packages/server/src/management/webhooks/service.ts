import type { createWebhooksRoom } from '../../features/webhooks/index.ts';
import type { Endpoint, EndpointKey, Health } from '../../features/webhooks/types.ts';
import type { Tx } from '../../ports/transaction.ts';
import { type ActorContext, type AuditDeps, type Facts, keep } from '../audited.ts';
import type { FailWith } from '../fail.ts';

type Endpoints = ReturnType<typeof createWebhooksRoom>['endpoints'];
export type WebhookDeps = AuditDeps & { readonly endpoints: Endpoints };

type OfAgency = { readonly agencyId: number };
type Wanted = Parameters<Endpoints['update']>[0]['wanted'];

/** An endpoint that is created or deleted between the two queries is left out of `health`. */
export async function listWebhookEndpoints(
  { agencyId }: OfAgency,
  { endpoints }: WebhookDeps,
): Promise<{ readonly results: readonly Endpoint[]; readonly health: readonly Health[] }> {
  const [results, health] = await Promise.all([endpoints.list({ agencyId }), endpoints.health({ agencyId })]);
  return { results, health };
}

/** Creates an endpoint. The secret is returned only here and when it is rotated. */
export function createWebhookEndpoint(
  { by, ...asked }: ActorContext & Parameters<Endpoints['create']>[0],
  deps: WebhookDeps,
  fail: FailWith<'webhookEndpoint.tooMany' | 'webhookEndpoint.addressRefused'>,
): Promise<Endpoint> {
  const kept = keeping({ by, action: 'createWebhookEndpoint' }, deps);
  return deps.endpoints.create(asked, fail, (tx, endpoint) =>
    kept(tx, keyOf(endpoint), { after: factsOf(asked.wanted) }),
  );
}

export function updateWebhookEndpoint(
  { by, key, wanted }: ActorContext & { readonly key: EndpointKey; readonly wanted: Wanted },
  deps: WebhookDeps,
  fail: FailWith<'webhookEndpoint.notFound' | 'webhookEndpoint.addressRefused'>,
): Promise<Endpoint> {
  const kept = keeping({ by, action: 'updateWebhookEndpoint' }, deps);
  const named = Object.keys(wanted) as (keyof Wanted)[];
  return deps.endpoints.update({ key, wanted }, fail, (tx, { before }) => {
    const was = Object.fromEntries(named.map((field) => [field, before[field]]));
    return kept(tx, key, { before: factsOf(was), after: factsOf(wanted) });
  });
}

export function deleteWebhookEndpoint(
  { by, key }: ActorContext & OfEndpoint,
  deps: WebhookDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
): Promise<void> {
  const kept = keeping({ by, action: 'deleteWebhookEndpoint' }, deps);
  return deps.endpoints.delete(key, fail, (tx, { url, types }) => kept(tx, key, { before: factsOf({ url, types }) }));
}

/** Replaces the secret. For one day, deliveries are also signed with the previous secret. */
export function rotateWebhookSecret(
  { by, key }: ActorContext & OfEndpoint,
  deps: WebhookDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
): Promise<Endpoint> {
  const kept = keeping({ by, action: 'rotateWebhookSecret' }, deps);
  return deps.endpoints.rotateSecret(key, fail, (tx) => kept(tx, key, {}));
}

/** Sends a test event. This changes nothing, so it is not audited. */
export function pingWebhookEndpoint(
  { key }: OfEndpoint,
  { endpoints }: WebhookDeps,
  fail: FailWith<'webhookEndpoint.notFound' | 'webhookEndpoint.disabled'>,
): Promise<void> {
  return endpoints.ping(key, fail);
}

export function listWebhookDeliveries(
  asked: Parameters<Endpoints['deliveries']>[0],
  { endpoints }: WebhookDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
): ReturnType<Endpoints['deliveries']> {
  return endpoints.deliveries(asked, fail);
}

export function previewRedelivery(
  asked: Parameters<Endpoints['preview']>[0],
  { endpoints }: WebhookDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
): ReturnType<Endpoints['preview']> {
  return endpoints.preview(asked, fail);
}

export function redeliverEvents(
  { by, ...asked }: ActorContext & Parameters<Endpoints['redeliver']>[0],
  deps: WebhookDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
): Promise<number> {
  const kept = keeping({ by, action: 'redeliverEvents' }, deps);
  const { key, from, to } = asked;
  return deps.endpoints.redeliver(asked, fail, (tx, count) => kept(tx, key, { after: { from, to, count } }));
}

type OfEndpoint = { readonly key: EndpointKey };

/** Returns a function that records the author of a change in the transaction that changes the endpoint. */
const keeping =
  (who: ActorContext & { readonly action: string }, deps: WebhookDeps) =>
  (
    tx: Tx,
    { endpointId, agencyId }: EndpointKey,
    facts: { readonly before?: Facts; readonly after?: Facts },
  ): Promise<void> =>
    keep(tx, who, { subject: `webhook endpoint ${endpointId}`, agencyId, ...facts }, deps);

const keyOf = ({ id, agencyId }: Endpoint): EndpointKey => ({ endpointId: id, agencyId });

/**
 * Returns the endpoint's details for the audit log. They include only the URL's origin, because the path may contain a
 * secret, and whether a description is set.
 */
function factsOf({ url, types, status, description }: Wanted): Facts {
  return {
    ...(url !== undefined && { address: new URL(url).origin }),
    ...(types && { types }),
    ...(status && { status }),
    ...(description !== undefined && { description: description === '' ? 'none' : 'a note' }),
  };
}
