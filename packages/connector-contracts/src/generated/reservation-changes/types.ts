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
         * Report a reservation change
         * @description The service checks the reservation within seconds. Repeated reports, and reports for completed reservations, are accepted without
         *     effect.
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
        /** @description The reservation that has changed. The service polls the party for the details. */
        readonly ReservationChange: {
            /** @description The service's reference for the reservation, as sent with createReservation. */
            readonly reference: string;
        };
        /** @description The body of every error response. */
        readonly ReportError: {
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
    };
    responses: {
        /** @description The request was refused before processing because of its method, media type, size or duration. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The request does not match the contract; `details` names the first invalid field. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The signature of the report is invalid, or its timestamp is more than five minutes off. */
        readonly InvalidSignature: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The service has not requested a reservation with this reference from the party. */
        readonly UnknownReservation: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The party has sent too many reports. */
        readonly TooManyReports: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReportError"];
            };
        };
        /** @description The service could not accept the report. */
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
         * @description The vendor or transfer supplier that sends the report. The report must be signed with the secret of this party.
         * @example TESTDRIVE
         */
        readonly partyCode: string;
        /**
         * @description The identifier of the report. Retries use the same identifier.
         * @example msg_2Lh9KRb0pzN4LePd3XiA4v12Axj
         */
        readonly webhookId: string;
        /**
         * @description The sending time as a Unix timestamp in seconds, at most five minutes before or after the current time.
         * @example 1812000000
         */
        readonly webhookTimestamp: string;
        /**
         * @description `v1,` and the signature in base64. While a secret is being replaced, the header can contain several signatures, separated by spaces. One
         *     valid signature is sufficient.
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
                 * @description The identifier of the report. Retries use the same identifier.
                 * @example msg_2Lh9KRb0pzN4LePd3XiA4v12Axj
                 */
                readonly "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description The sending time as a Unix timestamp in seconds, at most five minutes before or after the current time.
                 * @example 1812000000
                 */
                readonly "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description `v1,` and the signature in base64. While a secret is being replaced, the header can contain several signatures, separated by spaces. One
                 *     valid signature is sufficient.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                readonly "webhook-signature": components["parameters"]["webhookSignature"];
            };
            readonly path: {
                /**
                 * @description The vendor or transfer supplier that sends the report. The report must be signed with the secret of this party.
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
            /** @description The report is accepted. */
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
