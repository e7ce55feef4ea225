import { failField } from '../../shared/fail-field.ts';
import { assertAhead, readMoment } from '../../shared/moments.ts';
import type { TransferNeeds, TransferSearchRequest, TransferTimes } from './types.ts';

const READING = { suchAs: '2027-06-10T11:00:00+03:00' };

type RequestedTimes =
  | { readonly type: 'oneway'; readonly pickupTime: string }
  | { readonly type: 'round'; readonly pickupTime: string; readonly returnPickupTime: string };

/**
 * Reads the pick-up times. Throws `request.invalid` if a date-time does not exist, is in the past, or is too far in the
 * future. The error identifies the date-time.
 */
export function readTimes(request: RequestedTimes, now: Date): TransferTimes {
  const pickupAt = readMoment('pickupTime', request.pickupTime, READING);
  assertAhead('pickupTime', pickupAt, now);
  if (request.type === 'oneway') return { pickupAt };
  const returnPickupAt = readMoment('returnPickupTime', request.returnPickupTime, READING);
  if (returnPickupAt.instant <= pickupAt.instant) failField('returnPickupTime', 'must be after pickupTime');
  assertAhead('returnPickupTime', returnPickupAt, now);
  return { pickupAt, returnPickupAt };
}

/**
 * Reads the travellers' needs and fills in default values. Throws `request.invalid` if the passenger counts do not
 * match or an extra is listed twice.
 */
export function readNeeds({ passengerCount, passengers, luggage, extras }: TransferSearchRequest): TransferNeeds {
  if (passengers) {
    const { adults, children = [] } = passengers;
    const sum = adults + children.length;
    if (sum !== passengerCount)
      failField('passengerCount', `must be the sum of passengers, ${sum}`, 'must be the sum of passengers');
  }
  const types = extras?.map(({ type }) => type) ?? [];
  const twice = types.findIndex((type, index) => types.indexOf(type) < index);
  if (twice >= 0) failField(`extras[${twice}].type`, `must be there once; count says how many`);
  return { passengers, luggage, extras: extras?.map(({ type, count = 1 }) => ({ type, count })) ?? [] };
}
