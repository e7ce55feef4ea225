import { type Money, smaller, subtract } from './money.ts';

/** What a cancellation costs until a moment, written as RFC 3339. */
export type CancellationStep = { readonly until: string; readonly fee: Money };

/** What comes back of what was paid: all but the fee of the first step that is not over; nothing after the last. */
export function refundAfter(steps: readonly CancellationStep[], paid: Money, now: Date): Money {
  const step = steps.find(({ until }) => now <= new Date(until));
  return subtract(paid, step ? smaller(step.fee, paid) : paid);
}
