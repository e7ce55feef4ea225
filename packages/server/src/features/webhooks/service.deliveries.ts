import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Transact } from '../../ports/transaction.ts';
import type { SendWebhook } from '../../ports/webhooks.ts';
import type { FailWith } from '../../shared/fail.ts';
import { failField } from '../../shared/fail-field.ts';
import { numberBehind, type Page, pageOf } from '../../shared/list-pages.ts';
import { addSeconds } from '../../shared/time.ts';
import { isFailing, signingSecrets, stepAfter, tryOf } from './rules.ts';
import { findEndpoint, type Keep, lockEndpoint, NOTHING } from './service.ts';
import type { DeliveryStore, EndpointStore } from './store.ts';
import type {
  AskedEventType,
  Delivery,
  Endpoint,
  EndpointKey,
  Event,
  LeasedDelivery,
  Step,
  WebhookDeliveryStatus,
} from './types.ts';

export type DeliveryDeps = {
  readonly store: EndpointStore;
  readonly deliveries: DeliveryStore;
  readonly placeEvents: (agencyId: number) => Promise<void>;
  readonly eventAt: (at: { readonly agencyId: number; readonly position: number }) => Promise<Event | undefined>;
  readonly send: SendWebhook;
  readonly transact: Transact;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

const KEPT_SECONDS = 30 * 86_400;
const MOST_REDELIVERED = 1_000;

type ListRequest = {
  readonly key: EndpointKey;
  readonly status?: WebhookDeliveryStatus;
  readonly type?: AskedEventType;
  readonly cursor?: string;
  readonly limit: number;
};

export async function listWebhookDeliveries(
  { key, status, type, cursor, limit }: ListRequest,
  deps: DeliveryDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
): Promise<Page<Delivery>> {
  await findEndpoint(key, deps, fail);
  const about = { ...key, status, type };
  const found = await deps.deliveries.list({ ...about, behind: numberBehind(cursor), atMost: limit + 1 });
  return pageOf(found, { limit, positionOf: ({ event }) => String(event.position) });
}

export async function redeliverEvents(
  { key, from, to }: { readonly key: EndpointKey; readonly from: number; readonly to: number },
  deps: DeliveryDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
  keep: Keep<number> = NOTHING,
): Promise<number> {
  if (to < from) failField('to', 'must not be before from');
  if (to - from >= MOST_REDELIVERED) failField('to', `must be at most ${MOST_REDELIVERED - 1} behind from`);
  await deps.placeEvents(key.agencyId);
  return deps.transact(async (tx) => {
    await lockEndpoint(tx, key, deps, fail);
    const count = await deps.deliveries.redeliver(tx, key, { from, to }, deps.now());
    await keep(tx, count);
    return count;
  });
}

/** Sends the event once. Returns whether the server responded. */
export async function deliver(delivery: LeasedDelivery, deps: DeliveryDeps): Promise<boolean> {
  const endpoint = await deps.store.find(delivery);
  const event = endpoint && (await deps.eventAt(delivery));
  if (!endpoint || !event) {
    await deps.deliveries.settle(delivery, { status: 'givenUp', dueAt: undefined, lastTry: undefined });
    return true;
  }
  const at = deps.now();
  const answer = await deps.send({
    url: endpoint.url,
    id: event.id,
    sentAt: at,
    body: JSON.stringify(event),
    secrets: signingSecrets(endpoint, at),
  });
  const step = stepAfter(answer, { tries: delivery.tries + 1, now: deps.now(), chance: chanceOf(deps) });
  await deps.deliveries.settle(delivery, {
    status: step.kind === 'retry' ? 'pending' : step.kind,
    dueAt: step.kind === 'retry' ? step.at : undefined,
    lastTry: tryOf(answer, at),
  });
  await judge(endpoint, { step, at }, deps);
  return 'statusCode' in answer;
}

/** Disables an endpoint that is gone or has failed for days. */
async function judge(
  { id: endpointId, agencyId, failingSince }: Endpoint,
  { step, at }: { readonly step: Step; readonly at: Date },
  { store }: DeliveryDeps,
): Promise<void> {
  const key = { endpointId, agencyId };
  await store.noteArrival(key, step.kind === 'delivered' ? undefined : at);
  if (step.kind !== 'givenUp') return;
  if (step.isGone) await store.disable(key, 'gone', at);
  else if (isFailing({ failingSince }, at)) await store.disable(key, 'failing', at);
}

const chanceOf = ({ randomBytes }: DeliveryDeps) => Buffer.from(randomBytes(4)).readUInt32BE() / 2 ** 32;

export async function deleteExpired({ deliveries, now }: DeliveryDeps): Promise<void> {
  await deliveries.deleteBefore(addSeconds(now(), -KEPT_SECONDS));
}
