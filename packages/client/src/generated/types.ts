// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Exchanges the API key and secret of an agency for a token set. The access token lives one week, the refresh token one month; the two timestamps of the answer say exactly until when.
         *
         *     A suspended or disabled key is told so only after its secret has matched.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a token set
         * @description Exchanges a refresh token for a new token set with a new refresh token. Each refresh token works once.
         *
         *     When the answer was lost on the way, the same request may be repeated within 30 seconds and gets a working token set. Using an old refresh token later than that is taken for theft: every token that came from the same login stops working, access tokens included, and the answer is 1004.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find places
         * @description Completes what a traveller types to places: airports, cities, districts and well-known spots, at most 10, best first. An exact airport code comes first, then names that start with the query, then names with a later word that does; airports and big places lead.
         *
         *     Letter case and accents do not matter, and other names of a place count: `istanbul`, `İSTANBUL` and `ıstanbul` find the same, and so do `Munich` and `Münih`. When nothing fits, the answer is an empty list.
         */
        get: operations["searchLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/{placeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a place
         * @description Gives the position and time zone of a place that a search found. Use its `point` in a car or transfer search, and its `timezone` for the offset of the pick-up and drop-off times.
         */
        get: operations["getLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search cars
         * @description Asks every vendor at once for cars at the pick-up point, for the whole period, to be returned at the drop-off point.
         */
        post: operations["searchCars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{searchID}/{code}/extra-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the extra products of a car
         * @description Lists what can be booked along with one car of a search: equipment, insurances, services and extra distance. Prices are in the currency of the search and for one piece and the whole rental.
         */
        get: operations["listExtraProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helper-data/car-classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List car classes
         * @description The 37 car classes, ids 1 to 38 without 30. `class.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
         */
        get: operations["listCarClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helper-data/fuel-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fuel types
         * @description The 13 fuel types. `fuel.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
         */
        get: operations["listFuelTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helper-data/transmission-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transmission types
         * @description The two transmission types. `transmission.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
         */
        get: operations["listTransmissionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helper-data/delivery-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List delivery types
         * @description The seven ways a car can be handed over. The list hardly ever changes and may be kept for an hour.
         */
        get: operations["listDeliveryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helper-data/extra-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List extra product types
         * @description The kinds of extra products, named in the language of `Accept-Language`.
         */
        get: operations["listExtraProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helper-data/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppliers
         * @description The companies that rent out cars, in pages. A subsupplier names its main supplier in `parentID`; for a main supplier that is null.
         */
        get: operations["listSuppliers"];
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
        /** @description The credentials of an agency. */
        LoginRequest: {
            /** @description The API key from the agency portal. */
            key: string;
            /**
             * Format: password
             * @description The secret that belongs to the key.
             */
            secret: string;
        };
        /** @description The first thing that is wrong with the request. */
        ValidationDetails: {
            /** @description Where the problem is, as a dotted path such as `checkInLocation.lat`. For a parameter it is the name of the parameter, for the body as a whole it is `body`. */
            field: string;
            /** @description What is accepted there, in one English sentence. */
            message: string;
        };
        /** @description The body of every error answer, whatever went wrong. */
        Error: {
            /** @description The number of the error. The same number can mean different things in different areas; the operation lists its own. */
            code: number;
            /** @description What went wrong, in one English sentence for developers. Its wording may change; rely on `code`. */
            description: string;
            /** @description What exactly went wrong, where there is more to say than `description` does. */
            details?: components["schemas"]["ValidationDetails"] | string;
        };
        /** @description The person or system the API key was issued to. Rate limits are counted per user. */
        User: {
            /** @description The identifier of the user. */
            id: string;
            /**
             * Format: email
             * @description The email address of the user.
             */
            email: string;
            /** @description The given name of the user. */
            firstName: string;
            /** @description The family name of the user. */
            lastName: string;
        };
        /** @description An access token, the refresh token to renew it with, and the user both belong to. */
        TokenSet: {
            /** @description The token that every other request carries in its `Authorization` header. It is a JWT; treat it as opaque. */
            accessToken: string;
            /** @description The token that gets the next token set, once. */
            refreshToken: string;
            /**
             * Format: date-time
             * @description When the access token stops working, one week after it was issued.
             */
            accessTokenExpireAt: string;
            /**
             * Format: date-time
             * @description When the refresh token stops working, one month after it was issued.
             */
            refreshTokenExpireAt: string;
            user: components["schemas"]["User"];
        };
        /** @description The refresh token to exchange for a new token set. */
        RefreshRequest: {
            /**
             * Format: password
             * @description The `refreshToken` of the latest token set.
             */
            token: string;
        };
        /** @description A place that fits what was typed so far. */
        PlacePrediction: {
            /** @description The identifier to read the place with. It stays the same from search to search. */
            placeId: string;
            /** @description Name and address in one line. */
            description: string;
            /** @description The name of the place. */
            mainText: string;
            /** @description Where the place is, usually district, city and country. Empty when there is nothing to add to the name. */
            secondaryText: string;
            /** @description What kind of place it is, the most telling first. */
            types: ("airport" | "locality" | "neighborhood" | "establishment" | "point_of_interest" | "political")[];
        };
        /** @description A position on the earth in decimal degrees (WGS 84). */
        Point: {
            /** @description Latitude in degrees, north is positive. */
            lat: number;
            /** @description Longitude in degrees, east is positive. */
            lon: number;
        };
        /** @description A place with what a search needs to know about it. */
        PlaceDetail: {
            /** @description The identifier of the place. */
            placeId: string;
            /** @description The name of the place. */
            name: string;
            /** @description The city the place is in or belongs to. */
            city: string;
            /**
             * Format: iso-country
             * @description The country, as two capital letters of ISO 3166-1.
             */
            countryCode: string;
            /** @description The IANA time zone of the place. Pick-up and drop-off times are local to it. */
            timezone: string;
            point: components["schemas"]["Point"];
        };
        /**
         * @description A currency code of ISO 4217.
         * @enum {string}
         */
        Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description An amount of money in whole minor units, so that 123450 TRY is 1,234.50 Turkish lira. */
        Money: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency (kuruş, cent, penny).
             */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description What the agency adds to each price for itself. `type` says which of the two other fields is needed; only that one is read. */
        Commission: {
            /**
             * @description Whether the commission is a share of the net price or a fixed amount.
             * @enum {string}
             */
            type: "percentage" | "fixed";
            /** @description Percent of the net price. Decimals are allowed. Needed when `type` is `percentage`. */
            percentage?: number;
            /** @description The amount added to each car, in the currency the search asks for. Extra products get no fixed commission. Needed when `type` is `fixed`. */
            fixed?: components["schemas"]["Money"];
        };
        /** @description Where, when, and for whom a car is wanted. */
        CarSearchRequest: {
            /**
             * Format: local-or-offset-date-time
             * @description Pick-up, in the local time of the pick-up place with its UTC offset. It must lie in the future, at most 365 days ahead. Without an offset it is read as UTC, which moves the pick-up wherever local time is not UTC.
             */
            checkInDateTime: string;
            /**
             * Format: local-or-offset-date-time
             * @description Drop-off, in the local time of the drop-off place with its UTC offset. It must lie after pick-up, at most 90 days. Without an offset it is read as UTC.
             */
            checkOutDateTime: string;
            /**
             * @description The age of the driver at pick-up in years, as text. Cars that ask for an older driver are left out.
             * @enum {string}
             */
            age: "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30+";
            /**
             * Format: iso-country
             * @description The country the driver lives in, as two capital letters of ISO 3166-1.
             */
            country: string;
            /**
             * @description How the order is going to be paid. `creditCard` is a card, `limit` the credit limit of the agency.
             * @enum {string}
             */
            paymentType: "creditCard" | "limit";
            /** @description The point to pick the car up at. Offices within 50 km count. */
            checkInLocation: components["schemas"]["Point"];
            /** @description The point to return the car at. Offices within 50 km count. */
            checkOutLocation: components["schemas"]["Point"];
            commission?: components["schemas"]["Commission"];
            /** @description The code of a discount campaign. An unknown code is refused. */
            campaignCode?: string;
            /**
             * @description true searches only cars that can be paid entirely with credit, the part at the vendor's desk included. The agency must be authorised for it.
             * @default false
             */
            fullCredit?: boolean;
        };
        /** @description Where the office is. */
        OfficeLocation: {
            /** @description The name of the office, usually of the airport or district. */
            name: string;
            /** @description The city of the office. */
            city: string;
        };
        /** @description An office of the vendor. */
        Office: {
            /** @description The identifier of the office. */
            id: string;
            location: components["schemas"]["OfficeLocation"];
        };
        /** @description When and where the car is picked up and returned. */
        Appointment: {
            /**
             * Format: date-time
             * @description Pick-up, with the UTC offset of the request.
             */
            checkInDateTime: string;
            /** @description The office that hands the car out. */
            checkInOffice: components["schemas"]["Office"];
            /**
             * Format: date-time
             * @description Drop-off, with the UTC offset of the request.
             */
            checkOutDateTime: string;
            /** @description The office that takes the car back. */
            checkOutOffice: components["schemas"]["Office"];
        };
        /** @description A thing with an identifier and a name to show. */
        IdName: {
            /** @description The identifier. Today it is an integer everywhere; be ready for a string. */
            id: number | string;
            /** @description The name to show. */
            name: string;
        };
        /**
         * @deprecated
         * @description A picture of the car.
         */
        CarImage: {
            /**
             * Format: uri
             * @description The address of the picture.
             */
            url: string;
            /** @description What the picture shows. */
            alt: string;
        };
        /** @description The campaign that lowered the price. Absent when none did. */
        Campaign: {
            /** @description The identifier of the campaign. Today it is an integer everywhere; be ready for a string. */
            id: number | string;
            /** @description The name of the campaign. */
            name: string;
        };
        /** @description The risks that the price already covers. */
        IncludedCoverages: {
            /** @description Whether damage to the car is covered. */
            collision: boolean;
            /** @description Whether theft of the car is covered. */
            theft: boolean;
            /** @description Whether damage to others is covered. */
            thirdPartyLiability: boolean;
        };
        /** @description The price of the whole rental. total = net + fee + commission, and paymentTotal = total − vendorTotal, to the minor unit. */
        CarPricing: {
            /** @description The vendor's price after discounts. */
            net: components["schemas"]["Money"];
            /** @description The commission of the agency. 0 when the search asked for none. */
            commission: components["schemas"]["Money"];
            /** @description The extra charges of the vendor, such as one-way, airport and young driver fees. */
            fee: components["schemas"]["Money"];
            /** @description What the rental costs the traveller altogether. */
            total: components["schemas"]["Money"];
            /** @description The part that is paid with the order. */
            paymentTotal: components["schemas"]["Money"];
            /** @description The part that is left to pay at the vendor's desk. 0 for most offers. */
            vendorTotal: components["schemas"]["Money"];
        };
        /** @description The supplier that rents out the car. It is one of the suppliers of the reference data. */
        CarVendor: {
            /** @description The identifier of the supplier. Today it is an integer everywhere; be ready for a string. */
            id: number | string;
            /** @description The name of the supplier. */
            name: string;
            /** @description The name to show to a traveller, where it differs from the plain name. */
            displayName?: string;
        };
        /** @description How old the driver must be. */
        MinDriverAgeRule: {
            /** @description The rule in words. */
            name: string;
            /**
             * @description Always `minDriverAge`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "minDriverAge";
            /** @description The youngest age in years at pick-up. */
            minDriverAge: number;
        };
        /** @description The deposit that the vendor blocks on the driver's card at pick-up. */
        DepositRule: {
            /** @description The rule in words. */
            name: string;
            /**
             * @description Always `deposit`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "deposit";
            /** @description The amount that is blocked, in the currency of the search. */
            deposit: components["schemas"]["Money"];
        };
        /** @description A rule that is told in words. `mileageLimit` is the distance included, `freeCancellation` the time to cancel without cost, `licenseHeld` how long the driver must have held a licence. */
        DescribedRule: {
            /**
             * @description What the rule is about. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "mileageLimit" | "freeCancellation" | "licenseHeld";
            /** @description The rule in words. */
            description: string;
        };
        /** @description A rule of the vendor. `type` says which. Further types may come; show their `description` or leave them out. */
        RentalRule: components["schemas"]["MinDriverAgeRule"] | components["schemas"]["DepositRule"] | components["schemas"]["DescribedRule"];
        /** @description What the traveller must know before renting. A vendor gives documents, fields, or both. */
        RentalConditions: {
            /**
             * Format: uri
             * @description The address of the vendor's product information.
             */
            productInformationPDF?: string;
            /**
             * Format: uri
             * @description The address of the vendor's terms and conditions.
             */
            termsConditionPDF?: string;
            /** @description The youngest age of a driver in years. */
            minimumAge?: number;
            /** @description Which licence the driver needs, in words. */
            licenseRequirement?: string;
        };
        /** @description One car of one vendor for the requested period, with its price. */
        CarResult: {
            /** @description The product code of this offer. With `searchID` it names the car in later requests. */
            code: string;
            /** @description The search this offer belongs to. It is valid for 15 minutes. */
            searchID: string;
            /** @description Whether the car can be paid entirely with credit. */
            applicableForFullCredit: boolean;
            appointment: components["schemas"]["Appointment"];
            /** @description The make of the car. */
            brand: components["schemas"]["IdName"];
            /** @description The model of the car. */
            model: components["schemas"]["IdName"];
            /** @description The car class, one of the reference data. */
            class: components["schemas"]["IdName"];
            /** @description The market segment the car belongs to. */
            segment: components["schemas"]["IdName"];
            /** @description The fuel type, one of the reference data. */
            fuel: components["schemas"]["IdName"];
            /** @description How full the tank must be on return. */
            fuelPolicy: components["schemas"]["IdName"];
            /** @description The transmission type, one of the reference data. */
            transmission: components["schemas"]["IdName"];
            /** @description The name the vendor gives its own car class. Empty when it has none. */
            customClassName: string;
            /** @description The four letters of the ACRISS code of the car; category, body, transmission with drive, fuel with air conditioning. */
            sippCode: string;
            /** @description true means that the traveller must pass the credit check before this car can be ordered. */
            isCreditcheckRequired: boolean;
            /** @description The code that every call of the credit check carries. It stays valid after the search has expired. */
            integrationCode: string;
            /** @description The number of seats, the driver's included. */
            seatCount: number;
            /** @description The number of rental days that are charged. Each day begun counts. */
            rentalDurationInDays: number;
            /**
             * Format: uri
             * @description The address of a picture of the car.
             */
            imageURL: string;
            /**
             * @deprecated
             * @description Pictures of the car. Use `imageURL` instead.
             */
            images?: components["schemas"]["CarImage"][];
            campaign?: components["schemas"]["Campaign"];
            includedCoverages: components["schemas"]["IncludedCoverages"];
            pricing: components["schemas"]["CarPricing"];
            vendor: components["schemas"]["CarVendor"];
            /** @description What the vendor demands or grants. */
            rules: components["schemas"]["RentalRule"][];
            rentalConditions: components["schemas"]["RentalConditions"];
        };
        /** @description The cars that were found. */
        CarSearchResponse: {
            /** @description The number of cars in `results`. */
            count: number;
            /** @description The cars, best first. The order is the distance of both offices from the requested points, then the total price, then the code. */
            results: components["schemas"]["CarResult"][];
        };
        /** @description The price of one piece for the whole rental. total = net + commission, to the minor unit. */
        ExtraProductPricing: {
            /** @description What one piece costs the traveller. */
            total: components["schemas"]["Money"];
            /** @description The vendor's price after discounts. */
            net: components["schemas"]["Money"];
            /** @description The commission of the agency. A percentage of the search applies here, a fixed amount does not. */
            commission: components["schemas"]["Money"];
        };
        /** @description A thing that comes with the car, such as a child seat. */
        EquipmentOffer: {
            /** @description The code to order this product with. */
            code: string;
            /** @description The name to show. */
            name: string;
            /**
             * @description Always `equipment`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "equipment";
            /** @description The search this offer belongs to. */
            searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            min: number;
            /** @description The largest quantity that can be ordered. */
            max: number;
            pricing: components["schemas"]["ExtraProductPricing"];
            campaign?: components["schemas"]["Campaign"];
        };
        /** @description Which insurance it is. */
        Insurance: {
            /** @description The code of the insurance in the trade, such as SCDW. */
            code: string;
            /** @description The name of the insurance. */
            name: string;
        };
        /** @description An insurance on top of the included coverages. */
        InsuranceOffer: {
            /** @description The code to order this product with. */
            code: string;
            /** @description The name to show. */
            name: string;
            /**
             * @description Always `insurance`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "insurance";
            /** @description The search this offer belongs to. */
            searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            min: number;
            /** @description The largest quantity that can be ordered. */
            max: number;
            pricing: components["schemas"]["ExtraProductPricing"];
            campaign?: components["schemas"]["Campaign"];
            insurance: components["schemas"]["Insurance"];
        };
        /** @description A service around the rental, such as an additional driver. */
        ServiceOffer: {
            /** @description The code to order this product with. */
            code: string;
            /** @description The name to show. */
            name: string;
            /**
             * @description Always `service`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "service";
            /** @description The search this offer belongs to. */
            searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            min: number;
            /** @description The largest quantity that can be ordered. */
            max: number;
            pricing: components["schemas"]["ExtraProductPricing"];
            campaign?: components["schemas"]["Campaign"];
        };
        /** @description How much distance is added. */
        ExtraRange: {
            /** @description The distance, in `unit`. */
            amount: number;
            /**
             * @description The unit of the distance.
             * @enum {string}
             */
            unit: "km";
        };
        /** @description More distance than the price includes. */
        RangeOffer: {
            /** @description The code to order this product with. */
            code: string;
            /** @description The name to show. */
            name: string;
            /**
             * @description Always `range`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "range";
            /** @description The search this offer belongs to. */
            searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            min: number;
            /** @description The largest quantity that can be ordered. */
            max: number;
            pricing: components["schemas"]["ExtraProductPricing"];
            campaign?: components["schemas"]["Campaign"];
            extraRange: components["schemas"]["ExtraRange"];
        };
        /** @description Something that can be booked along with the car. `type` says what. */
        ExtraProductOffer: components["schemas"]["EquipmentOffer"] | components["schemas"]["InsuranceOffer"] | components["schemas"]["ServiceOffer"] | components["schemas"]["RangeOffer"];
        /** @description An entry of a fixed list. */
        ReferenceItem: {
            /** @description The identifier. It never changes its meaning. */
            id: number;
            /** @description The name to show, mostly in Turkish. */
            name: string;
        };
        /** @description A kind of extra product. */
        ExtraProductType: {
            /** @description The identifier. It never changes its meaning. */
            id: number;
            /** @description The name in the language of `Accept-Language`. */
            name: string;
            /** @description The kind, such as `babySeat`, `gpsNavigation`, `additionalDriver`, `insurance`, `extraRange`. */
            type: string;
            /** @description The code in capital letters, such as `BABY_SEAT`, `GPS`, `ADD_DRIVER`, `CDW`, `EXTRA_RANGE`. */
            code: string;
        };
        /** @description A company that rents out cars. */
        Supplier: {
            /** @description The identifier of the supplier. */
            id: number;
            /** @description The name of the supplier. */
            name: string;
            /** @description The name to show to a traveller. */
            displayName: string;
            /** @description The code of the supplier in capital letters. */
            code: string;
            /** @description The main supplier that this one belongs to. null for a main supplier. */
            parentID: number | null;
            /**
             * Format: uri
             * @description The address of the logo. Absent when there is none.
             */
            logo?: string;
        };
        /** @description A page of suppliers, in the order of their ids. */
        SupplierPage: {
            /** @description The page size that was applied. */
            limit: number;
            /** @description The number of suppliers before this page. */
            offset: number;
            /** @description The number of suppliers that match, on all pages. */
            total: number;
            /** @description The suppliers of this page. Empty when `offset` lies behind the last one. */
            results: components["schemas"]["Supplier"][];
        };
    };
    responses: {
        /** @description The request did not reach the operation, for a reason that HTTP has a status of its own for. */
        EdgeError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests for this API key or token and client address (1005). */
        AuthRateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something unexpected happened on our side (1500). */
        AuthServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is not valid (401), or its API key is suspended (1003). */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. `Retry-After` says how long to wait. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something unexpected happened on our side. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A query parameter is unknown, malformed or out of range (400). */
        ReferenceDataInvalidRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is not valid (2001), or its API key is suspended (1003). */
        ReferenceDataUnauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Reading reference data is switched off for the agency (2002). */
        ReferenceDataForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        "X-Request-Id": string;
        /**
         * @description What the traveller has typed so far. At least 2 characters, blanks around it not counted. Letter case and accents do not matter, in any language.
         * @example istanbul
         */
        query: string;
        /**
         * @description The `placeId` of a place prediction.
         * @example airport-IST
         */
        placeId: string;
        /**
         * @description The currency of every price in the answer. Prices of vendors that use another one are converted.
         * @example TRY
         */
        "X-Currency": components["schemas"]["Currency"];
        /**
         * @description The `searchID` of a search result, not older than 15 minutes.
         * @example 4Zt8mPq1XyVb6NcLr0HwKd
         */
        searchID: string;
        /**
         * @description The `code` of a search result.
         * @example Vn3RgT7sQe5JkUa2BfDx9M
         */
        code: string;
        /**
         * @description The language of `name`, as HTTP writes it, weights included. `en`, `tr` and `de` are served; anything else gets `en`.
         * @example tr
         */
        "Accept-Language": string;
        /**
         * @description true gives only subsuppliers, false only main suppliers. Without it both come.
         * @example false
         */
        hasParentID: boolean;
        /**
         * @description The largest number of entries to answer.
         * @example 50
         */
        limit: number;
        /**
         * @description The number of entries to skip.
         * @example 0
         */
        offset: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The identifier of this request, the caller's own where it sent a usable one. Quote it when you ask for help.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        "X-Request-Id": string;
        /**
         * @description Whether the answer may be kept. `no-store` almost everywhere, `private` with a short age on reference data.
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * @description The methods this path answers to. Sent with 405.
         * @example GET, HEAD
         */
        Allow: string;
        /**
         * @description How many requests the limit of this operation allows per window.
         * @example 20
         */
        "RateLimit-Limit": number;
        /**
         * @description How many requests are left in this window.
         * @example 19
         */
        "RateLimit-Remaining": number;
        /**
         * @description Seconds until the window starts anew.
         * @example 60
         */
        "RateLimit-Reset": number;
        /**
         * @description How to authenticate. Always `Bearer`.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description Seconds to wait before the request is worth repeating.
         * @example 42
         */
        "Retry-After": number;
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
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The API key and its secret. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The key and secret are right. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            /** @description A field is missing, unknown or malformed (1001). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The key or the secret is wrong (1002), or the key is suspended (1003). */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["AuthRateLimited"];
            500: components["responses"]["AuthServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The refresh token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new token set. The old refresh token is used up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            /** @description A field is missing, unknown or malformed (1001). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The refresh token is invalid, expired or already used (1004), or the key is suspended (1003). */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["AuthRateLimited"];
            500: components["responses"]["AuthServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    searchLocations: {
        parameters: {
            query: {
                /**
                 * @description What the traveller has typed so far. At least 2 characters, blanks around it not counted. Letter case and accents do not matter, in any language.
                 * @example istanbul
                 */
                query: components["parameters"]["query"];
            };
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places, best first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacePrediction"][];
                };
            };
            /** @description The query is missing or shorter than 2 characters (1001). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    getLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /**
                 * @description The `placeId` of a place prediction.
                 * @example airport-IST
                 */
                placeId: components["parameters"]["placeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceDetail"];
                };
            };
            /** @description The `placeId` is malformed (1001). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The `placeId` is unknown or no longer supported. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    searchCars: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The currency of every price in the answer. Prices of vendors that use another one are converted.
                 * @example TRY
                 */
                "X-Currency"?: components["parameters"]["X-Currency"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Where, when, and for whom a car is wanted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarSearchRequest"];
            };
        };
        responses: {
            /** @description The cars that were found. No car at all is an empty list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarSearchResponse"];
                };
            };
            /** @description A field is missing, unknown, malformed or out of range, or two fields do not fit together (1001). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The agency may not pay with full credit. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            /** @description No vendor answered, or something unexpected happened on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["EdgeError"];
        };
    };
    listExtraProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /**
                 * @description The `searchID` of a search result, not older than 15 minutes.
                 * @example 4Zt8mPq1XyVb6NcLr0HwKd
                 */
                searchID: components["parameters"]["searchID"];
                /**
                 * @description The `code` of a search result.
                 * @example Vn3RgT7sQe5JkUa2BfDx9M
                 */
                code: components["parameters"]["code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extra products of the car. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtraProductOffer"][];
                };
            };
            /** @description The `searchID` or the `code` is malformed (1001). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The search or the offer is unknown or has expired. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    listCarClasses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItem"][];
                };
            };
            400: components["responses"]["ReferenceDataInvalidRequest"];
            401: components["responses"]["ReferenceDataUnauthenticated"];
            403: components["responses"]["ReferenceDataForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    listFuelTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItem"][];
                };
            };
            400: components["responses"]["ReferenceDataInvalidRequest"];
            401: components["responses"]["ReferenceDataUnauthenticated"];
            403: components["responses"]["ReferenceDataForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    listTransmissionTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItem"][];
                };
            };
            400: components["responses"]["ReferenceDataInvalidRequest"];
            401: components["responses"]["ReferenceDataUnauthenticated"];
            403: components["responses"]["ReferenceDataForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    listDeliveryTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItem"][];
                };
            };
            400: components["responses"]["ReferenceDataInvalidRequest"];
            401: components["responses"]["ReferenceDataUnauthenticated"];
            403: components["responses"]["ReferenceDataForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    listExtraProductTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of `name`, as HTTP writes it, weights included. `en`, `tr` and `de` are served; anything else gets `en`.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtraProductType"][];
                };
            };
            400: components["responses"]["ReferenceDataInvalidRequest"];
            401: components["responses"]["ReferenceDataUnauthenticated"];
            403: components["responses"]["ReferenceDataForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /**
                 * @description true gives only subsuppliers, false only main suppliers. Without it both come.
                 * @example false
                 */
                hasParentID?: components["parameters"]["hasParentID"];
                /**
                 * @description The largest number of entries to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["offset"];
            };
            header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of suppliers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPage"];
                };
            };
            /** @description A query parameter is unknown, malformed or out of range (400). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["ReferenceDataUnauthenticated"];
            403: components["responses"]["ReferenceDataForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["EdgeError"];
        };
    };
}
