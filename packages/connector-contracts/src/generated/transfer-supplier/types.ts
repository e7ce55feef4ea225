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
         * Find vehicles for a transfer
         * @description Every vehicle that the supplier can send, with enough seats, room for the luggage and all extras that are asked for, priced for all ways together. The pick-up must be in the future. A supplier
         *     answers with an empty list where
         *
         *     - one of the points lies outside its service regions,
         *     - the way is shorter than the shortest it drives,
         *     - the pick-up is sooner than the notice it needs,
         *     - the way back begins before the way there has arrived.
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
         * @description Reserves the vehicle once for each reference. A repeated request, however much later, is answered with the reservation as it stands and
         *     reserves nothing more; so is one whose reference was cancelled before it arrived.
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
         * @description The reservation as it stands. It is there as soon as createReservation has taken it, whether or not that was answered.
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
         * @description Cancels what is reserved under the reference, or the ways of it that are named. A reference the supplier does not know is marked as cancelled, and a reservation that
         *     arrives with it later is not made. A repeated request, or one for a reservation that is cancelled already, gives the same outcome and
         *     cancels nothing more.
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
         * @description Changes who travels, or flight and pick-up time of a way, at the price that was agreed: what would cost something else is `repriced`, and not
         *     done. A repeated request is answered alike, and changes nothing more.
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
         * Read the statement of a day
         * @description Every reservation of the day, as it stands now, in pages. A reservation belongs to the day on which its reference first arrived,
         *     whatever became of it since. Refused ones, and those that were cancelled before they arrived, are not listed.
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
        /** @description A place on the earth, WGS 84. */
        readonly Point: {
            /** @description Latitude in degrees. */
            readonly lat: number;
            /** @description Longitude in degrees. */
            readonly lon: number;
        };
        /** @description What travellers bring. What is absent is none. */
        readonly Luggage: {
            /** @description Large suitcases. */
            readonly suitcases?: number;
            /** @description Bags that go into the cabin of an aircraft. */
            readonly cabinBags?: number;
            /** @description Pieces such as skis, golf bags, bicycles, prams and folded wheelchairs. */
            readonly oversized?: number;
        };
        /**
         * @description `infantSeat`: for a baby of up to a year. `childSeat`: for one to four years. `boosterSeat`: for four to twelve. `meetAndGreet`: somebody waits
         *     inside the building and walks along. `extraWaiting`: the driver waits 30 minutes longer.
         * @enum {string}
         */
        readonly ExtraType: "infantSeat" | "childSeat" | "boosterSeat" | "meetAndGreet" | "extraWaiting";
        /** @description An extra that travellers want on every way. */
        readonly ExtraChoice: {
            readonly type: components["schemas"]["ExtraType"];
            /** @description How many; of `extraWaiting`, how many times 30 minutes. */
            readonly count: number;
        };
        /** @description The transfer that is looked for. */
        readonly OfferSearch: {
            readonly pickup: components["schemas"]["Point"];
            readonly dropoff: components["schemas"]["Point"];
            /**
             * Format: date-time
             * @description When the travellers are picked up.
             */
            readonly pickupTime: string;
            /**
             * Format: date-time
             * @description When they are picked up at the drop-off point for the way back. Absent for one way.
             */
            readonly returnPickupTime?: string;
            /** @description How many travel. */
            readonly passengerCount: number;
            /** @description The ages of those under 18, on the day of the pick-up. Absent when the agency has not said. */
            readonly childAges?: readonly number[];
            readonly luggage?: components["schemas"]["Luggage"];
            /** @description What the vehicle has to have, each type once. Only vehicles that have all of it are offered. */
            readonly extras?: readonly components["schemas"]["ExtraChoice"][];
            /** @description Into how many vehicles the travellers may be split where no single one takes them all. Absent for one. */
            readonly maxVehicles?: number;
        };
        /** @description Every answer that is not a success. */
        readonly SupplierError: {
            /** @description The name of the error in `x-error-catalogue`. */
            readonly key?: string;
            /** @description The number of the error. */
            readonly code: number;
            /** @description What went wrong, in one sentence. */
            readonly description: string;
            /** @description What the sentence cannot say; for an invalid request the first field that is wrong. */
            readonly details?: {
                /** @description The field as a dotted path, or the name of the parameter or header. */
                readonly field: string;
                /** @description What is wrong with it, and what is accepted. */
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
        /** @description What cancelling one way costs until a moment. After the last step it costs all of that way. */
        readonly CancellationStep: {
            /**
             * Format: date-time
             * @description The last moment of the step, on the clocks of the pick-up.
             */
            readonly until: string;
            /** @description What the supplier keeps of the price of this way and its extras, in minor units; at most that less its part of the discount, and no less than in the step before. */
            readonly fee: number;
            /** @description The step in words. */
            readonly text: components["schemas"]["TranslatedText"];
        };
        /** @description One way by road, with its own terms. */
        readonly Leg: {
            /** @description How far it is. */
            readonly distanceMetres: number;
            /** @description How long the drive takes at that hour. */
            readonly durationSeconds: number;
            /** @description How long the driver waits at no cost, longer at an airport than at a hotel; `extraWaiting` that was asked for is part of it. */
            readonly freeWaitingMinutes: number;
            /** @description Where the travellers find the driver. */
            readonly meeting: components["schemas"]["TranslatedText"];
            /** @description What the driver's sign says, when the supplier has one of its own. Absent when it shows what the reservation says. */
            readonly signText?: string;
            /** @description What each further minute costs, in minor units of the price's currency, paid to the driver. */
            readonly waitingPricePerMinute?: number;
            /**
             * Format: e164
             * @description Where somebody answers when travellers and driver do not find each other.
             */
            readonly emergencyPhone?: string;
            /** @description The part of the price of this way that the travellers pay to the driver, in minor units. The rest is paid in advance. */
            readonly payableAtVehicle: number;
            /** @description What cancelling this way costs, the earliest step first. Empty when it always costs all of it. */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
        };
        /** @description What comes. */
        readonly Vehicle: {
            /** @description Make and model. */
            readonly name: string;
            /**
             * @description What kind of vehicle it is; `vip` is a van with the seats of a lounge.
             * @enum {string}
             */
            readonly category: "sedan" | "van" | "minibus" | "vip";
            /** @description Seats for travellers. */
            readonly seatCount: number;
            /** @description Large suitcases that fit in. */
            readonly baggageCount: number;
            /**
             * Format: uri
             * @description A picture of such a vehicle.
             */
            readonly imageUrl: string;
        };
        /** @description Vehicles of one kind. */
        readonly VehicleCount: {
            readonly vehicle: components["schemas"]["Vehicle"];
            /** @description How many come. */
            readonly count: number;
        };
        /** @description An extra the vehicle can have, asked for or not. */
        readonly OfferedExtra: {
            readonly type: components["schemas"]["ExtraType"];
            /** @description How many it can have; of several vehicles, all together. */
            readonly maxCount: number;
            /** @description What one costs on the way there, in minor units; 0 when it is included. */
            readonly oneway: number;
            /** @description What one costs on the way back, in minor units. Absent for one way. */
            readonly return?: number;
        };
        /**
         * @description The currency of the amounts beside it.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description The price of the whole transfer, each way by itself, without extras. */
        readonly OfferPrice: {
            readonly currency: components["schemas"]["Currency"];
            /** @description The way there, in minor units. */
            readonly oneway: number;
            /** @description The way back, in minor units. Absent for one way. */
            readonly return?: number;
            /** @description What is taken off the sum of both, in minor units; never more than is paid in advance. */
            readonly discount: number;
        };
        /** @description What the supplier grants. */
        readonly OfferRule: {
            /**
             * @description `freeCancellation`: cancelling costs nothing for a while. `waitForFree`: the driver waits. `safeTripWithInvoice`: the travellers
             *     are insured on the way and get an invoice for it.
             * @enum {string}
             */
            readonly type: "freeCancellation" | "waitForFree" | "safeTripWithInvoice";
            /** @description The rule in words. */
            readonly text: components["schemas"]["TranslatedText"];
        };
        /** @description One vehicle for the whole transfer. */
        readonly Offer: {
            /** @description The name of this offer in a reservation with the same supplier. */
            readonly offerCode: string;
            /**
             * Format: date-time
             * @description The last moment at which a reservation may arrive. The supplier's notice ends here, before the pick-up.
             */
            readonly bookableUntil: string;
            readonly oneway: components["schemas"]["Leg"];
            /** @description The way back. Absent for one way. */
            readonly return?: components["schemas"]["Leg"];
            readonly vehicle: components["schemas"]["Vehicle"];
            /** @description All that comes, `vehicle` first, when it is more than one. Only where the search allows several, and no single vehicle does. */
            readonly vehicles?: readonly components["schemas"]["VehicleCount"][];
            /** @description The extras the vehicle can have, each type once. Absent when there are none. */
            readonly extras?: readonly components["schemas"]["OfferedExtra"][];
            readonly price: components["schemas"]["OfferPrice"];
            /** @description What travellers say of the supplier, from 1 to 5. */
            readonly rating: number;
            /** @description What the supplier grants. */
            readonly rules: readonly components["schemas"]["OfferRule"][];
        };
        /** @description The offers of one supplier. */
        readonly OfferList: {
            /** @description One entry for each vehicle. */
            readonly offers: readonly components["schemas"]["Offer"][];
        };
        /** @description The service's own name for what it asks. The same name is the same request, however often it arrives. */
        readonly Reference: string;
        /** @description Where travellers get in or out, in words for the driver and as a position. */
        readonly Stop: {
            /** @description Latitude in degrees. */
            readonly lat: number;
            /** @description Longitude in degrees. */
            readonly lon: number;
            /** @description What the place is called, such as a hotel or an airport. Absent when the agency has not said. */
            readonly name?: string;
            /** @description Street and number. Absent when the agency has not said. */
            readonly address?: string;
            /** @description The hotel the travellers stay at. Absent when the agency has not said. */
            readonly hotelName?: string;
            /** @description The airport. Absent when the agency has not said. */
            readonly iataCode?: string;
            /** @description The service's own name for the place, the same in every reservation. Absent when the agency has not said. */
            readonly placeId?: string;
            /** @description What the driver should know of this place. Absent when the agency has not said. */
            readonly driverNote?: string;
        };
        /** @description A traveller, with what a carrier has to report of every one it drives. Each has one of the two documents. */
        readonly Passenger: {
            /** @description Whether the driver calls this one, and holds up their name. */
            readonly isPrimary: boolean;
            /** @description Given name. */
            readonly firstName: string;
            /** @description Family name. */
            readonly lastName: string;
            /**
             * Format: e164
             * @description Where the driver calls.
             */
            readonly phone?: string;
            /**
             * Format: email
             * @description Where the supplier writes to.
             */
            readonly email?: string;
            /**
             * @description Female or male. Absent when the agency has not said; the primary passenger has it.
             * @enum {string}
             */
            readonly gender?: "F" | "M";
            /**
             * Format: iso-country
             * @description Two capital letters of ISO 3166-1. Absent when the agency has not said; the primary passenger has it.
             */
            readonly nationality?: string;
            /** @description The 11 digits of the Turkish identity number. Absent when the passport is known instead. */
            readonly identityNumber?: string;
            /** @description The number of the passport. Absent when the identity number is known instead. */
            readonly passportNumber?: string;
        };
        /** @description The vehicle to send, and whom it is for. */
        readonly ReservationRequest: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The offer's name, as searchOffers gave it. */
            readonly offerCode: string;
            /** @description Where the way there begins, and the way back ends. Its position is the one of the search. */
            readonly pickup: components["schemas"]["Stop"];
            /** @description Where the way there ends, and the way back begins. Its position is the one of the search. */
            readonly dropoff: components["schemas"]["Stop"];
            /** @description Every traveller known by name; exactly one is primary. */
            readonly passengers: readonly components["schemas"]["Passenger"][];
            /** @description The flight the travellers arrive with, so that the driver follows its delays. */
            readonly flightNumber?: string;
            /** @description The flight they leave with. */
            readonly returnFlightNumber?: string;
            /** @description The ages of those under 18, on the day of the pick-up. Absent when the agency has not said. */
            readonly childAges?: readonly number[];
            readonly luggage?: components["schemas"]["Luggage"];
            /** @description The extras of the search, which the offer was made for. */
            readonly extras?: readonly components["schemas"]["ExtraChoice"][];
            /** @description What the driver's sign says, unless the supplier has a sign of its own. Absent for the name of the primary passenger. */
            readonly signText?: string;
        };
        /**
         * @description The way there, or the way back of a round trip.
         * @enum {string}
         */
        readonly LegName: "oneway" | "return";
        /** @description Who drives, and what in; for the travellers. */
        readonly Driver: {
            /** @description What the driver is called. */
            readonly name: string;
            /**
             * Format: e164
             * @description Where the travellers call. Absent when they call nobody.
             */
            readonly phone?: string;
            /** @description The plate of the vehicle, as it is written on it. */
            readonly plate?: string;
            /** @description Make, model and colour of the vehicle. */
            readonly vehicle?: string;
        };
        /** @description Something that has happened on a way. */
        readonly RideEvent: {
            /**
             * @description `assigned`: it is known who drives; once more when it is somebody else. `departed`: the driver is on the way to the pick-up.
             *     `delayed`: the driver will be late, see `expectedAt`. `arrived`: the driver waits at the pick-up. `passengerOnBoard`: the ride has
             *     begun. `noShow`: nobody came, and the driver has left. `completed`: the travellers are where they wanted to go.
             * @enum {string}
             */
            readonly type: "assigned" | "departed" | "delayed" | "arrived" | "passengerOnBoard" | "noShow" | "completed";
            /**
             * Format: date-time
             * @description When it happened; it stays so.
             */
            readonly at: string;
            /**
             * Format: date-time
             * @description When the driver will be at the pick-up. Only with `delayed`.
             */
            readonly expectedAt?: string;
        };
        /** @description One way of a reservation as it stands. */
        readonly ReservedLeg: {
            readonly leg: components["schemas"]["LegName"];
            /**
             * @description `reserved`: the vehicle comes, or came. `cancelled`: it does not; final.
             * @enum {string}
             */
            readonly status: "reserved" | "cancelled";
            /**
             * @description Whether the service asked for it or the supplier decided it. Only with `cancelled`.
             * @enum {string}
             */
            readonly cancelledBy?: "service" | "supplier";
            /**
             * Format: date-time
             * @description When it was cancelled. What the supplier cancels before the pick-up is given back to the traveller. Only with `cancelled`.
             */
            readonly cancelledAt?: string;
            /** @description Absent until it is known, and once nobody needs it any more. */
            readonly driver?: components["schemas"]["Driver"];
            /** @description What has happened on it so far, the earliest first. Nothing that was told disappears. Absent from suppliers that do not tell. */
            readonly ride?: readonly components["schemas"]["RideEvent"][];
        };
        /** @description A reservation as it stands, whatever was asked. */
        readonly Reservation: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description `reserved`: the vehicle will come. `refused`: the supplier does not drive these travellers; final. `cancelling`: the supplier is
             *     working on a cancellation, which ends as `cancelled` or again as `reserved`. `cancelled`: no way stands any more; final; also of a
             *     reference that was cancelled before any reservation arrived with it. While one of two ways stands, it is `reserved`.
             * @enum {string}
             */
            readonly status: "reserved" | "refused" | "cancelling" | "cancelled";
            /** @description The supplier's number for the reservation. Absent when nothing was ever reserved. */
            readonly reservationId?: string;
            /**
             * @description Whether the service asked for the cancellation or the supplier decided it. Only with `cancelled`.
             * @enum {string}
             */
            readonly cancelledBy?: "service" | "supplier";
            /** @description The supplier's reason. Only with `refused`. */
            readonly message?: string;
            /**
             * Format: date-time
             * @description When the carrier has reported the passengers to the authorities. Absent until then; afterwards they are not changed any more.
             */
            readonly passengersReportedAt?: string;
            /** @description Each way by itself. Absent when nothing was ever reserved. */
            readonly legs?: readonly components["schemas"]["ReservedLeg"][];
        };
        /** @description The name of the cancellation. */
        readonly CancellationRequest: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The ways to cancel, all of them or none. Absent for every way that stands; after the outbound ride it is the way back. */
            readonly legs?: readonly components["schemas"]["LegName"][];
        };
        /** @description What becomes of a cancellation. */
        readonly Cancellation: {
            /**
             * @description `cancelled`: nothing is reserved under the reference, and nothing will be. `refused`: the reservation stands. `pending`: the
             *     supplier is working on it; findReservation tells the end.
             * @enum {string}
             */
            readonly outcome: "cancelled" | "refused" | "pending";
            /** @description The supplier's reason. Only with `refused`. */
            readonly message?: string;
        };
        /** @description What is to be different with a reservation that stands. What is not sent stays. */
        readonly ChangeRequest: {
            /** @description The service's own name for the change. The same name is the same change, however often it is sent. */
            readonly reference: components["schemas"]["Reference"];
            /** @description Everybody who travels, in place of those before; exactly one is primary. */
            readonly passengers?: readonly components["schemas"]["Passenger"][];
            /** @description The way that flight and pick-up time are of. With these only. */
            readonly leg?: components["schemas"]["LegName"];
            /** @description The flight of that way. */
            readonly flightNumber?: string;
            /**
             * Format: date-time
             * @description When the travellers of that way are picked up.
             */
            readonly pickupTime?: string;
        };
        /** @description What becomes of a change. */
        readonly Change: {
            /**
             * @description `accepted`: it is so now. `tooLate`: the supplier's notice has begun, or the passengers are reported. `repriced`: it would have another
             *     price. `refused`: the supplier cannot do it. But for `accepted` nothing has changed, and it is final.
             * @enum {string}
             */
            readonly outcome: "accepted" | "tooLate" | "repriced" | "refused";
        };
        /** @description A reservation that was made, as it stands now. */
        readonly StatementReservation: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The supplier's number for the reservation. */
            readonly reservationId: string;
            /**
             * @description `reserved`: at least one of its ways stands; also while a cancellation is being worked on. `cancelled`: none does.
             * @enum {string}
             */
            readonly status: "reserved" | "cancelled";
            /**
             * Format: date-time
             * @description When the reference first arrived. It decides to which day the reservation belongs.
             */
            readonly reservedAt: string;
            /**
             * Format: date-time
             * @description When the reservation last changed.
             */
            readonly changedAt: string;
        };
        /** @description A page of what the supplier has on its books of one day. */
        readonly Statement: {
            /**
             * Format: date
             * @description The day that was asked for.
             */
            readonly day: string;
            /** @description In the order in which they were made. Each reservation stands once. */
            readonly reservations: readonly components["schemas"]["StatementReservation"][];
            /** @description What the next page is asked for with. Absent on the last page. */
            readonly nextCursor?: string;
        };
    };
    responses: {
        /** @description The request was refused before it was read: wrong method, media type, size or timing. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SupplierError"];
            };
        };
        /** @description The request is off the contract; `details` names the first field that is. */
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
        /** @description The supplier could not answer. */
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
         * @description The supplier that is asked.
         * @example BOSPHORUS
         */
        readonly supplierCode: string;
        /**
         * @description The service's own name for the reservation, given with createReservation.
         * @example rsv:att_R5kXw9TqLc2vNbM7sYd0Hg
         */
        readonly reference: string;
        /**
         * @description The day of the statement, from midnight to midnight in UTC.
         * @example 2027-03-01
         */
        readonly day: string;
        /** @description The `nextCursor` of the page before; without it, the first page. */
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
                 * @description The supplier that is asked.
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
                 * @description The supplier that is asked.
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
            /** @description The reservation as it stands; read its `status`. */
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
            /** @description No supplier has this code, or the supplier does not know the offer. Nothing is reserved. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            /** @description The reference names another reservation. */
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
                 * @description The supplier that is asked.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
                /**
                 * @description The service's own name for the reservation, given with createReservation.
                 * @example rsv:att_R5kXw9TqLc2vNbM7sYd0Hg
                 */
                readonly reference: components["parameters"]["reference"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The reservation as it stands. */
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
            /** @description No supplier has this code, or nothing has arrived with this reference. */
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
                 * @description The supplier that is asked.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
                /**
                 * @description The service's own name for the reservation, given with createReservation.
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
            /** @description What becomes of it. */
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
                 * @description The supplier that is asked.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
                /**
                 * @description The service's own name for the reservation, given with createReservation.
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
            /** @description What becomes of it. */
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
            /** @description No supplier has this code, or nothing stands under this reference. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierError"];
                };
            };
            /** @description The reference names another change. */
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
                /** @description The `nextCursor` of the page before; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The supplier that is asked.
                 * @example BOSPHORUS
                 */
                readonly supplierCode: components["parameters"]["supplierCode"];
                /**
                 * @description The day of the statement, from midnight to midnight in UTC.
                 * @example 2027-03-01
                 */
                readonly day: components["parameters"]["day"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the statement. */
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
