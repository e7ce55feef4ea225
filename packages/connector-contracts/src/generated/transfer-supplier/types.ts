// Generated from openapi/connectors/transfer-supplier.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/transfer-suppliers/{supplierCode}/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search vehicles for a transfer
         * @description Returns every vehicle that the supplier can send with enough seats, enough room for the luggage, and all requested extras. Prices cover
         *     all legs together. The pick-up must be in the future. A supplier returns an empty list if
         *
         *     - one of the points lies outside its service regions,
         *     - the leg is shorter than the supplier's minimum distance,
         *     - the pick-up is earlier than the supplier's notice period allows, or
         *     - the return leg would start before the outbound leg has arrived.
         */
        readonly post: operations["searchOffers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer-suppliers/{supplierCode}/reservations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reserve a transfer
         * @description Reserves the vehicle once per reference. A repeated request returns the current reservation without reserving another vehicle, no matter
         *     how much later it arrives. A request whose reference was cancelled earlier also reserves nothing.
         */
        readonly post: operations["createReservation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer-suppliers/{supplierCode}/reservations/{reference}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find a reservation by reference
         * @description Returns the current state of the reservation. A reservation can be found as soon as the createReservation request has been received,
         *     even if the response was lost.
         */
        readonly get: operations["findReservation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer-suppliers/{supplierCode}/reservations/{reference}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a reservation by reference
         * @description Cancels the reservation under the reference, or only the given legs. An unknown reference is marked as cancelled, and the supplier
         *     refuses a reservation that arrives later under that reference. Repeating the request, or cancelling a cancelled reservation, returns the
         *     same outcome without further effect.
         */
        readonly post: operations["cancelReservation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer-suppliers/{supplierCode}/reservations/{reference}/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change a reservation
         * @description Changes the passengers, or the flight and pick-up time of a leg, at the agreed price. If a change would alter the price, it is not made, and the response is `repriced`. A repeated request returns the same response without further effect.
         */
        readonly post: operations["changeReservation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer-suppliers/{supplierCode}/statements/{day}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a daily statement
         * @description Returns the current state of every reservation of the day, in pages. A reservation belongs to the day on which its reference first
         *     arrived, regardless of later changes. The statement omits refused reservations, and references that were cancelled before the
         *     reservation arrived.
         */
        readonly get: operations["readStatement"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A geographic position in WGS 84. */
        readonly Point: {
            /** @description Latitude in degrees. */
            readonly lat: number;
            /** @description Longitude in degrees. */
            readonly lon: number;
        };
        /** @description The travellers' luggage. If a field is absent, there are none of that kind. */
        readonly Luggage: {
            /** @description The number of large suitcases. */
            readonly suitcases?: number;
            /** @description The number of cabin bags. */
            readonly cabinBags?: number;
            /** @description The number of oversized pieces such as skis, golf bags, bicycles, prams and folded wheelchairs. */
            readonly oversized?: number;
        };
        /**
         * @description The type of extra. `infantSeat`: for a baby up to the age of one. `childSeat`: for ages one to four. `boosterSeat`: for ages four to
         *     twelve. `meetAndGreet`: a person meets the travellers inside the building and walks them to the vehicle. `extraWaiting`: the driver
         *     waits 30 minutes longer.
         * @enum {string}
         */
        readonly ExtraType: "infantSeat" | "childSeat" | "boosterSeat" | "meetAndGreet" | "extraWaiting";
        /** @description An extra that travellers want on every leg. */
        readonly ExtraChoice: {
            readonly type: components["schemas"]["ExtraType"];
            /** @description The quantity. For `extraWaiting`, the number of 30-minute units. */
            readonly count: number;
        };
        /** @description The search criteria for a transfer. */
        readonly OfferSearch: {
            readonly pickup: components["schemas"]["Point"];
            readonly dropoff: components["schemas"]["Point"];
            /**
             * Format: date-time
             * @description The travellers' pick-up time.
             */
            readonly pickupTime: string;
            /**
             * Format: date-time
             * @description The pick-up time for the return leg, at the drop-off point. Absent for a one-way transfer.
             */
            readonly returnPickupTime?: string;
            /** @description The number of travellers. */
            readonly passengerCount: number;
            /** @description The ages of travellers under 18, on the day of the pick-up. Absent if the agency did not specify them. */
            readonly childAges?: readonly number[];
            readonly luggage?: components["schemas"]["Luggage"];
            /** @description The required extras, each type once. The supplier offers only vehicles with all of these extras. */
            readonly extras?: readonly components["schemas"]["ExtraChoice"][];
            /** @description The maximum number of vehicles, if no single vehicle has room for all travellers. The default is one. */
            readonly maxVehicles?: number;
        };
        /** @description The body of every error response. */
        readonly SupplierError: {
            /** @description The key of the error in `x-error-catalogue`. */
            readonly key?: string;
            /** @description The numeric code of the error. */
            readonly code: number;
            /** @description The cause of the error, in one sentence. */
            readonly description: string;
            /** @description Further details of the error. For an invalid request, the first invalid field. */
            readonly details?: {
                /** @description The dotted path of the field, or the name of the parameter or header. */
                readonly field: string;
                /** @description The problem with the value, and the accepted values. */
                readonly message: string;
            };
        };
        /** @description A sentence for travellers, in the languages of the service. */
        readonly TranslatedText: {
            /** @description Turkish. */
            readonly tr: string;
            /** @description English. */
            readonly en: string;
            /** @description German. */
            readonly de: string;
        };
        /** @description The fee for cancelling a leg until a given time. After the last step, the fee is the full price of the leg. */
        readonly CancellationStep: {
            /**
             * Format: date-time
             * @description The end of the step, in the local time of the pick-up.
             */
            readonly until: string;
            /** @description The part of the price of this leg and its extras that the supplier keeps, in minor units. The fee is at most that price minus the leg's share of the discount. Fees never decrease from one step to the next. */
            readonly fee: number;
            /** @description A description of the step. */
            readonly text: components["schemas"]["TranslatedText"];
        };
        /** @description A leg by road, with its terms. */
        readonly Leg: {
            /** @description The length of the route in metres. */
            readonly distanceMetres: number;
            /** @description The driving time in seconds, with the traffic at that time of day. */
            readonly durationSeconds: number;
            /** @description The free waiting time in minutes, including any requested `extraWaiting`. Waiting times are longer at an airport than at a hotel. */
            readonly freeWaitingMinutes: number;
            /** @description The place where the travellers meet the driver. */
            readonly meeting: components["schemas"]["TranslatedText"];
            /** @description The text on the driver's sign, if the supplier uses a custom sign. Absent if the sign shows the text from the reservation. */
            readonly signText?: string;
            /** @description The price of each additional minute of waiting, in minor units of the price's currency, paid to the driver. */
            readonly waitingPricePerMinute?: number;
            /**
             * Format: e164
             * @description The phone number to call if travellers and driver cannot find each other.
             */
            readonly emergencyPhone?: string;
            /** @description The part of the leg's price that the travellers pay to the driver, in minor units. The rest is paid in advance. */
            readonly payableAtVehicle: number;
            /** @description The cancellation steps of this leg, the earliest first. Empty if the fee is always the full price. */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
        };
        /** @description One of the supplier's vehicles. */
        readonly Vehicle: {
            /** @description The make and model of the vehicle. */
            readonly name: string;
            /**
             * @description The category of the vehicle; `vip` is a van with lounge seating.
             * @enum {string}
             */
            readonly category: "sedan" | "van" | "minibus" | "vip";
            /** @description The number of seats for travellers. */
            readonly seatCount: number;
            /** @description The number of large suitcases that fit in the vehicle. */
            readonly baggageCount: number;
            /**
             * Format: uri
             * @description The URL of a picture of a similar vehicle.
             */
            readonly imageUrl: string;
        };
        /** @description A number of vehicles of the same kind. */
        readonly VehicleCount: {
            readonly vehicle: components["schemas"]["Vehicle"];
            /** @description The number of vehicles. */
            readonly count: number;
        };
        /** @description An extra that is available for the vehicle, whether requested or not. */
        readonly OfferedExtra: {
            readonly type: components["schemas"]["ExtraType"];
            /** @description The maximum quantity. For several vehicles, the total maximum. */
            readonly maxCount: number;
            /** @description The unit price on the outbound leg, in minor units; 0 if the extra is included. */
            readonly oneway: number;
            /** @description The unit price on the return leg, in minor units. Absent for a one-way transfer. */
            readonly return?: number;
        };
        /**
         * @description The currency of the accompanying amounts.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description The price of the whole transfer without extras, given separately for each leg. */
        readonly OfferPrice: {
            readonly currency: components["schemas"]["Currency"];
            /** @description The price of the outbound leg, in minor units. */
            readonly oneway: number;
            /** @description The price of the return leg, in minor units. Absent for a one-way transfer. */
            readonly return?: number;
            /** @description The discount on the sum of both legs, in minor units; at most the amount that is paid in advance. */
            readonly discount: number;
        };
        /** @description The benefits that the supplier grants. */
        readonly OfferRule: {
            /**
             * @description The type of benefit. `freeCancellation`: cancellation is free until a deadline. `waitForFree`: the driver waits free of charge.
             *     `safeTripWithInvoice`: the travellers are insured during the ride and receive an invoice.
             * @enum {string}
             */
            readonly type: "freeCancellation" | "waitForFree" | "safeTripWithInvoice";
            /** @description A description of the benefit. */
            readonly text: components["schemas"]["TranslatedText"];
        };
        /** @description An offer for the whole transfer. */
        readonly Offer: {
            /** @description The code of this offer, for reservations with the same supplier. */
            readonly offerCode: string;
            /**
             * Format: date-time
             * @description The time by which a reservation must arrive. The supplier's notice period before the pick-up starts at this time.
             */
            readonly bookableUntil: string;
            readonly oneway: components["schemas"]["Leg"];
            /** @description The return leg. Absent for a one-way transfer. */
            readonly return?: components["schemas"]["Leg"];
            readonly vehicle: components["schemas"]["Vehicle"];
            /** @description All vehicles of the offer, starting with `vehicle`, if there is more than one. Present only if the search allows several vehicles and no single vehicle is large enough. */
            readonly vehicles?: readonly components["schemas"]["VehicleCount"][];
            /** @description The extras that are available for the vehicle, each type once. Absent if none are available. */
            readonly extras?: readonly components["schemas"]["OfferedExtra"][];
            readonly price: components["schemas"]["OfferPrice"];
            /** @description The supplier's average rating by travellers, from 1 to 5. */
            readonly rating: number;
            /** @description The benefits that the supplier grants. */
            readonly rules: readonly components["schemas"]["OfferRule"][];
        };
        /** @description The offers of one supplier. */
        readonly OfferList: {
            /** @description One entry for each vehicle. */
            readonly offers: readonly components["schemas"]["Offer"][];
        };
        /** @description A reference that the service assigns to a request. Requests with the same reference are treated as the same request, however often they arrive. */
        readonly Reference: string;
        /** @description A place where travellers get in or out, with its position and a description for the driver. */
        readonly Stop: {
            /** @description Latitude in degrees. */
            readonly lat: number;
            /** @description Longitude in degrees. */
            readonly lon: number;
            /** @description The name of the place, such as a hotel or an airport. Absent if the agency did not specify it. */
            readonly name?: string;
            /** @description Street and number. Absent if the agency did not specify them. */
            readonly address?: string;
            /** @description The hotel where the travellers stay. Absent if the agency did not specify it. */
            readonly hotelName?: string;
            /** @description The IATA code of the airport. Absent if the agency did not specify it. */
            readonly iataCode?: string;
            /** @description The service's identifier for the place, the same in every reservation. Absent if the agency did not specify the place. */
            readonly placeId?: string;
            /** @description A note about this place for the driver. Absent if the agency did not specify one. */
            readonly driverNote?: string;
        };
        /** @description A traveller, with the details that a carrier must report for every passenger. Each passenger has either an identity number or a passport number. */
        readonly Passenger: {
            /** @description True for the passenger whom the driver calls, and whose name is on the driver's sign. */
            readonly isPrimary: boolean;
            /** @description Given name. */
            readonly firstName: string;
            /** @description Family name. */
            readonly lastName: string;
            /**
             * Format: e164
             * @description The phone number that the driver calls.
             */
            readonly phone?: string;
            /**
             * Format: email
             * @description The email address that the supplier writes to.
             */
            readonly email?: string;
            /**
             * @description Female or male. Absent if the agency did not specify it; always present for the primary passenger.
             * @enum {string}
             */
            readonly gender?: "F" | "M";
            /**
             * Format: iso-country
             * @description The nationality as a two-letter ISO 3166-1 code. Absent if the agency did not specify it; always present for the primary passenger.
             */
            readonly nationality?: string;
            /** @description The Turkish identity number, 11 digits. Absent if the passport number is given instead. */
            readonly identityNumber?: string;
            /** @description The passport number. Absent if the identity number is given instead. */
            readonly passportNumber?: string;
        };
        /** @description The vehicle to send, and its passengers. */
        readonly ReservationRequest: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The code of the offer, as returned by searchOffers. */
            readonly offerCode: string;
            /** @description The start of the outbound leg and the end of the return leg, at the same position as in the search. */
            readonly pickup: components["schemas"]["Stop"];
            /** @description The end of the outbound leg and the start of the return leg, at the same position as in the search. */
            readonly dropoff: components["schemas"]["Stop"];
            /** @description Every traveller whose name is known; exactly one is primary. */
            readonly passengers: readonly components["schemas"]["Passenger"][];
            /** @description The travellers' arrival flight, so that the driver can follow delays. */
            readonly flightNumber?: string;
            /** @description The travellers' departure flight. */
            readonly returnFlightNumber?: string;
            /** @description The ages of travellers under 18, on the day of the pick-up. Absent if the agency did not specify them. */
            readonly childAges?: readonly number[];
            readonly luggage?: components["schemas"]["Luggage"];
            /** @description The extras from the search that the offer includes. */
            readonly extras?: readonly components["schemas"]["ExtraChoice"][];
            /** @description The text on the driver's sign, unless the supplier uses a custom sign. If it is absent, the sign shows the name of the primary passenger. */
            readonly signText?: string;
        };
        /**
         * @description The outbound leg, or the return leg of a round trip.
         * @enum {string}
         */
        readonly LegName: "oneway" | "return";
        /** @description The driver and the vehicle, for the travellers. */
        readonly Driver: {
            /** @description The name of the driver. */
            readonly name: string;
            /**
             * Format: e164
             * @description The phone number that travellers call. Absent if travellers cannot call the driver.
             */
            readonly phone?: string;
            /** @description The licence plate number of the vehicle, exactly as on the plate. */
            readonly plate?: string;
            /** @description The make, model and colour of the vehicle. */
            readonly vehicle?: string;
        };
        /** @description An event during the ride of a leg. */
        readonly RideEvent: {
            /**
             * @description The type of event. `assigned`: a driver is assigned; repeated if the driver changes. `departed`: the driver is on the way to the
             *     pick-up. `delayed`: the driver will be late, see `expectedAt`. `arrived`: the driver is waiting at the pick-up. `passengerOnBoard`:
             *     the ride has started. `noShow`: no passenger appeared, and the driver has left. `completed`: the travellers have reached their
             *     destination.
             * @enum {string}
             */
            readonly type: "assigned" | "departed" | "delayed" | "arrived" | "passengerOnBoard" | "noShow" | "completed";
            /**
             * Format: date-time
             * @description The time of the event, which never changes.
             */
            readonly at: string;
            /**
             * Format: date-time
             * @description The expected arrival time of the driver at the pick-up. Present only with `delayed`.
             */
            readonly expectedAt?: string;
        };
        /** @description The current state of one leg of a reservation. */
        readonly ReservedLeg: {
            readonly leg: components["schemas"]["LegName"];
            /**
             * @description The status of the leg. `reserved`: the vehicle is confirmed, or has already arrived. `cancelled`: the leg is cancelled; final.
             * @enum {string}
             */
            readonly status: "reserved" | "cancelled";
            /**
             * @description The party that initiated the cancellation of the leg: the service or the supplier. Present only with `cancelled`.
             * @enum {string}
             */
            readonly cancelledBy?: "service" | "supplier";
            /**
             * Format: date-time
             * @description The time of the cancellation. If the supplier cancels before the pick-up, the traveller receives a refund. Present only with `cancelled`.
             */
            readonly cancelledAt?: string;
            /** @description The assigned driver. Absent until a driver is assigned, and once the data is no longer needed. */
            readonly driver?: components["schemas"]["Driver"];
            /** @description The events of the ride so far, the earliest first. Reported events are never removed. Absent if the supplier does not report ride events. */
            readonly ride?: readonly components["schemas"]["RideEvent"][];
        };
        /** @description The current state of a reservation. */
        readonly Reservation: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description The status of the reservation. `reserved`: the vehicle is confirmed, and at least one leg is active. `refused`: the supplier does
             *     not accept these travellers; final. `cancelling`: the supplier is processing a cancellation, which ends as `cancelled` or returns to
             *     `reserved`. `cancelled`: no leg is active; final. A reference that was cancelled before any reservation arrived is also `cancelled`.
             * @enum {string}
             */
            readonly status: "reserved" | "refused" | "cancelling" | "cancelled";
            /** @description The supplier's identifier for the reservation. Absent if nothing was ever reserved. */
            readonly reservationId?: string;
            /**
             * @description The party that initiated the cancellation: the service or the supplier. Present only with `cancelled`.
             * @enum {string}
             */
            readonly cancelledBy?: "service" | "supplier";
            /** @description The supplier's reason. Present only with `refused`. */
            readonly message?: string;
            /**
             * Format: date-time
             * @description The time at which the carrier reported the passengers to the authorities. Absent before that. After the report, passengers can no longer be changed.
             */
            readonly passengersReportedAt?: string;
            /** @description The legs of the reservation. Absent if nothing was ever reserved. */
            readonly legs?: readonly components["schemas"]["ReservedLeg"][];
        };
        /** @description The reference of the cancellation. */
        readonly CancellationRequest: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The legs to cancel. The supplier cancels either all of these legs or none. If the field is absent, the supplier cancels every active leg; after the outbound ride, only the return leg. */
            readonly legs?: readonly components["schemas"]["LegName"][];
        };
        /** @description The outcome of a cancellation. */
        readonly Cancellation: {
            /**
             * @description The outcome of the cancellation. `cancelled`: nothing is reserved under the reference, and nothing will be. `refused`: the
             *     reservation remains active. `pending`: the supplier is processing the cancellation; findReservation returns the final outcome.
             * @enum {string}
             */
            readonly outcome: "cancelled" | "refused" | "pending";
            /** @description The supplier's reason. Present only with `refused`. */
            readonly message?: string;
        };
        /** @description The changes to an active reservation. Omitted fields remain unchanged. */
        readonly ChangeRequest: {
            /** @description The service's reference for the change. Requests with the same reference are treated as the same change, however often they arrive. */
            readonly reference: components["schemas"]["Reference"];
            /** @description The complete new list of passengers, exactly one of whom is primary. Replaces the previous list. */
            readonly passengers?: readonly components["schemas"]["Passenger"][];
            /** @description The leg that the flight and the pick-up time belong to. Present only if the flight or the pick-up time changes. */
            readonly leg?: components["schemas"]["LegName"];
            /** @description The flight number of the leg. */
            readonly flightNumber?: string;
            /**
             * Format: date-time
             * @description The pick-up time of the leg.
             */
            readonly pickupTime?: string;
        };
        /** @description The outcome of a change. */
        readonly Change: {
            /**
             * @description The outcome of the change. `accepted`: the change is in effect. `tooLate`: the supplier's notice period has started, or the
             *     passengers have been reported. `repriced`: the change would alter the price. `refused`: the supplier cannot make the change. Every
             *     outcome is final, and only `accepted` changes the reservation.
             * @enum {string}
             */
            readonly outcome: "accepted" | "tooLate" | "repriced" | "refused";
        };
        /** @description The current state of a reservation that was made. */
        readonly StatementReservation: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The supplier's identifier for the reservation. */
            readonly reservationId: string;
            /**
             * @description The status of the reservation. `reserved`: at least one leg is active, even if a cancellation is being processed. `cancelled`: no
             *     leg is active.
             * @enum {string}
             */
            readonly status: "reserved" | "cancelled";
            /**
             * Format: date-time
             * @description The time at which the reference first arrived, which determines the day of the reservation.
             */
            readonly reservedAt: string;
            /**
             * Format: date-time
             * @description The time of the last change to the reservation.
             */
            readonly changedAt: string;
        };
        /** @description A page of the supplier's statement for one day. */
        readonly Statement: {
            /**
             * Format: date
             * @description The requested day.
             */
            readonly day: string;
            /** @description Reservations in the order in which they were made. Each reservation appears once. */
            readonly reservations: readonly components["schemas"]["StatementReservation"][];
            /** @description The cursor for the next page. Absent on the last page. */
            readonly nextCursor?: string;
        };
    };
    responses: {
        /** @description The request was refused before processing because of its method, media type, size or duration. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SupplierError"];
            };
        };
        /** @description The request does not match the contract; `details` names the first invalid field. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SupplierError"];
            };
        };
        /** @description The supplier key is missing or unknown. */
        readonly InvalidKey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SupplierError"];
            };
        };
        /** @description The supplier could not process the request. */
        readonly SupplierFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SupplierError"];
            };
        };
    };
    parameters: {
        /**
         * @description The code of the supplier.
         * @example BOSPHORUS
         */
        readonly supplierCode: string;
        /**
         * @description The service's reference for the reservation, as sent with createReservation.
         * @example rsv:att_R5kXw9TqLc2vNbM7sYd0Hg
         */
        readonly reference: string;
        /**
         * @description The day of the statement, from midnight to midnight UTC.
         * @example 2027-03-01
         */
        readonly day: string;
        /** @description The `nextCursor` of the previous page. If it is omitted, the first page is returned. */
        readonly cursor: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Point = components['schemas']['Point'];
export type Luggage = components['schemas']['Luggage'];
export type ExtraType = components['schemas']['ExtraType'];
export type ExtraChoice = components['schemas']['ExtraChoice'];
export type OfferSearch = components['schemas']['OfferSearch'];
export type SupplierError = components['schemas']['SupplierError'];
export type TranslatedText = components['schemas']['TranslatedText'];
export type CancellationStep = components['schemas']['CancellationStep'];
export type Leg = components['schemas']['Leg'];
export type Vehicle = components['schemas']['Vehicle'];
export type VehicleCount = components['schemas']['VehicleCount'];
export type OfferedExtra = components['schemas']['OfferedExtra'];
export type Currency = components['schemas']['Currency'];
export type OfferPrice = components['schemas']['OfferPrice'];
export type OfferRule = components['schemas']['OfferRule'];
export type Offer = components['schemas']['Offer'];
export type OfferList = components['schemas']['OfferList'];
export type Reference = components['schemas']['Reference'];
export type Stop = components['schemas']['Stop'];
export type Passenger = components['schemas']['Passenger'];
export type ReservationRequest = components['schemas']['ReservationRequest'];
export type LegName = components['schemas']['LegName'];
export type Driver = components['schemas']['Driver'];
export type RideEvent = components['schemas']['RideEvent'];
export type ReservedLeg = components['schemas']['ReservedLeg'];
export type Reservation = components['schemas']['Reservation'];
export type CancellationRequest = components['schemas']['CancellationRequest'];
export type Cancellation = components['schemas']['Cancellation'];
export type ChangeRequest = components['schemas']['ChangeRequest'];
export type Change = components['schemas']['Change'];
export type StatementReservation = components['schemas']['StatementReservation'];
export type Statement = components['schemas']['Statement'];
export type ResponseRefusedAtTheEdge = components['responses']['RefusedAtTheEdge'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseInvalidKey = components['responses']['InvalidKey'];
export type ResponseSupplierFailed = components['responses']['SupplierFailed'];
export type ParameterSupplierCode = components['parameters']['supplierCode'];
export type ParameterReference = components['parameters']['reference'];
export type ParameterDay = components['parameters']['day'];
export type ParameterCursor = components['parameters']['cursor'];
export type $defs = Record<string, never>;
export interface operations {
    readonly searchOffers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the supplier.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OfferSearch"];
            };
        };
        readonly responses: {
            /** @description The supplier's offers, in no particular order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OfferList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No supplier has this code. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            readonly 500: components["responses"]["SupplierFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly createReservation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the supplier.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReservationRequest"];
            };
        };
        readonly responses: {
            /** @description The current reservation; its `status` contains the outcome. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Reservation"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No supplier has this code, or the supplier does not recognise the offer. Nothing is reserved. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            /** @description The reference belongs to a different reservation. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            readonly 500: components["responses"]["SupplierFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly findReservation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the supplier.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
                /**
                 * @description The service's reference for the reservation, as sent with createReservation.
                 * @example rsv:att_R5kXw9TqLc2vNbM7sYd0Hg
                 */
                readonly reference: components["parameters"]["reference"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current reservation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Reservation"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No supplier has this code, or no request with this reference has arrived. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            readonly 500: components["responses"]["SupplierFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly cancelReservation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the supplier.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
                /**
                 * @description The service's reference for the reservation, as sent with createReservation.
                 * @example rsv:att_R5kXw9TqLc2vNbM7sYd0Hg
                 */
                readonly reference: components["parameters"]["reference"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        readonly responses: {
            /** @description The outcome of the cancellation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cancellation"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No supplier has this code. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            readonly 500: components["responses"]["SupplierFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly changeReservation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the supplier.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
                /**
                 * @description The service's reference for the reservation, as sent with createReservation.
                 * @example rsv:att_R5kXw9TqLc2vNbM7sYd0Hg
                 */
                readonly reference: components["parameters"]["reference"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The outcome of the change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Change"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No supplier has this code, or no active reservation exists under this reference. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            /** @description The reference belongs to a different change. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            readonly 500: components["responses"]["SupplierFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly readStatement: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. If it is omitted, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the supplier.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
                /**
                 * @description The day of the statement, from midnight to midnight UTC.
                 * @example 2027-03-01
                 */
                readonly day: components["parameters"]["day"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the statement. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Statement"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No supplier has this code. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            readonly 500: components["responses"]["SupplierFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
