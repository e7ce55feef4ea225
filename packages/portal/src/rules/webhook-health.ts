import type { WebhookEndpoint, WebhookEndpointHealth, WebhookEndpoints } from '../generated/types.ts';

type Success = WebhookEndpointHealth['last24Hours'];
/** An endpoint and its health status. `health` is absent for an endpoint that was just created. */
export type Watched = WebhookEndpoint & { readonly health?: WebhookEndpointHealth | undefined };

export const watchedIn = ({ results, health }: WebhookEndpoints): Watched[] =>
  results.map((endpoint) => ({ ...endpoint, health: health.find(({ endpointId }) => endpointId === endpoint.id) }));

/** Returns true if the endpoint's deliveries fail, or if the service has disabled it for this reason. */
export const isInTrouble = ({ status, disabledReason, health }: Watched): boolean =>
  status === 'enabled' ? health?.failingSince !== undefined : disabledReason !== 'agency';

/** Returns true if the attempt is due but has not been sent yet. A failing endpoint receives one event at a time. */
export const isDue = (at: string, nowMilliseconds: number): boolean => Date.parse(at) <= nowMilliseconds;

/**
 * Returns the share of successful deliveries, such as `98.6%`, or `undefined` if there were no attempts. 100% means
 * that there were no failures.
 */
export function shareOf({ delivered, failed }: Success, language: string): string | undefined {
  const all = delivered + failed;
  if (all === 0) return undefined;
  const share = Math.floor((delivered / all) * 1000) / 1000;
  return share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
}
