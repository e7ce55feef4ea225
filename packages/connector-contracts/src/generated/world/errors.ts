// Generated from openapi/connectors/world.yaml by `pnpm generate`. Change the contract, not this file.

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
  "party.notFound": {
    "area": "situations",
    "code": 404,
    "status": 404,
    "description": "The world has no party with this code.",
    "retry": "never"
  },
  "challenge.notFound": {
    "area": "situations",
    "code": 1404,
    "status": 404,
    "description": "The bank is not showing a 3D Secure page.",
    "retry": "afterFixing"
  },
  "reservation.notFound": {
    "area": "situations",
    "code": 2404,
    "status": 404,
    "description": "No active reservation has this number.",
    "retry": "never"
  },
  "server.error": {
    "area": "general",
    "code": 500,
    "status": 500,
    "description": "The world could not process the request.",
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
