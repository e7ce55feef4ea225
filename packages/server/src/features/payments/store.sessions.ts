import type { OrderKey } from '../../ports/orders.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { NewPaymentSession, PaymentSession } from './types.ts';

/**
 * The store for payment sessions. For every change, the transaction must hold the lock of the order. Triggers write the
 * events and update sessions when payments change.
 */
export type PaymentSessionStore = {
  /** Inserts a session. If the order already has a current session, returns that session instead. */
  readonly insert: (tx: Tx, session: NewPaymentSession) => Promise<PaymentSession | undefined>;
  readonly find: (key: { readonly id: string; readonly agencyId: number }) => Promise<PaymentSession | undefined>;
  /** Finds an order's session that is open or being paid. */
  readonly findCurrent: (key: OrderKey) => Promise<PaymentSession | undefined>;
  readonly findByLink: (linkHash: Uint8Array) => Promise<PaymentSession | undefined>;
  readonly read: (tx: Tx, id: string) => Promise<PaymentSession>;
  /** Cancels a session if it is open. */
  readonly cancel: (tx: Tx, id: string, at: Date) => Promise<void>;
  /** Ends the order's open session if the session has expired. */
  readonly expire: (tx: Tx, orderId: string, now: Date) => Promise<void>;
  /** Records when the page was first opened. */
  readonly noteOpened: (id: string, at: Date) => Promise<void>;
  /** Re-seals return URLs that were sealed with an earlier key. */
  readonly reseal: () => Promise<void>;
  /** Deletes the return URLs of sessions that ended before the given time. */
  readonly dropReturnUrls: (unchangedSince: Date) => Promise<void>;
  /** Deletes the return URLs of an order's sessions. */
  readonly erase: (tx: Tx, orderId: string) => Promise<void>;
  /** Returns the number of sessions in each unfinished status, and how long the oldest one has been in that status. */
  readonly unfinished: (
    now: Date,
  ) => Promise<readonly { readonly status: string; readonly count: number; readonly oldestSeconds: number }[]>;
  readonly findLapsed: (now: Date, atMost: number) => Promise<readonly OrderKey[]>;
};
