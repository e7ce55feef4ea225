import { addSeconds, earlierOf, parseDateTime } from './time.ts';

/** Time before pick-up, in seconds, by which the law requires passengers to be reported. */
const REPORTED_BEFORE_SECONDS = 3_600;

/**
 * Returns the deadline for naming the travellers: the supplier's deadline, but at least one hour before the first
 * pick-up.
 */
export function manifestDueAt({
  product: { bookableUntil },
  pickUpAt,
}: {
  readonly product: { readonly bookableUntil?: string | undefined };
  readonly pickUpAt: Date;
}): Date {
  const lawful = addSeconds(pickUpAt, -REPORTED_BEFORE_SECONDS);
  return bookableUntil === undefined ? lawful : earlierOf(lawful, parseDateTime(bookableUntil)!.instant);
}
