// Generated from openapi/connectors/world.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the clock
         * @description Returns the time on the world's clock.
         */
        readonly get: operations["readClock"];
        /**
         * Set the clock
         * @description Sets the time without running the work that would have become due in between.
         */
        readonly put: operations["setClock"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/clock/advance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Advance the clock
         * @description Moves the clock by a period. During the move, the world runs everything that becomes due, in order. The call returns when all webhooks and emails have been
         *     delivered or have failed, and no more work is due. A period of zero runs the work that is due now.
         */
        readonly post: operations["advanceClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/parties/{partyCode}/fault": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set or remove a fault
         * @description Makes a party fail, for its next call or until the fault is removed with `none`.
         */
        readonly put: operations["setFault"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bank/challenge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answer the 3D Secure page
         * @description Acts as the customer on the bank's latest 3D Secure page, and then returns to the service as a browser would.
         */
        readonly post: operations["answerChallenge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reservations/{reservationId}/cancellation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a reservation for a vendor or supplier
         * @description Cancels the reservation on behalf of its vendor or transfer supplier.
         */
        readonly post: operations["dropReservation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/exchange-rates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set how exchange rates are published
         * @description Sets how the publisher of exchange rates behaves from now on.
         */
        readonly put: operations["publishRates"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/records": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the records
         * @description Returns everything that the service sent to external parties or caused there, newest first. Only the latest 300 calls are included.
         */
        readonly get: operations["readRecords"];
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
        readonly WorldError: {
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
        /** @description The time on the world's clock. */
        readonly Clock: {
            /**
             * Format: date-time
             * @description The current time of the clock.
             */
            readonly now: string;
        };
        /** @description A period, which is the sum of its parts. All parts are optional. */
        readonly Period: {
            /**
             * Format: int32
             * @description Days of 24 hours.
             */
            readonly days?: number;
            /**
             * Format: int32
             * @description Hours.
             */
            readonly hours?: number;
            /**
             * Format: int32
             * @description Minutes.
             */
            readonly minutes?: number;
            /**
             * Format: int32
             * @description Seconds.
             */
            readonly seconds?: number;
        };
        /** @description The behaviour of a party. */
        readonly Fault: {
            /**
             * @description `slow` responds after the timeout of the service, `failing` with 500, `down` cuts the connection, and `offContract` responds with a body that breaks the contract. `none` removes every fault of the party.
             * @enum {string}
             */
            readonly fault: "none" | "slow" | "failing" | "down" | "offContract";
            /**
             * @description The calls to which the fault applies.
             * @default all
             * @enum {string}
             */
            readonly calls?: "next" | "all";
        };
        /** @description The action of the customer on the bank's page. */
        readonly ChallengeAnswer: {
            /**
             * @description `decline` enters wrong codes until the bank gives up.
             * @enum {string}
             */
            readonly answer: "approve" | "decline" | "cancel";
        };
        /** @description The end of a 3D Secure challenge. */
        readonly Return: {
            /** @description The URL to which the service redirects the browser. Absent if the service shows a page. */
            readonly location?: string;
        };
        /** @description The part to cancel. */
        readonly Drop: {
            /**
             * @description The leg of a transfer. Defaults to the whole reservation.
             * @enum {string}
             */
            readonly leg?: "oneway" | "return";
        };
        /** @description The behaviour of the publisher. */
        readonly RatePublication: {
            /**
             * @description `overdue` publishes a week late and `outdated` twelve days late. `jumped` raises all prices by a fifth.
             * @enum {string}
             */
            readonly publishing: "usual" | "overdue" | "outdated" | "jumped";
        };
        /** @description A call from the service to an external party. */
        readonly RecordedCall: {
            /**
             * Format: date-time
             * @description The time on the world's clock.
             */
            readonly at: string;
            /** @description The code of the party. */
            readonly party: string;
            /** @description A short description of the request. */
            readonly request: string;
            /**
             * Format: int32
             * @description The HTTP status. Absent if the party did not respond.
             */
            readonly status?: number;
        };
        /** @description An email. */
        readonly RecordedMail: {
            /**
             * Format: date-time
             * @description The time on the world's clock.
             */
            readonly at: string;
            /** @description The email address of the recipient. */
            readonly to: string;
            /** @description The subject. */
            readonly subject: string;
            /** @description The text. */
            readonly text: string;
        };
        /** @description A text message. */
        readonly RecordedMessage: {
            /**
             * Format: date-time
             * @description The time on the world's clock.
             */
            readonly at: string;
            /** @description The phone number. */
            readonly phone: string;
            /** @description The text. */
            readonly text: string;
        };
        /** @description A card transaction. */
        readonly RecordedTransaction: {
            /**
             * Format: date-time
             * @description The time on the world's clock.
             */
            readonly at: string;
            /** @description The reference of the service. */
            readonly reference: string;
            /** @description The status at the processor. */
            readonly status: string;
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            readonly amount?: number;
            /** @description The currency of the amount. */
            readonly currency?: string;
            /**
             * Format: int64
             * @description The refunded part of the amount.
             */
            readonly refundedAmount?: number;
            /** @description The first six and last four digits of the card. */
            readonly card?: string;
        };
        /** @description A reservation at a vendor or transfer supplier. */
        readonly RecordedReservation: {
            /**
             * Format: date-time
             * @description The time on the world's clock.
             */
            readonly at: string;
            /** @description The code of the vendor or supplier. */
            readonly party: string;
            /** @description The service's reference for the reservation. */
            readonly reference: string;
            /** @description The number of the reservation. Absent if it was refused. */
            readonly reservationId?: string;
            /** @description The status at the vendor or supplier. */
            readonly status: string;
        };
        /** @description Everything that the service sent to external parties or caused there, newest first. */
        readonly Records: {
            /** @description The latest calls to external parties. */
            readonly calls: readonly components["schemas"]["RecordedCall"][];
            /** @description The emails to portal members. */
            readonly mails: readonly components["schemas"]["RecordedMail"][];
            /** @description The text messages that the credit bureau sent. */
            readonly messages: readonly components["schemas"]["RecordedMessage"][];
            /** @description The card transactions of the payment processor. */
            readonly transactions: readonly components["schemas"]["RecordedTransaction"][];
            /** @description The reservations of all vendors and transfer suppliers, vendors first. */
            readonly reservations: readonly components["schemas"]["RecordedReservation"][];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The code of the party, such as `TESTDRIVE`, `PROCESSOR`, `CREDITBUREAU`, `EXCHANGERATES` or `MAIL`.
         * @example TESTDRIVE
         */
        readonly partyCode: string;
        /**
         * @description The number that the vendor or supplier assigned to the reservation.
         * @example TD-4F7K2
         */
        readonly reservationId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type WorldError = components['schemas']['WorldError'];
export type Clock = components['schemas']['Clock'];
export type Period = components['schemas']['Period'];
export type Fault = components['schemas']['Fault'];
export type ChallengeAnswer = components['schemas']['ChallengeAnswer'];
export type Return = components['schemas']['Return'];
export type Drop = components['schemas']['Drop'];
export type RatePublication = components['schemas']['RatePublication'];
export type RecordedCall = components['schemas']['RecordedCall'];
export type RecordedMail = components['schemas']['RecordedMail'];
export type RecordedMessage = components['schemas']['RecordedMessage'];
export type RecordedTransaction = components['schemas']['RecordedTransaction'];
export type RecordedReservation = components['schemas']['RecordedReservation'];
export type Records = components['schemas']['Records'];
export type ParameterPartyCode = components['parameters']['partyCode'];
export type ParameterReservationId = components['parameters']['reservationId'];
export type $defs = Record<string, never>;
export interface operations {
    readonly readClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time on the world's clock. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
        };
    };
    readonly setClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Clock"];
            };
        };
        readonly responses: {
            /** @description The new time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
        };
    };
    readonly advanceClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Period"];
            };
        };
        readonly responses: {
            /** @description The new time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
        };
    };
    readonly setFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code of the party, such as `TESTDRIVE`, `PROCESSOR`, `CREDITBUREAU`, `EXCHANGERATES` or `MAIL`.
                 * @example TESTDRIVE
                 */
                readonly partyCode: components["parameters"]["partyCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world has no party with this code. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
        };
    };
    readonly answerChallenge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChallengeAnswer"];
            };
        };
        readonly responses: {
            /** @description The URL to which the service redirects the browser. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Return"];
                };
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The bank shows no 3D Secure page. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
        };
    };
    readonly dropReservation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number that the vendor or supplier assigned to the reservation.
                 * @example TD-4F7K2
                 */
                readonly reservationId: components["parameters"]["reservationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Drop"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description No active reservation has this number. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
        };
    };
    readonly publishRates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RatePublication"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
        };
    };
    readonly readRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Records"];
                };
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The world could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldError"];
                };
            };
        };
    };
}
