/** What a vendor does with a reservation, and with its cancellation, because of the last name of whom it is for. */
export type Manner =
  | 'obliging'
  | 'refusing'
  | 'slow'
  | 'neverAnswering'
  | 'broken'
  | 'refusingToCancel'
  | 'cancellingSlowly'
  | 'dropping';

/** In small letters; how it is written does not matter. */
export const MANNERS: ReadonlyMap<string, Manner> = new Map([
  ['refused', 'refusing'],
  ['slow', 'slow'],
  ['timeout', 'neverAnswering'],
  ['broken', 'broken'],
  ['cancelrefused', 'refusingToCancel'],
  ['cancelpending', 'cancellingSlowly'],
  ['dropped', 'dropping'],
]);

export function mannerFor(lastName: string): Manner {
  return MANNERS.get(lastName.toLowerCase()) ?? 'obliging';
}
