import type { VendorReservation } from '../ports/reservations.ts';
import { unreachable } from '../shared/result.ts';
import { CallFailed } from './call.ts';

/** A reservation as vendors of cars and suppliers of transfers tell it. */
type ToldReservation = {
  readonly status: 'reserved' | 'refused' | 'cancelling' | 'cancelled';
  readonly reservationId?: string;
  readonly cancelledBy?: 'service' | 'vendor' | 'supplier';
  readonly message?: string;
};

/** What the contracts leave optional because it depends on the status is demanded here. */
export function toReservation({ status, reservationId, cancelledBy, message }: ToldReservation): VendorReservation {
  switch (status) {
    case 'reserved':
    case 'cancelling':
      return { status, reservationId: reservationId ?? offContract('reservationId') };
    case 'cancelled': {
      const by = cancelledBy ?? offContract('cancelledBy');
      return { status, cancelledBy: by === 'service' ? by : 'vendor' };
    }
    case 'refused':
      return { status, message: message ?? 'The vendor gave no reason.' };
    default:
      return unreachable(status);
  }
}

export function offContract(missing: string): never {
  throw new CallFailed('offContract', { cause: `${missing} is missing` });
}
