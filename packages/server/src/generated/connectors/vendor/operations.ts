// Generated from openapi/connectors/vendor.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';

export const operations = {
  "searchOffers": {
    "id": "searchOffers",
    "area": "offers",
    "method": "post",
    "path": "/vendors/{vendorCode}/offers",
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
  "listOfferExtras": {
    "id": "listOfferExtras",
    "area": "offers",
    "method": "get",
    "path": "/vendors/{vendorCode}/offers/{offerCode}/extras",
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
  }
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
