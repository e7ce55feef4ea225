// Generated from openapi/connectors/payment-processor.yaml by `pnpm generate`. Change the contract, not this file.

import type { ErrorCatalogue } from '@agency-booking/contract-express';
import type { operations } from './operations.ts';

export const errors = {
  "request.invalid": {
    "area": "general",
    "code": 400,
    "status": 400,
    "description": "The request does not match the contract.",
    "retry": "afterFixing",
    "situation": "invalidRequest"
  },
  "key.invalid": {
    "area": "general",
    "code": 401,
    "status": 401,
    "description": "The processor key is missing or unknown.",
    "retry": "afterFixing",
    "situation": "unauthenticated"
  },
  "bin.notFound": {
    "area": "cards",
    "code": 1404,
    "status": 404,
    "description": "No card number begins with these digits.",
    "retry": "afterFixing"
  },
  "transaction.notFound": {
    "area": "transactions",
    "code": 2404,
    "status": 404,
    "description": "There is no such transaction.",
    "retry": "same"
  },
  "transaction.notAuthenticated": {
    "area": "transactions",
    "code": 2422,
    "status": 422,
    "description": "The customer has not completed authentication.",
    "retry": "afterWaiting"
  },
  "reference.reused": {
    "area": "transactions",
    "code": 3422,
    "status": 422,
    "description": "The reference has already been used for something else.",
    "retry": "never"
  },
  "transaction.refunded": {
    "area": "transactions",
    "code": 4422,
    "status": 422,
    "description": "Part of the charge has already been refunded.",
    "retry": "never"
  },
  "refund.tooHigh": {
    "area": "transactions",
    "code": 5422,
    "status": 422,
    "description": "The refund exceeds the remaining amount.",
    "retry": "never"
  },
  "transaction.closed": {
    "area": "transactions",
    "code": 6422,
    "status": 422,
    "description": "The bank does not accept voids or refunds for this transaction.",
    "retry": "never"
  },
  "cardToken.invalid": {
    "area": "cards",
    "code": 7422,
    "status": 422,
    "description": "The card token cannot be used.",
    "retry": "never"
  },
  "server.error": {
    "area": "general",
    "code": 500,
    "status": 500,
    "description": "The processor could not process the request.",
    "retry": "same",
    "situation": "internalError"
  },
  "server.busy": {
    "area": "edge",
    "code": 503,
    "status": 503,
    "description": "The service is overloaded.",
    "retry": "same",
    "situation": "overloaded"
  },
  "path.notFound": {
    "area": "edge",
    "code": 404,
    "status": 404,
    "description": "There is nothing at this path.",
    "retry": "never",
    "situation": "pathNotFound"
  },
  "method.notAllowed": {
    "area": "edge",
    "code": 405,
    "status": 405,
    "description": "This path does not support this method.",
    "retry": "never",
    "situation": "methodNotAllowed"
  },
  "request.timeout": {
    "area": "edge",
    "code": 408,
    "status": 408,
    "description": "The request did not arrive in time.",
    "retry": "same",
    "situation": "requestTimeout"
  },
  "body.tooLarge": {
    "area": "edge",
    "code": 413,
    "status": 413,
    "description": "The request body is too large.",
    "retry": "afterFixing",
    "situation": "bodyTooLarge"
  },
  "mediaType.unsupported": {
    "area": "edge",
    "code": 415,
    "status": 415,
    "description": "The request body has a media type that this operation does not accept: send application/json.",
    "retry": "afterFixing",
    "situation": "unsupportedMediaType"
  },
  "key.addressNotAllowed": {
    "area": "edge",
    "code": 403,
    "status": 403,
    "description": "The API key cannot be used from this address.",
    "retry": "never",
    "situation": "addressNotAllowed"
  },
  "request.expectationFailed": {
    "area": "edge",
    "code": 417,
    "status": 417,
    "description": "The expectation in the Expect header cannot be met.",
    "retry": "afterFixing",
    "situation": "expectationFailed"
  },
  "headers.tooLarge": {
    "area": "edge",
    "code": 431,
    "status": 431,
    "description": "The request headers are too large.",
    "retry": "afterFixing",
    "situation": "headersTooLarge"
  }
} as const satisfies ErrorCatalogue;

export type ErrorKey = keyof typeof errors;

/** The details of every error that always has them. */
export interface ErrorDetails {
}

/** The errors that each operation declares, with their details; `undefined` for errors without details. */
export type DeclaredErrors = {
  readonly [Id in keyof typeof operations]: {
    readonly [Key in (typeof operations)[Id]['errors'][number]]: Key extends keyof ErrorDetails
      ? ErrorDetails[Key]
      : undefined;
  };
};
