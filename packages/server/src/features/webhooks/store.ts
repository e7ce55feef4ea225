import type { Tx } from '../../ports/transaction.ts';
import type {
  AskedEventType,
  Delivery,
  Endpoint,
  EndpointChanges,
  EndpointKey,
  EventRange,
  Health,
  LeasedDelivery,
  Preview,
  Try,
  WebhookDeliveryStatus,
} from './types.ts';

export type EndpointStore = {
  /**
   * Adds an endpoint, which receives only later events. Returns false if the agency has reached the maximum number of
   * endpoints.
   */
  readonly create: (tx: Tx, endpoint: Endpoint, atMost: number) => Promise<boolean>;
  readonly list: (agencyId: number) => Promise<readonly Endpoint[]>;
  readonly find: (key: EndpointKey) => Promise<Endpoint | undefined>;
  readonly lock: (tx: Tx, key: EndpointKey) => Promise<Endpoint | undefined>;
  /** Updates an endpoint. If it is re-enabled, it receives events from then on. */
  readonly update: (tx: Tx, key: EndpointKey, changes: EndpointChanges, at: Date) => Promise<Endpoint>;
  readonly delete: (tx: Tx, key: EndpointKey) => Promise<void>;
  /** Disables an endpoint. If it is already disabled, the call has no effect. */
  readonly disable: (key: EndpointKey, reason: 'gone' | 'failing', at: Date) => Promise<void>;
  /** Records the result of a delivery. If several consecutive deliveries fail, only the first failure is recorded. */
  readonly noteArrival: (key: EndpointKey, failedAt: Date | undefined) => Promise<void>;
  readonly addPing: (key: EndpointKey, at: Date) => Promise<void>;
  readonly resealSecrets: () => Promise<void>;
};

type DeliveryList = EndpointKey & {
  readonly status: WebhookDeliveryStatus | undefined;
  readonly type: AskedEventType | undefined;
  readonly orderId: string | undefined;
  /** Start and end of the period in which the event occurred. */
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  /** Only deliveries below this position are returned; `undefined` for the newest deliveries. */
  readonly behind: number | undefined;
  readonly atMost: number;
};

type Settled = {
  readonly status: WebhookDeliveryStatus;
  readonly dueAt: Date | undefined;
  readonly lastTry: Try | undefined;
};

export type DeliveryStore = {
  /** Finds enabled endpoints whose feed has new events. */
  readonly findBehind: () => Promise<readonly string[]>;
  /** Writes the deliveries for the next section of the feed. An endpoint locked by a different instance is skipped. */
  readonly write: (endpointId: string, now: Date) => Promise<void>;
  /** Finds endpoints with deliveries that are due. */
  readonly findDue: (now: Date) => Promise<readonly string[]>;
  readonly leaseDue: (
    endpointId: string,
    lease: { readonly now: Date; readonly until: Date; readonly atMost: number },
  ) => Promise<readonly LeasedDelivery[]>;
  /** Settles a delivery. The call has no effect if the delivery has been restarted in the meantime. */
  readonly settle: (delivery: LeasedDelivery, settled: Settled) => Promise<void>;
  readonly list: (query: DeliveryList) => Promise<readonly Delivery[]>;
  /** Returns the health of each of the agency's endpoints, for periods from the given times until now. */
  readonly health: (
    agencyId: number,
    periods: { readonly dayStart: Date; readonly weekStart: Date },
  ) => Promise<readonly Health[]>;
  /** Returns the events that a redelivery would send. `atMost` limits the number of positions. */
  readonly preview: (key: EndpointKey, range: EventRange, atMost: number) => Promise<Preview>;
  /** Restarts the delivery of all events in the range. Returns the number of deliveries. */
  readonly redeliver: (
    tx: Tx,
    key: EndpointKey,
    range: { readonly from: number; readonly to: number },
    now: Date,
  ) => Promise<number>;
  readonly deleteBefore: (moment: Date) => Promise<void>;
};
