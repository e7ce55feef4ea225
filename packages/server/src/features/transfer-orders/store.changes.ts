import type { Tx } from '../../ports/transaction.ts';
import type { RequestedChange } from './types.ts';

type Lease = { readonly now: Date; readonly until: Date };

export type ChangeStore = {
  /**
   * Leases the order's pending change, or stores the given change if none is pending. The transaction must hold the
   * lock on the order. Returns the change to send, or `undefined` while another call waits for a response.
   */
  readonly take: (tx: Tx, change: RequestedChange, lease: Lease) => Promise<RequestedChange | undefined>;
  /** Finds the pending change. The transaction must hold the lock on the order. */
  readonly find: (tx: Tx, orderId: string) => Promise<RequestedChange | undefined>;
  /**
   * Leases pending changes, of any order, for which the original call has ended, so that the calling worker can resend
   * them.
   */
  readonly takeLeft: (lease: Lease & { readonly atMost: number }) => Promise<readonly RequestedChange[]>;
  /** Releases the lease after a call has ended, so that any worker may retry. */
  readonly release: (change: Pick<RequestedChange, 'orderId' | 'reference'>, now: Date) => Promise<void>;
  /** Ends a change. The transaction must hold the lock on the order. Returns whether the change still existed. */
  readonly end: (tx: Tx, change: Pick<RequestedChange, 'orderId' | 'reference'>) => Promise<boolean>;
  /** Deletes the pending change of an order that is being erased, so that a late response has no effect. */
  readonly forget: (tx: Tx, orderId: string) => Promise<void>;
};
