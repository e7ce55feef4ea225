import type { Translated } from '../shared/language.ts';
import type { Currency } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';
import type { VendorReservation } from './reservations.ts';
import type { Point } from './vendors.ts';

export type TransferSearch = {
  readonly pickup: Point;
  readonly dropoff: Point;
  /** RFC 3339 with an offset. */
  readonly pickupTime: string;
  /** Absent for one way. */
  readonly returnPickupTime?: string;
  readonly passengerCount: number;
};

/** One way of a transfer, with its own terms. Amounts are minor units of the price's currency. */
export type SupplierLeg = {
  readonly distanceMetres: number;
  readonly durationSeconds: number;
  readonly freeWaitingMinutes: number;
  /** Where the travellers find the driver. */
  readonly meeting: Translated;
  /** The part that is paid to the driver. */
  readonly payableAtVehicle: number;
  /** What the supplier keeps of the way until when; afterwards all of it. `until` is RFC 3339 with an offset. */
  readonly cancellation: readonly { readonly until: string; readonly fee: number; readonly text: Translated }[];
};

/** One vehicle of a supplier for the whole transfer. Amounts are minor units of `price.currency`. */
export type TransferOffer = {
  readonly offerCode: string;
  /** The last moment at which a reservation may arrive; RFC 3339 with an offset. */
  readonly bookableUntil: string;
  readonly oneway: SupplierLeg;
  /** On round trips only. */
  readonly return?: SupplierLeg;
  readonly vehicle: {
    readonly name: string;
    readonly category: 'sedan' | 'van' | 'minibus' | 'vip';
    readonly seatCount: number;
    readonly baggageCount: number;
    readonly imageUrl: string;
  };
  readonly price: {
    readonly currency: Currency;
    readonly oneway: number;
    /** On round trips only. */
    readonly return?: number;
    /** Taken off the sum of the ways. */
    readonly discount: number;
  };
  /** From 1 to 5. */
  readonly rating: number;
  readonly rules: readonly {
    readonly type: 'freeCancellation' | 'waitForFree' | 'safeTripWithInvoice';
    readonly text: Translated;
  }[];
};

/** Asks one supplier for its vehicles; empty when it does not serve both points. */
export type SearchTransferSupplier = (
  supplierCode: string,
  search: TransferSearch,
  signal: AbortSignal,
) => Promise<CallResult<readonly TransferOffer[]>>;

/** A traveller, with what carriers have to report. */
export type TransferPassenger = {
  readonly isPrimary: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  readonly email?: string;
  readonly gender?: 'F' | 'M';
  readonly nationality?: string;
  readonly identityNumber?: string;
  readonly passportNumber?: string;
};

/** What the driver reads, where the agency has said it. */
type TransferStop = Point & { readonly name?: string; readonly address?: string };

export type TransferReservationRequest = {
  /** This service's name for the reservation: the same name is the same reservation, however often it is sent. */
  readonly reference: string;
  readonly offerCode: string;
  readonly pickup: TransferStop;
  readonly dropoff: TransferStop;
  readonly passengers: readonly TransferPassenger[];
  readonly flightNumber?: string;
  readonly returnFlightNumber?: string;
};

/**
 * Reserves once for each reference, and answers how it stands. Finding and cancelling are as with vendors:
 * `FindReservation` and `CancelReservation`, the supplier's code in place of the vendor's.
 */
export type CreateTransferReservation = (
  supplierCode: string,
  request: TransferReservationRequest,
  signal: AbortSignal,
) => Promise<CallResult<VendorReservation>>;
