// Generated from openapi/connectors/vendor.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    "/vendors/{vendorCode}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find cars for a rental
         * @description Every car the vendor can hand over within the radius of the pick-up point and take back within the radius of the drop-off point.
         *     A vendor without offices there answers with an empty list. Drivers too young for a car are not filtered out: each offer says
         *     which age it asks for.
         */
        post: operations["searchOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/{vendorCode}/offers/{offerCode}/extras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be added to an offer
         * @description Equipment, insurances, services and additional range, each with the price of one unit for the whole rental.
         */
        get: operations["listOfferExtras"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A place on the earth, WGS 84. */
        Point: {
            /** @description Latitude in degrees. */
            lat: number;
            /** @description Longitude in degrees. */
            lon: number;
        };
        /** @description One end of the rental. */
        Stop: {
            point: components["schemas"]["Point"];
            /**
             * Format: date-time
             * @description When the car changes hands.
             */
            dateTime: string;
        };
        /** @description The rental that is looked for. */
        OfferSearch: {
            pickUp: components["schemas"]["Stop"];
            dropOff: components["schemas"]["Stop"];
            /** @description Age of the driver in years; it decides about the young driver fee. */
            driverAge: number;
            /** @description The driver's country of residence, ISO 3166-1 alpha-2. */
            residenceCountry: string;
            /** @description How far from a point an office may be. */
            radiusMetres: number;
            /** @description A discount campaign. A vendor that does not take part in it leaves it out of account. */
            campaignCode?: string;
        };
        /** @description Every answer that is not a success. */
        VendorError: {
            /** @description The number of the error. */
            code: number;
            /** @description What went wrong, in one sentence. */
            description: string;
            /** @description What the sentence cannot say; for an invalid request the first field that is wrong. */
            details?: {
                /** @description The field as a dotted path, or the name of the parameter or header. */
                field: string;
                /** @description What is wrong with it, and what is accepted. */
                message: string;
            };
        };
        /** @description The brand that hands over the car; the vendor itself or one of its subsuppliers. */
        OfferSupplier: {
            /** @description The supplier's code. */
            code: string;
            /** @description The supplier's name. */
            name: string;
        };
        /** @description Where a car is handed over or taken back. */
        VendorOffice: {
            /** @description The vendor's name for the office. */
            id: string;
            /** @description The office's name, as written over its door. */
            name: string;
            /** @description The city it is in or belongs to. */
            city: string;
            /** @description ISO 3166-1 alpha-2; XZ in international waters. */
            countryCode: string;
            point: components["schemas"]["Point"];
            /**
             * @description Whether the office is at an airport.
             * @enum {string}
             */
            kind: "airport" | "city";
            /** @description IANA time zone of the office. */
            timeZone: string;
        };
        /** @description The car, as its maker and the ACRISS matrix describe it. */
        Vehicle: {
            /** @description The maker. */
            brand: string;
            /** @description The model, without the maker. */
            model: string;
            /** @description Four letters of the ACRISS matrix: category, type, transmission and drive, fuel and air conditioning. */
            sippCode: string;
            /** @description The vendor's own name for the group the car is rented in. */
            groupName: string;
            /**
             * @description The market segment.
             * @enum {string}
             */
            segment: "mini" | "economy" | "compact" | "midsize" | "standard" | "fullsize" | "premium" | "luxury" | "suv" | "van" | "pickup";
            /**
             * @description What the car runs on.
             * @enum {string}
             */
            fuel: "petrol" | "diesel" | "lpg" | "hybrid" | "plugInHybrid" | "electric";
            /**
             * @description How its gears are changed.
             * @enum {string}
             */
            transmission: "manual" | "automatic";
            /** @description Seats, the driver's included. */
            seatCount: number;
            /** @description Doors, the tailgate not counted. */
            doorCount: number;
            /** @description Large suitcases that fit. */
            baggageCount: number;
            /**
             * Format: uri
             * @description A picture of the car.
             */
            imageUrl: string;
        };
        /**
         * @description The currency of the amounts beside it.
         * @enum {string}
         */
        Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description A charge on top of the rent. */
        OfferFee: {
            /**
             * @description What it is charged for.
             * @enum {string}
             */
            kind: "oneWay" | "airport" | "youngDriver";
            /** @description Minor units of the price's currency, for the whole rental. */
            amount: number;
        };
        /**
         * @description The price of the whole rental. All amounts are minor units of `currency`. The customer owes `net` plus all `fees`; of this sum,
         *     `payableAtDesk` is left to pay when the car is picked up.
         */
        OfferPrice: {
            currency: components["schemas"]["Currency"];
            /** @description The rent, after the discount. */
            net: number;
            /** @description What the campaign has taken off; already subtracted from `net`. */
            discount: number;
            /** @description Charges on top of the rent, each kind at most once. */
            fees: components["schemas"]["OfferFee"][];
            /** @description The part of `net` and `fees` that is paid at pick-up. 0 when everything is paid in advance. */
            payableAtDesk: number;
        };
        /** @description The campaign that lowered the price. Absent when none did. */
        AppliedCampaign: {
            /** @description The campaign's code, as searched with. */
            code: string;
            /** @description The campaign's name. */
            name: string;
            /** @description How much of the rent it takes off. */
            percentage: number;
        };
        /** @description An amount of money. */
        Money: {
            /** @description Whole minor units. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description How far the car may be driven. */
        MileageLimit: {
            /** @description The distance in `unit`; null when it is unlimited. */
            limit: number | null;
            /**
             * @description Kilometres or miles, per day of the rental or for all of it.
             * @enum {string}
             */
            unit: "kmPerDay" | "kmPerRental" | "milesPerDay" | "milesPerRental";
        };
        /** @description What the vendor asks of the driver, and grants. */
        OfferConditions: {
            /** @description Youngest driver at pick-up, in years. */
            minDriverAge: number;
            /** @description How long the driver must have held a licence, in years. */
            minLicenceYears: number;
            deposit: components["schemas"]["Money"];
            /** @description Until how many hours before pick-up a cancellation costs nothing. */
            freeCancellationHours: number;
            mileage: components["schemas"]["MileageLimit"];
            /** @description Whether the driver must pass a credit eligibility check before the car is ordered. */
            requiresCreditCheck: boolean;
            /** @description Whether the agency may pay all of it from its credit. */
            applicableForFullCredit: boolean;
        };
        /** @description What the price already insures. */
        Coverages: {
            /** @description Damage to the car, above the excess. */
            collision: boolean;
            /** @description Loss of the car, above the excess. */
            theft: boolean;
            /** @description Damage to others. */
            thirdParty: boolean;
            /** @description Windows, tyres and headlights. */
            glassTyreHeadlight: boolean;
            /** @description Injuries of the people in the car. */
            personalAccident: boolean;
            /** @description Help when the car breaks down. */
            roadsideAssistance: boolean;
        };
        /** @description Where the small print is. */
        OfferDocuments: {
            /**
             * Format: uri
             * @description What the customer gets, as a PDF.
             */
            productInformationPdfUrl: string;
            /**
             * Format: uri
             * @description The vendor's terms and conditions, as a PDF.
             */
            termsPdfUrl: string;
        };
        /** @description One car for the whole rental, with its price and conditions. */
        Offer: {
            /** @description The name of this offer in later calls to the same vendor. */
            offerCode: string;
            supplier: components["schemas"]["OfferSupplier"];
            pickUpOffice: components["schemas"]["VendorOffice"];
            dropOffOffice: components["schemas"]["VendorOffice"];
            vehicle: components["schemas"]["Vehicle"];
            /**
             * @description How full the tank is at both ends.
             * @enum {string}
             */
            fuelPolicy: "fullToFull" | "sameToSame" | "fullToEmpty";
            price: components["schemas"]["OfferPrice"];
            campaign?: components["schemas"]["AppliedCampaign"];
            conditions: components["schemas"]["OfferConditions"];
            coverages: components["schemas"]["Coverages"];
            documents: components["schemas"]["OfferDocuments"];
        };
        /** @description The offers of one vendor. */
        OfferList: {
            /** @description One entry for each car; each car from the office nearest to the pick-up point that has it. */
            offers: components["schemas"]["Offer"][];
        };
        /** @description The vendor's name for the extra, unique within the offer. */
        ExtraCode: string;
        /** @description A name in the languages of the service. */
        TranslatedName: {
            /** @description Turkish. */
            tr: string;
            /** @description English. */
            en: string;
            /** @description German. */
            de: string;
        };
        /** @description How many can be chosen, at least or at most. */
        ExtraQuantity: number;
        /** @description The price of one unit for the whole rental. */
        ExtraPrice: {
            currency: components["schemas"]["Currency"];
            /** @description Minor units of the currency. */
            net: number;
        };
        /** @description A thing or a service that comes with the car. */
        PlainExtra: {
            code: components["schemas"]["ExtraCode"];
            name: components["schemas"]["TranslatedName"];
            /**
             * @description Whether it is a thing or a service.
             * @enum {string}
             */
            type: "equipment" | "service";
            min: components["schemas"]["ExtraQuantity"];
            max: components["schemas"]["ExtraQuantity"];
            price: components["schemas"]["ExtraPrice"];
        };
        /** @description The cover that is bought. */
        ExtraInsurance: {
            /** @description The cover's usual abbreviation. */
            code: string;
            /** @description The cover's name in English. */
            name: string;
        };
        /** @description More cover than the price includes. */
        InsuranceExtra: {
            code: components["schemas"]["ExtraCode"];
            name: components["schemas"]["TranslatedName"];
            /**
             * @description Tells it from the other extras.
             * @enum {string}
             */
            type: "insurance";
            min: components["schemas"]["ExtraQuantity"];
            max: components["schemas"]["ExtraQuantity"];
            price: components["schemas"]["ExtraPrice"];
            insurance: components["schemas"]["ExtraInsurance"];
        };
        /** @description The distance one unit adds to the mileage limit. */
        ExtraRange: {
            /** @description The distance in `unit`. */
            amount: number;
            /**
             * @description Kilometres or miles.
             * @enum {string}
             */
            unit: "km" | "mi";
        };
        /** @description More distance than the mileage limit. */
        RangeExtra: {
            code: components["schemas"]["ExtraCode"];
            name: components["schemas"]["TranslatedName"];
            /**
             * @description Tells it from the other extras.
             * @enum {string}
             */
            type: "range";
            min: components["schemas"]["ExtraQuantity"];
            max: components["schemas"]["ExtraQuantity"];
            price: components["schemas"]["ExtraPrice"];
            range: components["schemas"]["ExtraRange"];
        };
        /** @description Something that can be added to the car. */
        Extra: components["schemas"]["PlainExtra"] | components["schemas"]["InsuranceExtra"] | components["schemas"]["RangeExtra"];
        /** @description What can be added to one offer. */
        ExtraList: {
            /** @description Each code at most once. */
            extras: components["schemas"]["Extra"][];
        };
    };
    responses: {
        /** @description The request was refused before it was read: wrong method, media type, size or timing. */
        RefusedAtTheEdge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VendorError"];
            };
        };
        /** @description The request is off the contract; `details` names the first field that is. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VendorError"];
            };
        };
        /** @description The vendor key is missing or unknown. */
        InvalidKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VendorError"];
            };
        };
        /** @description The vendor could not answer. */
        VendorFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VendorError"];
            };
        };
    };
    parameters: {
        /**
         * @description The vendor that is asked.
         * @example TESTDRIVE
         */
        vendorCode: string;
        /**
         * @description The code of an offer, as searchOffers gave it.
         * @example dGVzdA
         */
        offerCode: string;
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
export type VendorOffice = components['schemas']['VendorOffice'];
export type Vehicle = components['schemas']['Vehicle'];
export type Currency = components['schemas']['Currency'];
export type OfferFee = components['schemas']['OfferFee'];
export type OfferPrice = components['schemas']['OfferPrice'];
export type AppliedCampaign = components['schemas']['AppliedCampaign'];
export type Money = components['schemas']['Money'];
export type MileageLimit = components['schemas']['MileageLimit'];
export type OfferConditions = components['schemas']['OfferConditions'];
export type Coverages = components['schemas']['Coverages'];
export type OfferDocuments = components['schemas']['OfferDocuments'];
export type Offer = components['schemas']['Offer'];
export type OfferList = components['schemas']['OfferList'];
export type ExtraCode = components['schemas']['ExtraCode'];
export type TranslatedName = components['schemas']['TranslatedName'];
export type ExtraQuantity = components['schemas']['ExtraQuantity'];
export type ExtraPrice = components['schemas']['ExtraPrice'];
export type PlainExtra = components['schemas']['PlainExtra'];
export type ExtraInsurance = components['schemas']['ExtraInsurance'];
export type InsuranceExtra = components['schemas']['InsuranceExtra'];
export type ExtraRange = components['schemas']['ExtraRange'];
export type RangeExtra = components['schemas']['RangeExtra'];
export type Extra = components['schemas']['Extra'];
export type ExtraList = components['schemas']['ExtraList'];
export type ResponseRefusedAtTheEdge = components['responses']['RefusedAtTheEdge'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseInvalidKey = components['responses']['InvalidKey'];
export type ResponseVendorFailed = components['responses']['VendorFailed'];
export type ParameterVendorCode = components['parameters']['vendorCode'];
export type ParameterOfferCode = components['parameters']['offerCode'];
export type $defs = Record<string, never>;
export interface operations {
    searchOffers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor that is asked.
                 * @example TESTDRIVE
                 */
                vendorCode: components["parameters"]["vendorCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferSearch"];
            };
        };
        responses: {
            /** @description The vendor's offers, in no particular order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidKey"];
            /** @description No vendor has this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorError"];
                };
            };
            500: components["responses"]["VendorFailed"];
            default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    listOfferExtras: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor that is asked.
                 * @example TESTDRIVE
                 */
                vendorCode: components["parameters"]["vendorCode"];
                /**
                 * @description The code of an offer, as searchOffers gave it.
                 * @example dGVzdA
                 */
                offerCode: components["parameters"]["offerCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extras of the offer; empty when the vendor has none for this car. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtraList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidKey"];
            /** @description No vendor has this code, or the vendor does not know the offer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorError"];
                };
            };
            500: components["responses"]["VendorFailed"];
            default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
