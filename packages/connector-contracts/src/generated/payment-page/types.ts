// Generated from openapi/connectors/payment-page.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/sessions/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read a session
         * @description Returns everything that the page shows, including the state of the last payment. The page polls this operation every two seconds while the
         *     session has the status `processing` and its payment the state `processing`.
         */
        readonly post: operations["readPageSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/installments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List the installments of a card
         * @description Returns the payment plans that the card offers for the amount of the session. The page calls this operation when the traveller has entered
         *     the first six or eight digits.
         */
        readonly post: operations["listInstallments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start the payment of a session
         * @description Charges the card that the token represents, or starts 3D Secure. If a payment of the order is
         *     already in progress or complete, or the session has ended, the operation charges nothing and returns the current session.
         */
        readonly post: operations["startPayment"];
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
        /** @description The secret of the link that the traveller opened, which has 128 random bits. */
        readonly Secret: string;
        /** @description The secret of a session's link. */
        readonly SessionRequest: {
            readonly secret: components["schemas"]["Secret"];
        };
        /** @description The body of every error response. */
        readonly PageError: {
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
        /** @description An amount of money. */
        readonly Money: {
            /** @description The amount in minor units, as an integer. */
            readonly amount: number;
            /**
             * @description The currency of the amount.
             * @enum {string}
             */
            readonly currency: "TRY" | "USD" | "EUR" | "GBP";
        };
        /** @description A place and the local time there. */
        readonly PageStop: {
            /** @description The name of the office, as shown on its sign. The vendor does not translate it. */
            readonly place: string;
            /** @description The local time at the office, without an offset. */
            readonly at: string;
        };
        /** @description An ordered extra product. */
        readonly PageExtra: {
            /** @description The name of the product in the language of the order. */
            readonly name: string;
            /** @description The ordered quantity. */
            readonly quantity: number;
        };
        /** @description The order that the session pays for. */
        readonly PageOrder: {
            /** @description The `id` of the order. */
            readonly orderID: string;
            /** @description The brand and the model of the car. */
            readonly car: string;
            /** @description The name of the rental company. Absent in old orders. */
            readonly vendor?: string;
            /**
             * Format: uri
             * @description A picture of the car.
             */
            readonly imageUrl?: string;
            /** @description The pick-up. Absent in old orders. */
            readonly pickUp?: components["schemas"]["PageStop"];
            /** @description The return. Absent in old orders. */
            readonly dropOff?: components["schemas"]["PageStop"];
            /** @description The ordered extra products. */
            readonly extras: readonly components["schemas"]["PageExtra"][];
        };
        /** @description A hidden field of the bank's form. */
        readonly PageChallengeField: {
            /** @description The name of the field. */
            readonly name: string;
            /** @description The value of the field. */
            readonly value: string;
        };
        /** @description The form that the traveller's browser posts to the bank. Present in the state `challenge`. */
        readonly PageChallenge: {
            /**
             * Format: uri
             * @description The URL of the bank's page.
             */
            readonly url: string;
            /** @description The fields of the form, in order. */
            readonly fields: readonly components["schemas"]["PageChallengeField"][];
        };
        /** @description The last payment that the session started. */
        readonly PagePayment: {
            /**
             * @description The state of the payment. `challenge`: the traveller must authenticate with the bank. `processing`: the outcome is not known yet.
             *     `completed`: the order is paid. `failed`: charged, but not reserved; the money is returned. `declined`: the bank declined the card.
             *     `notCharged`: the payment ended without a charge, for example because the processor did not respond or the traveller did not return
             *     from the bank.
             * @enum {string}
             */
            readonly state: "challenge" | "processing" | "completed" | "failed" | "declined" | "notCharged";
            readonly challenge?: components["schemas"]["PageChallenge"];
            /**
             * @description The reason for the state `declined`.
             * @enum {string}
             */
            readonly reason?: "refused" | "insufficientFunds" | "cardExpired" | "invalidNumber" | "invalidCvc" | "not3dsCapable" | "notAuthenticated" | "customerGaveUp";
        };
        /** @description A payment session with everything that the page shows. */
        readonly PageSession: {
            /** @description The identifier of the session. */
            readonly id: string;
            /**
             * @description The status of the session. `open`: the session is waiting for a card. `processing`: a payment is in progress. `paid`: final; the order is paid
             *     and the car is reserved. `failed`: final; the vendor did not reserve the car, and the money is returned automatically. `expired`: final;
             *     the time has passed. `cancelled`: final; the agency cancelled the session, or the order can no longer be paid with it.
             * @enum {string}
             */
            readonly status: "open" | "processing" | "paid" | "failed" | "expired" | "cancelled";
            /**
             * Format: date-time
             * @description The latest time at which a payment can be started.
             */
            readonly expiresAt: string;
            /**
             * @description The language of the order.
             * @enum {string}
             */
            readonly language: "en" | "tr" | "de";
            /** @description The name of the agency that sells the order. */
            readonly agencyName: string;
            /**
             * Format: uri
             * @description The page of the agency that the browser opens next, with the session's `id` in the `paymentSession` parameter. The URL is deleted one day after the session ends, and is absent from then on.
             */
            readonly returnUrl?: string;
            readonly amount: components["schemas"]["Money"];
            readonly dueAtDesk: components["schemas"]["Money"];
            readonly order: components["schemas"]["PageOrder"];
            readonly payment?: components["schemas"]["PagePayment"];
        };
        /** @description The first digits of a card. */
        readonly InstallmentsRequest: {
            readonly secret: components["schemas"]["Secret"];
            /** @description The first six or eight digits of the card number. */
            readonly bin: string;
        };
        /** @description The number of installments; 1 is a single payment. */
        readonly InstallmentCount: number;
        /** @description A payment plan with its full price. */
        readonly CardPlan: {
            readonly installmentCount: components["schemas"]["InstallmentCount"];
            readonly installment: components["schemas"]["Money"];
            readonly total: components["schemas"]["Money"];
        };
        /** @description The card programme and its payment plans. */
        readonly CardPlans: {
            /** @description The name of the issuing bank. */
            readonly bankName: string;
            /** @description The card scheme. */
            readonly association: string;
            /** @description The installment programme of the card. Empty if the card does not belong to such a programme. */
            readonly family: string;
            /** @description The payment plans. The first entry is the single payment. */
            readonly plans: readonly components["schemas"]["CardPlan"][];
        };
        /** @description The card token to charge, and the traveller who entered the card. */
        readonly StartPaymentRequest: {
            readonly secret: components["schemas"]["Secret"];
            /** @description The token that the processor created for the session. The page sends the session's `id` to the processor as `session`. */
            readonly token: string;
            readonly installmentCount: components["schemas"]["InstallmentCount"];
            /**
             * @description The language in which the traveller reads the page, for the bank's page. Defaults to the language of the order.
             * @enum {string}
             */
            readonly language?: "en" | "tr" | "de";
            /** @description The traveller's IP address, which is stored with the payment. */
            readonly ipAddress: string;
            /** @description The `User-Agent` of the traveller's browser. */
            readonly userAgent?: string;
        };
    };
    responses: {
        /** @description The request was refused before processing because of its method, media type, size or duration. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PageError"];
            };
        };
        /** @description The request does not match the contract; `details` names the first invalid field. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PageError"];
            };
        };
        /** @description The key of the page is missing or unknown. */
        readonly InvalidKey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PageError"];
            };
        };
        /** @description No payment session has this secret. */
        readonly UnknownSession: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PageError"];
            };
        };
        /** @description The traveller's address has sent too many calls. */
        readonly TooManyCalls: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PageError"];
            };
        };
        /** @description The service or the processor could not process the request. */
        readonly ServiceFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PageError"];
            };
        };
    };
    parameters: {
        /**
         * @description The IP address of the traveller's browser, as the page determines it. The service counts the calls for each address, or for each /64 network
         *     of IPv6. Calls without this header are not counted.
         * @example 203.0.113.24
         */
        readonly travellerAddress: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Secret = components['schemas']['Secret'];
export type SessionRequest = components['schemas']['SessionRequest'];
export type PageError = components['schemas']['PageError'];
export type Money = components['schemas']['Money'];
export type PageStop = components['schemas']['PageStop'];
export type PageExtra = components['schemas']['PageExtra'];
export type PageOrder = components['schemas']['PageOrder'];
export type PageChallengeField = components['schemas']['PageChallengeField'];
export type PageChallenge = components['schemas']['PageChallenge'];
export type PagePayment = components['schemas']['PagePayment'];
export type PageSession = components['schemas']['PageSession'];
export type InstallmentsRequest = components['schemas']['InstallmentsRequest'];
export type InstallmentCount = components['schemas']['InstallmentCount'];
export type CardPlan = components['schemas']['CardPlan'];
export type CardPlans = components['schemas']['CardPlans'];
export type StartPaymentRequest = components['schemas']['StartPaymentRequest'];
export type ResponseRefusedAtTheEdge = components['responses']['RefusedAtTheEdge'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseInvalidKey = components['responses']['InvalidKey'];
export type ResponseUnknownSession = components['responses']['UnknownSession'];
export type ResponseTooManyCalls = components['responses']['TooManyCalls'];
export type ResponseServiceFailed = components['responses']['ServiceFailed'];
export type ParameterTravellerAddress = components['parameters']['travellerAddress'];
export type $defs = Record<string, never>;
export interface operations {
    readonly readPageSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The IP address of the traveller's browser, as the page determines it. The service counts the calls for each address, or for each /64 network
                 *     of IPv6. Calls without this header are not counted.
                 * @example 203.0.113.24
                 */
                readonly "X-Traveller-Address"?: components["parameters"]["travellerAddress"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionRequest"];
            };
        };
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageSession"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            readonly 404: components["responses"]["UnknownSession"];
            readonly 429: components["responses"]["TooManyCalls"];
            readonly 500: components["responses"]["ServiceFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly listInstallments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The IP address of the traveller's browser, as the page determines it. The service counts the calls for each address, or for each /64 network
                 *     of IPv6. Calls without this header are not counted.
                 * @example 203.0.113.24
                 */
                readonly "X-Traveller-Address"?: components["parameters"]["travellerAddress"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InstallmentsRequest"];
            };
        };
        readonly responses: {
            /** @description The card programme and its payment plans. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPlans"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No session has this secret, or no card number begins with these digits. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageError"];
                };
            };
            /** @description The card cannot be charged in the currency of the order. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageError"];
                };
            };
            readonly 429: components["responses"]["TooManyCalls"];
            readonly 500: components["responses"]["ServiceFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly startPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The IP address of the traveller's browser, as the page determines it. The service counts the calls for each address, or for each /64 network
                 *     of IPv6. Calls without this header are not counted.
                 * @example 203.0.113.24
                 */
                readonly "X-Traveller-Address"?: components["parameters"]["travellerAddress"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The session after the payment, or during it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageSession"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            readonly 404: components["responses"]["UnknownSession"];
            /** @description The card token or the number of installments cannot be used. Nothing is charged. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageError"];
                };
            };
            /** @description Too many cards were declined, or the traveller's address has sent too many cards. Nothing is charged. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageError"];
                };
            };
            readonly 500: components["responses"]["ServiceFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
