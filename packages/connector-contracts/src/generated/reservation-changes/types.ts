// Generated from openapi/connectors/reservation-changes.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/parties/{partyCode}/reservation-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report that a reservation has changed
         * @description The reservation is looked at within seconds. A report that was taken before, and one for a reservation that is over, is taken and
         *     changes nothing.
         */
        readonly post: operations["reportReservationChange"];
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
        /** @description Which reservation has changed. What has become of it is asked of the party. */
        readonly ReservationChange: {
            /** @description The service's own name for the reservation, given with createReservation. */
            readonly reference: string;
        };
        /** @description Every answer that is not a success. */
        readonly ReportError: {
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
    };
    responses: {
        /** @description The request was refused before it was read: wrong method, media type, size or timing. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The request is off the contract; `details` names the first field that is. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The report is not signed by the party, or its time is too far away. */
        readonly InvalidSignature: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The party was not asked for a reservation with this reference. */
        readonly UnknownReservation: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The party has reported too often. */
        readonly TooManyReports: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The service could not take the report. */
        readonly ServiceFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
    };
    parameters: {
        /**
         * @description The vendor or transfer supplier that reports; its secret is the one that signs.
         * @example TESTDRIVE
         */
        readonly partyCode: string;
        /**
         * @description The name of this report, the same whenever it is sent again.
         * @example msg_2Lh9KRb0pzN4LePd3XiA4v12Axj
         */
        readonly webhookId: string;
        /**
         * @description When it is sent, in seconds since 1970; at most five minutes from now.
         * @example 1812000000
         */
        readonly webhookTimestamp: string;
        /**
         * @description `v1,` and the signature in base64. Several have a blank between them, as while a secret is replaced; one that is right is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly webhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ReservationChange = components['schemas']['ReservationChange'];
export type ReportError = components['schemas']['ReportError'];
export type ResponseRefusedAtTheEdge = components['responses']['RefusedAtTheEdge'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseInvalidSignature = components['responses']['InvalidSignature'];
export type ResponseUnknownReservation = components['responses']['UnknownReservation'];
export type ResponseTooManyReports = components['responses']['TooManyReports'];
export type ResponseServiceFailed = components['responses']['ServiceFailed'];
export type ParameterPartyCode = components['parameters']['partyCode'];
export type ParameterWebhookId = components['parameters']['webhookId'];
export type ParameterWebhookTimestamp = components['parameters']['webhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['webhookSignature'];
export type $defs = Record<string, never>;
export interface operations {
    readonly reportReservationChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The name of this report, the same whenever it is sent again.
                 * @example msg_2Lh9KRb0pzN4LePd3XiA4v12Axj
                 */
                readonly "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When it is sent, in seconds since 1970; at most five minutes from now.
                 * @example 1812000000
                 */
                readonly "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description `v1,` and the signature in base64. Several have a blank between them, as while a secret is replaced; one that is right is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                readonly "webhook-signature": components["parameters"]["webhookSignature"];
            };
            readonly path: {
                /**
                 * @description The vendor or transfer supplier that reports; its secret is the one that signs.
                 * @example TESTDRIVE
                 */
                readonly partyCode: components["parameters"]["partyCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReservationChange"];
            };
        };
        readonly responses: {
            /** @description The report is taken. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["InvalidSignature"];
            readonly 404: components["responses"]["UnknownReservation"];
            readonly 429: components["responses"]["TooManyReports"];
            readonly 500: components["responses"]["ServiceFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
