import { addSeconds, earlierOf, parseDateTime } from './time.ts';

/** By law. */
const REPORTED_BEFORE_SECONDS = 3_600;

/** Returns the moment by which travellers must be named: the supplier's notice, and at least an hour before the first pick-up. */
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
