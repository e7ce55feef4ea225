// Generated from openapi/connectors/transfer-supplier.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "searchOffers": {
    "id": "searchOffers",
    "area": "offers",
    "method": "post",
    "path": "/transfer-suppliers/{supplierCode}/offers",
    "file": "openapi/connectors/transfer-supplier/paths/searchOffers.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "supplier.notFound", "server.error"],
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
  "createReservation": {
    "id": "createReservation",
    "area": "reservations",
    "method": "post",
    "path": "/transfer-suppliers/{supplierCode}/reservations",
    "file": "openapi/connectors/transfer-supplier/paths/createReservation.yaml",
    "secured": true,
    "errors": [
      "request.invalid",
      "key.invalid",
      "supplier.notFound",
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
    "path": "/transfer-suppliers/{supplierCode}/reservations/{reference}",
    "file": "openapi/connectors/transfer-supplier/paths/findReservation.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "supplier.notFound", "reservation.notFound", "server.error"],
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
    "path": "/transfer-suppliers/{supplierCode}/reservations/{reference}/cancel",
    "file": "openapi/connectors/transfer-supplier/paths/cancelReservation.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "supplier.notFound", "server.error"],
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
  "changeReservation": {
    "id": "changeReservation",
    "area": "reservations",
    "method": "post",
    "path": "/transfer-suppliers/{supplierCode}/reservations/{reference}/changes",
    "file": "openapi/connectors/transfer-supplier/paths/changeReservation.yaml",
    "secured": true,
    "errors": [
      "request.invalid",
      "key.invalid",
      "supplier.notFound",
      "reservation.notFound",
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
  "readStatement": {
    "id": "readStatement",
    "area": "reservations",
    "method": "get",
    "path": "/transfer-suppliers/{supplierCode}/statements/{day}",
    "file": "openapi/connectors/transfer-supplier/paths/readStatement.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "supplier.notFound", "server.error"],
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
