// Generated from openapi/connectors/mail.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/mail/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a message
         * @description Sends the message once per reference, however often the request is repeated.
         */
        readonly post: operations["sendMessage"];
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
        /** @description A message to one recipient. */
        readonly MailMessage: {
            /** @description The service's reference for the message. */
            readonly reference: string;
            /**
             * Format: email
             * @description The email address of the recipient.
             */
            readonly to: string;
            /**
             * Format: plain-text
             * @description The subject of the message.
             */
            readonly subject: string;
            /** @description The body of the message as lines of plain text. */
            readonly text: string;
        };
        /** @description The body of every error response. */
        readonly MailError: {
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
        /** @description Confirmation that the message has been accepted. */
        readonly MailReceipt: {
            /** @description The reference of the message. */
            readonly reference: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type MailMessage = components['schemas']['MailMessage'];
export type MailError = components['schemas']['MailError'];
export type MailReceipt = components['schemas']['MailReceipt'];
export type $defs = Record<string, never>;
export interface operations {
    readonly sendMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The message to send. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MailMessage"];
            };
        };
        readonly responses: {
            /** @description The message is accepted for sending. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailReceipt"];
                };
            };
            /** @description The request does not match the contract. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailError"];
                };
            };
            /** @description The key is missing or unknown. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailError"];
                };
            };
            /** @description Messages cannot be sent to this address. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailError"];
                };
            };
            /** @description The email provider could not process the request. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailError"];
                };
            };
            /** @description The request was refused before processing. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailError"];
                };
            };
        };
    };
}
