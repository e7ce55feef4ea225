// Generated from openapi/connectors/exchange-rates.yaml by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/exchange-rates/latest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the exchange rates
         * @description The publication that is in force: the latest one, whatever day it is of.
         */
        readonly get: operations["readExchangeRates"];
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
        /** @description Every answer that is not a success. */
        readonly PublisherError: {
            /** @description The name of the error in `x-error-catalogue`. */
            readonly key?: string;
            /** @description The number of the error. */
            readonly code: number;
            /** @description What went wrong, in one sentence. */
            readonly description: string;
            /** @description What the sentence cannot say; for an invalid request the first parameter that is wrong. */
            readonly details?: {
                /** @description The name of the parameter or header. */
                readonly field: string;
                /** @description What is wrong with it, and what is accepted. */
                readonly message: string;
            };
        };
        /** @description A currency, three letters of ISO 4217. */
        readonly CurrencyCode: string;
        /** @description A decimal above 0, as text. */
        readonly Price: string;
        /** @description What one currency costs. */
        readonly ExchangeRate: {
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description How many pieces of the currency the prices are for; 100 for currencies whose pieces are worth little. */
            readonly unit: number;
            /** @description What the publisher pays for them, in the base currency. */
            readonly buying: components["schemas"]["Price"];
            /** @description What the publisher asks for them, in the base currency. */
            readonly selling: components["schemas"]["Price"];
        };
        /** @description One publication. */
        readonly ExchangeRates: {
            /**
             * Format: date
             * @description The day of trade that the prices are of.
             */
            readonly asOf: string;
            /**
             * Format: date-time
             * @description When they were published.
             */
            readonly publishedAt: string;
            /** @description Who has published them; it is shown to agencies. */
            readonly source: string;
            /** @description The currency of the prices. */
            readonly base: components["schemas"]["CurrencyCode"];
            /** @description Each currency once, without the base. */
            readonly rates: readonly components["schemas"]["ExchangeRate"][];
        };
    };
    responses: {
        /** @description The request was refused before it was read: wrong method, media type, size or timing. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PublisherError"];
            };
        };
        /** @description The request is off the contract; `details` names the first parameter that is. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PublisherError"];
            };
        };
        /** @description The publisher could not answer; the same request may be sent again. */
        readonly PublisherFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PublisherError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type PublisherError = components['schemas']['PublisherError'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type Price = components['schemas']['Price'];
export type ExchangeRate = components['schemas']['ExchangeRate'];
export type ExchangeRates = components['schemas']['ExchangeRates'];
export type ResponseRefusedAtTheEdge = components['responses']['RefusedAtTheEdge'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponsePublisherFailed = components['responses']['PublisherFailed'];
export type $defs = Record<string, never>;
export interface operations {
    readonly readExchangeRates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The latest publication. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExchangeRates"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 500: components["responses"]["PublisherFailed"];
            readonly default: components["responses"]["RefusedAtTheEdge"];
        };
    };
}
