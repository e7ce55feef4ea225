import type { CallFailure } from './call-result.ts';

/** The kinds of external party called for an order. */
export type PartyKind = 'vendor' | 'transferSupplier' | 'processor';

/** `answered` covers successful results and refusals that the contract defines, such as a declined card. */
export type CallOutcome = 'answered' | CallFailure;

/** The order and, if known, the payment attempt for which the calls are made. */
export type CallsFor = {
  readonly orderId: string;
  readonly attemptId?: string;
  /** True for a periodic poll that only checks whether a reservation still exists. */
  readonly isLook?: boolean;
};

/** Runs `work` and attributes all of its external calls to the order. */
export type CallingFor = <Result>(order: CallsFor, work: () => Promise<Result>) => Promise<Result>;
