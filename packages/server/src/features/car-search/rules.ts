import { assertAll } from '../../shared/assert-all.ts';
import { failField } from '../../shared/fail-field.ts';
import { assertAhead, readMoment } from '../../shared/moments.ts';
import type { RentalPeriod } from './types.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_RENTAL_DAYS = 90;
/** Parsing options: a date-time without an offset is treated as UTC. */
const READING = { suchAs: '2027-06-10T10:00:00+03:00', missingOffset: 'utc' } as const;

/**
 * Reads the rental period. Throws `request.invalid` for date-times that do not exist, are in the past, or are too far
 * in the future. The error identifies their fields.
 */
export function readRentalPeriod(
  { checkInDateTime, checkOutDateTime }: { checkInDateTime: string; checkOutDateTime: string },
  now: Date,
): RentalPeriod {
  const pickUpAt = readMoment('checkInDateTime', checkInDateTime, READING);
  const dropOffAt = readMoment('checkOutDateTime', checkOutDateTime, READING);
  const duration = dropOffAt.instant.getTime() - pickUpAt.instant.getTime();
  assertAll(
    () => assertAhead('checkInDateTime', pickUpAt, now),
    () => assertDuration(duration),
  );
  return { pickUpAt, dropOffAt, days: Math.ceil(duration / DAY_MS) };
}

function assertDuration(milliseconds: number): void {
  if (milliseconds <= 0) failField('checkOutDateTime', 'must be after checkInDateTime');
  if (milliseconds > MAX_RENTAL_DAYS * DAY_MS) {
    failField('checkOutDateTime', `must be at most ${MAX_RENTAL_DAYS} days after checkInDateTime`);
  }
}

/** Returns the age in years. `30+` becomes 30. */
export function ageInYears(age: string): number {
  return Number.parseInt(age, 10);
}
