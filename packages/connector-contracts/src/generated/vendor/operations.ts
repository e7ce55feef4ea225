// Generated from openapi/connectors/vendor.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "searchOffers": {
    "id": "searchOffers",
    "area": "offers",
    "method": "post",
    "path": "/vendors/{vendorCode}/offers",
    "file": "openapi/connectors/vendor/paths/searchOffers.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "vendor.notFound", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "checkOffer": {
    "id": "checkOffer",
    "area": "offers",
    "method": "get",
    "path": "/vendors/{vendorCode}/offers/{offerCode}",
    "file": "openapi/connectors/vendor/paths/checkOffer.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "vendor.notFound", "offer.notFound", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listOfferExtras": {
    "id": "listOfferExtras",
    "area": "offers",
    "method": "get",
    "path": "/vendors/{vendorCode}/offers/{offerCode}/extras",
    "file": "openapi/connectors/vendor/paths/listOfferExtras.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "vendor.notFound", "offer.notFound", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "createReservation": {
    "id": "createReservation",
    "area": "reservations",
    "method": "post",
    "path": "/vendors/{vendorCode}/reservations",
    "file": "openapi/connectors/vendor/paths/createReservation.yaml",
    "secured": true,
    "errors": [
      "request.invalid",
      "key.invalid",
      "vendor.notFound",
      "offer.notFound",
      "reference.reused",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "findReservation": {
    "id": "findReservation",
    "area": "reservations",
    "method": "get",
    "path": "/vendors/{vendorCode}/reservations/{reference}",
    "file": "openapi/connectors/vendor/paths/findReservation.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "vendor.notFound", "reservation.notFound", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "cancelReservation": {
    "id": "cancelReservation",
    "area": "reservations",
    "method": "post",
    "path": "/vendors/{vendorCode}/reservations/{reference}/cancel",
    "file": "openapi/connectors/vendor/paths/cancelReservation.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "vendor.notFound", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "readStatement": {
    "id": "readStatement",
    "area": "reservations",
    "method": "get",
    "path": "/vendors/{vendorCode}/statements/{day}",
    "file": "openapi/connectors/vendor/paths/readStatement.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "vendor.notFound", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
