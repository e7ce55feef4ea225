type State = {
  /** A worker has to take it further. */
  readonly live?: true;
  /** A payment is under way: who pays the order joins it. */
  readonly paying?: true;
  /** The attempt came to nothing: its order can be paid again. */
  readonly payable?: true;
  readonly to: readonly string[];
};

/** The states of a payment attempt once more, written by hand: the code, the schema and every recorded history are held against it. */
export const paymentStates: Readonly<Record<string, State>> = {
  awaiting3ds: { live: true, paying: true, to: ['charging', 'declined', 'closing', 'expired'] },
  charging: { live: true, paying: true, to: ['charged', 'declined', 'closing'] },
  closing: { live: true, paying: true, to: ['declined'] },
  charged: { live: true, paying: true, to: ['settled', 'reversing', 'unbooking'] },
  unbooking: { live: true, paying: true, to: ['reversing', 'settled'] },
  reversing: { live: true, paying: true, to: ['reversed'] },
  settled: { to: ['cancelling'] },
  cancelling: { live: true, to: ['refunding', 'settled'] },
  refunding: { live: true, to: ['refunded'] },
  expired: { payable: true, to: ['lateReversing'] },
  lateReversing: { live: true, payable: true, to: ['lateReversed'] },
  declined: { payable: true, to: [] },
  reversed: { to: [] },
  refunded: { to: [] },
  lateReversed: { payable: true, to: [] },
};

export const statesThat = (isSo: (state: State) => unknown): string[] =>
  Object.keys(paymentStates).filter((status) => isSo(paymentStates[status]!));
