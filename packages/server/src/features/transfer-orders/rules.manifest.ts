import { addSeconds, earlierOf, parseDateTime } from '../../shared/time.ts';
import type { StoredTransferOrder } from './types.ts';

/** By law. */
const REPORTED_BEFORE_SECONDS = 3_600;
const REPORTED = ['gender', 'nationality'] as const;

type Manifested = Pick<StoredTransferOrder, 'passengers' | 'product' | 'pickUpAt' | 'passengersReportedAt'>;

/** Until when it can be said who travels: the supplier's notice, and at least an hour before the first pick-up. */
export function manifestDueAt({
  product: { bookableUntil },
  pickUpAt,
}: Pick<Manifested, 'product' | 'pickUpAt'>): Date {
  const lawful = addSeconds(pickUpAt, -REPORTED_BEFORE_SECONDS);
  return bookableUntil === undefined ? lawful : earlierOf(lawful, parseDateTime(bookableUntil)!.instant);
}

/** What carriers report of the travellers, and what of it is missing; `undefined` where documents are not shown or not there any more. */
export function manifestOf(order: Manifested) {
  const { passengers, product, passengersReportedAt: reportedAt } = order;
  const isKnown = passengers.some(({ primary, nationality }) => primary && nationality !== undefined);
  if (!isKnown) return undefined;
  const unsaid = passengers.flatMap((passenger, index) =>
    REPORTED.filter((field) => passenger[field] === undefined).map((field) => `passengers[${index}].${field}`),
  );
  const { passengerCount } = product.appointment;
  const unnamed = Array.from(
    { length: Math.max(0, passengerCount - passengers.length) },
    (_, index) => `passengers[${passengers.length + index}]`,
  );
  const missing = [...unsaid, ...unnamed];
  const status = missing.length > 0 ? ('incomplete' as const) : ('complete' as const);
  return { status: reportedAt ? ('reported' as const) : status, dueAt: manifestDueAt(order), reportedAt, missing };
}
