import { refuse } from '../../shared/refuse.ts';
import { type OffsetDateTime, parseDateTime } from '../../shared/time.ts';
import type { TransferSearchRequest, TransferTimes } from './types.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_DAYS_AHEAD = 365;

/** @throws request.invalid naming the field whose moment does not exist, is past, too far away, missing or out of place */
export function readTimes(
  { type, pickupTime, returnPickupTime }: Pick<TransferSearchRequest, 'type' | 'pickupTime' | 'returnPickupTime'>,
  now: Date,
): TransferTimes {
  const pickupAt = readMoment('pickupTime', pickupTime);
  if (pickupAt.instant <= now) refuse('pickupTime', 'must be in the future');
  demandNear('pickupTime', pickupAt, now);
  if (type === 'oneway') {
    if (returnPickupTime !== undefined) refuse('returnPickupTime', 'must be left out when type is oneway');
    return { pickupAt };
  }
  if (returnPickupTime === undefined) return refuse('returnPickupTime', 'is required when type is round');
  const returnPickupAt = readMoment('returnPickupTime', returnPickupTime);
  if (returnPickupAt.instant <= pickupAt.instant) refuse('returnPickupTime', 'must be after pickupTime');
  demandNear('returnPickupTime', returnPickupAt, now);
  return { pickupAt, returnPickupAt };
}

function demandNear(field: string, { instant }: OffsetDateTime, now: Date): void {
  if (instant.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS) {
    refuse(field, `must be at most ${MAX_DAYS_AHEAD} days ahead`);
  }
}

function readMoment(field: string, text: string): OffsetDateTime {
  return parseDateTime(text) ?? refuse(field, 'must be a date and time that exists, such as 2027-06-10T11:00:00+03:00');
}
