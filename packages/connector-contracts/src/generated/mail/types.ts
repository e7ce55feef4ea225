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
         * @description Once for each reference, however often it is asked for.
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
        /** @description One message to one person. */
        readonly MailMessage: {
            /** @description The service's name for the message. */
            readonly reference: string;
            /**
             * Format: email
             * @description Where it is sent.
             */
            readonly to: string;
            /**
             * Format: plain-text
             * @description Its subject.
             */
            readonly subject: string;
            /** @description What it says, in lines of plain text. */
            readonly text: string;
        };
        /** @description Every answer that is not a success. */
        readonly MailError: {
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
        /** @description The message is accepted. */
        readonly MailReceipt: {
            /** @description That of the message. */
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
        /** @description The message. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MailMessage"];
            };
        };
        readonly responses: {
            /** @description It will be sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailReceipt"];
                };
            };
            /** @description The request is not what the contract says. */
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
            /** @description Nothing can be sent to this address. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailError"];
                };
            };
            /** @description It could not be taken. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailError"];
                };
            };
            /** @description The request was refused before it was read. */
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
