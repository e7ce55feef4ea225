import type { CancelledLeg, VendorReservation } from '../ports/reservations.ts';
import type { TransferLegType } from '../ports/transfer-products.ts';
import { unreachable } from '../shared/result.ts';
import { CallFailed } from './call.ts';

/** A reservation as the contracts of vendors and of transfer suppliers declare it. */
type DeclaredReservation = {
  readonly status: 'reserved' | 'refused' | 'cancelling' | 'cancelled';
  readonly reservationId?: string;
  readonly cancelledBy?: 'service' | 'vendor' | 'supplier';
  readonly message?: string;
  /** Of transfers. */
  readonly legs?: readonly {
    readonly leg: TransferLegType;
    readonly status: 'reserved' | 'cancelled';
    readonly cancelledBy?: 'service' | 'supplier';
    readonly cancelledAt?: string;
  }[];
};

/** Some fields are optional in the contracts only because they depend on the status. */
export function toReservation({
  status,
  reservationId,
  cancelledBy,
  message = 'The vendor gave no reason.',
  legs,
}: DeclaredReservation): VendorReservation {
  const ways = legs && { cancelledLegs: cancelledAmong(legs) };
  switch (status) {
    case 'reserved':
    case 'cancelling':
      return { status, reservationId: given(reservationId, 'reservationId'), ...ways };
    case 'cancelled':
      return { status, cancelledBy: sideOf(given(cancelledBy, 'cancelledBy')), ...ways };
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

const sideOf = (said: 'service' | 'vendor' | 'supplier') => (said === 'service' ? 'service' : 'vendor');

/** @throws CallFailed when the field is missing */
export function given<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new CallFailed('offContract', { cause: `${field} is missing` });
  return value;
}
