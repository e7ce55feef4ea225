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
         * Say how a person stands
         * @description Opens the enquiry, or reads the one that is open, and says how the person stands in it. What stays `unknown` without the person's
         *     consent changes as soon as a report of the enquiry is confirmed.
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
         * List the phones of a person
         * @description Opens the enquiry, or reads the one that is open, and gives the phones the bureau knows of the person, masked.
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
         * Prepare a report and send its PIN
         * @description Prepares the report the person is to consent to, and sends the PIN to the phone by SMS. A repeated request is answered with the report
         *     as it stands and sends nothing more. When the phone is refused, there is no report and nothing is sent.
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
         * Send another PIN
         * @description Sends a PIN to the phone of the report by SMS, once for each reference.
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
         * @description The person has consented: from now on the bureau says how they stand in the enquiry. A repeated request changes nothing more.
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
        /** @description The person's identity number, 11 digits. It is in no answer. */
        readonly IdentityNumber: string;
        /** @description Who the enquiry is about. */
        readonly Person: {
            readonly identityNumber: components["schemas"]["IdentityNumber"];
        };
        /** @description Every answer that is not a success. */
        readonly BureauError: {
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
        /** @description The service's own name for what it asks. The same name is the same request, however often it arrives. */
        readonly Reference: string;
        /** @description An enquiry as it stands. */
        readonly Enquiry: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description `unknown`: the bureau does not tell before the person has consented. `positiveWithYoungDriver`: positive, with the conditions for
             *     young drivers.
             * @enum {string}
             */
            readonly standing: "positive" | "negative" | "unknown" | "positiveWithYoungDriver";
        };
        /** @description A phone of the person. */
        readonly Phone: {
            /** @description The bureau's number for the phone; it stays the same for the person. */
            readonly key: number;
            /** @description The number with a star for each digit that is not shown; the last two are. */
            readonly phone: string;
        };
        /** @description Where the person can be reached. */
        readonly PhoneList: {
            readonly reference: components["schemas"]["Reference"];
            /** @description The phones, by key. Empty when the bureau knows none. */
            readonly phones: readonly components["schemas"]["Phone"][];
        };
        /** @description Six digits for the bureau to send. It is in no answer. */
        readonly Pin: string;
        /** @description Who is to consent, at which phone, and with which PIN. */
        readonly ReportRequest: {
            readonly reference: components["schemas"]["Reference"];
            readonly identityNumber: components["schemas"]["IdentityNumber"];
            /**
             * Format: date
             * @description When the person was born.
             */
            readonly birthDate: string;
            /**
             * Format: date
             * @description Since when the person may drive.
             */
            readonly driverLicenseDate: string;
            /** @description The key of one of the person's phones. */
            readonly phoneKey: number;
            /**
             * Format: e164
             * @description The whole number of that phone, from the person.
             */
            readonly phone: string;
            readonly pin: components["schemas"]["Pin"];
        };
        /** @description A report as it stands. */
        readonly Report: {
            readonly reference: components["schemas"]["Reference"];
            /**
             * @description `awaitingConsent`: a PIN has been sent. `confirmed`: the person has consented; final.
             * @enum {string}
             */
            readonly status: "awaitingConsent" | "confirmed";
        };
        /** @description A PIN to send, and the name of the message. */
        readonly MessageRequest: {
            readonly reference: components["schemas"]["Reference"];
            readonly pin: components["schemas"]["Pin"];
        };
        /** @description A message that is on its way to the phone. */
        readonly Message: {
            readonly reference: components["schemas"]["Reference"];
        };
    };
    responses: {
        /** @description The request was refused before it was read: wrong method, media type, size or timing. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
        /** @description The request is off the contract; `details` names the first field that is. */
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
        /** @description The reference names something else. */
        readonly ReusedReference: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
        /** @description The bureau could not answer. Whether it acted is not known; the same request finds out. */
        readonly BureauFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BureauError"];
            };
        };
        /** @description Nothing has arrived with this reference. */
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
         * @description The service's own name for the enquiry. The first request with it opens the enquiry.
         * @example enq_T4mYc8WqLx1vNbR7sKd0Zg
         */
        readonly enquiry: string;
        /**
         * @description The service's own name for the report, given when it was created.
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
                 * @description The service's own name for the enquiry. The first request with it opens the enquiry.
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
            /** @description How the person stands. */
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
                 * @description The service's own name for the enquiry. The first request with it opens the enquiry.
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
            /** @description The phones. */
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
                 * @description The service's own name for the enquiry. The first request with it opens the enquiry.
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
            /** @description The report as it stands. */
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
            /** @description The phone is not one of the person's, or a reference names something else. Nothing is sent. */
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
                 * @description The service's own name for the report, given when it was created.
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
            /** @description The message is on its way. */
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
                 * @description The service's own name for the report, given when it was created.
                 * @example rpt_Hd6QkVw2sXn9TbM3yLc5Rf
                 */
                readonly report: components["parameters"]["report"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report, confirmed. */
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
