type State = {
  /** True if a worker must continue processing the attempt. */
  readonly live?: true;
  /** True if a payment is in progress, so that another pay call joins it. */
  readonly paying?: true;
  /** True if the attempt has failed and its order can be paid again. */
  readonly payable?: true;
  readonly to: readonly string[];
};

/**
 * A second, independent definition of the payment states. Tests compare it with the code, the schema and every recorded
 * history.
 */
export const paymentStates: Readonly<Record<string, State>> = {
  awaiting3ds: { live: true, paying: true, to: ['charging', 'declined', 'voided', 'voiding', 'expired', 'withdrawn'] },
  charging: { live: true, paying: true, to: ['charged', 'declined', 'voided', 'voiding'] },
  voiding: { live: true, paying: true, to: ['voided'] },
  charged: { live: true, paying: true, to: ['completed', 'reversing', 'cancellingReservation'] },
  cancellingReservation: { live: true, paying: true, to: ['reversing', 'completed'] },
  reversing: { live: true, paying: true, to: ['reversed'] },
  completed: { to: ['cancelling'] },
  cancelling: { live: true, to: ['refunding', 'completed'] },
  refunding: { live: true, to: ['refunded', 'completed'] },
  expired: { payable: true, to: ['reversingLateCharge'] },
  withdrawn: { payable: true, to: ['reversingLateCharge'] },
  reversingLateCharge: { live: true, payable: true, to: ['lateChargeReversed'] },
  voided: { payable: true, to: [] },
  declined: { payable: true, to: [] },
  lateChargeReversed: { payable: true, to: [] },
  reversed: { to: [] },
  refunded: { to: [] },
};

export const statesThat = (isSo: (state: State) => unknown): string[] =>
  Object.keys(paymentStates).filter((status) => isSo(paymentStates[status]!));
