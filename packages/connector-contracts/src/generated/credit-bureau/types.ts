// Generated from openapi/connectors/credit-bureau.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/bureau/enquiries/{enquiry}/standing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read a person's standing
         * @description Opens the enquiry, or reads it if it is already open, and returns the person's standing. A standing of `unknown` that requires consent
         *     changes as soon as a report for the enquiry is confirmed.
         */
        readonly post: operations["readStanding"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bureau/enquiries/{enquiry}/phones": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List a person's phones
         * @description Opens the enquiry, or reads it if it is already open, and returns the person's phone numbers, masked.
         */
        readonly post: operations["listPhones"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bureau/enquiries/{enquiry}/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a report and send its PIN
         * @description Creates the report that the person consents to, and sends the PIN to the phone by SMS. A repeated request returns the current report and sends no
         *     further message. If the bureau refuses the phone, it creates no report and sends no message.
         */
        readonly post: operations["createReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bureau/reports/{report}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a new PIN
         * @description Sends a PIN to the phone number in the report by SMS, once per reference.
         */
        readonly post: operations["sendPin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bureau/reports/{report}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm a report
         * @description Records that the person has consented. From then on, the bureau returns the person's standing in the enquiry. Repeating the request has
         *     no further effect.
         */
        readonly post: operations["confirmReport"];
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
        /** @description The person's identity number, 11 digits. Never returned. */
        readonly IdentityNumber: string;
        /** @description The person whom the enquiry is about. */
        readonly Person: {
            readonly identityNumber: components["schemas"]["IdentityNumber"];
        };
        /** @description The body of every error response. */
        readonly BureauError: {
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
        /** @description A reference that the service assigns to a request. Requests with the same reference are treated as the same request, however often they arrive. */
        readonly Reference: string;
        /** @description The current state of an enquiry. */
        readonly Enquiry: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description The person's standing. `unknown`: the bureau does not disclose the standing before the person has consented.
             *     `positiveWithYoungDriver`: positive, with the conditions for young drivers.
             * @enum {string}
             */
            readonly standing: "positive" | "negative" | "unknown" | "positiveWithYoungDriver";
        };
        /** @description One of the person's phones. */
        readonly Phone: {
            /** @description The bureau's key for the phone. The key never changes for the same person. */
            readonly key: number;
            /** @description The phone number, masked with an asterisk for each hidden digit. The last two digits are visible. */
            readonly phone: string;
        };
        /** @description A person's phones. */
        readonly PhoneList: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The phones, sorted by key. Empty if the bureau has none. */
            readonly phones: readonly components["schemas"]["Phone"][];
        };
        /** @description Six digits that the bureau sends to the person. Never returned. */
        readonly Pin: string;
        /** @description The person whose consent is requested, the phone and the PIN. */
        readonly ReportRequest: {
            readonly reference: components["schemas"]["Reference"];
            readonly identityNumber: components["schemas"]["IdentityNumber"];
            /**
             * Format: date
             * @description The person's date of birth.
             */
            readonly birthDate: string;
            /**
             * Format: date
             * @description The date on which the person's driving licence was issued.
             */
            readonly driverLicenseDate: string;
            /** @description The key of one of the person's phones. */
            readonly phoneKey: number;
            /**
             * Format: e164
             * @description The complete number of that phone, provided by the person.
             */
            readonly phone: string;
            readonly pin: components["schemas"]["Pin"];
        };
        /** @description The current state of a report. */
        readonly Report: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description The status of the report. `awaitingConsent`: a PIN was sent. `confirmed`: the person has consented; this status is final.
             * @enum {string}
             */
            readonly status: "awaitingConsent" | "confirmed";
        };
        /** @description A PIN to send, and the reference of the message. */
        readonly MessageRequest: {
            readonly reference: components["schemas"]["Reference"];
            readonly pin: components["schemas"]["Pin"];
        };
        /** @description A message that is being delivered to the phone. */
        readonly Message: {
            readonly reference: components["schemas"]["Reference"];
        };
    };
    responses: {
        /** @description The request was refused before processing because of its method, media type, size or duration. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
        /** @description The request does not match the contract; `details` names the first invalid field. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
        /** @description The bureau key is missing or unknown. */
        readonly InvalidKey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
        /** @description The reference has already been used for something else. */
        readonly ReusedReference: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
        /** @description The bureau could not process the request. The outcome is unknown; repeat the same request to determine it. */
        readonly BureauFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
        /** @description No request with this reference has arrived. */
        readonly UnknownReport: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
    };
    parameters: {
        /**
         * @description The service's reference for the enquiry. The first request with a new reference opens the enquiry.
         * @example enq_T4mYc8WqLx1vNbR7sKd0Zg
         */
        readonly enquiry: string;
        /**
         * @description The service's reference for the report, as sent with createReport.
         * @example rpt_Hd6QkVw2sXn9TbM3yLc5Rf
         */
        readonly report: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type IdentityNumber = components['schemas']['IdentityNumber'];
export type Person = components['schemas']['Person'];
export type BureauError = components['schemas']['BureauError'];
export type Reference = components['schemas']['Reference'];
export type Enquiry = components['schemas']['Enquiry'];
export type Phone = components['schemas']['Phone'];
export type PhoneList = components['schemas']['PhoneList'];
export type Pin = components['schemas']['Pin'];
export type ReportRequest = components['schemas']['ReportRequest'];
export type Report = components['schemas']['Report'];
export type MessageRequest = components['schemas']['MessageRequest'];
export type Message = components['schemas']['Message'];
export type ResponseRefusedAtTheEdge = components['responses']['RefusedAtTheEdge'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseInvalidKey = components['responses']['InvalidKey'];
export type ResponseReusedReference = components['responses']['ReusedReference'];
export type ResponseBureauFailed = components['responses']['BureauFailed'];
export type ResponseUnknownReport = components['responses']['UnknownReport'];
export type ParameterEnquiry = components['parameters']['enquiry'];
export type ParameterReport = components['parameters']['report'];
export type $defs = Record<string, never>;
export interface operations {
    readonly readStanding: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's reference for the enquiry. The first request with a new reference opens the enquiry.
                 * @example enq_T4mYc8WqLx1vNbR7sKd0Zg
                 */
                readonly enquiry: components["parameters"]["enquiry"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Person"];
            };
        };
        readonly responses: {
            /** @description The person's standing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Enquiry"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            readonly 422: components["responses"]["ReusedReference"];
            readonly 500: components["responses"]["BureauFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly listPhones: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's reference for the enquiry. The first request with a new reference opens the enquiry.
                 * @example enq_T4mYc8WqLx1vNbR7sKd0Zg
                 */
                readonly enquiry: components["parameters"]["enquiry"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Person"];
            };
        };
        readonly responses: {
            /** @description The person's phones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhoneList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            readonly 422: components["responses"]["ReusedReference"];
            readonly 500: components["responses"]["BureauFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly createReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's reference for the enquiry. The first request with a new reference opens the enquiry.
                 * @example enq_T4mYc8WqLx1vNbR7sKd0Zg
                 */
                readonly enquiry: components["parameters"]["enquiry"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportRequest"];
            };
        };
        readonly responses: {
            /** @description The current report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            /** @description The phone does not belong to the person, or the reference belongs to a different request. The bureau sends no message. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BureauError"];
                };
            };
            readonly 500: components["responses"]["BureauFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly sendPin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's reference for the report, as sent with createReport.
                 * @example rpt_Hd6QkVw2sXn9TbM3yLc5Rf
                 */
                readonly report: components["parameters"]["report"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MessageRequest"];
            };
        };
        readonly responses: {
            /** @description The message is being delivered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            readonly 404: components["responses"]["UnknownReport"];
            readonly 422: components["responses"]["ReusedReference"];
            readonly 500: components["responses"]["BureauFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
    readonly confirmReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The service's reference for the report, as sent with createReport.
                 * @example rpt_Hd6QkVw2sXn9TbM3yLc5Rf
                 */
                readonly report: components["parameters"]["report"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The confirmed report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidKey"];
            readonly 404: components["responses"]["UnknownReport"];
            readonly 500: components["responses"]["BureauFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
