import type { CallOutcome, CallsFor, PartyKind } from '../../ports/outside-calls.ts';

/** A call for an order. What was sent or answered is not kept. */
export type OutsideCall = Omit<CallsFor, 'isLook'> & {
  readonly at: Date;
  readonly partyKind: PartyKind;
  /** The code of the vendor, supplier or processor. */
  readonly party: string;
  readonly operation: string;
  readonly outcome: CallOutcome;
  readonly durationMilliseconds: number;
};
