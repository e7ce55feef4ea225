import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Hours } from '../world/terms.ts';
import type { Vendor } from '../world/vendor.ts';
import type { Office } from './offices.ts';
import { type LocalMoment, localMoment } from './rental.ts';

type OpeningHours = components['schemas']['OpeningHours'];

/** Returns an office's opening hours on the local date at a given time. */
export function openingHours(vendor: Vendor, office: Office, at: Date): readonly OpeningHours[] {
  const moment = localMoment(at, office.timeZone);
  const hours = hoursOn(vendor, office, moment);
  return hours ? [{ date: moment.date, from: clock(hours[0]), to: clock(hours[1]) }] : [];
}

/** Returns whether the office is open. `outOfHours` means that staff are available for a fee. */
export function presence(vendor: Vendor, office: Office, at: Date): 'open' | 'outOfHours' | 'closed' {
  const moment = localMoment(at, office.timeZone);
  const hours = hoursOn(vendor, office, moment);
  const isWithin = (margin: number) =>
    hours !== undefined && moment.hours >= hours[0] - margin && moment.hours <= hours[1] + margin;
  if (isWithin(0)) return 'open';
  return isWithin(vendor.terms.outOfHours?.hours ?? 0) ? 'outOfHours' : 'closed';
}

function hoursOn({ terms: { hours } }: Vendor, { kind, isHub }: Office, { isSunday }: LocalMoment): Hours | undefined {
  if (kind === 'airport') return isHub ? hours.hub : hours.airport;
  return isSunday ? hours.citySunday : hours.city;
}

const clock = (hours: number) => `${String(hours).padStart(2, '0')}:00`;
