/** What a cancellation of a transfer gives back, by the hours that are left until pick-up: the first step that fits. */
export const TRANSFER_REFUNDS = [
  { policy: 'freeCancel', hoursBefore: 24, percent: 100 },
  { policy: 'halfRefund', hoursBefore: 6, percent: 50 },
] as const;
