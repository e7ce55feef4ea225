import type { CallOutcome, CallsFor, PartyKind } from '../../ports/external-calls.ts';

/** External call for an order, without the request and response bodies. */
export type ExternalCall = Omit<CallsFor, 'isLook'> & {
  readonly at: Date;
  readonly partyKind: PartyKind;
  /** Code of the vendor, supplier or processor. */
  readonly party: string;
  readonly operation: string;
  readonly outcome: CallOutcome;
  readonly durationMilliseconds: number;
};
