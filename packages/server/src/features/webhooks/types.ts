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

/** An endpoint of an agency; another agency's is not found. */
export type EndpointKey = { readonly endpointId: string; readonly agencyId: number };

/** What signs now, and what did before. */
export type EndpointSecrets = { readonly current: string; readonly previous?: string };

export type Endpoint = {
  readonly id: string;
  readonly agencyId: number;
  readonly url: string;
  readonly description: string | undefined;
  /** Empty: all. */
  readonly types: readonly AskedEventType[];
  readonly status: WebhookEndpointStatus;
  readonly disabledReason: WebhookDisabledReason | undefined;
  readonly secrets: EndpointSecrets;
  readonly previousSecretUntil: Date | undefined;
  /** Since when nothing has arrived. */
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

/** The last time that an event was sent to an endpoint. */
export type Try = {
  readonly at: Date;
  readonly latencyMilliseconds: number;
  readonly statusCode?: number;
  readonly problem?: WebhookProblem;
};

/** One that a worker holds until then. */
export type LeasedDelivery = {
  readonly endpointId: string;
  readonly agencyId: number;
  readonly position: number;
  readonly tries: number;
  readonly leasedUntil: Date;
};

export type Delivery = {
  readonly event: Pick<Event, 'id' | 'type' | 'position'>;
  readonly status: 'pending' | 'delivered' | 'givenUp';
  readonly tries: number;
  readonly lastTry: Try | undefined;
  readonly nextTryAt: Date | undefined;
  readonly createdAt: Date;
};

/** What follows from a try. */
export type Step =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly at: Date }
  /** `isGone`: the server wants nothing any more. */
  | { readonly kind: 'givenUp'; readonly isGone: boolean };
