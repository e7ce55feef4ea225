import type { VendorReservation } from '../ports/reservations.ts';
import { unreachable } from '../shared/result.ts';
import { CallFailed } from './call.ts';

/** A reservation as the contracts of vendors and of transfer suppliers declare it. */
type DeclaredReservation = {
  readonly status: 'reserved' | 'refused' | 'cancelling' | 'cancelled';
  readonly reservationId?: string;
  readonly cancelledBy?: 'service' | 'vendor' | 'supplier';
  readonly message?: string;
};

/** Some fields are optional in the contracts only because they depend on the status. */
export function toReservation({
  status,
  reservationId,
  cancelledBy,
  message = 'The vendor gave no reason.',
}: DeclaredReservation): VendorReservation {
  switch (status) {
    case 'reserved':
    case 'cancelling':
      return { status, reservationId: given(reservationId, 'reservationId') };
    case 'cancelled':
      return { status, cancelledBy: given(cancelledBy, 'cancelledBy') === 'service' ? 'service' : 'vendor' };
    case 'refused':
      return { status, message };
    default:
      return unreachable(status);
  }
}

/** @throws CallFailed when the field is missing */
export function given<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new CallFailed('offContract', { cause: `${field} is missing` });
  return value;
}
