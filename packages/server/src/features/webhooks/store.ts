import type { Tx } from '../../ports/transaction.ts';
import type {
  AskedEventType,
  Delivery,
  Endpoint,
  EndpointChanges,
  EndpointKey,
  LeasedDelivery,
  Try,
  WebhookDeliveryStatus,
} from './types.ts';

export type EndpointStore = {
  /** It gets what happens from then on. @returns false when the agency has as many already */
  readonly create: (tx: Tx, endpoint: Endpoint, atMost: number) => Promise<boolean>;
  readonly list: (agencyId: number) => Promise<readonly Endpoint[]>;
  readonly find: (key: EndpointKey) => Promise<Endpoint | undefined>;
  /** The transaction that holds it changes it alone. */
  readonly lock: (tx: Tx, key: EndpointKey) => Promise<Endpoint | undefined>;
  /** One that is switched on gets what happens from then on. */
  readonly update: (tx: Tx, key: EndpointKey, changes: EndpointChanges, at: Date) => Promise<Endpoint>;
  readonly delete: (tx: Tx, key: EndpointKey) => Promise<void>;
  /** Nothing comes of it when it is switched off already. */
  readonly disable: (key: EndpointKey, reason: 'gone' | 'failing', at: Date) => Promise<void>;
  /** Notes whether something has arrived; of failures the first counts. */
  readonly noteArrival: (key: EndpointKey, failedAt: Date | undefined) => Promise<void>;
  /** Writes the event of a ping. */
  readonly addPing: (key: EndpointKey, at: Date) => Promise<void>;
  /** Seals the secrets with the current key. */
  readonly resealSecrets: () => Promise<void>;
};

export type DeliveryList = EndpointKey & {
  readonly status: WebhookDeliveryStatus | undefined;
  readonly type: AskedEventType | undefined;
  /** Behind this position, from the newest without it. */
  readonly behind: number | undefined;
  readonly atMost: number;
};

export type Settled = {
  readonly status: WebhookDeliveryStatus;
  readonly dueAt: Date | undefined;
  readonly lastTry: Try | undefined;
};

export type DeliveryStore = {
  /** Endpoints that are switched on, and whose feed has gone on. */
  readonly findBehind: () => Promise<readonly string[]>;
  /** Writes what is to be sent of the next stretch of the feed; an endpoint that another instance holds is left to it. */
  readonly write: (endpointId: string, now: Date) => Promise<void>;
  /** Endpoints with something due. */
  readonly findDue: (now: Date) => Promise<readonly string[]>;
  readonly leaseDue: (
    endpointId: string,
    lease: { readonly now: Date; readonly until: Date; readonly atMost: number },
  ) => Promise<readonly LeasedDelivery[]>;
  /** One more try is over; nothing comes of it when the delivery was begun anew meanwhile. */
  readonly settle: (delivery: LeasedDelivery, settled: Settled) => Promise<void>;
  readonly list: (query: DeliveryList) => Promise<readonly Delivery[]>;
  /** Has the events of the range sent from the beginning. @returns how many */
  readonly redeliver: (
    tx: Tx,
    key: EndpointKey,
    range: { readonly from: number; readonly to: number },
    now: Date,
  ) => Promise<number>;
  readonly deleteBefore: (moment: Date) => Promise<void>;
};
