import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import type { ReportChange } from '../traffic/reports.ts';
import type { Chance } from '../world/chance.ts';
import { type Driver, driverOf } from '../world/drivers.ts';
import type { Scenario } from '../world/last-names.ts';
import type { OpenLedger } from '../world/ledger.ts';
import type { Leg, ReservationRecord } from '../world/reservation-ledger.ts';
import type { BookedTransfer } from './reservations.ts';

type RideEvent = { readonly type: RideType; readonly at: Date; readonly expectedAt?: Date };
type RideType = components['schemas']['RideEvent']['type'];

/** The ride outcomes that a tester can trigger. */
export const DRIVES = ['onTime', 'late', 'inVain'] as const;
export type Drive = (typeof DRIVES)[number];

export type RideRecord = { readonly leg: Leg; readonly driver: Driver; readonly events: readonly RideEvent[] };

type Ridden = ReservationRecord<BookedTransfer>;
type Played = { readonly drive: Drive; readonly at: Date };

export type Rides = {
  /** Returns the rides for reserved legs with a known driver. */
  of(reservation: Ridden): readonly RideRecord[];
  /**
   * Simulates the ride of a leg, with one step every two seconds, regardless of the pick-up time. Each step is
   * reported.
   */
  drive(reservation: Ridden, leg: Leg, drive: Drive): void;
};

type RidesDeps = {
  readonly openLedger: OpenLedger;
  readonly chance: Chance;
  readonly report: ReportChange;
  readonly now: () => Date;
};

const STEP_SECONDS = 2;
const MINUTE = 60;
const DRIVE_MINUTES = 45;
const LATE_MINUTES = 20;

const STEPS: Readonly<Record<Drive, readonly RideType[]>> = {
  onTime: ['assigned', 'departed', 'arrived', 'passengerOnBoard', 'completed'],
  late: ['assigned', 'departed', 'delayed', 'arrived', 'passengerOnBoard', 'completed'],
  inVain: ['assigned', 'departed', 'arrived', 'noShow'],
};

const DRIVE_OF: Readonly<Partial<Record<Scenario, Drive>>> = {
  driving: 'onTime',
  drivingLate: 'late',
  drivingInVain: 'inVain',
};
/** Returns the ride outcome that a last name triggers immediately, or `undefined` if it triggers none. */
export const driveFor = (scenario: Scenario): Drive | undefined => DRIVE_OF[scenario];

/** Creates the ride records. Time-dependent states are computed on read. */
export function createRides({ openLedger, chance, report, now }: RidesDeps): Rides {
  const ledger = openLedger<Played>('rides');
  const nameOf = ({ party, reference }: Ridden, leg: Leg) => `${party}/${reference}/${leg}`;

  function eventsOf(reservation: Ridden, leg: Leg): readonly RideEvent[] {
    const played = ledger.get(nameOf(reservation, leg));
    return played ? playedEvents(played) : timetableOf(reservation, leg);
  }

  return {
    of(reservation) {
      const { party, booked, legs = [] } = reservation;
      return legs.flatMap(({ leg, status }) => {
        const events = eventsOf(reservation, leg).filter(({ at }) => at <= now());
        if (status !== 'reserved' || events.length === 0) return [];
        return [{ leg, driver: driverOf(chance, party, nameOf(reservation, leg), booked!.vehicle), events }];
      });
    },
    drive(reservation, leg, drive) {
      const played = { drive, at: now() };
      ledger.set(nameOf(reservation, leg), played);
      const { party, reference } = reservation;
      for (const { at } of playedEvents(played)) report({ party, reference, at });
    },
  };
}

function playedEvents({ drive, at }: Played): readonly RideEvent[] {
  return STEPS[drive].map((type, index) => step(type, after(at, index * STEP_SECONDS)));
}

/** Returns the timetable of a ride. The driver is assigned a day before the pick-up and arrives ten minutes early. */
function timetableOf({ at, booked }: Ridden, leg: Leg): readonly RideEvent[] {
  const pickUp = leg === 'return' ? booked?.returnPickupTime : booked?.pickupTime;
  if (!pickUp) return [];
  const dayBefore = after(pickUp, -24 * 60 * MINUTE);
  return [
    step('assigned', dayBefore > at ? dayBefore : at),
    step('departed', after(pickUp, -40 * MINUTE)),
    step('arrived', after(pickUp, -10 * MINUTE)),
    step('passengerOnBoard', after(pickUp, 5 * MINUTE)),
    step('completed', after(pickUp, (5 + DRIVE_MINUTES) * MINUTE)),
  ].filter((event) => event.at >= at);
}

function step(type: RideType, at: Date): RideEvent {
  return { type, at, expectedAt: type === 'delayed' ? after(at, LATE_MINUTES * MINUTE) : undefined };
}

function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
