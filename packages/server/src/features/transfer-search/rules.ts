import { failField } from '../../shared/fail-field.ts';
import { assertAhead, readMoment } from '../../shared/moments.ts';
import type { TransferSearchRequest, TransferTimes } from './types.ts';

const READING = { suchAs: '2027-06-10T11:00:00+03:00' };

/** @throws request.invalid naming the field whose moment does not exist, is past, too far away, missing or out of place */
export function readTimes(
  { type, pickupTime, returnPickupTime }: Pick<TransferSearchRequest, 'type' | 'pickupTime' | 'returnPickupTime'>,
  now: Date,
): TransferTimes {
  const pickupAt = readMoment('pickupTime', pickupTime, READING);
  assertAhead('pickupTime', pickupAt, now);
  if (type === 'oneway') {
    if (returnPickupTime !== undefined) failField('returnPickupTime', 'must be left out when type is oneway');
    return { pickupAt };
  }
  if (returnPickupTime === undefined) return failField('returnPickupTime', 'is required when type is round');
  const returnPickupAt = readMoment('returnPickupTime', returnPickupTime, READING);
  if (returnPickupAt.instant <= pickupAt.instant) failField('returnPickupTime', 'must be after pickupTime');
  assertAhead('returnPickupTime', returnPickupAt, now);
  return { pickupAt, returnPickupAt };
}
