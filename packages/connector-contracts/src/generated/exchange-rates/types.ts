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
         * @description Returns the most recent publication, regardless of the day it applies to.
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
        /** @description The body of every error response. */
        readonly PublisherError: {
            /** @description The key of the error in `x-error-catalogue`. */
            readonly key?: string;
            /** @description The numeric code of the error. */
            readonly code: number;
            /** @description The cause of the error, in one sentence. */
            readonly description: string;
            /** @description Further details of the error. For an invalid request, the first invalid parameter. */
            readonly details?: {
                /** @description The name of the parameter or header. */
                readonly field: string;
                /** @description The problem with the value, and the accepted values. */
                readonly message: string;
            };
        };
        /** @description A currency as a three-letter ISO 4217 code. */
        readonly CurrencyCode: string;
        /** @description A decimal greater than 0, as a string. */
        readonly Price: string;
        /** @description The exchange rate of one currency. */
        readonly ExchangeRate: {
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description The number of currency units that the prices apply to; 100 for currencies of low value. */
            readonly unit: number;
            /** @description The price at which the publisher buys that many units, in the base currency. */
            readonly buying: components["schemas"]["Price"];
            /** @description The price at which the publisher sells that many units, in the base currency. */
            readonly selling: components["schemas"]["Price"];
        };
        /** @description A publication of exchange rates. */
        readonly ExchangeRates: {
            /**
             * Format: date
             * @description The trading day that the prices apply to.
             */
            readonly asOf: string;
            /**
             * Format: date-time
             * @description The time of publication.
             */
            readonly publishedAt: string;
            /** @description The name of the publisher, which is shown to agencies. */
            readonly source: string;
            /** @description The currency of the prices. */
            readonly base: components["schemas"]["CurrencyCode"];
            /** @description One entry per currency, excluding the base currency. */
            readonly rates: readonly components["schemas"]["ExchangeRate"][];
        };
    };
    responses: {
        /** @description The request was refused before processing because of its method, media type, size or duration. */
        readonly RefusedAtTheEdge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PublisherError"];
            };
        };
        /** @description The request does not match the contract; `details` names the first invalid parameter. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PublisherError"];
            };
        };
        /** @description The publisher could not process the request. Repeating the request is safe. */
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
