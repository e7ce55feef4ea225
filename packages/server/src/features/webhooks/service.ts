import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { RefuseAddress } from '../../ports/webhooks.ts';
import { type Declaring, type FailOf, failOf } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { addSeconds } from '../../shared/time.ts';
import type { EndpointStore } from './store.ts';
import type { AskedEventType, Endpoint, EndpointKey, WebhookEndpointStatus } from './types.ts';

export type EndpointDeps = {
  readonly store: EndpointStore;
  readonly refusalOf: RefuseAddress;
  /** Gives the events that an agency has so far their positions. */
  readonly placeEvents: (agencyId: number) => Promise<void>;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

type Wanted = {
  readonly url: string;
  readonly description?: string;
  readonly types?: readonly AskedEventType[];
};

const MOST_ENDPOINTS = 10;
const SECRET_BYTES = 32;
const OVERLAP_SECONDS = 86_400;

const failWanted: FailOf<'createWebhookEndpoint'> = failOf();
const failPing: FailOf<'pingWebhookEndpoint'> = failOf();
const failFound: FailOf<Declaring<'webhookEndpoint.notFound'>> = failOf();
const failAddress: FailOf<Declaring<'webhookEndpoint.addressRefused'>> = failOf();

/** From now on: what has happened so far is not sent. */
export async function createWebhookEndpoint(
  { agencyId, wanted }: { readonly agencyId: number; readonly wanted: Wanted },
  deps: EndpointDeps,
): Promise<Endpoint> {
  const { store, placeEvents, now, randomBytes } = deps;
  assertAddress(wanted.url, deps);
  await placeEvents(agencyId);
  const createdAt = now();
  const endpoint: Endpoint = {
    id: newId('whe_', randomBytes),
    agencyId,
    url: wanted.url,
    description: wanted.description,
    types: wanted.types ?? [],
    status: 'enabled',
    disabledReason: undefined,
    secrets: { current: newSecret(randomBytes) },
    previousSecretUntil: undefined,
    failingSince: undefined,
    createdAt,
    updatedAt: createdAt,
  };
  if (!(await store.create(endpoint, MOST_ENDPOINTS))) failWanted('webhookEndpoint.tooMany');
  return endpoint;
}

export function listWebhookEndpoints(
  { agencyId }: { readonly agencyId: number },
  { store }: EndpointDeps,
): Promise<readonly Endpoint[]> {
  return store.list(agencyId);
}

export async function updateWebhookEndpoint(
  { key, wanted }: { readonly key: EndpointKey; readonly wanted: Partial<Wanted> & { status?: WebhookEndpointStatus } },
  deps: EndpointDeps,
): Promise<Endpoint> {
  const { store, placeEvents, now } = deps;
  if (wanted.url !== undefined) assertAddress(wanted.url, deps);
  const { status: before } = await findEndpoint(key, deps);
  const { status = before, ...changes } = wanted;
  if (status === before) return (await store.update(key, changes, now())) ?? failFound('webhookEndpoint.notFound');
  await placeEvents(key.agencyId);
  const disabledReason = status === 'disabled' ? 'agency' : undefined;
  return (
    (await store.update(key, { ...changes, status, disabledReason }, now())) ?? failFound('webhookEndpoint.notFound')
  );
}

export async function deleteWebhookEndpoint(key: EndpointKey, { store }: EndpointDeps): Promise<void> {
  if (!(await store.delete(key))) failFound('webhookEndpoint.notFound');
}

/** The one before signs for a day, too. */
export async function rotateWebhookSecret(key: EndpointKey, deps: EndpointDeps): Promise<Endpoint> {
  const { store, now, randomBytes } = deps;
  const { secrets } = await findEndpoint(key, deps);
  const at = now();
  const changes = {
    secrets: { current: newSecret(randomBytes), previous: secrets.current },
    previousSecretUntil: addSeconds(at, OVERLAP_SECONDS),
  };
  return (await store.update(key, changes, at)) ?? failFound('webhookEndpoint.notFound');
}

/** The ping is an event like others, for this endpoint alone. */
export async function pingWebhookEndpoint(key: EndpointKey, deps: EndpointDeps): Promise<void> {
  const { status } = await findEndpoint(key, deps);
  if (status === 'disabled') failPing('webhookEndpoint.disabled');
  await deps.store.addPing(key, deps.now());
}

export async function findEndpoint(key: EndpointKey, { store }: Pick<EndpointDeps, 'store'>): Promise<Endpoint> {
  return (await store.find(key)) ?? failFound('webhookEndpoint.notFound');
}

function assertAddress(url: string, { refusalOf }: EndpointDeps): void {
  const message = refusalOf(url);
  if (message) failAddress('webhookEndpoint.addressRefused', { field: 'url', message });
}

const newSecret = (randomBytes: RandomBytes) => `whsec_${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64')}`;
