import type { Translated } from '../shared/language.ts';
import type { Currency } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';
import type { VendorReservation } from './reservations.ts';
import type { TransferLegType } from './transfer-products.ts';
import type { Point } from './vendors.ts';

/** What travellers bring along, and what they want. Absent when the agency has not said. */
type TransferNeeds = {
  /** Of those under 18. */
  readonly childAges?: readonly number[];
  readonly luggage?: { readonly suitcases?: number; readonly cabinBags?: number; readonly oversized?: number };
  readonly extras?: readonly ExtraChoice[];
};

export type TransferExtraType = 'infantSeat' | 'childSeat' | 'boosterSeat' | 'meetAndGreet' | 'extraWaiting';
export type ExtraChoice = { readonly type: TransferExtraType; readonly count: number };

export type TransferSearch = TransferNeeds & {
  readonly pickup: Point;
  readonly dropoff: Point;
  /** RFC 3339 with an offset. */
  readonly pickupTime: string;
  /** Absent for one way. */
  readonly returnPickupTime?: string;
  readonly passengerCount: number;
  /** Into how many vehicles they may be split; absent for one. */
  readonly maxVehicles?: number;
};

/** Amounts of people and suitcases are for the vehicle, not for all of its kind. */
type SupplierVehicle = {
  readonly name: string;
  readonly category: 'sedan' | 'van' | 'minibus' | 'vip';
  readonly seatCount: number;
  readonly baggageCount: number;
  readonly imageUrl: string;
};

/** One way of a transfer, with its own terms. Amounts are minor units of the price's currency. */
export type SupplierLeg = {
  readonly distanceMetres: number;
  readonly durationSeconds: number;
  readonly freeWaitingMinutes: number;
  /** Where the travellers find the driver. */
  readonly meeting: Translated;
  /** The supplier's own; absent where the driver writes a name. */
  readonly signText?: string;
  readonly waitingPricePerMinute?: number;
  /** E.164 */
  readonly emergencyPhone?: string;
  /** The part that is paid to the driver. */
  readonly payableAtVehicle: number;
  /** What the supplier keeps of the way and its extras until when; afterwards all of it. `until` is RFC 3339 with an offset. */
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
  readonly vehicle: SupplierVehicle;
  /** All that comes, when it is more than one. */
  readonly vehicles?: readonly { readonly vehicle: SupplierVehicle; readonly count: number }[];
  /** What the vehicle can have, and what one costs on each way; absent when it is nothing. */
  readonly extras?: readonly {
    readonly type: TransferExtraType;
    readonly maxCount: number;
    readonly oneway: number;
    readonly return?: number;
  }[];
  /** Without extras. */
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
type TransferStop = Point & {
  readonly name?: string;
  readonly address?: string;
  readonly hotelName?: string;
  readonly iataCode?: string;
  readonly placeId?: string;
  readonly driverNote?: string;
};

export type TransferReservationRequest = TransferNeeds & {
  /** This service's name for the reservation: the same name is the same reservation, however often it is sent. */
  readonly reference: string;
  readonly offerCode: string;
  readonly pickup: TransferStop;
  readonly dropoff: TransferStop;
  readonly passengers: readonly TransferPassenger[];
  readonly flightNumber?: string;
  readonly returnFlightNumber?: string;
  /** Absent for the name of the primary passenger. */
  readonly signText?: string;
};

/** What is to be different with a reservation: who travels, or flight and pick-up time of a way. */
export type TransferReservationChange = {
  /** This service's name for the change: the same name is the same change, however often it is sent. */
  readonly reference: string;
  readonly passengers?: readonly TransferPassenger[];
  readonly leg?: TransferLegType;
  readonly flightNumber?: string;
  /** RFC 3339 with an offset. */
  readonly pickupTime?: string;
};

/** But for `accepted` nothing has changed, and it is final. */
export type TransferChangeAnswer = 'accepted' | 'tooLate' | 'repriced' | 'refused';

/** Changes what is reserved under `reservation`, at the price that was agreed. */
export type ChangeTransferReservation = (
  supplierCode: string,
  change: TransferReservationChange & { readonly reservation: string },
  signal: AbortSignal,
) => Promise<CallResult<TransferChangeAnswer>>;

/**
 * Reserves once for each reference, and answers how it stands. Finding and cancelling are as with vendors:
 * `FindReservation` and `CancelReservation`, the supplier's code in place of the vendor's.
 */
export type CreateTransferReservation = (
  supplierCode: string,
  request: TransferReservationRequest,
  signal: AbortSignal,
) => Promise<CallResult<VendorReservation>>;
