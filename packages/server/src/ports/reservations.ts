import type { CallResult } from './call-result.ts';
import type { TransferLegType } from './transfer-products.ts';

type Driver = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly nationality: string;
  readonly birthDate: string;
  readonly identityNumber?: string;
  readonly passportNumber?: string;
};

export type ReservationRequest = {
  /** This service's reference. Repeated requests with the same reference return the same reservation. */
  readonly reference: string;
  readonly offerCode: string;
  readonly extras: readonly { readonly code: string; readonly quantity: number }[];
  readonly driver: Driver;
  readonly arrivalFlightNumber?: string;
};

/** A cancelled leg of a transfer. */
export type CancelledLeg = {
  readonly leg: TransferLegType;
  readonly by: 'service' | 'vendor';
  readonly at: Date;
};

/** The driver and the vehicle of a transfer leg. */
export type RideDriver = {
  readonly name: string;
  readonly phone?: string;
  readonly plate?: string;
  readonly vehicle?: string;
};

export type RideEvent = {
  readonly type: 'assigned' | 'departed' | 'delayed' | 'arrived' | 'passengerOnBoard' | 'noShow' | 'completed';
  readonly at: Date;
  /** The driver's expected arrival time, for `delayed` events. */
  readonly expectedAt?: Date;
};

/** The supplier's information about one leg of a transfer. */
export type Ride = {
  readonly leg: TransferLegType;
  readonly driver?: RideDriver;
  readonly events: readonly RideEvent[];
};

/**
 * Reservation state at the vendor. `cancelledLegs`: cancelled legs of a transfer. `rides`: the legs with ride
 * information.
 */
export type VendorReservation =
  | {
      readonly status: 'reserved' | 'cancelling';
      readonly reservationId: string;
      readonly cancelledLegs?: readonly CancelledLeg[];
      readonly rides?: readonly Ride[];
      /** The time at which the carrier reported the passengers to the authorities. */
      readonly passengersReportedAt?: Date;
    }
  | {
      readonly status: 'cancelled';
      readonly cancelledBy: 'service' | 'vendor';
      readonly cancelledLegs?: readonly CancelledLeg[];
      readonly rides?: readonly Ride[];
    }
  | { readonly status: 'refused'; readonly message: string };

/** Creates a reservation and returns its state. Repeated calls with the same reference return the same reservation. */
export type CreateReservation = (
  vendorCode: string,
  request: ReservationRequest,
  signal: AbortSignal,
) => Promise<CallResult<VendorReservation>>;

/** Finds a reservation; `undefined` if the vendor has not received this reference. */
export type FindReservation = (
  vendorCode: string,
  reference: string,
  signal: AbortSignal,
) => Promise<CallResult<VendorReservation | undefined>>;

/**
 * Cancels `reservation`, and rejects one that arrives later with this reference. `pending` means that the vendor is
 * processing the cancellation and that the outcome will appear in the reservation's state.
 */
export type CancelReservation = (
  vendorCode: string,
  cancellation: {
    readonly reservation: string;
    readonly reference: string;
    /** The transfer legs to cancel. If absent, all remaining legs are cancelled. */
    readonly legs?: readonly TransferLegType[];
  },
  signal: AbortSignal,
) => Promise<CallResult<'cancelled' | 'refused' | 'pending'>>;

/** A change reported by a vendor or supplier. `party` is the sender's code, authenticated by the signature. */
export type ReportedChange = { readonly reference: string; readonly party: string };
