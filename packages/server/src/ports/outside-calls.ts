import type { CallFailure } from './call-result.ts';

/** Whose systems are called for an order. */
export type PartyKind = 'vendor' | 'transferSupplier' | 'processor';

/** `answered`: what was asked for or a refusal that the contract knows, such as a declined card. */
export type CallOutcome = 'answered' | CallFailure;

/** What calls are made for. */
export type CallsFor = {
  readonly orderId: string;
  readonly attemptId?: string;
  /** Only looks whether a reservation still stands, as it does again and again. */
  readonly isLook?: boolean;
};

/** Every call outside that `work` makes is one of this order. */
export type CallingFor = <Result>(order: CallsFor, work: () => Promise<Result>) => Promise<Result>;
