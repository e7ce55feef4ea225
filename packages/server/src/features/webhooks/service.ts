import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Transact, Tx } from '../../ports/transaction.ts';
import type { RefuseAddress } from '../../ports/webhooks.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { addSeconds } from '../../shared/time.ts';
import type { EndpointStore } from './store.ts';
import type { AskedEventType, Endpoint, EndpointChanges, EndpointKey, WebhookEndpointStatus } from './types.ts';

export type EndpointDeps = {
  readonly store: EndpointStore;
  readonly refusalOf: RefuseAddress;
  readonly placeEvents: (agencyId: number) => Promise<void>;
  readonly transact: Transact;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

type Wanted = {
  readonly url: string;
  readonly description?: string;
  readonly types?: readonly AskedEventType[];
};

type Changes = Partial<Wanted> & { readonly status?: WebhookEndpointStatus };

/** Writes additional data in the same transaction as a change. */
export type Keep<Change> = (tx: Tx, change: Change) => Promise<void>;
type Changed = { readonly before: Endpoint; readonly after: Endpoint };

export const NOTHING = async (): Promise<void> => {};
const MOST_ENDPOINTS = 10;
const SECRET_BYTES = 32;
const OVERLAP_SECONDS = 86_400;

/** Creates an endpoint. Events before its creation are not sent. */
export async function createWebhookEndpoint(
  { agencyId, wanted }: { readonly agencyId: number; readonly wanted: Wanted },
  deps: EndpointDeps,
  fail: FailWith<'webhookEndpoint.tooMany' | 'webhookEndpoint.addressRefused'>,
  keep: Keep<Endpoint> = NOTHING,
): Promise<Endpoint> {
  const { store, placeEvents, transact, now, randomBytes } = deps;
  assertAddress(wanted.url, deps, fail);
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
  return transact(async (tx) => {
    if (!(await store.create(tx, endpoint, MOST_ENDPOINTS))) fail('webhookEndpoint.tooMany');
    await keep(tx, endpoint);
    return endpoint;
  });
}

export function listWebhookEndpoints(
  { agencyId }: { readonly agencyId: number },
  { store }: EndpointDeps,
): Promise<readonly Endpoint[]> {
  return store.list(agencyId);
}

export async function updateWebhookEndpoint(
  { key, wanted }: { readonly key: EndpointKey; readonly wanted: Changes },
  deps: EndpointDeps,
  fail: FailWith<'webhookEndpoint.addressRefused' | 'webhookEndpoint.notFound'>,
  keep: Keep<Changed> = NOTHING,
): Promise<Endpoint> {
  if (wanted.url !== undefined) assertAddress(wanted.url, deps, fail);
  if (wanted.status !== undefined) await deps.placeEvents(key.agencyId);
  return change(key, ({ status }) => changesOf(wanted, status), deps, fail, keep);
}

function changesOf({ status, ...changes }: Changes, before: WebhookEndpointStatus): EndpointChanges {
  if (status === undefined || status === before) return changes;
  return { ...changes, status, disabledReason: status === 'disabled' ? 'agency' : undefined };
}

/** Replaces the secret. For one more day, messages are also signed with the previous secret. */
export function rotateWebhookSecret(
  key: EndpointKey,
  deps: EndpointDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
  keep: Keep<Changed> = NOTHING,
): Promise<Endpoint> {
  const { now, randomBytes } = deps;
  const previousSecretUntil = addSeconds(now(), OVERLAP_SECONDS);
  const current = newSecret(randomBytes);
  const renewed = ({ secrets }: Endpoint) => ({ secrets: { current, previous: secrets.current }, previousSecretUntil });
  return change(key, renewed, deps, fail, keep);
}

function change(
  key: EndpointKey,
  changesOf: (before: Endpoint) => EndpointChanges,
  deps: EndpointDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
  keep: Keep<Changed>,
): Promise<Endpoint> {
  const { store, transact, now } = deps;
  return transact(async (tx) => {
    const before = await lockEndpoint(tx, key, deps, fail);
    const after = await store.update(tx, key, changesOf(before), now());
    await keep(tx, { before, after });
    return after;
  });
}

export function deleteWebhookEndpoint(
  key: EndpointKey,
  deps: EndpointDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
  keep: Keep<Endpoint> = NOTHING,
): Promise<void> {
  const { store, transact } = deps;
  return transact(async (tx) => {
    const before = await lockEndpoint(tx, key, deps, fail);
    await store.delete(tx, key);
    await keep(tx, before);
  });
}

/** Sends a ping as a regular event, but only to this endpoint. */
export async function pingWebhookEndpoint(
  key: EndpointKey,
  deps: EndpointDeps,
  fail: FailWith<'webhookEndpoint.disabled' | 'webhookEndpoint.notFound'>,
): Promise<void> {
  const { status } = await findEndpoint(key, deps, fail);
  if (status === 'disabled') fail('webhookEndpoint.disabled');
  await deps.store.addPing(key, deps.now());
}

export async function findEndpoint(
  key: EndpointKey,
  { store }: Pick<EndpointDeps, 'store'>,
  fail: FailWith<'webhookEndpoint.notFound'>,
): Promise<Endpoint> {
  return (await store.find(key)) ?? fail('webhookEndpoint.notFound');
}

export async function lockEndpoint(
  tx: Tx,
  key: EndpointKey,
  { store }: Pick<EndpointDeps, 'store'>,
  fail: FailWith<'webhookEndpoint.notFound'>,
): Promise<Endpoint> {
  return (await store.lock(tx, key)) ?? fail('webhookEndpoint.notFound');
}

function assertAddress(
  url: string,
  { refusalOf }: EndpointDeps,
  fail: FailWith<'webhookEndpoint.addressRefused'>,
): void {
  const message = refusalOf(url);
  if (message) fail('webhookEndpoint.addressRefused', { field: 'url', message });
}

const newSecret = (randomBytes: RandomBytes) => `whsec_${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64')}`;
