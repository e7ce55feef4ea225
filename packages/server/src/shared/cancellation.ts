import { type Money, smaller, subtract } from './money.ts';
import { parseDateTime } from './time.ts';

/** The fee for cancelling by `until`, an RFC 3339 time. */
export type CancellationStep = { readonly until: string; readonly fee: Money };

const secondOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/**
 * Returns whether a cancellation deadline has passed. A cancellation is on time until the end of the second that
 * contains the deadline.
 */
export function isOver(moment: Date | string, now: Date): boolean {
  return secondOf(now) > secondOf(typeof moment === 'string' ? parseDateTime(moment)!.instant : moment);
}

/** Returns the current step, which is the first one that has not passed; `undefined` after the last step. */
export function stepAt<Step extends { readonly until: string }>(steps: readonly Step[], now: Date): Step | undefined {
  return steps.find(({ until }) => !isOver(until, now));
}

/**
 * Returns true before the pick-up. During the pick-up second itself, returns true only if a cancellation step is still
 * valid.
 */
export function isAhead(pickUp: Date, steps: readonly { readonly until: string }[], now: Date): boolean {
  return now < pickUp || (!isOver(pickUp, now) && stepAt(steps, now) !== undefined);
}

/** Returns the refund for a payment: the full amount minus the current step's fee; zero after the last step. */
export function refundAfter(steps: readonly CancellationStep[], paid: Money, now: Date): Money {
  const step = stepAt(steps, now);
  return subtract(paid, step ? smaller(step.fee, paid) : paid);
}

/**
 * Converts a fee. Parts of a price are converted separately and may be rounded differently. A fee equal to the entire
 * price therefore becomes exactly the converted price, and no fee exceeds that price. `price` is the vendor's price, in
 * its original currency and converted.
 */
export function convertFee(
  fee: Money,
  price: { readonly theirs: Money; readonly ours: Money },
  convert: (theirs: Money) => Money,
): Money {
  const isWhole = fee.currency === price.theirs.currency && fee.amount >= price.theirs.amount;
  return isWhole ? price.ours : smaller(convert(fee), price.ours);
}
