import { refuseField } from './refusal.ts';

/** Range of UTC days as `YYYY-MM-DD`, including the first and the last day. */
export type DayRange = { readonly firstDay: string; readonly lastDay: string };

export const DAY_MILLISECONDS = 86_400_000;

/** Returns the number of days. Rejects the `to` field if the range is reversed or longer than `most` days. */
export function countDays({ firstDay, lastDay }: DayRange, most: number): number {
  const count = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MILLISECONDS + 1;
  if (!(count >= 1 && count <= most)) refuseField('to', `must be from, or up to ${most - 1} days after it`);
  return count;
}
