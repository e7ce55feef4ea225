import type { Tx } from '../../ports/transaction.ts';
import type { AskedChange } from './types.ts';

type Lease = { readonly now: Date; readonly until: Date };

export type ChangeStore = {
  /**
   * Within a transaction that holds the order: takes the change that its supplier has not answered, or else adds this one.
   * @returns what is to be asked; `undefined` while another call waits for an answer
   */
  readonly take: (tx: Tx, change: AskedChange, lease: Lease) => Promise<AskedChange | undefined>;
  /** Within a transaction that holds the order: finds the change that its supplier has not answered. */
  readonly find: (tx: Tx, orderId: string) => Promise<AskedChange | undefined>;
  /** Changes whose call has ended, of any order; the worker that takes them asks the supplier. */
  readonly takeLeft: (lease: Lease & { readonly atMost: number }) => Promise<readonly AskedChange[]>;
  /** Its call has ended: any worker may ask again. */
  readonly release: (change: Pick<AskedChange, 'orderId' | 'reference'>, now: Date) => Promise<void>;
  /** Within a transaction that holds the order. @returns whether it was still there */
  readonly end: (tx: Tx, change: Pick<AskedChange, 'orderId' | 'reference'>) => Promise<boolean>;
  /** Within a transaction that erases the order: deletes its unanswered change, which a late answer no longer applies. */
  readonly forget: (tx: Tx, orderId: string) => Promise<void>;
};
