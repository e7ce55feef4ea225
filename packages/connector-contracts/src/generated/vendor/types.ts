// Generated from openapi/connectors/vendor.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/vendors/{vendorCode}/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search cars for a rental
         * @description Returns every car that is available within the radius of the pick-up point and can be returned within the radius of the drop-off point.
         *
         *     The list is empty if the vendor has no office there, is closed at the time, needs longer notice, or requires a longer rental. A car that
         *     is delivered to the pick-up point is a separate offer from the office that delivers it. Offers are not filtered by driver age: each offer
         *     specifies its minimum age. The pick-up must be in the future, and the rental can last at most 365 days.
         */
        readonly post: operations["searchOffers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{vendorCode}/offers/{offerCode}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check an offer
         * @description Checks whether the car is still available for the whole rental, and returns its current price. The check reserves nothing.
         */
        readonly get: operations["checkOffer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{vendorCode}/offers/{offerCode}/extras": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the extras of an offer
         * @description Returns equipment, insurances, services and additional mileage, each with its unit price for the whole rental.
         */
        readonly get: operations["listOfferExtras"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{vendorCode}/reservations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reserve a car
         * @description Reserves the car once per reference. A repeated request returns the current reservation without reserving another car, no matter how
         *     much later it arrives. A request whose reference was cancelled earlier also reserves nothing.
         */
        readonly post: operations["createReservation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{vendorCode}/reservations/{reference}": {
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
    readonly "/vendors/{vendorCode}/reservations/{reference}/cancel": {
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
         * @description Cancels the reservation under the reference. An unknown reference is marked as cancelled, and the vendor refuses a reservation that
         *     arrives later under that reference. Repeating the request, or cancelling a cancelled reservation, returns the same outcome without
         *     further effect.
         */
        readonly post: operations["cancelReservation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{vendorCode}/statements/{day}": {
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
        /** @description The pick-up or the drop-off of the rental. */
        readonly Stop: {
            readonly point: components["schemas"]["Point"];
            /**
             * Format: date-time
             * @description The time of the pick-up or drop-off.
             */
            readonly dateTime: string;
        };
        /** @description The search criteria for a rental. */
        readonly OfferSearch: {
            readonly pickUp: components["schemas"]["Stop"];
            readonly dropOff: components["schemas"]["Stop"];
            /** @description The age of the driver in years, which determines the young driver fee. */
            readonly driverAge: number;
            /** @description The driver's country of residence as an ISO 3166-1 alpha-2 code. */
            readonly residenceCountry: string;
            /** @description The maximum distance between a point and an office, in metres. */
            readonly radiusMetres: number;
            /** @description The code of a discount campaign. Vendors that do not participate in the campaign ignore the code. */
            readonly campaignCode?: string;
        };
        /** @description The body of every error response. */
        readonly VendorError: {
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
        /** @description The brand that hands over the car: the vendor or one of its subsuppliers. */
        readonly OfferSupplier: {
            /** @description The code of the supplier. */
            readonly code: string;
            /** @description The name of the supplier. */
            readonly name: string;
        };
        /**
         * @description How the car is handed over. `office`: at the office. `airportOffice`: at a counter in the terminal. `meetAndGreet`: by a
         *     person who meets the traveller. `shuttle`: at the office, after a shuttle ride. `hotelDelivery`: delivered to a hotel.
         *     `addressDelivery`: delivered to another address. `keyBox`: from a key box.
         * @enum {string}
         */
        readonly DeliveryType: "office" | "airportOffice" | "meetAndGreet" | "shuttle" | "hotelDelivery" | "addressDelivery" | "keyBox";
        /** @description A period in which the office is open. */
        readonly OpeningHours: {
            /**
             * Format: date
             * @description The date, in the local time of the office.
             */
            readonly date: string;
            /** @description The opening time as hours and minutes, in the local time of the office. */
            readonly from: string;
            /** @description The closing time in the local time of the office; 24:00 is the end of the day. */
            readonly to: string;
        };
        /** @description A few sentences of text in the languages of the service. */
        readonly TranslatedText: {
            /** @description Turkish. */
            readonly tr: string;
            /** @description English. */
            readonly en: string;
            /** @description German. */
            readonly de: string;
        };
        /**
         * @description The currency of the accompanying amounts.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description An amount of money. */
        readonly Money: {
            /** @description The amount in minor units, as an integer. */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description The terms for pick-up or drop-off outside opening hours. */
        readonly OutOfHours: {
            /** @description True if the office hands over or takes back cars outside opening hours. */
            readonly available: boolean;
            /** @description The fee for each pick-up or drop-off outside opening hours. If an offer requires the service, the fee is already among the offer's fees. Absent if the service is free or not available. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description An office where cars are handed over or taken back. */
        readonly VendorOffice: {
            /** @description The vendor's identifier for the office. */
            readonly id: string;
            /** @description The office's name, as shown on its sign. */
            readonly name: string;
            /** @description The city that the office is in or belongs to. */
            readonly city: string;
            /** @description The country as an ISO 3166-1 alpha-2 code; XZ in international waters. */
            readonly countryCode: string;
            readonly point: components["schemas"]["Point"];
            /**
             * @description The location of the office: at an airport or in a city.
             * @enum {string}
             */
            readonly kind: "airport" | "city";
            /** @description The office's IANA time zone. */
            readonly timeZone: string;
            readonly deliveryType: components["schemas"]["DeliveryType"];
            /** @description The opening hours on the day of the pick-up or drop-off. Empty if the office is closed all day. */
            readonly openingHours: readonly components["schemas"]["OpeningHours"][];
            /** @description The address of the office, in a form suitable for a driver. */
            readonly address?: string;
            /**
             * Format: e164
             * @description The office's phone number.
             */
            readonly phone?: string;
            /** @description The IATA code of the office's airport. Absent for offices that are not at an airport. */
            readonly iataCode?: string;
            /**
             * @description How arriving travellers reach the car: a desk in the terminal, a shuttle, a personal meeting, or collection after a phone call. Absent if travellers go to the office without assistance.
             * @enum {string}
             */
            readonly access?: "inTerminal" | "shuttle" | "meetAndGreet" | "callForPickup";
            /** @description Directions to the office or the car. */
            readonly instructions?: components["schemas"]["TranslatedText"];
            readonly outOfHours?: components["schemas"]["OutOfHours"];
        };
        /** @description A name in the languages of the service. */
        readonly TranslatedName: {
            /** @description Turkish. */
            readonly tr: string;
            /** @description English. */
            readonly en: string;
            /** @description German. */
            readonly de: string;
        };
        /** @description The car, with data from its maker and its ACRISS code. */
        readonly Vehicle: {
            /** @description The maker of the car. */
            readonly brand: string;
            /** @description The model, without the name of the maker. */
            readonly model: string;
            /** @description The four-letter ACRISS code: category, type, transmission and drive, and fuel and air conditioning. */
            readonly sippCode: string;
            /** @description The vendor's name for the car group. */
            readonly groupName: components["schemas"]["TranslatedName"];
            /**
             * @description The market segment.
             * @enum {string}
             */
            readonly segment: "mini" | "economy" | "compact" | "midsize" | "standard" | "fullsize" | "premium" | "luxury" | "suv" | "van" | "pickup";
            /**
             * @description The fuel or energy source of the car.
             * @enum {string}
             */
            readonly fuel: "petrol" | "diesel" | "lpg" | "hybrid" | "plugInHybrid" | "electric";
            /**
             * @description The type of transmission.
             * @enum {string}
             */
            readonly transmission: "manual" | "automatic";
            /** @description The number of seats, including the driver's seat. */
            readonly seatCount: number;
            /** @description The number of doors, not counting the tailgate. */
            readonly doorCount: number;
            /** @description The number of large suitcases that fit in the car. */
            readonly baggageCount: number;
            /**
             * Format: uri
             * @description The URL of a picture of the car.
             */
            readonly imageUrl: string;
        };
        /** @description A fee on top of the rental price. */
        readonly OfferFee: {
            /**
             * @description The reason for the fee.
             * @enum {string}
             */
            readonly kind: "oneWay" | "airport" | "youngDriver" | "outOfHours" | "delivery";
            /** @description The amount for the whole rental, in minor units of the price's currency. */
            readonly amount: number;
        };
        /**
         * @description The price of the whole rental. All amounts are in minor units of `currency`. The customer pays `net` plus all `fees`. The part in
         *     `payableAtDesk` is due when the car is picked up.
         */
        readonly OfferPrice: {
            readonly currency: components["schemas"]["Currency"];
            /** @description The rental price after the discount. */
            readonly net: number;
            /** @description The discount from the campaign, already subtracted from `net`. */
            readonly discount: number;
            /** @description Fees on top of the rental price, each kind at most once. */
            readonly fees: readonly components["schemas"]["OfferFee"][];
            /** @description The part of `net` and `fees` that is paid at pick-up, or 0 if everything is paid in advance. */
            readonly payableAtDesk: number;
        };
        /** @description The campaign that lowered the price. Absent if no campaign applied. */
        readonly AppliedCampaign: {
            /** @description The campaign code from the search. */
            readonly code: string;
            /** @description The name of the campaign. */
            readonly name: string;
            /** @description The discount on the rental price, in percent. */
            readonly percentage: number;
        };
        /** @description The part of any damage costs that the driver pays before the coverage applies. */
        readonly Excess: {
            /**
             * @description The included coverage that the excess applies to.
             * @enum {string}
             */
            readonly coverage: "collision" | "theft" | "glassTyreHeadlight";
            readonly amount: components["schemas"]["Money"];
        };
        /** @description The fee for a cancellation until a given time. */
        readonly CancellationStep: {
            /**
             * Format: date-time
             * @description The last second at which this fee applies.
             */
            readonly until: string;
            readonly fee: components["schemas"]["Money"];
        };
        /** @description The distance that the car may be driven. */
        readonly MileageLimit: {
            /** @description The distance, measured in `unit`; null if mileage is unlimited. */
            readonly limit: number | null;
            /**
             * @description The unit of the distance: kilometres or miles, per day or for the whole rental.
             * @enum {string}
             */
            readonly unit: "kmPerDay" | "kmPerRental" | "milesPerDay" | "milesPerRental";
            /** @description The price of each additional kilometre or mile. Absent if mileage is unlimited. */
            readonly extraPrice?: components["schemas"]["Money"];
        };
        /** @description The surcharge for young drivers. */
        readonly YoungDriver: {
            /** @description The age in years below which a driver pays the surcharge at pick-up. */
            readonly belowAge: number;
            /** @description The surcharge for the whole rental. For a driver who must pay it, the amount is already among the offer's fees. */
            readonly fee: components["schemas"]["Money"];
        };
        /** @description The terms for leaving the country of the pick-up. */
        readonly CrossBorder: {
            /** @description True if the car may leave the country. */
            readonly allowed: boolean;
            /** @description The permitted countries, as ISO 3166-1 alpha-2 codes. Absent if the car may not leave the country, or may go anywhere. */
            readonly countries?: readonly string[];
            /** @description The fee for leaving the country, paid at the desk. Absent if there is no fee. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description The vendor's requirements for the driver, and the terms of the rental. */
        readonly OfferConditions: {
            /** @description The minimum age of the driver at pick-up, in years. */
            readonly minDriverAge: number;
            /** @description The minimum number of years for which the driver must have held a licence. */
            readonly minLicenceYears: number;
            readonly deposit: components["schemas"]["Money"];
            /** @description The excess of each included coverage that has one. A coverage without an entry has no excess. */
            readonly excess: readonly components["schemas"]["Excess"][];
            /**
             * @description The cancellation steps in chronological order, with rising fees. After the last step, or if there are no steps, the vendor keeps the
             *     whole price.
             */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
            /** @description The minimum notice before pick-up, in hours. The vendor makes no offers for earlier pick-ups. */
            readonly noticeHours: number;
            /** @description The minimum rental period, in hours. The vendor makes no offers for shorter rentals. */
            readonly minRentalHours: number;
            readonly mileage: components["schemas"]["MileageLimit"];
            /** @description True if the driver must pass a credit eligibility check before the car can be ordered. */
            readonly requiresCreditCheck: boolean;
            /** @description True if the agency may pay the full price from its credit. */
            readonly applicableForFullCredit: boolean;
            /** @description The maximum age of the driver at pick-up, in years. Absent if there is no maximum. */
            readonly maxDriverAge?: number;
            readonly youngDriver?: components["schemas"]["YoungDriver"];
            /** @description The card types that the vendor accepts for the deposit. Absent if the vendor does not specify them. */
            readonly depositCards?: readonly ("credit" | "debit")[];
            readonly crossBorder?: components["schemas"]["CrossBorder"];
        };
        /** @description The coverages that the price includes. */
        readonly Coverages: {
            /** @description Damage to the car, above the excess. */
            readonly collision: boolean;
            /** @description Theft of the car, above the excess. */
            readonly theft: boolean;
            /** @description Damage to third parties. */
            readonly thirdParty: boolean;
            /** @description Damage to windows, tyres and headlights. */
            readonly glassTyreHeadlight: boolean;
            /** @description Injuries to the occupants of the car. */
            readonly personalAccident: boolean;
            /** @description Assistance after a breakdown. */
            readonly roadsideAssistance: boolean;
        };
        /** @description The documents with the terms of the offer. */
        readonly OfferDocuments: {
            /**
             * Format: uri
             * @description The URL of a PDF that describes the rental product.
             */
            readonly productInformationPdfUrl: string;
            /**
             * Format: uri
             * @description The URL of a PDF with the vendor's terms and conditions.
             */
            readonly termsPdfUrl: string;
        };
        /** @description An offer of one car for the whole rental, with its price and conditions. */
        readonly Offer: {
            /** @description The code of this offer, for later calls to the same vendor. */
            readonly offerCode: string;
            readonly supplier: components["schemas"]["OfferSupplier"];
            readonly pickUpOffice: components["schemas"]["VendorOffice"];
            readonly dropOffOffice: components["schemas"]["VendorOffice"];
            readonly vehicle: components["schemas"]["Vehicle"];
            /**
             * @description The required fuel level at pick-up and drop-off.
             * @enum {string}
             */
            readonly fuelPolicy: "fullToFull" | "sameToSame" | "fullToEmpty";
            readonly price: components["schemas"]["OfferPrice"];
            readonly campaign?: components["schemas"]["AppliedCampaign"];
            readonly conditions: components["schemas"]["OfferConditions"];
            readonly coverages: components["schemas"]["Coverages"];
            readonly documents: components["schemas"]["OfferDocuments"];
        };
        /** @description The offers of one vendor. */
        readonly OfferList: {
            /** @description One entry for each car, from the office nearest to the pick-up point that has the car. A car that can be delivered to that point has an additional entry. */
            readonly offers: readonly components["schemas"]["Offer"][];
        };
        /** @description The availability and the price of an offer. */
        readonly OfferCheck: {
            /** @description True if the car is still available. */
            readonly isAvailable: boolean;
            /** @description The current price of the car. Absent if the car is not available. */
            readonly price?: components["schemas"]["OfferPrice"];
            /** @description The terms at this price. Absent if the car is not available, or if the vendor does not repeat the terms. */
            readonly conditions?: components["schemas"]["OfferConditions"];
        };
        /**
         * @description The code of the extra in the service's list of extra product types, which contains its names. Codes are unique within an offer. The
         *     service ignores extras that are not on its list.
         */
        readonly ExtraCode: string;
        /** @description The minimum or maximum quantity. */
        readonly ExtraQuantity: number;
        /** @description The unit price for the whole rental. */
        readonly ExtraPrice: {
            readonly currency: components["schemas"]["Currency"];
            /** @description The amount in minor units of the currency. */
            readonly net: number;
        };
        /** @description An item or a service that is added to the rental. */
        readonly PlainExtra: {
            readonly code: components["schemas"]["ExtraCode"];
            /**
             * @description The type of the extra: an item or a service.
             * @enum {string}
             */
            readonly type: "equipment" | "service";
            readonly min: components["schemas"]["ExtraQuantity"];
            readonly max: components["schemas"]["ExtraQuantity"];
            readonly price: components["schemas"]["ExtraPrice"];
        };
        /** @description The additional insurance coverage. */
        readonly ExtraInsurance: {
            /** @description The usual abbreviation of the coverage. */
            readonly code: string;
            /** @description The remaining excess for collision and theft. Absent if the coverage does not change the excess. */
            readonly excess?: components["schemas"]["Money"];
        };
        /** @description Coverage in addition to the coverage included in the price. */
        readonly InsuranceExtra: {
            readonly code: components["schemas"]["ExtraCode"];
            /**
             * @description The type of the extra.
             * @enum {string}
             */
            readonly type: "insurance";
            readonly min: components["schemas"]["ExtraQuantity"];
            readonly max: components["schemas"]["ExtraQuantity"];
            readonly price: components["schemas"]["ExtraPrice"];
            readonly insurance: components["schemas"]["ExtraInsurance"];
        };
        /** @description The distance that one unit adds to the mileage limit. */
        readonly ExtraRange: {
            /** @description The distance, measured in `unit`. */
            readonly amount: number;
            /**
             * @description Kilometres or miles.
             * @enum {string}
             */
            readonly unit: "km" | "mi";
        };
        /** @description Additional mileage beyond the mileage limit. */
        readonly RangeExtra: {
            readonly code: components["schemas"]["ExtraCode"];
            /**
             * @description The type of the extra.
             * @enum {string}
             */
            readonly type: "range";
            readonly min: components["schemas"]["ExtraQuantity"];
            readonly max: components["schemas"]["ExtraQuantity"];
            readonly price: components["schemas"]["ExtraPrice"];
            readonly range: components["schemas"]["ExtraRange"];
        };
        /** @description An extra that can be added to the car. */
        readonly Extra: components["schemas"]["PlainExtra"] | components["schemas"]["InsuranceExtra"] | components["schemas"]["RangeExtra"];
        /** @description The extras of one offer. */
        readonly ExtraList: {
            /** @description The extras, each code at most once. */
            readonly extras: readonly components["schemas"]["Extra"][];
        };
        /** @description A reference that the service assigns to a request. Requests with the same reference are treated as the same request, however often they arrive. */
        readonly Reference: string;
        /** @description An extra from the offer. */
        readonly ReservedExtra: {
            readonly code: components["schemas"]["ExtraCode"];
            /** @description The quantity, between `min` and `max` of the extra. */
            readonly quantity: number;
        };
        /** @description The person who drives the car. */
        readonly Driver: {
            /** @description Given name. */
            readonly firstName: string;
            /** @description Family name. */
            readonly lastName: string;
            /**
             * Format: email
             * @description The email address that the vendor writes to.
             */
            readonly email: string;
            /**
             * Format: e164
             * @description The phone number that the vendor calls.
             */
            readonly phone: string;
            /** @description The nationality as an ISO 3166-1 alpha-2 code. */
            readonly nationality: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            readonly birthDate: string;
            /** @description The Turkish identity number. Absent if the passport number is given instead. */
            readonly identityNumber?: string;
            /** @description The passport number. Absent if the identity number is given instead. */
            readonly passportNumber?: string;
        };
        /** @description The car to reserve, its extras and its driver. */
        readonly ReservationRequest: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The code of the offer, as returned by searchOffers. */
            readonly offerCode: string;
            /** @description The extras to add to the car, each code at most once. Empty if there are none. */
            readonly extras: readonly components["schemas"]["ReservedExtra"][];
            readonly driver: components["schemas"]["Driver"];
            /** @description The driver's arrival flight. Absent if it is not known. */
            readonly arrivalFlightNumber?: string;
        };
        /** @description The current state of a reservation. */
        readonly Reservation: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description The status of the reservation. `reserved`: the car is confirmed. `refused`: the vendor does not rent this car to this driver; final.
             *     `cancelling`: the vendor is processing a cancellation, which ends as `cancelled` or returns to `reserved`. `cancelled`: the
             *     reservation is cancelled; final. A reference that was cancelled before any reservation arrived is also `cancelled`.
             * @enum {string}
             */
            readonly status: "reserved" | "refused" | "cancelling" | "cancelled";
            /** @description The vendor's identifier for the reservation. Absent if the car was never reserved. */
            readonly reservationId?: string;
            /**
             * @description The party that initiated the cancellation: the service or the vendor. Present only with `cancelled`.
             * @enum {string}
             */
            readonly cancelledBy?: "service" | "vendor";
            /** @description The vendor's reason. Present only with `refused`. */
            readonly message?: string;
        };
        /** @description The reference of the cancellation. */
        readonly CancellationRequest: {
            readonly reference: components["schemas"]["Reference"];
        };
        /** @description The outcome of a cancellation. */
        readonly Cancellation: {
            /**
             * @description The outcome of the cancellation. `cancelled`: nothing is reserved under the reference, and nothing will be. `refused`: the
             *     reservation remains active. `pending`: the vendor is processing the cancellation; findReservation returns the final outcome.
             * @enum {string}
             */
            readonly outcome: "cancelled" | "refused" | "pending";
            /** @description The vendor's reason. Present only with `refused`. */
            readonly message?: string;
        };
        /** @description The current state of a reservation that was made. */
        readonly StatementReservation: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The vendor's identifier for the reservation. */
            readonly reservationId: string;
            /**
             * @description The status of the reservation. `reserved`: the car is confirmed, even if a cancellation is being processed. `cancelled`: the service
             *     or the vendor has cancelled the reservation.
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
        /** @description A page of the vendor's statement for one day. */
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
                readonly "application/json": components["schemas"]["VendorError"];
            };
        };
        /** @description The request does not match the contract; `details` names the first invalid field. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["VendorError"];
            };
        };
        /** @description The vendor key is missing or unknown. */
        readonly InvalidKey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["VendorError"];
            };
        };
        /** @description The vendor could not process the request. */
        readonly VendorFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["VendorError"];
            };
        };
    };
    parameters: {
        /**
         * @description The code of the vendor.
         * @example TESTDRIVE
         */
        readonly vendorCode: string;
        /**
         * @description The code of an offer, as returned by searchOffers.
         * @example X_KBs1rIbQmpCZzOVEVTVERSSVZFfHJlbmF1bHQtY2xpby1lZG1yfFRFU1REUklWRS0xMzEyNzUyOC0yMDg3NTE5NHxURVNURFJJVkUtMTMxMjc1MjgtMjA4NzUxOTR8bjRwOW80ZzB8bjR0anpvZzB8MTAwfHwzMHw
         */
        readonly offerCode: string;
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
export type Stop = components['schemas']['Stop'];
export type OfferSearch = components['schemas']['OfferSearch'];
export type VendorError = components['schemas']['VendorError'];
export type OfferSupplier = components['schemas']['OfferSupplier'];
export type DeliveryType = components['schemas']['DeliveryType'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type TranslatedText = components['schemas']['TranslatedText'];
export type Currency = components['schemas']['Currency'];
export type Money = components['schemas']['Money'];
export type OutOfHours = components['schemas']['OutOfHours'];
export type VendorOffice = components['schemas']['VendorOffice'];
export type TranslatedName = components['schemas']['TranslatedName'];
export type Vehicle = components['schemas']['Vehicle'];
export type OfferFee = components['schemas']['OfferFee'];
export type OfferPrice = components['schemas']['OfferPrice'];
export type AppliedCampaign = components['schemas']['AppliedCampaign'];
export type Excess = components['schemas']['Excess'];
export type CancellationStep = components['schemas']['CancellationStep'];
export type MileageLimit = components['schemas']['MileageLimit'];
export type YoungDriver = components['schemas']['YoungDriver'];
export type CrossBorder = components['schemas']['CrossBorder'];
export type OfferConditions = components['schemas']['OfferConditions'];
export type Coverages = components['schemas']['Coverages'];
export type OfferDocuments = components['schemas']['OfferDocuments'];
export type Offer = components['schemas']['Offer'];
export type OfferList = components['schemas']['OfferList'];
export type OfferCheck = components['schemas']['OfferCheck'];
export type ExtraCode = components['schemas']['ExtraCode'];
export type ExtraQuantity = components['schemas']['ExtraQuantity'];
export type ExtraPrice = components['schemas']['ExtraPrice'];
export type PlainExtra = components['schemas']['PlainExtra'];
export type ExtraInsurance = components['schemas']['ExtraInsurance'];
export type InsuranceExtra = components['schemas']['InsuranceExtra'];
export type ExtraRange = components['schemas']['ExtraRange'];
export type RangeExtra = components['schemas']['RangeExtra'];
export type Extra = components['schemas']['Extra'];
export type ExtraList = components['schemas']['ExtraList'];
export type Reference = components['schemas']['Reference'];
export type ReservedExtra = components['schemas']['ReservedExtra'];
export type Driver = components['schemas']['Driver'];
export type ReservationRequest = components['schemas']['ReservationRequest'];
export type Reservation = components['schemas']['Reservation'];
export type CancellationRequest = components['schemas']['CancellationRequest'];
export type Cancellation = components['schemas']['Cancellation'];
export type StatementReservation = components['schemas']['StatementReservation'];
export type Statement = components['schemas']['Statement'];
export type ResponseRefusedAtTheEdge = components['responses']['RefusedAtTheEdge'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseInvalidKey = components['responses']['InvalidKey'];
export type ResponseVendorFailed = components['responses']['VendorFailed'];
export type ParameterVendorCode = components['parameters']['vendorCode'];
export type ParameterOfferCode = components['parameters']['offerCode'];
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
                 * @description The code of the vendor.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OfferSearch"];
            };
        };
        readonly responses: {
            /** @description The vendor's offers, in no particular order. */
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
            /** @description No vendor has this code. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            readonly 500: components["responses"]["VendorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly checkOffer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the vendor.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
                /**
                 * @description The code of an offer, as returned by searchOffers.
                 * @example X_KBs1rIbQmpCZzOVEVTVERSSVZFfHJlbmF1bHQtY2xpby1lZG1yfFRFU1REUklWRS0xMzEyNzUyOC0yMDg3NTE5NHxURVNURFJJVkUtMTMxMjc1MjgtMjA4NzUxOTR8bjRwOW80ZzB8bjR0anpvZzB8MTAwfHwzMHw
                 */
                readonly offerCode: components["parameters"]["offerCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current state of the offer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OfferCheck"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No vendor has this code, or the vendor does not recognise the offer. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            readonly 500: components["responses"]["VendorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly listOfferExtras: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the vendor.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
                /**
                 * @description The code of an offer, as returned by searchOffers.
                 * @example X_KBs1rIbQmpCZzOVEVTVERSSVZFfHJlbmF1bHQtY2xpby1lZG1yfFRFU1REUklWRS0xMzEyNzUyOC0yMDg3NTE5NHxURVNURFJJVkUtMTMxMjc1MjgtMjA4NzUxOTR8bjRwOW80ZzB8bjR0anpvZzB8MTAwfHwzMHw
                 */
                readonly offerCode: components["parameters"]["offerCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The extras of the offer; empty if the vendor has none for this car. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExtraList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No vendor has this code, or the vendor does not recognise the offer. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            readonly 500: components["responses"]["VendorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly createReservation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the vendor.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
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
            /** @description No vendor has this code, or the vendor does not recognise the offer. Nothing is reserved. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            /** @description The reference belongs to a different reservation. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            readonly 500: components["responses"]["VendorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly findReservation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the vendor.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
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
            /** @description No vendor has this code, or no request with this reference has arrived. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            readonly 500: components["responses"]["VendorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly cancelReservation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the vendor.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
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
            /** @description No vendor has this code. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            readonly 500: components["responses"]["VendorFailed"];
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
                 * @description The code of the vendor.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
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
            /** @description No vendor has this code. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            readonly 500: components["responses"]["VendorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
