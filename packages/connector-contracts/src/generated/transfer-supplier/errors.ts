// Generated from openapi/connectors/transfer-supplier.yaml by `pnpm generate`. Change the contract, not this file.

import type { ErrorCatalogue } from '@agency-booking/contract-express';

export const errors = {
  "request.invalid": {
    "area": "offers",
    "code": 400,
    "status": 400,
    "description": "The request is not what the contract says.",
    "retry": "afterFixing",
    "situation": "invalidRequest"
  },
  "key.invalid": {
    "area": "offers",
    "code": 401,
    "status": 401,
    "description": "The supplier key is missing or unknown.",
    "retry": "afterFixing",
    "situation": "unauthenticated"
  },
  "supplier.notFound": {
    "area": "offers",
    "code": 1404,
    "status": 404,
    "description": "There is no such supplier.",
    "retry": "never"
  },
  "offer.notFound": {
    "area": "offers",
    "code": 2404,
    "status": 404,
    "description": "There is no such offer.",
    "retry": "never"
  },
  "reservation.notFound": {
    "area": "reservations",
    "code": 3404,
    "status": 404,
    "description": "There is no such reservation.",
    "retry": "same"
  },
  "reference.reused": {
    "area": "reservations",
    "code": 3422,
    "status": 422,
    "description": "The reference names another reservation.",
    "retry": "never"
  },
  "server.error": {
    "area": "offers",
    "code": 500,
    "status": 500,
    "description": "The supplier could not answer.",
    "retry": "afterWaiting",
    "situation": "internalError"
  },
  "path.notFound": {
    "area": "offers",
    "code": 404,
    "status": 404,
    "description": "There is nothing at this path.",
    "retry": "never",
    "situation": "pathNotFound"
  },
  "method.notAllowed": {
    "area": "offers",
    "code": 405,
    "status": 405,
    "description": "This path does not take this method.",
    "retry": "never",
    "situation": "methodNotAllowed"
  },
  "request.timeout": {
    "area": "offers",
    "code": 408,
    "status": 408,
    "description": "The request did not arrive in time.",
    "retry": "same",
    "situation": "requestTimeout"
  },
  "body.tooLarge": {
    "area": "offers",
    "code": 413,
    "status": 413,
    "description": "The request body is too large.",
    "retry": "afterFixing",
    "situation": "bodyTooLarge"
  },
  "mediaType.unsupported": {
    "area": "offers",
    "code": 415,
    "status": 415,
    "description": "The request body must be JSON.",
    "retry": "afterFixing",
    "situation": "unsupportedMediaType"
  },
  "request.expectationFailed": {
    "area": "offers",
    "code": 417,
    "status": 417,
    "description": "The Expect header asks for something that is not offered.",
    "retry": "afterFixing",
    "situation": "expectationFailed"
  },
  "headers.tooLarge": {
    "area": "offers",
    "code": 431,
    "status": 431,
    "description": "The request headers are too large.",
    "retry": "afterFixing",
    "situation": "headersTooLarge"
  }
} as const satisfies ErrorCatalogue;

export type ErrorKey = keyof typeof errors;
