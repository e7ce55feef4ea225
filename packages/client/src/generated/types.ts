// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in
         * @description Exchanges the API key and secret of an agency for a token set. The access token lives one week, the refresh token one month; the two timestamps of the answer say exactly until when.
         *
         *     A suspended or disabled key is told so only after its secret has matched.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Renew a token set
         * @description Exchanges a refresh token for a new token set with a new refresh token. Each refresh token works once.
         *
         *     When the answer was lost on the way, the same request may be repeated within 30 seconds and gets a working token set. Using an old refresh token later than that is taken for theft: every token that came from the same login stops working, access tokens included, and the answer is 1004.
         */
        readonly post: operations["refresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/locations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find places
         * @description Completes what a traveller types to places: airports, cities, districts and well-known spots, at most 10, best first. An exact airport code comes first, then names that start with the query, then names with a later word that does; airports and big places lead.
         *
         *     Letter case and accents do not matter, and other names of a place count: `istanbul`, `İSTANBUL` and `ıstanbul` find the same, and so do `Munich` and `Münih`. When nothing fits, the answer is an empty list.
         */
        readonly get: operations["searchLocations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/locations/{placeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a place
         * @description Gives the position and time zone of a place that a search found. Use its `point` in a car or transfer search, and its `timezone` for the offset of the pick-up and drop-off times.
         */
        readonly get: operations["getLocation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search/point": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search cars
         * @description Asks every vendor at once for cars at the pick-up point, for the whole period, to be returned at the drop-off point.
         */
        readonly post: operations["searchCars"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search/{searchID}/{code}/extra-products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the extra products of a car
         * @description Lists what can be booked along with one car of a search: equipment, insurances, services and extra distance. Prices are in the currency of the search and for one piece and the whole rental.
         */
        readonly get: operations["listExtraProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/car-classes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List car classes
         * @description The 37 car classes, ids 1 to 38 without 30. `class.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
         */
        readonly get: operations["listCarClasses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/fuel-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List fuel types
         * @description The 13 fuel types. `fuel.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
         */
        readonly get: operations["listFuelTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/transmission-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List transmission types
         * @description The two transmission types. `transmission.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
         */
        readonly get: operations["listTransmissionTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/delivery-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List delivery types
         * @description The seven ways a car can be handed over. The list hardly ever changes and may be kept for an hour.
         */
        readonly get: operations["listDeliveryTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/extra-products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List extra product types
         * @description The kinds of extra products, named in the language of `Accept-Language`.
         */
        readonly get: operations["listExtraProductTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/suppliers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List suppliers
         * @description The companies that rent out cars, in pages. A subsupplier names its main supplier in `parentID`; for a main supplier that is null.
         */
        readonly get: operations["listSuppliers"];
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
        /** @description The credentials of an agency. */
        readonly LoginRequest: {
            /** @description The API key from the agency portal. */
            readonly key: string;
            /**
             * Format: password
             * @description The secret that belongs to the key.
             */
            readonly secret: string;
        };
        /** @description The first thing that is wrong with the request. */
        readonly ValidationDetails: {
            /** @description Where the problem is, as a dotted path such as `checkInLocation.lat`. For a parameter it is the name of the parameter, for the body as a whole it is `body`. */
            readonly field: string;
            /** @description What is accepted there, in one English sentence. */
            readonly message: string;
        };
        /** @description The body of every error answer, whatever went wrong. */
        readonly Error: {
            /** @description The number of the error. The same number can mean different things in different areas; the operation lists its own. */
            readonly code: number;
            /** @description What went wrong, in one English sentence for developers. Its wording may change; rely on `code`. */
            readonly description: string;
            /** @description What exactly went wrong, where there is more to say than `description` does. */
            readonly details?: components["schemas"]["ValidationDetails"] | string;
        };
        /** @description The person or system the API key was issued to. Rate limits are counted per user. */
        readonly User: {
            /** @description The identifier of the user. */
            readonly id: string;
            /**
             * Format: email
             * @description The email address of the user.
             */
            readonly email: string;
            /** @description The given name of the user. */
            readonly firstName: string;
            /** @description The family name of the user. */
            readonly lastName: string;
        };
        /** @description An access token, the refresh token to renew it with, and the user both belong to. */
        readonly TokenSet: {
            /** @description The token that every other request carries in its `Authorization` header. It is a JWT; treat it as opaque. */
            readonly accessToken: string;
            /** @description The token that gets the next token set, once. */
            readonly refreshToken: string;
            /**
             * Format: date-time
             * @description When the access token stops working, one week after it was issued.
             */
            readonly accessTokenExpireAt: string;
            /**
             * Format: date-time
             * @description When the refresh token stops working, one month after it was issued.
             */
            readonly refreshTokenExpireAt: string;
            readonly user: components["schemas"]["User"];
        };
        /** @description The refresh token to exchange for a new token set. */
        readonly RefreshRequest: {
            /**
             * Format: password
             * @description The `refreshToken` of the latest token set.
             */
            readonly token: string;
        };
        /** @description A place that fits what was typed so far. */
        readonly PlacePrediction: {
            /** @description The identifier to read the place with. It stays the same from search to search. */
            readonly placeId: string;
            /** @description Name and address in one line. */
            readonly description: string;
            /** @description The name of the place. */
            readonly mainText: string;
            /** @description Where the place is, usually district, city and country. Empty when there is nothing to add to the name. */
            readonly secondaryText: string;
            /** @description What kind of place it is, the most telling first. */
            readonly types: readonly ("airport" | "locality" | "neighborhood" | "establishment" | "point_of_interest" | "political")[];
        };
        /** @description A position on the earth in decimal degrees (WGS 84). */
        readonly Point: {
            /** @description Latitude in degrees, north is positive. */
            readonly lat: number;
            /** @description Longitude in degrees, east is positive. */
            readonly lon: number;
        };
        /** @description A place with what a search needs to know about it. */
        readonly PlaceDetail: {
            /** @description The identifier of the place. */
            readonly placeId: string;
            /** @description The name of the place. */
            readonly name: string;
            /** @description The city the place is in or belongs to. */
            readonly city: string;
            /**
             * Format: iso-country
             * @description The country, as two capital letters of ISO 3166-1.
             */
            readonly countryCode: string;
            /** @description The IANA time zone of the place. Pick-up and drop-off times are local to it. */
            readonly timezone: string;
            readonly point: components["schemas"]["Point"];
        };
        /**
         * @description A currency code of ISO 4217.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description An amount of money in whole minor units, so that 123450 TRY is 1,234.50 Turkish lira. */
        readonly Money: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency (kuruş, cent, penny).
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description What the agency adds to each price for itself. `type` says which of the two other fields is needed; only that one is read. */
        readonly Commission: {
            /**
             * @description Whether the commission is a share of the net price or a fixed amount.
             * @enum {string}
             */
            readonly type: "percentage" | "fixed";
            /** @description Percent of the net price. Decimals are allowed. Needed when `type` is `percentage`. */
            readonly percentage?: number;
            /** @description The amount added to each car, in the currency the search asks for. Extra products get no fixed commission. Needed when `type` is `fixed`. */
            readonly fixed?: components["schemas"]["Money"];
        };
        /** @description Where, when, and for whom a car is wanted. */
        readonly CarSearchRequest: {
            /**
             * Format: local-or-offset-date-time
             * @description Pick-up, in the local time of the pick-up place with its UTC offset. It must lie in the future, at most 365 days ahead. Without an offset it is read as UTC, which moves the pick-up wherever local time is not UTC.
             */
            readonly checkInDateTime: string;
            /**
             * Format: local-or-offset-date-time
             * @description Drop-off, in the local time of the drop-off place with its UTC offset. It must lie after pick-up, at most 90 days. Without an offset it is read as UTC.
             */
            readonly checkOutDateTime: string;
            /**
             * @description The age of the driver at pick-up in years, as text. Cars that ask for an older driver are left out.
             * @enum {string}
             */
            readonly age: "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30+";
            /**
             * Format: iso-country
             * @description The country the driver lives in, as two capital letters of ISO 3166-1.
             */
            readonly country: string;
            /**
             * @description How the order is going to be paid. `creditCard` is a card, `limit` the credit limit of the agency.
             * @enum {string}
             */
            readonly paymentType: "creditCard" | "limit";
            /** @description The point to pick the car up at. Offices within 50 km count. */
            readonly checkInLocation: components["schemas"]["Point"];
            /** @description The point to return the car at. Offices within 50 km count. */
            readonly checkOutLocation: components["schemas"]["Point"];
            readonly commission?: components["schemas"]["Commission"];
            /** @description The code of a discount campaign. An unknown code is refused. */
            readonly campaignCode?: string;
            /**
             * @description true searches only cars that can be paid entirely with credit, the part at the vendor's desk included. The agency must be authorised for it.
             * @default false
             */
            readonly fullCredit?: boolean;
        };
        /** @description Where the office is. */
        readonly OfficeLocation: {
            /** @description The name of the office, usually of the airport or district. */
            readonly name: string;
            /** @description The city of the office. */
            readonly city: string;
        };
        /** @description An office of the vendor. */
        readonly Office: {
            /** @description The identifier of the office. */
            readonly id: string;
            readonly location: components["schemas"]["OfficeLocation"];
        };
        /** @description When and where the car is picked up and returned. */
        readonly Appointment: {
            /**
             * Format: date-time
             * @description Pick-up, with the UTC offset of the request.
             */
            readonly checkInDateTime: string;
            /** @description The office that hands the car out. */
            readonly checkInOffice: components["schemas"]["Office"];
            /**
             * Format: date-time
             * @description Drop-off, with the UTC offset of the request.
             */
            readonly checkOutDateTime: string;
            /** @description The office that takes the car back. */
            readonly checkOutOffice: components["schemas"]["Office"];
        };
        /** @description A thing with an identifier and a name to show. */
        readonly IdName: {
            /** @description The identifier. Today it is an integer everywhere; be ready for a string. */
            readonly id: number | string;
            /** @description The name to show. */
            readonly name: string;
        };
        /**
         * @deprecated
         * @description A picture of the car.
         */
        readonly CarImage: {
            /**
             * Format: uri
             * @description The address of the picture.
             */
            readonly url: string;
            /** @description What the picture shows. */
            readonly alt: string;
        };
        /** @description The campaign that lowered the price. Absent when none did. */
        readonly Campaign: {
            /** @description The identifier of the campaign. Today it is an integer everywhere; be ready for a string. */
            readonly id: number | string;
            /** @description The name of the campaign. */
            readonly name: string;
        };
        /** @description The risks that the price already covers. */
        readonly IncludedCoverages: {
            /** @description Whether damage to the car is covered, above the excess. */
            readonly collision: boolean;
            /** @description Whether loss of the car is covered, above the excess. */
            readonly theft: boolean;
            /** @description Whether damage to others is covered. */
            readonly thirdParty: boolean;
            /** @description Whether windows, tyres and headlights are covered. */
            readonly glassTyreHeadlight: boolean;
            /** @description Whether injuries of the people in the car are covered. */
            readonly personalAccident: boolean;
            /** @description Whether help is included when the car breaks down. */
            readonly roadsideAssistance: boolean;
        };
        /** @description The price of the whole rental. total = net + fee + commission, and paymentTotal = total − vendorTotal, to the minor unit. */
        readonly CarPricing: {
            /** @description The vendor's price after discounts. */
            readonly net: components["schemas"]["Money"];
            /** @description The commission of the agency. 0 when the search asked for none. */
            readonly commission: components["schemas"]["Money"];
            /** @description The extra charges of the vendor, such as one-way, airport and young driver fees. */
            readonly fee: components["schemas"]["Money"];
            /** @description What the rental costs the traveller altogether. */
            readonly total: components["schemas"]["Money"];
            /** @description The part that is paid with the order. */
            readonly paymentTotal: components["schemas"]["Money"];
            /** @description The part that is left to pay at the vendor's desk. 0 for most offers. */
            readonly vendorTotal: components["schemas"]["Money"];
        };
        /** @description The supplier that rents out the car. It is one of the suppliers of the reference data. */
        readonly CarVendor: {
            /** @description The identifier of the supplier. Today it is an integer everywhere; be ready for a string. */
            readonly id: number | string;
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description The name to show to a traveller, where it differs from the plain name. */
            readonly displayName?: string;
        };
        /** @description How old the driver must be. */
        readonly MinDriverAgeRule: {
            /** @description The rule in words. */
            readonly name: string;
            /**
             * @description Always `minDriverAge`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "minDriverAge";
            /** @description The youngest age in years at pick-up. */
            readonly minDriverAge: number;
        };
        /** @description The deposit that the vendor blocks on the driver's card at pick-up. */
        readonly DepositRule: {
            /** @description The rule in words. */
            readonly name: string;
            /**
             * @description Always `deposit`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "deposit";
            /** @description The amount that is blocked, in the currency of the search. */
            readonly deposit: components["schemas"]["Money"];
        };
        /** @description A rule that is told in words. `mileageLimit` is the distance included, `freeCancellation` the time to cancel without cost, `licenseHeld` how long the driver must have held a licence. */
        readonly DescribedRule: {
            /**
             * @description What the rule is about. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "mileageLimit" | "freeCancellation" | "licenseHeld";
            /** @description The rule in words. */
            readonly description: string;
        };
        /** @description A rule of the vendor. `type` says which. Further types may come; show their `description` or leave them out. */
        readonly RentalRule: components["schemas"]["MinDriverAgeRule"] | components["schemas"]["DepositRule"] | components["schemas"]["DescribedRule"];
        /** @description What the traveller must know before renting. A vendor gives documents, fields, or both. */
        readonly RentalConditions: {
            /**
             * Format: uri
             * @description The address of the vendor's product information.
             */
            readonly productInformationPDF?: string;
            /**
             * Format: uri
             * @description The address of the vendor's terms and conditions.
             */
            readonly termsConditionPDF?: string;
            /** @description The youngest age of a driver in years. */
            readonly minimumAge?: number;
            /** @description Which licence the driver needs, in words. */
            readonly licenseRequirement?: string;
        };
        /** @description One car of one vendor for the requested period, with its price. */
        readonly CarResult: {
            /** @description The product code of this offer. With `searchID` it names the car in later requests. */
            readonly code: string;
            /** @description The search this offer belongs to. It is valid for 15 minutes. */
            readonly searchID: string;
            /** @description Whether the car can be paid entirely with credit. */
            readonly applicableForFullCredit: boolean;
            readonly appointment: components["schemas"]["Appointment"];
            /** @description The make of the car. */
            readonly brand: components["schemas"]["IdName"];
            /** @description The model of the car. */
            readonly model: components["schemas"]["IdName"];
            /** @description The car class, one of the reference data. */
            readonly class: components["schemas"]["IdName"];
            /** @description The market segment the car belongs to. */
            readonly segment: components["schemas"]["IdName"];
            /** @description The fuel type, one of the reference data. */
            readonly fuel: components["schemas"]["IdName"];
            /** @description How full the tank must be on return. */
            readonly fuelPolicy: components["schemas"]["IdName"];
            /** @description The transmission type, one of the reference data. */
            readonly transmission: components["schemas"]["IdName"];
            /** @description The name the vendor gives its own car class. Empty when it has none. */
            readonly customClassName: string;
            /** @description The four letters of the ACRISS code of the car; category, body, transmission with drive, fuel with air conditioning. */
            readonly sippCode: string;
            /** @description true means that the traveller must pass the credit check before this car can be ordered. */
            readonly isCreditcheckRequired: boolean;
            /** @description The code that every call of the credit check carries. It stays valid after the search has expired. */
            readonly integrationCode: string;
            /** @description The number of seats, the driver's included. */
            readonly seatCount: number;
            /** @description The number of rental days that are charged. Each day begun counts. */
            readonly rentalDurationInDays: number;
            /**
             * Format: uri
             * @description The address of a picture of the car.
             */
            readonly imageURL: string;
            /**
             * @deprecated
             * @description Pictures of the car. Use `imageURL` instead.
             */
            readonly images?: readonly components["schemas"]["CarImage"][];
            readonly campaign?: components["schemas"]["Campaign"];
            readonly includedCoverages: components["schemas"]["IncludedCoverages"];
            readonly pricing: components["schemas"]["CarPricing"];
            readonly vendor: components["schemas"]["CarVendor"];
            /** @description What the vendor demands or grants. */
            readonly rules: readonly components["schemas"]["RentalRule"][];
            readonly rentalConditions: components["schemas"]["RentalConditions"];
        };
        /** @description The cars that were found. */
        readonly CarSearchResponse: {
            /** @description The number of cars in `results`. */
            readonly count: number;
            /** @description The cars, best first. The order is the distance of both offices from the requested points, then the total price, then the code. */
            readonly results: readonly components["schemas"]["CarResult"][];
        };
        /** @description The price of one piece for the whole rental. total = net + commission, to the minor unit. */
        readonly ExtraProductPricing: {
            /** @description What one piece costs the traveller. */
            readonly total: components["schemas"]["Money"];
            /** @description The vendor's price after discounts. */
            readonly net: components["schemas"]["Money"];
            /** @description The commission of the agency. A percentage of the search applies here, a fixed amount does not. */
            readonly commission: components["schemas"]["Money"];
        };
        /** @description A thing that comes with the car, such as a child seat. */
        readonly EquipmentOffer: {
            /** @description The code to order this product with. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /**
             * @description Always `equipment`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "equipment";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            readonly min: number;
            /** @description The largest quantity that can be ordered. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
        };
        /** @description Which insurance it is. */
        readonly Insurance: {
            /** @description The code of the insurance in the trade, such as SCDW. */
            readonly code: string;
            /** @description The name of the insurance. */
            readonly name: string;
        };
        /** @description An insurance on top of the included coverages. */
        readonly InsuranceOffer: {
            /** @description The code to order this product with. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /**
             * @description Always `insurance`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "insurance";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            readonly min: number;
            /** @description The largest quantity that can be ordered. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
            readonly insurance: components["schemas"]["Insurance"];
        };
        /** @description A service around the rental, such as an additional driver. */
        readonly ServiceOffer: {
            /** @description The code to order this product with. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /**
             * @description Always `service`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "service";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            readonly min: number;
            /** @description The largest quantity that can be ordered. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
        };
        /** @description How much distance is added. */
        readonly ExtraRange: {
            /** @description The distance, in `unit`. */
            readonly amount: number;
            /**
             * @description Kilometres or miles.
             * @enum {string}
             */
            readonly unit: "km" | "mi";
        };
        /** @description More distance than the price includes. */
        readonly RangeOffer: {
            /** @description The code to order this product with. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /**
             * @description Always `range`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "range";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            readonly min: number;
            /** @description The largest quantity that can be ordered. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
            readonly extraRange: components["schemas"]["ExtraRange"];
        };
        /** @description Something that can be booked along with the car. `type` says what. */
        readonly ExtraProductOffer: components["schemas"]["EquipmentOffer"] | components["schemas"]["InsuranceOffer"] | components["schemas"]["ServiceOffer"] | components["schemas"]["RangeOffer"];
        /** @description An entry of a fixed list. */
        readonly ReferenceItem: {
            /** @description The identifier. It never changes its meaning. */
            readonly id: number;
            /** @description The name to show, mostly in Turkish. */
            readonly name: string;
        };
        /** @description A kind of extra product. */
        readonly ExtraProductType: {
            /** @description The identifier. It never changes its meaning. */
            readonly id: number;
            /** @description The name in the language of `Accept-Language`. */
            readonly name: string;
            /** @description The kind, such as `babySeat`, `gpsNavigation`, `additionalDriver`, `insurance`, `extraRange`. */
            readonly type: string;
            /** @description The code in capital letters, such as `BABY_SEAT`, `GPS`, `ADD_DRIVER`, `CDW`, `EXTRA_RANGE`. */
            readonly code: string;
        };
        /** @description A company that rents out cars. */
        readonly Supplier: {
            /** @description The identifier of the supplier. */
            readonly id: number;
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description The name to show to a traveller. */
            readonly displayName: string;
            /** @description The code of the supplier in capital letters. */
            readonly code: string;
            /** @description The main supplier that this one belongs to. null for a main supplier. */
            readonly parentID: number | null;
            /**
             * Format: uri
             * @description The address of the logo. Absent when there is none.
             */
            readonly logo?: string;
        };
        /** @description A page of suppliers, in the order of their ids. */
        readonly SupplierPage: {
            /** @description The page size that was applied. */
            readonly limit: number;
            /** @description The number of suppliers before this page. */
            readonly offset: number;
            /** @description The number of suppliers that match, on all pages. */
            readonly total: number;
            /** @description The suppliers of this page. Empty when `offset` lies behind the last one. */
            readonly results: readonly components["schemas"]["Supplier"][];
        };
    };
    responses: {
        /** @description The request did not reach the operation, for a reason that HTTP has a status of its own for. */
        readonly EdgeError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly Allow: components["headers"]["Allow"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests for this API key or token and client address (1005). */
        readonly AuthRateLimited: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something unexpected happened on our side (1500). */
        readonly AuthServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is not valid (401), or its API key is suspended (1003). */
        readonly Unauthenticated: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. `Retry-After` says how long to wait. */
        readonly RateLimited: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something unexpected happened on our side. */
        readonly ServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A query parameter is unknown, malformed or out of range (400). */
        readonly ReferenceDataInvalidRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is not valid (2001), or its API key is suspended (1003). */
        readonly ReferenceDataUnauthenticated: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Reading reference data is switched off for the agency (2002). */
        readonly ReferenceDataForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
        /**
         * @description What the traveller has typed so far. At least 2 characters, blanks around it not counted. Letter case and accents do not matter, in any language.
         * @example istanbul
         */
        readonly query: string;
        /**
         * @description The `placeId` of a place prediction.
         * @example airport-IST
         */
        readonly placeId: string;
        /**
         * @description The currency of every price in the answer. Prices of vendors that use another one are converted.
         * @example TRY
         */
        readonly "X-Currency": components["schemas"]["Currency"];
        /**
         * @description The `searchID` of a search result, not older than 15 minutes.
         * @example 4Zt8mPq1XyVb6NcLr0HwKd
         */
        readonly searchID: string;
        /**
         * @description The `code` of a search result.
         * @example Vn3RgT7sQe5JkUa2BfDx9M
         */
        readonly code: string;
        /**
         * @description The language of `name`, as HTTP writes it, weights included. `en`, `tr` and `de` are served; anything else gets `en`.
         * @example tr
         */
        readonly "Accept-Language": string;
        /**
         * @description true gives only subsuppliers, false only main suppliers. Without it both come.
         * @example false
         */
        readonly hasParentID: boolean;
        /**
         * @description The largest number of entries to answer.
         * @example 50
         */
        readonly limit: number;
        /**
         * @description The number of entries to skip.
         * @example 0
         */
        readonly offset: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The identifier of this request, the caller's own where it sent a usable one. Quote it when you ask for help.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
        /**
         * @description Whether the answer may be kept. `no-store` almost everywhere, `private` with a short age on reference data.
         * @example no-store
         */
        readonly "Cache-Control": string;
        /**
         * @description The methods this path answers to. Sent with 405.
         * @example GET, HEAD
         */
        readonly Allow: string;
        /**
         * @description How many requests the limit of this operation allows per window.
         * @example 20
         */
        readonly "RateLimit-Limit": number;
        /**
         * @description How many requests are left in this window.
         * @example 19
         */
        readonly "RateLimit-Remaining": number;
        /**
         * @description Seconds until the window starts anew.
         * @example 60
         */
        readonly "RateLimit-Reset": number;
        /**
         * @description How to authenticate. Always `Bearer`.
         * @example Bearer
         */
        readonly "WWW-Authenticate": string;
        /**
         * @description Seconds to wait before the request is worth repeating.
         * @example 42
         */
        readonly "Retry-After": number;
    };
    pathItems: never;
}
export type LoginRequest = components['schemas']['LoginRequest'];
export type ValidationDetails = components['schemas']['ValidationDetails'];
export type Error = components['schemas']['Error'];
export type User = components['schemas']['User'];
export type TokenSet = components['schemas']['TokenSet'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type PlacePrediction = components['schemas']['PlacePrediction'];
export type Point = components['schemas']['Point'];
export type PlaceDetail = components['schemas']['PlaceDetail'];
export type Currency = components['schemas']['Currency'];
export type Money = components['schemas']['Money'];
export type Commission = components['schemas']['Commission'];
export type CarSearchRequest = components['schemas']['CarSearchRequest'];
export type OfficeLocation = components['schemas']['OfficeLocation'];
export type Office = components['schemas']['Office'];
export type Appointment = components['schemas']['Appointment'];
export type IdName = components['schemas']['IdName'];
export type CarImage = components['schemas']['CarImage'];
export type Campaign = components['schemas']['Campaign'];
export type IncludedCoverages = components['schemas']['IncludedCoverages'];
export type CarPricing = components['schemas']['CarPricing'];
export type CarVendor = components['schemas']['CarVendor'];
export type MinDriverAgeRule = components['schemas']['MinDriverAgeRule'];
export type DepositRule = components['schemas']['DepositRule'];
export type DescribedRule = components['schemas']['DescribedRule'];
export type RentalRule = components['schemas']['RentalRule'];
export type RentalConditions = components['schemas']['RentalConditions'];
export type CarResult = components['schemas']['CarResult'];
export type CarSearchResponse = components['schemas']['CarSearchResponse'];
export type ExtraProductPricing = components['schemas']['ExtraProductPricing'];
export type EquipmentOffer = components['schemas']['EquipmentOffer'];
export type Insurance = components['schemas']['Insurance'];
export type InsuranceOffer = components['schemas']['InsuranceOffer'];
export type ServiceOffer = components['schemas']['ServiceOffer'];
export type ExtraRange = components['schemas']['ExtraRange'];
export type RangeOffer = components['schemas']['RangeOffer'];
export type ExtraProductOffer = components['schemas']['ExtraProductOffer'];
export type ReferenceItem = components['schemas']['ReferenceItem'];
export type ExtraProductType = components['schemas']['ExtraProductType'];
export type Supplier = components['schemas']['Supplier'];
export type SupplierPage = components['schemas']['SupplierPage'];
export type ResponseEdgeError = components['responses']['EdgeError'];
export type ResponseAuthRateLimited = components['responses']['AuthRateLimited'];
export type ResponseAuthServerError = components['responses']['AuthServerError'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseReferenceDataInvalidRequest = components['responses']['ReferenceDataInvalidRequest'];
export type ResponseReferenceDataUnauthenticated = components['responses']['ReferenceDataUnauthenticated'];
export type ResponseReferenceDataForbidden = components['responses']['ReferenceDataForbidden'];
export type ParameterXRequestId = components['parameters']['X-Request-Id'];
export type ParameterQuery = components['parameters']['query'];
export type ParameterPlaceId = components['parameters']['placeId'];
export type ParameterXCurrency = components['parameters']['X-Currency'];
export type ParameterSearchId = components['parameters']['searchID'];
export type ParameterCode = components['parameters']['code'];
export type ParameterAcceptLanguage = components['parameters']['Accept-Language'];
export type ParameterHasParentId = components['parameters']['hasParentID'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterOffset = components['parameters']['offset'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderCacheControl = components['headers']['Cache-Control'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRateLimitLimit = components['headers']['RateLimit-Limit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimit-Remaining'];
export type HeaderRateLimitReset = components['headers']['RateLimit-Reset'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type $defs = Record<string, never>;
export interface operations {
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The API key and its secret. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description The key and secret are right. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenSet"];
                };
            };
            /** @description A field is missing, unknown or malformed (1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The key or the secret is wrong (1002), or the key is suspended (1003). */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["AuthRateLimited"];
            readonly 500: components["responses"]["AuthServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly refresh: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The refresh token. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description A new token set. The old refresh token is used up. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenSet"];
                };
            };
            /** @description A field is missing, unknown or malformed (1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The refresh token is invalid, expired or already used (1004), or the key is suspended (1003). */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["AuthRateLimited"];
            readonly 500: components["responses"]["AuthServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly searchLocations: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What the traveller has typed so far. At least 2 characters, blanks around it not counted. Letter case and accents do not matter, in any language.
                 * @example istanbul
                 */
                readonly query: components["parameters"]["query"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The places, best first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PlacePrediction"][];
                };
            };
            /** @description The query is missing or shorter than 2 characters (1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getLocation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `placeId` of a place prediction.
                 * @example airport-IST
                 */
                readonly placeId: components["parameters"]["placeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The place. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlaceDetail"];
                };
            };
            /** @description The `placeId` is malformed (1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The `placeId` is unknown or no longer supported. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly searchCars: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The currency of every price in the answer. Prices of vendors that use another one are converted.
                 * @example TRY
                 */
                readonly "X-Currency"?: components["parameters"]["X-Currency"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Where, when, and for whom a car is wanted. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CarSearchRequest"];
            };
        };
        readonly responses: {
            /** @description The cars that were found. No car at all is an empty list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarSearchResponse"];
                };
            };
            /** @description A field is missing, unknown, malformed or out of range, or two fields do not fit together (1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The agency may not pay with full credit. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["RateLimited"];
            /** @description No vendor answered, or something unexpected happened on our side. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listExtraProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `searchID` of a search result, not older than 15 minutes.
                 * @example 4Zt8mPq1XyVb6NcLr0HwKd
                 */
                readonly searchID: components["parameters"]["searchID"];
                /**
                 * @description The `code` of a search result.
                 * @example Vn3RgT7sQe5JkUa2BfDx9M
                 */
                readonly code: components["parameters"]["code"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The extra products of the car. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ExtraProductOffer"][];
                };
            };
            /** @description The `searchID` or the `code` is malformed (1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The search or the offer is unknown or has expired. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCarClasses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReferenceItem"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listFuelTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReferenceItem"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listTransmissionTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReferenceItem"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listDeliveryTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReferenceItem"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listExtraProductTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of `name`, as HTTP writes it, weights included. `en`, `tr` and `de` are served; anything else gets `en`.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["Accept-Language"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ExtraProductType"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listSuppliers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description true gives only subsuppliers, false only main suppliers. Without it both come.
                 * @example false
                 */
                readonly hasParentID?: components["parameters"]["hasParentID"];
                /**
                 * @description The largest number of entries to answer.
                 * @example 50
                 */
                readonly limit?: components["parameters"]["limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                readonly offset?: components["parameters"]["offset"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of suppliers. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierPage"];
                };
            };
            /** @description A query parameter is unknown, malformed or out of range (400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
}
