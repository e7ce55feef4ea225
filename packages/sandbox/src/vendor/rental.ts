import type { Vendor } from '../world/vendors.ts';
import type { Office } from './offices.ts';

/** What every price depends on: pick-up, drop-off, time and driver's age. */
export type Rental = {
  readonly vendor: Vendor;
  readonly pickUpOffice: Office;
  readonly dropOffOffice: Office;
  readonly from: Date;
  readonly to: Date;
  readonly driverAge: number;
  readonly campaignCode?: string | undefined;
};

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Every day begun counts. */
export function rentalDays({ from, to }: { from: Date; to: Date }): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / DAY_MILLISECONDS));
}

/** The calendar days of the rental as the pick-up office sees them, each as midnight UTC. */
export function calendarDays(rental: Rental): readonly Date[] {
  const first = Date.parse(localDate(rental.from, rental.pickUpOffice.timeZone));
  return Array.from({ length: rentalDays(rental) }, (_, day) => new Date(first + day * DAY_MILLISECONDS));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** YYYY-MM-DD */
function localDate(instant: Date, timeZone: string): string {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, formatter);
  return formatter.format(instant);
}
