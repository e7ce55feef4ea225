import type { CancelledLeg, Ride, RideEvent, VendorReservation } from '../ports/reservations.ts';
import type { TransferLegType } from '../ports/transfer-products.ts';
import { unreachable } from '../shared/result.ts';
import { CallFailed } from './call.ts';

type DeclaredReservation = {
  readonly status: 'reserved' | 'refused' | 'cancelling' | 'cancelled';
  readonly reservationId?: string;
  readonly cancelledBy?: 'service' | 'vendor' | 'supplier';
  readonly message?: string;
  readonly passengersReportedAt?: string;
  /** The legs of a transfer. */
  readonly legs?: readonly {
    readonly leg: TransferLegType;
    readonly status: 'reserved' | 'cancelled';
    readonly cancelledBy?: 'service' | 'supplier';
    readonly cancelledAt?: string;
    readonly driver?: Ride['driver'];
    readonly ride?: readonly DeclaredRideEvent[];
  }[];
};

type DeclaredRideEvent = Pick<RideEvent, 'type'> & { readonly at: string; readonly expectedAt?: string };

/** Converts a reservation. Some fields are optional in the contracts only because they depend on the status. */
export function toReservation({
  status,
  reservationId,
  cancelledBy,
  message = 'The vendor gave no reason.',
  legs,
  passengersReportedAt,
}: DeclaredReservation): VendorReservation {
  const ways = legs && { cancelledLegs: cancelledAmong(legs) };
  const reported = passengersReportedAt && { passengersReportedAt: new Date(passengersReportedAt) };
  switch (status) {
    case 'reserved':
    case 'cancelling':
      return {
        status,
        reservationId: given(reservationId, 'reservationId'),
        ...ways,
        ...ridesAmong(legs),
        ...reported,
      };
    case 'cancelled':
      return { status, cancelledBy: sideOf(given(cancelledBy, 'cancelledBy')), ...ways, ...ridesAmong(legs) };
    case 'refused':
      return { status, message };
    default:
      return unreachable(status);
  }
}

function cancelledAmong(legs: NonNullable<DeclaredReservation['legs']>): readonly CancelledLeg[] {
  return legs
    .filter(({ status }) => status === 'cancelled')
    .map(({ leg, cancelledBy, cancelledAt }) => ({
      leg,
      by: sideOf(given(cancelledBy, 'legs.cancelledBy')),
      at: new Date(given(cancelledAt, 'legs.cancelledAt')),
    }));
}

function ridesAmong(legs: DeclaredReservation['legs'] = []): { readonly rides?: readonly Ride[] } {
  const reported = legs.filter(({ driver, ride }) => driver || ride);
  if (reported.length === 0) return {};
  return { rides: reported.map(({ leg, driver, ride = [] }) => ({ leg, driver, events: ride.map(toRideEvent) })) };
}

function toRideEvent({ type, at, expectedAt }: DeclaredRideEvent): RideEvent {
  return { type, at: new Date(at), expectedAt: expectedAt === undefined ? undefined : new Date(expectedAt) };
}

const sideOf = (said: 'service' | 'vendor' | 'supplier') => (said === 'service' ? 'service' : 'vendor');

/** Returns the value of a field. Throws a CallFailed if the field is missing. */
export function given<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new CallFailed('offContract', { cause: `${field} is missing` });
  return value;
}
