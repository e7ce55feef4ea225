// Generated from openapi/connectors/payment-processor.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/processor/capabilities": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the capabilities
         * @description Returns the optional parts of this contract that the processor offers. The payment page requires card tokens, so the service reads the
         *     capabilities when it starts with a payment page.
         */
        readonly get: operations["readCapabilities"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/bins/{bin}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Look up a card
         * @description Returns the issuing bank, the type of card, and the total for each number of installments that the card offers.
         */
        readonly get: operations["lookUpBin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/card-tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a card token
         * @description Replaces a card with a token for one payment session. The payment page calls this operation with its own key. The token permits one
         *     transaction in the session. A repeated request returns a different token for the same card. The processor does not contact the bank, so a
         *     token is also created for a card that the bank will decline.
         */
        readonly post: operations["createCardToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/card-tokens/lookup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Look up a card token
         * @description Returns data about the card behind a token that can still be used. The lookup does not use up the token. The token is sent in the body, so that
         *     no log of URLs contains it.
         */
        readonly post: operations["lookUpCardToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/charges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Charge a card
         * @description Charges the card once per reference. A request with a card creates the transaction. After 3D Secure, the request completes the
         *     transaction that start3ds created under the same reference. A repeated request returns the current transaction without another charge. A
         *     request whose reference was voided earlier also charges nothing. The first request with a card token uses the token for its reference.
         */
        readonly post: operations["charge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/3ds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start 3D Secure
         * @description Creates a transaction that the customer authenticates with the bank, and returns the form that opens the bank's page. The card is
         *     charged only by a later charge request. A repeated request returns the same form. The first request with a card token uses the token for
         *     its reference.
         *
         *     Afterwards, the bank's page makes the browser post a form to `returnUrl` with `language`, `paymentId` (the reference) and
         *     `transactionId`. The receiver must not trust this form, and must call findTransaction for the result.
         */
        readonly post: operations["start3ds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/transactions/{reference}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find a transaction by reference
         * @description Returns the current state of the transaction. A transaction can be found as soon as the processor has received the charge or start3ds
         *     request, even if the response was lost.
         */
        readonly get: operations["findTransaction"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/transactions/{reference}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Void a transaction by reference
         * @description Ends the transaction: the full charge is returned, and no further charge is possible. An unknown reference is marked as voided, and a charge that
         *     arrives later under that reference collects no money. Repeating the request has no further effect. A declined transaction
         *     remains declined.
         */
        readonly post: operations["voidTransaction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/transactions/{reference}/refunds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refund a transaction
         * @description Refunds all or part of a charge, once per refund reference. A repeated request returns the same refund and does not transfer money again.
         */
        readonly post: operations["refundTransaction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/processor/statements/{day}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a daily statement
         * @description Returns the current state of every charged transaction of the day, in pages. A transaction belongs to the day on which its reference
         *     first arrived, regardless of later changes. The statement omits transactions that were declined, or voided before a charge.
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
        /** @description The body of every error response. */
        readonly ProcessorError: {
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
        /** @description The optional parts of this contract that the processor offers. */
        readonly Capabilities: {
            /** @description True if the processor supports createCardToken and lookUpCardToken, and accepts card tokens for charges and 3D Secure. */
            readonly cardTokens: boolean;
        };
        /**
         * @description The currency of the accompanying amounts.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description The number of installments; 1 is a single payment. */
        readonly InstallmentCount: number;
        /** @description A payment option for the amount. `total` is `installmentCount` times `installment`, in minor units of the requested currency. */
        readonly InstallmentPlan: {
            readonly installmentCount: components["schemas"]["InstallmentCount"];
            /** @description The amount of one installment. */
            readonly installment: number;
            /** @description The amount to charge: the sum of all installments, including interest. */
            readonly total: number;
        };
        /** @description Data about a card, derived from its first digits, and the total for each number of installments. */
        readonly CardProfile: {
            /** @description The numeric code of the issuing bank, or 0 for foreign banks. */
            readonly bankCode: number;
            /** @description The name of the issuing bank. */
            readonly bankName: string;
            /**
             * @description The card scheme.
             * @enum {string}
             */
            readonly association: "Mastercard" | "Visa" | "American Express" | "Troy";
            /** @description The card's installment program. Empty if the card does not belong to such a program. */
            readonly family: string;
            /**
             * @description The type of card: credit or debit.
             * @enum {string}
             */
            readonly type: "credit" | "debit";
            /** @description True if the card can be charged only after 3D Secure. */
            readonly requires3ds: boolean;
            /** @description The currencies in which the card can be charged. */
            readonly currencies: readonly components["schemas"]["Currency"][];
            /** @description The total for each number of installments that the card offers. The first entry is the single payment. */
            readonly plans: readonly components["schemas"]["InstallmentPlan"][];
        };
        /** @description A reference that the service assigns to a request. Requests with the same reference are treated as the same request, however often they arrive. */
        readonly Reference: string;
        /** @description The card to charge. The processor stores only the first six and the last four digits. */
        readonly Card: {
            /** @description The card number, digits only. */
            readonly number: string;
            /** @description The expiry month, two digits. */
            readonly expireMonth: string;
            /** @description The expiry year, four digits. */
            readonly expireYear: string;
            /** @description The name on the card. */
            readonly holderName: string;
            /** @description The security code. */
            readonly cvc: string;
        };
        /** @description The card to replace, and the payment session that it belongs to. */
        readonly CardTokenRequest: {
            readonly session: components["schemas"]["Reference"];
            readonly card: components["schemas"]["Card"];
        };
        /**
         * @description A random value that replaces a card. It is a secret with at least 128 bits, can be used for one transaction of one session, and expires
         *     after at most 60 minutes.
         */
        readonly Token: string;
        /**
         * Format: date-time
         * @description The time at which the token expires unless it has been used.
         */
        readonly TokenExpiry: string;
        /** @description The first eight digits of the card number, or the first six if the number has fewer than 16 digits. */
        readonly Bin: string;
        /** @description The last four digits of the card number. */
        readonly LastFour: string;
        /** @description A token that replaces a card, and the digits of the card that may be shown. */
        readonly CardToken: {
            readonly token: components["schemas"]["Token"];
            readonly expiresAt: components["schemas"]["TokenExpiry"];
            readonly bin: components["schemas"]["Bin"];
            readonly lastFour: components["schemas"]["LastFour"];
        };
        /** @description A token that replaces a card, and the session for which it was created. */
        readonly TokenizedCard: {
            readonly token: components["schemas"]["Token"];
            readonly session: components["schemas"]["Reference"];
        };
        /** @description The card data that the service may store. */
        readonly CardTokenProfile: {
            readonly expiresAt: components["schemas"]["TokenExpiry"];
            readonly bin: components["schemas"]["Bin"];
            readonly lastFour: components["schemas"]["LastFour"];
            /** @description A value that is the same for all tokens for a card number. The card number cannot be derived from it. */
            readonly fingerprint: string;
        };
        /** @description An amount of money. */
        readonly Money: {
            /** @description The amount in minor units, as an integer. */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description The card to charge, or the token that replaces it. */
        readonly CardOrToken: components["schemas"]["Card"] | components["schemas"]["TokenizedCard"];
        /** @description A charge without 3D Secure. */
        readonly CardCharge: {
            /**
             * @description Always `card`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly by: "card";
            readonly reference: components["schemas"]["Reference"];
            readonly money: components["schemas"]["Money"];
            readonly installmentCount: components["schemas"]["InstallmentCount"];
            readonly card: components["schemas"]["CardOrToken"];
        };
        /** @description The charge of a transaction that start3ds created and the customer authenticated. The card and the amount are those sent to start3ds. */
        readonly AuthenticatedCharge: {
            /**
             * @description Always `authentication`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly by: "authentication";
            readonly reference: components["schemas"]["Reference"];
        };
        /** @description The amount to charge, by card or after 3D Secure. */
        readonly ChargeRequest: components["schemas"]["CardCharge"] | components["schemas"]["AuthenticatedCharge"];
        /** @description The reason why nothing was charged. Present only with the status `declined`. */
        readonly Decline: {
            /**
             * @description The reason for the decline. `not3dsCapable`: the bank does not support 3D Secure for this card. `notAuthenticated`: the customer
             *     failed authentication with the bank. `customerGaveUp`: the customer cancelled authentication on the bank's page.
             * @enum {string}
             */
            readonly reason: "refused" | "insufficientFunds" | "cardExpired" | "invalidNumber" | "invalidCvc" | "not3dsCapable" | "notAuthenticated" | "customerGaveUp";
            /** @description The bank's numeric code for the decline. */
            readonly bankCode: number;
            /** @description The bank's message for the decline. */
            readonly bankMessage: string;
        };
        /** @description The current state of a transaction. */
        readonly Transaction: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description The status of the transaction. `awaitingCustomer`: the customer has not completed authentication. `authenticated`: the customer
             *     completed authentication, and the transaction can be charged. `processing`: the bank has received the charge but has not responded.
             *     `charged`: the card was charged. `declined`: final; nothing was charged. `voided`: final; no charge exists or will follow, or the
             *     full charge was returned. Only a `charged` transaction can be refunded.
             * @enum {string}
             */
            readonly status: "awaitingCustomer" | "authenticated" | "processing" | "charged" | "declined" | "voided";
            /** @description The processor's identifier for the transaction. Absent if the reference was voided before any other request arrived. */
            readonly transactionId?: string;
            readonly money?: components["schemas"]["Money"];
            readonly installmentCount?: components["schemas"]["InstallmentCount"];
            /** @description The amount refunded so far, in minor units. */
            readonly refundedAmount?: number;
            readonly decline?: components["schemas"]["Decline"];
        };
        /** @description The card to authenticate, and the URL to which the browser returns. */
        readonly ThreeDsRequest: {
            readonly reference: components["schemas"]["Reference"];
            readonly money: components["schemas"]["Money"];
            readonly installmentCount: components["schemas"]["InstallmentCount"];
            readonly card: components["schemas"]["CardOrToken"];
            /**
             * Format: uri
             * @description The URL to which the bank's page redirects the customer's browser, regardless of the outcome.
             */
            readonly returnUrl: string;
            /**
             * @description The language of the bank's page.
             * @enum {string}
             */
            readonly language: "en" | "tr" | "de";
        };
        /** @description A hidden field of the bank's form. */
        readonly ChallengeField: {
            /** @description The name of the field. */
            readonly name: string;
            /** @description The value of the field. */
            readonly value: string;
        };
        /** @description The form that the customer's browser posts to the bank. Present while the transaction awaits the customer. */
        readonly Challenge: {
            /**
             * Format: uri
             * @description The URL of the bank's page.
             */
            readonly url: string;
            /** @description The fields of the form, in order. */
            readonly fields: readonly components["schemas"]["ChallengeField"][];
        };
        /** @description A transaction that awaits the customer, or that the bank refused to authenticate. */
        readonly ThreeDsStart: {
            readonly transaction: components["schemas"]["Transaction"];
            readonly challenge?: components["schemas"]["Challenge"];
        };
        /** @description The reference of the void. */
        readonly VoidRequest: {
            readonly reference: components["schemas"]["Reference"];
        };
        /** @description The amount to refund, and the reference of the refund. */
        readonly RefundRequest: {
            readonly reference: components["schemas"]["Reference"];
            readonly money: components["schemas"]["Money"];
        };
        /** @description A refund of a charge. */
        readonly Refund: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The processor's identifier for the refund. */
            readonly refundId: string;
            readonly money: components["schemas"]["Money"];
        };
        /** @description The current state of a charged transaction. */
        readonly StatementTransaction: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The processor's identifier for the transaction. */
            readonly transactionId: string;
            /**
             * @description The status of the transaction. `charged`: the card was charged, and `refundedAmount` contains the refunded part. `voided`: the full
             *     charge was returned.
             * @enum {string}
             */
            readonly status: "charged" | "voided";
            readonly money: components["schemas"]["Money"];
            /** @description The amount refunded so far, in minor units; 0 if nothing was refunded or the transaction was voided. */
            readonly refundedAmount: number;
            /**
             * Format: date-time
             * @description The time at which the reference first arrived, which determines the day of the transaction.
             */
            readonly takenAt: string;
            /**
             * Format: date-time
             * @description The time of the last change to the transaction.
             */
            readonly changedAt: string;
        };
        /** @description A page of the processor's statement for one day. */
        readonly Statement: {
            /**
             * Format: date
             * @description The requested day.
             */
            readonly day: string;
            /** @description Transactions in the order in which they were received. Each transaction appears once. */
            readonly transactions: readonly components["schemas"]["StatementTransaction"][];
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
                readonly "application/json": components["schemas"]["ProcessorError"];
            };
        };
        /** @description The request does not match the contract; `details` names the first invalid field. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ProcessorError"];
            };
        };
        /** @description The processor key is missing or unknown. */
        readonly InvalidKey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ProcessorError"];
            };
        };
        /** @description The processor could not process the request. The outcome is unknown; call findTransaction to determine it. */
        readonly ProcessorFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ProcessorError"];
            };
        };
    };
    parameters: {
        /**
         * @description The first six or eight digits of a card number.
         * @example 552879
         */
        readonly bin: string;
        /**
         * @description The amount to charge, in minor units of `currency`.
         * @example 903000
         */
        readonly amount: number;
        /**
         * @description The currency of the amount.
         * @example TRY
         */
        readonly currency: components["schemas"]["Currency"];
        /**
         * @description The service's reference for the transaction, as sent when the transaction was created.
         * @example att_R5kXw9TqLc2vNbM7sYd0Hg
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
export type ProcessorError = components['schemas']['ProcessorError'];
export type Capabilities = components['schemas']['Capabilities'];
export type Currency = components['schemas']['Currency'];
export type InstallmentCount = components['schemas']['InstallmentCount'];
export type InstallmentPlan = components['schemas']['InstallmentPlan'];
export type CardProfile = components['schemas']['CardProfile'];
export type Reference = components['schemas']['Reference'];
export type Card = components['schemas']['Card'];
export type CardTokenRequest = components['schemas']['CardTokenRequest'];
export type Token = components['schemas']['Token'];
export type TokenExpiry = components['schemas']['TokenExpiry'];
export type Bin = components['schemas']['Bin'];
export type LastFour = components['schemas']['LastFour'];
export type CardToken = components['schemas']['CardToken'];
export type TokenizedCard = components['schemas']['TokenizedCard'];
export type CardTokenProfile = components['schemas']['CardTokenProfile'];
export type Money = components['schemas']['Money'];
export type CardOrToken = components['schemas']['CardOrToken'];
export type CardCharge = components['schemas']['CardCharge'];
export type AuthenticatedCharge = components['schemas']['AuthenticatedCharge'];
export type ChargeRequest = components['schemas']['ChargeRequest'];
export type Decline = components['schemas']['Decline'];
export type Transaction = components['schemas']['Transaction'];
export type ThreeDsRequest = components['schemas']['ThreeDsRequest'];
export type ChallengeField = components['schemas']['ChallengeField'];
export type Challenge = components['schemas']['Challenge'];
export type ThreeDsStart = components['schemas']['ThreeDsStart'];
export type VoidRequest = components['schemas']['VoidRequest'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type Refund = components['schemas']['Refund'];
export type StatementTransaction = components['schemas']['StatementTransaction'];
export type Statement = components['schemas']['Statement'];
export type ResponseRefusedAtTheEdge = components['responses']['RefusedAtTheEdge'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseInvalidKey = components['responses']['InvalidKey'];
export type ResponseProcessorFailed = components['responses']['ProcessorFailed'];
export type ParameterBin = components['parameters']['bin'];
export type ParameterAmount = components['parameters']['amount'];
export type ParameterCurrency = components['parameters']['currency'];
export type ParameterReference = components['parameters']['reference'];
export type ParameterDay = components['parameters']['day'];
export type ParameterCursor = components['parameters']['cursor'];
export type $defs = Record<string, never>;
export interface operations {
    readonly readCapabilities: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The capabilities. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Capabilities"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly lookUpBin: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The amount to charge, in minor units of `currency`.
                 * @example 903000
                 */
                readonly amount: components["parameters"]["amount"];
                /**
                 * @description The currency of the amount.
                 * @example TRY
                 */
                readonly currency: components["parameters"]["currency"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The first six or eight digits of a card number.
                 * @example 552879
                 */
                readonly bin: components["parameters"]["bin"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The card profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardProfile"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No card number begins with these digits. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly createCardToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardTokenRequest"];
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardToken"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly lookUpCardToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenizedCard"];
            };
        };
        readonly responses: {
            /** @description The card data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardTokenProfile"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description The card token cannot be used. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly charge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChargeRequest"];
            };
        };
        readonly responses: {
            /** @description The current transaction; its `status` contains the outcome. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Transaction"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No transaction under this reference can be charged after 3D Secure. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            /** @description The customer has not completed authentication, the reference belongs to a different transaction, or the card token cannot be used. Nothing is charged. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly start3ds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ThreeDsRequest"];
            };
        };
        readonly responses: {
            /** @description The current transaction, with the bank's form while the transaction awaits the customer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ThreeDsStart"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description The reference belongs to a different transaction, or the card token cannot be used. Nothing is started. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly findTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's reference for the transaction, as sent when the transaction was created.
                 * @example att_R5kXw9TqLc2vNbM7sYd0Hg
                 */
                readonly reference: components["parameters"]["reference"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current transaction. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Transaction"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No request with this reference has arrived. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly voidTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's reference for the transaction, as sent when the transaction was created.
                 * @example att_R5kXw9TqLc2vNbM7sYd0Hg
                 */
                readonly reference: components["parameters"]["reference"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VoidRequest"];
            };
        };
        readonly responses: {
            /** @description The current transaction. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Transaction"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description Part of the charge has already been refunded, so refund the remaining amount; or the bank does not accept voids. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly refundTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's reference for the transaction, as sent when the transaction was created.
                 * @example att_R5kXw9TqLc2vNbM7sYd0Hg
                 */
                readonly reference: components["parameters"]["reference"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundRequest"];
            };
        };
        readonly responses: {
            /** @description The created refund. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refund"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description No request with the reference in the path has arrived. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            /** @description The amount exceeds the remaining amount of the charge, the reference belongs to a different refund, or the bank accepts no refund. Nothing is refunded. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            readonly 500: components["responses"]["ProcessorFailed"];
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
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
