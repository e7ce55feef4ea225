import type { Delivery, Endpoint, WebhookDelivery, WebhookEndpoint, WebhookEndpointSecret } from './types.ts';

export const shownWithSecret = (endpoint: Endpoint): WebhookEndpointSecret => ({
  endpoint: shownEndpoint(endpoint),
  secret: endpoint.secrets.current,
});

export function shownEndpoint(endpoint: Endpoint): WebhookEndpoint {
  const { id, url, description, types, status, disabledReason, previousSecretUntil } = endpoint;
  return {
    id,
    url,
    description,
    types,
    status,
    disabledReason,
    previousSecretUntil: previousSecretUntil?.toISOString(),
    createdAt: endpoint.createdAt.toISOString(),
    updatedAt: endpoint.updatedAt.toISOString(),
  };
}

export function shownDelivery({ event, status, tries, lastTry, nextTryAt, createdAt }: Delivery): WebhookDelivery {
  return {
    eventId: event.id,
    type: event.type,
    position: event.position,
    orderId: event.orderId,
    status,
    tries,
    lastTry: lastTry && { ...lastTry, at: lastTry.at.toISOString() },
    nextTryAt: nextTryAt?.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
