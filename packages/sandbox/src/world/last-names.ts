/** A vendor's behaviour on reservation and cancellation, selected by the last name of the driver or passenger. */
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

/** Scenarios by last name in lower case. Matching ignores case. */
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
