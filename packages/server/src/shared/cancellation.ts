import { type Money, smaller, subtract } from './money.ts';
import { parseDateTime } from './time.ts';

/** What a cancellation costs until a moment, written as RFC 3339. */
export type CancellationStep = { readonly until: string; readonly fee: Money };

const secondOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Returns whether the second of a moment in cancellation terms is over. A cancellation is in time during the whole second. */
export function isOver(moment: Date | string, now: Date): boolean {
  return secondOf(now) > secondOf(typeof moment === 'string' ? parseDateTime(moment)!.instant : moment);
}

/** Returns the step that applies now, the first that is not over; `undefined` after the last one. */
export function stepAt<Step extends { readonly until: string }>(steps: readonly Step[], now: Date): Step | undefined {
  return steps.find(({ until }) => !isOver(until, now));
}

/** Returns whether a service can still be cancelled: before its pick-up, and during that second if a step is valid until then. */
export function isAhead(pickUp: Date, steps: readonly { readonly until: string }[], now: Date): boolean {
  return now < pickUp || (!isOver(pickUp, now) && stepAt(steps, now) !== undefined);
}

/** Returns the refund of a payment: all but the fee of the step that applies now, nothing after the last step. */
export function refundAfter(steps: readonly CancellationStep[], paid: Money, now: Date): Money {
  const step = stepAt(steps, now);
  return subtract(paid, step ? smaller(step.fee, paid) : paid);
}

/**
 * Converts a cancellation fee into the currency of a price. The parts of a price are converted one by one, so a fee that is the whole
 * price must become that price and not a conversion of its own.
 * @param price what the vendor charges, in its own currency and as converted
 * @returns at most the converted price
 */
export function convertFee(
  fee: Money,
  price: { readonly theirs: Money; readonly ours: Money },
  convert: (theirs: Money) => Money,
): Money {
  const isWhole = fee.currency === price.theirs.currency && fee.amount >= price.theirs.amount;
  return isWhole ? price.ours : smaller(convert(fee), price.ours);
}
