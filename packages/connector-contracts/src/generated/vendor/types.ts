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
         * Find cars for a rental
         * @description Every car the vendor can hand over within the radius of the pick-up point and take back within the radius of the drop-off point.
         *     A vendor without offices there answers with an empty list, and so does one that is closed then, needs longer notice or rents for
         *     longer only. A car that is brought to the pick-up point is an offer of its own, from the office it comes from. Drivers too young for a car are not filtered out: each offer says
         *     which age it asks for. The pick-up must be in the future, the rental at most 365 days long.
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
         * Ask whether an offer still stands
         * @description Whether the car is still there for the whole rental, and what it costs now. Reserves nothing.
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
         * List what can be added to an offer
         * @description Equipment, insurances, services and additional range, each with the price of one unit for the whole rental.
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
         * @description Reserves the car once for each reference. A repeated request, however much later, is answered with the reservation as it stands and
         *     reserves nothing more; so is one whose reference was cancelled before it arrived.
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
         * @description Cancels what is reserved under the reference. A reference the vendor does not know is marked as cancelled, and a reservation that
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
    readonly "/vendors/{vendorCode}/statements/{day}": {
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
        /** @description One end of the rental. */
        readonly Stop: {
            readonly point: components["schemas"]["Point"];
            /**
             * Format: date-time
             * @description When the car changes hands.
             */
            readonly dateTime: string;
        };
        /** @description The rental that is looked for. */
        readonly OfferSearch: {
            readonly pickUp: components["schemas"]["Stop"];
            readonly dropOff: components["schemas"]["Stop"];
            /** @description Age of the driver in years; it decides about the young driver fee. */
            readonly driverAge: number;
            /** @description The driver's country of residence, ISO 3166-1 alpha-2. */
            readonly residenceCountry: string;
            /** @description How far from a point an office may be. */
            readonly radiusMetres: number;
            /** @description A discount campaign. A vendor that does not take part in it leaves it out of account. */
            readonly campaignCode?: string;
        };
        /** @description Every answer that is not a success. */
        readonly VendorError: {
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
        /** @description The brand that hands over the car; the vendor itself or one of its subsuppliers. */
        readonly OfferSupplier: {
            /** @description The supplier's code. */
            readonly code: string;
            /** @description The supplier's name. */
            readonly name: string;
        };
        /**
         * @description How the car changes hands: at the office, at its counter in the terminal, by somebody who meets the traveller, by a shuttle to the
         *     office, brought to a hotel or to any other address, or by a key box.
         * @enum {string}
         */
        readonly DeliveryType: "office" | "airportOffice" | "meetAndGreet" | "shuttle" | "hotelDelivery" | "addressDelivery" | "keyBox";
        /** @description A stretch of time in which the office is open. */
        readonly OpeningHours: {
            /**
             * Format: date
             * @description The day, as the office's clock has it.
             */
            readonly date: string;
            /** @description Local time of the office, hours and minutes. */
            readonly from: string;
            /** @description Local time of the office; 24:00 is the end of the day. */
            readonly to: string;
        };
        /** @description A few sentences in the languages of the service. */
        readonly TranslatedText: {
            /** @description Turkish. */
            readonly tr: string;
            /** @description English. */
            readonly en: string;
            /** @description German. */
            readonly de: string;
        };
        /**
         * @description The currency of the amounts beside it.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description An amount of money. */
        readonly Money: {
            /** @description Whole minor units. */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description Whether a car changes hands outside the opening hours. */
        readonly OutOfHours: {
            /** @description Whether somebody comes then. */
            readonly available: boolean;
            /** @description What that costs each time. Already among the fees of an offer that takes it. Absent when it is free or not possible. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description Where a car is handed over or taken back. */
        readonly VendorOffice: {
            /** @description The vendor's name for the office. */
            readonly id: string;
            /** @description The office's name, as written over its door. */
            readonly name: string;
            /** @description The city it is in or belongs to. */
            readonly city: string;
            /** @description ISO 3166-1 alpha-2; XZ in international waters. */
            readonly countryCode: string;
            readonly point: components["schemas"]["Point"];
            /**
             * @description Whether the office is at an airport.
             * @enum {string}
             */
            readonly kind: "airport" | "city";
            /** @description IANA time zone of the office. */
            readonly timeZone: string;
            readonly deliveryType: components["schemas"]["DeliveryType"];
            /** @description When it is open on the day the car changes hands; empty when it is closed all day. */
            readonly openingHours: readonly components["schemas"]["OpeningHours"][];
            /** @description Where the office is, as one would tell a driver. */
            readonly address?: string;
            /**
             * Format: e164
             * @description Where the office is called.
             */
            readonly phone?: string;
            /** @description The airport it is at. Absent elsewhere. */
            readonly iataCode?: string;
            /**
             * @description How arriving travellers get to the car: at a desk in the terminal, by a shuttle, met by somebody, or fetched after a call. Absent
             *     where the office is simply gone to.
             * @enum {string}
             */
            readonly access?: "inTerminal" | "shuttle" | "meetAndGreet" | "callForPickup";
            /** @description How to find the office or the car. */
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
        /** @description The car, as its maker and the ACRISS matrix describe it. */
        readonly Vehicle: {
            /** @description The maker. */
            readonly brand: string;
            /** @description The model, without the maker. */
            readonly model: string;
            /** @description Four letters of the ACRISS matrix: category, type, transmission and drive, fuel and air conditioning. */
            readonly sippCode: string;
            /** @description The vendor's own name for the group the car is rented in. */
            readonly groupName: components["schemas"]["TranslatedName"];
            /**
             * @description The market segment.
             * @enum {string}
             */
            readonly segment: "mini" | "economy" | "compact" | "midsize" | "standard" | "fullsize" | "premium" | "luxury" | "suv" | "van" | "pickup";
            /**
             * @description What the car runs on.
             * @enum {string}
             */
            readonly fuel: "petrol" | "diesel" | "lpg" | "hybrid" | "plugInHybrid" | "electric";
            /**
             * @description How its gears are changed.
             * @enum {string}
             */
            readonly transmission: "manual" | "automatic";
            /** @description Seats, the driver's included. */
            readonly seatCount: number;
            /** @description Doors, the tailgate not counted. */
            readonly doorCount: number;
            /** @description Large suitcases that fit. */
            readonly baggageCount: number;
            /**
             * Format: uri
             * @description A picture of the car.
             */
            readonly imageUrl: string;
        };
        /** @description A charge on top of the rent. */
        readonly OfferFee: {
            /**
             * @description What it is charged for.
             * @enum {string}
             */
            readonly kind: "oneWay" | "airport" | "youngDriver" | "outOfHours" | "delivery";
            /** @description Minor units of the price's currency, for the whole rental. */
            readonly amount: number;
        };
        /**
         * @description The price of the whole rental. All amounts are minor units of `currency`. The customer owes `net` plus all `fees`; of this sum,
         *     `payableAtDesk` is left to pay when the car is picked up.
         */
        readonly OfferPrice: {
            readonly currency: components["schemas"]["Currency"];
            /** @description The rent, after the discount. */
            readonly net: number;
            /** @description What the campaign has taken off; already subtracted from `net`. */
            readonly discount: number;
            /** @description Charges on top of the rent, each kind at most once. */
            readonly fees: readonly components["schemas"]["OfferFee"][];
            /** @description The part of `net` and `fees` that is paid at pick-up. 0 when everything is paid in advance. */
            readonly payableAtDesk: number;
        };
        /** @description The campaign that lowered the price. Absent when none did. */
        readonly AppliedCampaign: {
            /** @description The campaign's code, as searched with. */
            readonly code: string;
            /** @description The campaign's name. */
            readonly name: string;
            /** @description How much of the rent it takes off. */
            readonly percentage: number;
        };
        /** @description What the driver pays of a damage before the cover begins. */
        readonly Excess: {
            /**
             * @description The included coverage it belongs to.
             * @enum {string}
             */
            readonly coverage: "collision" | "theft" | "glassTyreHeadlight";
            readonly amount: components["schemas"]["Money"];
        };
        /** @description What a cancellation costs until a moment. */
        readonly CancellationStep: {
            /**
             * Format: date-time
             * @description The last second at which it costs no more than this.
             */
            readonly until: string;
            readonly fee: components["schemas"]["Money"];
        };
        /** @description How far the car may be driven. */
        readonly MileageLimit: {
            /** @description The distance in `unit`; null when it is unlimited. */
            readonly limit: number | null;
            /**
             * @description Kilometres or miles, per day of the rental or for all of it.
             * @enum {string}
             */
            readonly unit: "kmPerDay" | "kmPerRental" | "milesPerDay" | "milesPerRental";
            /** @description What each further kilometre or mile costs. Absent when the distance is unlimited. */
            readonly extraPrice?: components["schemas"]["Money"];
        };
        /** @description What young drivers pay on top. */
        readonly YoungDriver: {
            /** @description Who is younger at pick-up pays it, in years. */
            readonly belowAge: number;
            /** @description For the whole rental. Already among the fees of an offer for a driver who pays it. */
            readonly fee: components["schemas"]["Money"];
        };
        /** @description Whether the car may leave the country of the pick-up. */
        readonly CrossBorder: {
            /** @description Whether it may. */
            readonly allowed: boolean;
            /** @description Where to, as ISO 3166-1 alpha-2. Absent when it may go nowhere, or anywhere. */
            readonly countries?: readonly string[];
            /** @description What that costs, paid at the desk. Absent when it costs nothing. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description What the vendor asks of the driver, and grants. */
        readonly OfferConditions: {
            /** @description Youngest driver at pick-up, in years. */
            readonly minDriverAge: number;
            /** @description How long the driver must have held a licence, in years. */
            readonly minLicenceYears: number;
            readonly deposit: components["schemas"]["Money"];
            /** @description Of each included coverage that has one. A coverage without an entry covers from the first coin on. */
            readonly excess: readonly components["schemas"]["Excess"][];
            /** @description What a cancellation costs, in the order of time; fees rise. After the last step, and without any, the whole price is kept. */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
            /** @description How many hours before pick-up the vendor has to know of the rental. It offers nothing sooner. */
            readonly noticeHours: number;
            /** @description The shortest rental in hours. It offers nothing shorter. */
            readonly minRentalHours: number;
            readonly mileage: components["schemas"]["MileageLimit"];
            /** @description Whether the driver must pass a credit eligibility check before the car is ordered. */
            readonly requiresCreditCheck: boolean;
            /** @description Whether the agency may pay all of it from its credit. */
            readonly applicableForFullCredit: boolean;
            /** @description Oldest driver at pick-up, in years. Absent when there is none. */
            readonly maxDriverAge?: number;
            readonly youngDriver?: components["schemas"]["YoungDriver"];
            /** @description Which cards the deposit is taken from. Absent when the vendor does not say. */
            readonly depositCards?: readonly ("credit" | "debit")[];
            readonly crossBorder?: components["schemas"]["CrossBorder"];
        };
        /** @description What the price already insures. */
        readonly Coverages: {
            /** @description Damage to the car, above the excess. */
            readonly collision: boolean;
            /** @description Loss of the car, above the excess. */
            readonly theft: boolean;
            /** @description Damage to others. */
            readonly thirdParty: boolean;
            /** @description Windows, tyres and headlights. */
            readonly glassTyreHeadlight: boolean;
            /** @description Injuries of the people in the car. */
            readonly personalAccident: boolean;
            /** @description Help when the car breaks down. */
            readonly roadsideAssistance: boolean;
        };
        /** @description Where the small print is. */
        readonly OfferDocuments: {
            /**
             * Format: uri
             * @description What the customer gets, as a PDF.
             */
            readonly productInformationPdfUrl: string;
            /**
             * Format: uri
             * @description The vendor's terms and conditions, as a PDF.
             */
            readonly termsPdfUrl: string;
        };
        /** @description One car for the whole rental, with its price and conditions. */
        readonly Offer: {
            /** @description The name of this offer in later calls to the same vendor. */
            readonly offerCode: string;
            readonly supplier: components["schemas"]["OfferSupplier"];
            readonly pickUpOffice: components["schemas"]["VendorOffice"];
            readonly dropOffOffice: components["schemas"]["VendorOffice"];
            readonly vehicle: components["schemas"]["Vehicle"];
            /**
             * @description How full the tank is at both ends.
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
            /** @description One entry for each car from the office nearest to the pick-up point that has it, and one more where it is brought to that point. */
            readonly offers: readonly components["schemas"]["Offer"][];
        };
        /** @description Whether an offer can still be reserved, and at which price. */
        readonly OfferCheck: {
            /** @description Whether the car is still there. */
            readonly isAvailable: boolean;
            /** @description What the car costs now. Absent when it is gone. */
            readonly price?: components["schemas"]["OfferPrice"];
            /** @description The terms at this price. Absent when the car is gone, and where the vendor does not repeat them. */
            readonly conditions?: components["schemas"]["OfferConditions"];
        };
        /**
         * @description The code of the extra in the service's list of extra product types, which has its names; unique within the offer. The service leaves
         *     out what its list lacks.
         */
        readonly ExtraCode: string;
        /** @description How many can be chosen, at least or at most. */
        readonly ExtraQuantity: number;
        /** @description The price of one unit for the whole rental. */
        readonly ExtraPrice: {
            readonly currency: components["schemas"]["Currency"];
            /** @description Minor units of the currency. */
            readonly net: number;
        };
        /** @description A thing or a service that comes with the car. */
        readonly PlainExtra: {
            readonly code: components["schemas"]["ExtraCode"];
            /**
             * @description Whether it is a thing or a service.
             * @enum {string}
             */
            readonly type: "equipment" | "service";
            readonly min: components["schemas"]["ExtraQuantity"];
            readonly max: components["schemas"]["ExtraQuantity"];
            readonly price: components["schemas"]["ExtraPrice"];
        };
        /** @description The cover that is bought. */
        readonly ExtraInsurance: {
            /** @description The cover's usual abbreviation. */
            readonly code: string;
            /** @description What is left of the excess for collision and theft. Absent when the cover does not change it. */
            readonly excess?: components["schemas"]["Money"];
        };
        /** @description More cover than the price includes. */
        readonly InsuranceExtra: {
            readonly code: components["schemas"]["ExtraCode"];
            /**
             * @description Tells it from the other extras.
             * @enum {string}
             */
            readonly type: "insurance";
            readonly min: components["schemas"]["ExtraQuantity"];
            readonly max: components["schemas"]["ExtraQuantity"];
            readonly price: components["schemas"]["ExtraPrice"];
            readonly insurance: components["schemas"]["ExtraInsurance"];
        };
        /** @description The distance one unit adds to the mileage limit. */
        readonly ExtraRange: {
            /** @description The distance in `unit`. */
            readonly amount: number;
            /**
             * @description Kilometres or miles.
             * @enum {string}
             */
            readonly unit: "km" | "mi";
        };
        /** @description More distance than the mileage limit. */
        readonly RangeExtra: {
            readonly code: components["schemas"]["ExtraCode"];
            /**
             * @description Tells it from the other extras.
             * @enum {string}
             */
            readonly type: "range";
            readonly min: components["schemas"]["ExtraQuantity"];
            readonly max: components["schemas"]["ExtraQuantity"];
            readonly price: components["schemas"]["ExtraPrice"];
            readonly range: components["schemas"]["ExtraRange"];
        };
        /** @description Something that can be added to the car. */
        readonly Extra: components["schemas"]["PlainExtra"] | components["schemas"]["InsuranceExtra"] | components["schemas"]["RangeExtra"];
        /** @description What can be added to one offer. */
        readonly ExtraList: {
            /** @description Each code at most once. */
            readonly extras: readonly components["schemas"]["Extra"][];
        };
        /** @description The service's own name for what it asks. The same name is the same request, however often it arrives. */
        readonly Reference: string;
        /** @description An extra of the offer. */
        readonly ReservedExtra: {
            readonly code: components["schemas"]["ExtraCode"];
            /** @description How many units, within the extra's `min` and `max`. */
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
             * @description Where the vendor writes to.
             */
            readonly email: string;
            /**
             * Format: e164
             * @description Where the vendor calls.
             */
            readonly phone: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly nationality: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            readonly birthDate: string;
            /** @description Turkish identity number. Absent for holders of a passport. */
            readonly identityNumber?: string;
            /** @description Passport number. Absent for holders of an identity number. */
            readonly passportNumber?: string;
        };
        /** @description The car to reserve, what comes with it, and who drives it. */
        readonly ReservationRequest: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The offer's name, as searchOffers gave it. */
            readonly offerCode: string;
            /** @description What is added to the car; empty when nothing is. Each code at most once. */
            readonly extras: readonly components["schemas"]["ReservedExtra"][];
            readonly driver: components["schemas"]["Driver"];
            /** @description The flight the driver arrives with. Absent when it is not known. */
            readonly arrivalFlightNumber?: string;
        };
        /** @description A reservation as it stands, whatever was asked. */
        readonly Reservation: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description `reserved`: the car is kept. `refused`: the vendor does not rent this car to this driver; final. `cancelling`: the vendor is
             *     working on a cancellation, which ends as `cancelled` or again as `reserved`. `cancelled`: final; also of a reference that was
             *     cancelled before any reservation arrived with it.
             * @enum {string}
             */
            readonly status: "reserved" | "refused" | "cancelling" | "cancelled";
            /** @description The vendor's number for the reservation. Absent when the car was never reserved. */
            readonly reservationId?: string;
            /**
             * @description Whether the service asked for the cancellation or the vendor decided it. Only with `cancelled`.
             * @enum {string}
             */
            readonly cancelledBy?: "service" | "vendor";
            /** @description The vendor's reason. Only with `refused`. */
            readonly message?: string;
        };
        /** @description The name of the cancellation. */
        readonly CancellationRequest: {
            readonly reference: components["schemas"]["Reference"];
        };
        /** @description What becomes of a cancellation. */
        readonly Cancellation: {
            /**
             * @description `cancelled`: nothing is reserved under the reference, and nothing will be. `refused`: the reservation stands. `pending`: the
             *     vendor is working on it; findReservation tells the end.
             * @enum {string}
             */
            readonly outcome: "cancelled" | "refused" | "pending";
            /** @description The vendor's reason. Only with `refused`. */
            readonly message?: string;
        };
        /** @description A reservation that was made, as it stands now. */
        readonly StatementReservation: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The vendor's number for the reservation. */
            readonly reservationId: string;
            /**
             * @description `reserved`: the car is kept; also while a cancellation is being worked on. `cancelled`: by the service or by the vendor.
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
        /** @description A page of what the vendor has on its books of one day. */
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
                readonly "application/json": components["schemas"]["VendorError"];
            };
        };
        /** @description The request is off the contract; `details` names the first field that is. */
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
        /** @description The vendor could not answer. */
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
         * @description The vendor that is asked.
         * @example TESTDRIVE
         */
        readonly vendorCode: string;
        /**
         * @description The code of an offer, as searchOffers gave it.
         * @example X_KBs1rIbQmpCZzOVEVTVERSSVZFfHJlbmF1bHQtY2xpby1lZG1yfFRFU1REUklWRS0xMzEyNzUyOC0yMDg3NTE5NHxURVNURFJJVkUtMTMxMjc1MjgtMjA4NzUxOTR8bjRwOW80ZzB8bjR0anpvZzB8MTAwfHwzMHw
         */
        readonly offerCode: string;
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
                 * @description The vendor that is asked.
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
                 * @description The vendor that is asked.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
                /**
                 * @description The code of an offer, as searchOffers gave it.
                 * @example X_KBs1rIbQmpCZzOVEVTVERSSVZFfHJlbmF1bHQtY2xpby1lZG1yfFRFU1REUklWRS0xMzEyNzUyOC0yMDg3NTE5NHxURVNURFJJVkUtMTMxMjc1MjgtMjA4NzUxOTR8bjRwOW80ZzB8bjR0anpvZzB8MTAwfHwzMHw
                 */
                readonly offerCode: components["parameters"]["offerCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The offer as it stands. */
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
            /** @description No vendor has this code, or the vendor does not know the offer. */
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
                 * @description The vendor that is asked.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
                /**
                 * @description The code of an offer, as searchOffers gave it.
                 * @example X_KBs1rIbQmpCZzOVEVTVERSSVZFfHJlbmF1bHQtY2xpby1lZG1yfFRFU1REUklWRS0xMzEyNzUyOC0yMDg3NTE5NHxURVNURFJJVkUtMTMxMjc1MjgtMjA4NzUxOTR8bjRwOW80ZzB8bjR0anpvZzB8MTAwfHwzMHw
                 */
                readonly offerCode: components["parameters"]["offerCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The extras of the offer; empty when the vendor has none for this car. */
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
            /** @description No vendor has this code, or the vendor does not know the offer. */
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
                 * @description The vendor that is asked.
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
            /** @description No vendor has this code, or the vendor does not know the offer. Nothing is reserved. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VendorError"];
                };
            };
            /** @description The reference names another reservation. */
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
                 * @description The vendor that is asked.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
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
            /** @description No vendor has this code, or nothing has arrived with this reference. */
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
                 * @description The vendor that is asked.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
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
                /** @description The `nextCursor` of the page before; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The vendor that is asked.
                 * @example TESTDRIVE
                 */
                readonly vendorCode: components["parameters"]["vendorCode"];
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
