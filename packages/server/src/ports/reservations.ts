import type { CallResult } from './call-result.ts';
import type { TransferLegType } from './transfer-products.ts';

export type Driver = {
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
  /** This service's name for the reservation: the same name is the same reservation, however often it is sent. */
  readonly reference: string;
  readonly offerCode: string;
  readonly extras: readonly { readonly code: string; readonly quantity: number }[];
  readonly driver: Driver;
  readonly arrivalFlightNumber?: string;
};

/** One way of a round trip that is cancelled. */
export type CancelledLeg = {
  readonly leg: TransferLegType;
  readonly by: 'service' | 'vendor';
  readonly at: Date;
};

/** Who drives a way of a transfer, and what in. */
export type RideDriver = {
  readonly name: string;
  readonly phone?: string;
  readonly plate?: string;
  readonly vehicle?: string;
};

export type RideEvent = {
  readonly type: 'assigned' | 'departed' | 'delayed' | 'arrived' | 'passengerOnBoard' | 'noShow' | 'completed';
  readonly at: Date;
  /** When the driver will be there; with `delayed`. */
  readonly expectedAt?: Date;
};

/** What a supplier tells of one way of a transfer. */
export type Ride = {
  readonly leg: TransferLegType;
  readonly driver?: RideDriver;
  readonly events: readonly RideEvent[];
};

/**
 * A reservation as it stands with the vendor. `cancelledLegs`: the ways of a transfer that do not stand any more. `rides`: those of which
 * something is known.
 */
export type VendorReservation =
  | {
      readonly status: 'reserved' | 'cancelling';
      readonly reservationId: string;
      readonly cancelledLegs?: readonly CancelledLeg[];
      readonly rides?: readonly Ride[];
      /** When the carrier of a transfer has reported who travels. */
      readonly passengersReportedAt?: Date;
    }
  | {
      readonly status: 'cancelled';
      readonly cancelledBy: 'service' | 'vendor';
      readonly cancelledLegs?: readonly CancelledLeg[];
      readonly rides?: readonly Ride[];
    }
  | { readonly status: 'refused'; readonly message: string };

/** Reserves once for each reference, and answers how it stands. */
export type CreateReservation = (
  vendorCode: string,
  request: ReservationRequest,
  signal: AbortSignal,
) => Promise<CallResult<VendorReservation>>;

/** `undefined`: nothing has arrived with this reference. */
export type FindReservation = (
  vendorCode: string,
  reference: string,
  signal: AbortSignal,
) => Promise<CallResult<VendorReservation | undefined>>;

/**
 * Cancels what is reserved under `reservation`; one that arrives later with it is refused.
 * `pending`: the vendor is working on it, and the reservation tells the end.
 */
export type CancelReservation = (
  vendorCode: string,
  cancellation: {
    readonly reservation: string;
    readonly reference: string;
    /** The ways of a transfer to cancel; all that stand, unless they are named. */
    readonly legs?: readonly TransferLegType[];
  },
  signal: AbortSignal,
) => Promise<CallResult<'cancelled' | 'refused' | 'pending'>>;

/** What a vendor or supplier says has changed; `party` is known by its signature. */
export type ReportedChange = { readonly reference: string; readonly party: string };
