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
  EventRange,
  Health,
  LeasedDelivery,
  Preview,
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

const DAY_SECONDS = 86_400;
const KEPT_SECONDS = 30 * DAY_SECONDS;
const MOST_REDELIVERED = 1_000;

type ListRequest = {
  readonly key: EndpointKey;
  readonly status?: WebhookDeliveryStatus;
  readonly type?: AskedEventType;
  readonly orderId?: string;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly cursor?: string;
  readonly limit: number;
};

export async function listWebhookDeliveries(
  { key, status, type, orderId, from, to, cursor, limit }: ListRequest,
  deps: DeliveryDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
): Promise<Page<Delivery>> {
  assertPeriod({ from, to });
  await findEndpoint(key, deps, fail);
  const about = { ...key, status, type, orderId, from, to };
  const found = await deps.deliveries.list({ ...about, behind: numberBehind(cursor), atMost: limit + 1 });
  return pageOf(found, { limit, positionOf: ({ event }) => String(event.position) });
}

function assertPeriod({ from, to }: Pick<EventRange, 'from' | 'to'>): void {
  if (from && to && to <= from) failField('to', 'must be after from');
}

/** Returns the health of each of the agency's endpoints, in the order of the endpoint list. */
export function healthOf(
  { agencyId }: { readonly agencyId: number },
  { deliveries, now }: DeliveryDeps,
): Promise<readonly Health[]> {
  const at = now();
  return deliveries.health(agencyId, {
    dayStart: addSeconds(at, -DAY_SECONDS),
    weekStart: addSeconds(at, -7 * DAY_SECONDS),
  });
}

/** Returns a range of positions and the events that `redeliverEvents` would send for it. */
export async function previewRedelivery(
  { key, ...range }: EventRange & { readonly key: EndpointKey },
  deps: DeliveryDeps,
  fail: FailWith<'webhookEndpoint.notFound'>,
): Promise<Preview> {
  assertPeriod(range);
  const { fromPosition, toPosition } = range;
  if (fromPosition !== undefined && toPosition !== undefined && toPosition < fromPosition)
    failField('toPosition', 'must not be before fromPosition');
  await findEndpoint(key, deps, fail);
  await deps.placeEvents(key.agencyId);
  return deps.deliveries.preview(key, range, MOST_REDELIVERED);
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

/** Disables an endpoint that no longer exists or has failed for days. */
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
