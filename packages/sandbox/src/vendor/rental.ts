import { formatsOf } from '../world/clocks.ts';
import type { Vendor } from '../world/vendor.ts';
import type { Office } from './offices.ts';

/** The inputs to all price calculations. */
export type Rental = {
  readonly vendor: Vendor;
  readonly pickUpOffice: Office;
  readonly dropOffOffice: Office;
  readonly from: Date;
  readonly to: Date;
  /** Number of whole days from the search to pick-up. An order uses the value from its search. */
  readonly leadDays: number;
  /** The delivery distance to the customer, or `undefined` if the customer comes to the office. */
  readonly deliveryMetres?: number | undefined;
  readonly driverAge: number;
  readonly campaignCode?: string | undefined;
};

export const HOUR_MILLISECONDS = 60 * 60 * 1000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** Returns the number of rental days. A partial day counts as a full day. */
export function rentalDays({ from, to }: { from: Date; to: Date }): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / DAY_MILLISECONDS));
}

export function wholeDays(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY_MILLISECONDS);
}

/** Returns the calendar days of the rental in the time zone of the pick-up office, each as midnight UTC. */
export function calendarDays(rental: Rental): readonly Date[] {
  const first = Date.parse(localMoment(rental.from, rental.pickUpOffice.timeZone).date);
  return Array.from({ length: rentalDays(rental) }, (_, day) => new Date(first + day * DAY_MILLISECONDS));
}

/** The local date and time of day at an office. */
export type LocalMoment = { readonly date: string; readonly hours: number; readonly isSunday: boolean };

const clocks = formatsOf('sv-SE', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
/** The cache size. All offers in a search use the same few times. */
const MOMENTS_KEPT = 100;
const shown = new Map<string, LocalMoment>();

export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const asked = `${timeZone} ${instant.getTime()}`;
  const known = shown.get(asked);
  if (known) return known;
  const moment = momentOf(clocks(timeZone).format(instant));
  if (shown.size === MOMENTS_KEPT) shown.clear();
  shown.set(asked, moment);
  return moment;
}

/** Converts `written`, which is a local time such as `2027-06-10 11:00`. */
function momentOf(written: string): LocalMoment {
  const [date, time] = written.split(' ') as [string, string];
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return { date, hours: hour + minute / 60, isSunday: new Date(date).getUTCDay() === 0 };
}
