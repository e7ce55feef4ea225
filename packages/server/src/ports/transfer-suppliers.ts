import type { Translated } from '../shared/language.ts';
import type { Currency } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';
import type { VendorReservation } from './reservations.ts';
import type { TransferLegType } from './transfer-products.ts';
import type { Point } from './vendors.ts';

/** The travellers' luggage and extras. Absent if the agency has not specified them. */
type TransferNeeds = {
  /** The ages of passengers under 18. */
  readonly childAges?: readonly number[];
  readonly luggage?: { readonly suitcases?: number; readonly cabinBags?: number; readonly oversized?: number };
  readonly extras?: readonly ExtraChoice[];
};

export type TransferExtraType = 'infantSeat' | 'childSeat' | 'boosterSeat' | 'meetAndGreet' | 'extraWaiting';
export type ExtraChoice = { readonly type: TransferExtraType; readonly count: number };

export type TransferSearch = TransferNeeds & {
  readonly pickup: Point;
  readonly dropoff: Point;
  /** The pick-up time, in RFC 3339 format with a UTC offset. */
  readonly pickupTime: string;
  /** The pick-up time of the return leg; absent for one-way transfers. */
  readonly returnPickupTime?: string;
  readonly passengerCount: number;
  /** The maximum number of vehicles for the group; absent if a single vehicle is required. */
  readonly maxVehicles?: number;
};

/** A supplier's vehicle. The seat and baggage counts apply to a single vehicle. */
type SupplierVehicle = {
  readonly name: string;
  readonly category: 'sedan' | 'van' | 'minibus' | 'vip';
  readonly seatCount: number;
  readonly baggageCount: number;
  readonly imageUrl: string;
};

/** One leg of a transfer with its terms. Amounts are in minor units of the price's currency. */
export type SupplierLeg = {
  readonly distanceMetres: number;
  readonly durationSeconds: number;
  readonly freeWaitingMinutes: number;
  /** Instructions for meeting the driver. */
  readonly meeting: Translated;
  /** The supplier's fixed sign text; absent if the driver displays a name. */
  readonly signText?: string;
  readonly waitingPricePerMinute?: number;
  /** Phone number in E.164 format. */
  readonly emergencyPhone?: string;
  /** The amount that is paid to the driver. */
  readonly payableAtVehicle: number;
  /**
   * The fees for cancelling the leg and its extras, each with its deadline (RFC 3339 with a UTC offset). After the last
   * deadline, the full price is charged.
   */
  readonly cancellation: readonly { readonly until: string; readonly fee: number; readonly text: Translated }[];
};

/** A supplier's offer for the complete transfer. Amounts are in minor units of `price.currency`. */
export type TransferOffer = {
  readonly offerCode: string;
  /** The latest time at which the supplier accepts a reservation. RFC 3339 with a UTC offset. */
  readonly bookableUntil: string;
  readonly oneway: SupplierLeg;
  /** The return leg; present on round trips only. */
  readonly return?: SupplierLeg;
  readonly vehicle: SupplierVehicle;
  /** All vehicles in the offer, if it has more than one. */
  readonly vehicles?: readonly { readonly vehicle: SupplierVehicle; readonly count: number }[];
  /** The available extras, with the unit price for each leg; absent if the vehicle has none. */
  readonly extras?: readonly {
    readonly type: TransferExtraType;
    readonly maxCount: number;
    readonly oneway: number;
    readonly return?: number;
  }[];
  /** The price without extras. */
  readonly price: {
    readonly currency: Currency;
    readonly oneway: number;
    /** The price of the return leg; present on round trips only. */
    readonly return?: number;
    /** The discount on the total price of the legs. */
    readonly discount: number;
  };
  /** A rating from 1 to 5. */
  readonly rating: number;
  readonly rules: readonly {
    readonly type: 'freeCancellation' | 'waitForFree' | 'safeTripWithInvoice';
    readonly text: Translated;
  }[];
};

/** Searches the vehicles of one supplier. The result is empty if the supplier does not serve both points. */
export type SearchTransferSupplier = (
  supplierCode: string,
  search: TransferSearch,
  signal: AbortSignal,
) => Promise<CallResult<readonly TransferOffer[]>>;

/** A traveller with the data that carriers must report. */
type TransferPassenger = {
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

/** A stop, with any details that the agency has specified for the driver. */
type TransferStop = Point & {
  readonly name?: string;
  readonly address?: string;
  readonly hotelName?: string;
  readonly iataCode?: string;
  readonly placeId?: string;
  readonly driverNote?: string;
};

export type TransferReservationRequest = TransferNeeds & {
  /** This service's reference. Repeated requests with the same reference return the same reservation. */
  readonly reference: string;
  readonly offerCode: string;
  readonly pickup: TransferStop;
  readonly dropoff: TransferStop;
  readonly passengers: readonly TransferPassenger[];
  readonly flightNumber?: string;
  readonly returnFlightNumber?: string;
  /** If absent, the sign shows the primary passenger's name. */
  readonly signText?: string;
};

/** The requested change to a reservation: the passengers, or the flight and pick-up time of a leg. */
type TransferReservationChange = {
  /** This service's reference for the change. Requests with the same reference are treated as one change. */
  readonly reference: string;
  readonly passengers?: readonly TransferPassenger[];
  readonly leg?: TransferLegType;
  readonly flightNumber?: string;
  /** The pick-up time, in RFC 3339 format with a UTC offset. */
  readonly pickupTime?: string;
};

/** The final result of a change request. Every result except `accepted` leaves the reservation unchanged. */
export type TransferChangeAnswer = 'accepted' | 'tooLate' | 'repriced' | 'refused';

/** Changes the reservation with the reference `reservation` at the agreed price. */
export type ChangeTransferReservation = (
  supplierCode: string,
  change: TransferReservationChange & { readonly reservation: string },
  signal: AbortSignal,
) => Promise<CallResult<TransferChangeAnswer>>;

/**
 * Creates a reservation and returns its state. Repeated calls with the same reference return the same reservation. To
 * find or cancel it, use `FindReservation` and `CancelReservation` with the supplier code as the vendor code.
 */
export type CreateTransferReservation = (
  supplierCode: string,
  request: TransferReservationRequest,
  signal: AbortSignal,
) => Promise<CallResult<VendorReservation>>;
