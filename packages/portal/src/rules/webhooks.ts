import { Refusal } from '../api/refusal.ts';
import type {
  AskedEventType,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointRequest,
} from '../generated/types.ts';
import type { Tone } from './tones.ts';

/** A new event type causes a compile error until it is added to this object. */
const KNOWN: Readonly<Record<AskedEventType, true>> = {
  'carOrder.pending': true,
  'carOrder.reserved': true,
  'carOrder.failed': true,
  'carOrder.cancelled': true,
  'carOrder.removed': true,
  'carOrder.changed': true,
  'transferOrder.pendingPayment': true,
  'transferOrder.reserved': true,
  'transferOrder.failed': true,
  'transferOrder.canceled': true,
  'transferOrder.legCanceled': true,
  'transferOrder.changed': true,
  'transferOrder.expired': true,
  'ride.assigned': true,
  'ride.departed': true,
  'ride.delayed': true,
  'ride.arrived': true,
  'ride.passengerOnBoard': true,
  'ride.noShow': true,
  'ride.completed': true,
  'payment.awaiting3ds': true,
  'payment.processing': true,
  'payment.completed': true,
  'payment.cancelled': true,
  'payment.failed': true,
  'payment.reversed': true,
  'payment.declined': true,
  'payment.voided': true,
  'payment.expired': true,
  'payment.withdrawn': true,
  'payment.chargedLate': true,
  'paymentSession.open': true,
  'paymentSession.processing': true,
  'paymentSession.paid': true,
  'paymentSession.failed': true,
  'paymentSession.expired': true,
  'paymentSession.cancelled': true,
  'refund.pending': true,
  'refund.delayed': true,
  'refund.completed': true,
  'creditRecord.opened': true,
  'creditRecord.raised': true,
  'creditRecord.reduced': true,
  'creditRecord.held': true,
  'creditRecord.spent': true,
  'creditRecord.released': true,
  'creditRecord.refunded': true,
  'creditRecord.activated': true,
  'creditRecord.deactivated': true,
  'webhookEndpoint.pinged': true,
  'webhookEndpoint.disabled': true,
};
export const EVENT_TYPES = Object.keys(KNOWN) as AskedEventType[];
export const PING = 'webhookEndpoint.pinged' satisfies AskedEventType;

/** The subject of an event type: the word before the dot. */
type AboutOf<Type> = Type extends `${infer About}.${string}` ? About : never;
type EventAbout = AboutOf<AskedEventType>;
export const EVENT_GROUPS = Object.entries(Object.groupBy(EVENT_TYPES, (type) => type.split('.')[0] as EventAbout)) as [
  EventAbout,
  AskedEventType[],
][];

export type TypedEndpoint = { url: string; description: string; isForAll: boolean; types: AskedEventType[] };
export const newEndpoint = (): TypedEndpoint => ({ url: '', description: '', isForAll: true, types: [] });

type Shown = Pick<WebhookEndpoint, 'url'> & {
  readonly description?: string | undefined;
  readonly types: readonly string[];
};
export const typedOf = ({ url, description = '', types }: Shown): TypedEndpoint => ({
  url,
  description,
  isForAll: types.length === 0,
  types: types.filter((type): type is AskedEventType => type in KNOWN),
});

/**
 * Returns the request. Throws a Refusal if no type is selected, because the API interprets an empty list as all types.
 */
export function requestOf({ url, description, isForAll, types }: TypedEndpoint): WebhookEndpointRequest {
  if (!isForAll && types.length === 0)
    throw new Refusal(400, 'portal.noTypes', 'Select at least one event type, or all events.', 'types');
  return { url: url.trim(), types: isForAll ? [] : types, description: description.trim() || undefined };
}

/** Returns the change to an endpoint. An empty description removes the stored one. */
export const changeOf = (typed: TypedEndpoint): WebhookEndpointChange => ({
  ...requestOf(typed),
  description: typed.description.trim(),
});

export const TONES = { enabled: 'good', disabled: 'bad' } as const satisfies Record<string, Tone>;

/** Returns true if the delivery has not been attempted since it was created or restarted. */
export const isUnsent = ({ status, tries }: Pick<WebhookDelivery, 'status' | 'tries'>): boolean =>
  status === 'pending' && tries === 0;
