/** What a vendor does with a reservation and with its cancellation, chosen by the last name of driver or passenger. */
export type Scenario =
  | 'accepting'
  | 'refusing'
  | 'slow'
  | 'neverAnswering'
  | 'broken'
  | 'refusingToCancel'
  | 'cancellingSlowly'
  | 'dropping'
  | 'droppingOneway'
  | 'droppingReturn'
  | 'driving'
  | 'drivingLate'
  | 'drivingInVain'
  | 'refusingToChange'
  | 'repricing';

/** In lower case; upper and lower case do not matter. */
export const SCENARIOS: ReadonlyMap<string, Scenario> = new Map([
  ['refused', 'refusing'],
  ['slow', 'slow'],
  ['timeout', 'neverAnswering'],
  ['broken', 'broken'],
  ['cancelrefused', 'refusingToCancel'],
  ['cancelpending', 'cancellingSlowly'],
  ['dropped', 'dropping'],
  ['droppedoneway', 'droppingOneway'],
  ['droppedreturn', 'droppingReturn'],
  ['driven', 'driving'],
  ['latedriver', 'drivingLate'],
  ['noshow', 'drivingInVain'],
  ['changerefused', 'refusingToChange'],
  ['repriced', 'repricing'],
]);

export function scenarioFor(lastName: string): Scenario {
  return SCENARIOS.get(lastName.toLowerCase()) ?? 'accepting';
}
