import type {
  AskedEventType,
  Event,
  WebhookDisabledReason,
  WebhookEndpointStatus,
  WebhookProblem,
} from '../../generated/types.ts';

export type {
  AskedEventType,
  Event,
  WebhookDelivery,
  WebhookDeliveryStatus,
  WebhookEndpoint,
  WebhookEndpointSecret,
  WebhookEndpointStatus,
} from '../../generated/types.ts';

/** The key of an endpoint. An endpoint of a different agency is treated as not found. */
export type EndpointKey = { readonly endpointId: string; readonly agencyId: number };

export type EndpointSecrets = { readonly current: string; readonly previous?: string };

export type Endpoint = {
  readonly id: string;
  readonly agencyId: number;
  readonly url: string;
  readonly description: string | undefined;
  /** The event types. An empty list selects all types. */
  readonly types: readonly AskedEventType[];
  readonly status: WebhookEndpointStatus;
  readonly disabledReason: WebhookDisabledReason | undefined;
  readonly secrets: EndpointSecrets;
  readonly previousSecretUntil: Date | undefined;
  /** Time since which no delivery has succeeded. */
  readonly failingSince: Date | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type EndpointChanges = Partial<
  Pick<
    Endpoint,
    'url' | 'description' | 'types' | 'status' | 'disabledReason' | 'secrets' | 'previousSecretUntil' | 'failingSince'
  >
>;

/** Most recent attempt to deliver an event to an endpoint. */
export type Try = {
  readonly at: Date;
  readonly latencyMilliseconds: number;
  readonly statusCode?: number;
  readonly problem?: WebhookProblem;
};

/** Delivery that is leased to a worker until `leasedUntil`. */
export type LeasedDelivery = {
  readonly endpointId: string;
  readonly agencyId: number;
  readonly position: number;
  readonly tries: number;
  readonly leasedUntil: Date;
};

/** Delivery counts by result, for deliveries last attempted in a period. */
export type Success = { readonly delivered: number; readonly failed: number };

/** State of the deliveries to an endpoint. */
export type Health = {
  readonly endpointId: string;
  readonly failingSince: Date | undefined;
  /** The most recent failed attempt among the deliveries that have not succeeded since. */
  readonly lastError: Try | undefined;
  readonly nextTryAt: Date | undefined;
  readonly waiting: number;
  readonly last24Hours: Success;
  readonly last7Days: Success;
};

/** The limits of an event range. If a limit is absent, that end of the range is open. */
export type EventRange = {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly fromPosition?: number | undefined;
  readonly toPosition?: number | undefined;
};

/** Events that a redelivery would send. */
export type Preview = {
  readonly count: number;
  /** Positions to redeliver, or `undefined` if there are no events. */
  readonly range:
    | { readonly from: number; readonly to: number; readonly firstAt: Date; readonly lastAt: Date }
    | undefined;
  readonly isComplete: boolean;
};

export type Delivery = {
  readonly event: Pick<Event, 'id' | 'type' | 'position'> & { readonly orderId: string | undefined };
  readonly status: 'pending' | 'delivered' | 'givenUp';
  readonly tries: number;
  readonly lastTry: Try | undefined;
  readonly nextTryAt: Date | undefined;
  readonly createdAt: Date;
};

export type Step =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly at: Date }
  /** A final failure. `isGone` is true if the server has responded that it no longer accepts events. */
  | { readonly kind: 'givenUp'; readonly isGone: boolean };
