// Generated from openapi/connectors/payment-processor.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/processor/bins/{bin}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Say what is known about a card
         * @description The bank, the kind of card, and what an amount costs in each number of installments it offers.
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
         * @description Takes the money once for each reference. With a card it begins the transaction; after 3D Secure it completes the one that start3ds
         *     began under the same reference. A repeated request is answered with the transaction as it stands and takes nothing more; so is one
         *     whose reference was voided before it arrived.
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
         * Begin 3D Secure
         * @description Begins a transaction that the customer authenticates at the bank, and gives the form that leads there. Nothing is taken before charge
         *     is asked for. A repeated request gives the same form.
         *
         *     Afterwards the bank's page has the browser post a form to `returnUrl` with `language`, `paymentId` (the reference) and `transactionId`.
         *     The receiver must not rely on it, but ask findTransaction.
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
         * @description The transaction as it stands. It is there as soon as charge or start3ds has taken it, whether or not that was answered.
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
         * @description Ends the transaction: what was taken goes back as a whole, and nothing can be taken any more. A reference the processor does not know
         *     is marked as voided, and a charge that arrives with it later takes nothing. A repeated request changes nothing more. A declined
         *     transaction stays declined.
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
         * @description Gives back part or all of a charge, once for each reference of a refund. A repeated request gives the same refund and nothing more.
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
         * Read the statement of a day
         * @description Every transaction of the day that has taken money, as it stands now, in pages. A transaction belongs to the day on which its reference
         *     first arrived, whatever became of it since. Declined ones, and those that were voided before they took anything, are not listed.
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
        /**
         * @description The currency of the amounts beside it.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description Every answer that is not a success. */
        readonly ProcessorError: {
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
        /** @description How many installments; 1 is a single payment. */
        readonly InstallmentCount: number;
        /** @description One way to pay the amount. `total` is `installmentCount` times `installment`, in minor units of the currency that was asked for. */
        readonly InstallmentPlan: {
            readonly installmentCount: components["schemas"]["InstallmentCount"];
            /** @description One installment. */
            readonly installment: number;
            /** @description All installments, interest included; the amount to charge. */
            readonly total: number;
        };
        /** @description What the first digits say about a card, and what an amount costs with it. */
        readonly CardProfile: {
            /** @description The number of the bank that issued the card. 0 for banks abroad. */
            readonly bankCode: number;
            /** @description The bank's name. */
            readonly bankName: string;
            /**
             * @description The card scheme.
             * @enum {string}
             */
            readonly association: "Mastercard" | "Visa" | "American Express" | "Troy";
            /** @description The installment programme. Empty when the card belongs to none. */
            readonly family: string;
            /**
             * @description Whether it is a credit or a debit card.
             * @enum {string}
             */
            readonly type: "credit" | "debit";
            /** @description Whether the card is charged only after 3D Secure. */
            readonly requires3ds: boolean;
            /** @description The currencies it can be charged in. */
            readonly currencies: readonly components["schemas"]["Currency"][];
            /** @description What the amount costs in each number of installments the card offers; a single payment is the first. */
            readonly plans: readonly components["schemas"]["InstallmentPlan"][];
        };
        /** @description The service's own name for what it asks. The same name is the same request, however often it arrives. */
        readonly Reference: string;
        /** @description An amount of money. */
        readonly Money: {
            /** @description Whole minor units. */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description The card to charge. None of it is kept but the first six and the last four digits. */
        readonly Card: {
            /** @description The card number, digits only. */
            readonly number: string;
            /** @description Two digits. */
            readonly expireMonth: string;
            /** @description Four digits. */
            readonly expireYear: string;
            /** @description The name on the card. */
            readonly holderName: string;
            /** @description The security code. */
            readonly cvc: string;
        };
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
            readonly card: components["schemas"]["Card"];
        };
        /** @description The charge of a transaction that start3ds began and the customer has authenticated. Card and amount are those of the start. */
        readonly AuthenticatedCharge: {
            /**
             * @description Always `authentication`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly by: "authentication";
            readonly reference: components["schemas"]["Reference"];
        };
        /** @description What to charge, by card or after 3D Secure. */
        readonly ChargeRequest: components["schemas"]["CardCharge"] | components["schemas"]["AuthenticatedCharge"];
        /** @description Why nothing was taken. Only with `declined`. */
        readonly Decline: {
            /**
             * @description The kind of refusal. `not3dsCapable`: the bank does not open 3D Secure for this card. `notAuthenticated`: the customer failed
             *     at the bank. `customerGaveUp`: the customer pressed cancel there.
             * @enum {string}
             */
            readonly reason: "refused" | "insufficientFunds" | "cardExpired" | "invalidNumber" | "invalidCvc" | "not3dsCapable" | "notAuthenticated" | "customerGaveUp";
            /** @description The bank's own number for it. */
            readonly bankCode: number;
            /** @description The bank's own words. */
            readonly bankMessage: string;
        };
        /** @description A transaction as it stands, whatever was asked. */
        readonly Transaction: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description `awaitingCustomer`: the bank waits for the customer. `authenticated`: the customer was there; the charge may be asked for.
             *     `processing`: the bank has the charge, its answer is not known yet. `charged`: the money is taken. `declined`: final; nothing was
             *     taken. `voided`: final; nothing was or will be taken, or all of it went back. Only `charged` money can be refunded.
             * @enum {string}
             */
            readonly status: "awaitingCustomer" | "authenticated" | "processing" | "charged" | "declined" | "voided";
            /** @description The processor's own name for the transaction. Absent when a reference was voided before anything arrived with it. */
            readonly transactionId?: string;
            readonly money?: components["schemas"]["Money"];
            readonly installmentCount?: components["schemas"]["InstallmentCount"];
            /** @description What has been refunded so far, in minor units. */
            readonly refundedAmount?: number;
            readonly decline?: components["schemas"]["Decline"];
        };
        /** @description The card the customer is to authenticate for, and where the browser goes afterwards. */
        readonly ThreeDsRequest: {
            readonly reference: components["schemas"]["Reference"];
            readonly money: components["schemas"]["Money"];
            readonly installmentCount: components["schemas"]["InstallmentCount"];
            readonly card: components["schemas"]["Card"];
            /**
             * Format: uri
             * @description Where the bank's page sends the customer's browser, whatever the outcome.
             */
            readonly returnUrl: string;
            /**
             * @description The language of the bank's page.
             * @enum {string}
             */
            readonly language: "en" | "tr" | "de";
        };
        /** @description A hidden field of the form. */
        readonly ChallengeField: {
            /** @description Its name. */
            readonly name: string;
            /** @description Its value. */
            readonly value: string;
        };
        /** @description The form the customer's browser posts to the bank. Present while the transaction waits for the customer. */
        readonly Challenge: {
            /**
             * Format: uri
             * @description The bank's page.
             */
            readonly url: string;
            /** @description The fields of the form, in order. */
            readonly fields: readonly components["schemas"]["ChallengeField"][];
        };
        /** @description A transaction that waits for the customer, or one the bank did not open. */
        readonly ThreeDsStart: {
            readonly transaction: components["schemas"]["Transaction"];
            readonly challenge?: components["schemas"]["Challenge"];
        };
        /** @description The name of the void. */
        readonly VoidRequest: {
            readonly reference: components["schemas"]["Reference"];
        };
        /** @description How much to give back, and the name of the refund. */
        readonly RefundRequest: {
            readonly reference: components["schemas"]["Reference"];
            readonly money: components["schemas"]["Money"];
        };
        /** @description Money that went back. */
        readonly Refund: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The processor's own name for the refund. */
            readonly refundId: string;
            readonly money: components["schemas"]["Money"];
        };
        /** @description A transaction that has taken money, as it stands now. */
        readonly StatementTransaction: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The processor's own name for the transaction. */
            readonly transactionId: string;
            /**
             * @description `charged`: the money is taken, and what has been refunded of it is in `refundedAmount`. `voided`: all of it went back.
             * @enum {string}
             */
            readonly status: "charged" | "voided";
            readonly money: components["schemas"]["Money"];
            /** @description What has been refunded so far, in minor units; 0 when nothing has, and when the transaction was voided. */
            readonly refundedAmount: number;
            /**
             * Format: date-time
             * @description When the reference first arrived. It decides to which day the transaction belongs.
             */
            readonly takenAt: string;
            /**
             * Format: date-time
             * @description When the transaction last changed.
             */
            readonly changedAt: string;
        };
        /** @description A page of what the processor has on its books of one day. */
        readonly Statement: {
            /**
             * Format: date
             * @description The day that was asked for.
             */
            readonly day: string;
            /** @description In the order in which they were taken. Each transaction stands once. */
            readonly transactions: readonly components["schemas"]["StatementTransaction"][];
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
                readonly "application/json": components["schemas"]["ProcessorError"];
            };
        };
        /** @description The request is off the contract; `details` names the first field that is. */
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
        /** @description The processor could not answer. Whether it acted is not known; findTransaction tells. */
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
         * @description The first six digits of a card number.
         * @example 552879
         */
        readonly bin: string;
        /**
         * @description What is to be charged, in minor units of `currency`.
         * @example 903000
         */
        readonly amount: number;
        /**
         * @description The currency of the amount.
         * @example TRY
         */
        readonly currency: components["schemas"]["Currency"];
        /**
         * @description The service's own name for the transaction, given when it was begun.
         * @example att_R5kXw9TqLc2vNbM7sYd0Hg
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
export type Currency = components['schemas']['Currency'];
export type ProcessorError = components['schemas']['ProcessorError'];
export type InstallmentCount = components['schemas']['InstallmentCount'];
export type InstallmentPlan = components['schemas']['InstallmentPlan'];
export type CardProfile = components['schemas']['CardProfile'];
export type Reference = components['schemas']['Reference'];
export type Money = components['schemas']['Money'];
export type Card = components['schemas']['Card'];
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
    readonly lookUpBin: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What is to be charged, in minor units of `currency`.
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
                 * @description The first six digits of a card number.
                 * @example 552879
                 */
                readonly bin: components["parameters"]["bin"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The card. */
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
            /** @description No card begins with these digits. */
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
            /** @description The transaction as it stands; read its `status`. */
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
            /** @description Nothing was begun under this reference that could be charged after 3D Secure. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            /** @description The customer has not authenticated, or the reference names another transaction. Nothing is taken. */
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
            /** @description The transaction as it stands, with the way to the bank while it waits for the customer. */
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
            /** @description The reference names another transaction. */
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
                 * @description The service's own name for the transaction, given when it was begun.
                 * @example att_R5kXw9TqLc2vNbM7sYd0Hg
                 */
                readonly reference: components["parameters"]["reference"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The transaction as it stands. */
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
            /** @description Nothing has arrived with this reference. */
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
                 * @description The service's own name for the transaction, given when it was begun.
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
            /** @description The transaction as it stands. */
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
            /** @description Part of the money has been refunded already, so refund the rest; or the bank gives nothing back. */
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
                 * @description The service's own name for the transaction, given when it was begun.
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
            /** @description The refund. */
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
            /** @description Nothing has arrived with the reference in the path. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessorError"];
                };
            };
            /** @description More than what is left of the charge, the reference names another refund, or the bank gives nothing back. Nothing goes back. */
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
                /** @description The `nextCursor` of the page before; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
            };
            readonly header?: never;
            readonly path: {
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
            readonly 500: components["responses"]["ProcessorFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
