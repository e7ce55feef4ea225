// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "login": {
    "id": "login",
    "area": "auth",
    "method": "post",
    "path": "/auth/login",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": [
      "auth.invalidRequest",
      "auth.wrongCredentials",
      "auth.keySuspended",
      "auth.rateLimited",
      "auth.internalError"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "refresh": {
    "id": "refresh",
    "area": "auth",
    "method": "post",
    "path": "/auth/refresh",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": [
      "auth.invalidRequest",
      "auth.invalidRefreshToken",
      "auth.keySuspended",
      "auth.rateLimited",
      "auth.internalError"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "searchLocations": {
    "id": "searchLocations",
    "area": "locations",
    "method": "get",
    "path": "/locations",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "token.invalid", "token.keySuspended", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getLocation": {
    "id": "getLocation",
    "area": "locations",
    "method": "get",
    "path": "/locations/{placeId}",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "place.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "searchCars": {
    "id": "searchCars",
    "area": "car-search",
    "method": "post",
    "path": "/search/point",
    "secured": true,
    "limit": {"requests": 20, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carSearch.fullCreditNotAllowed",
      "rateLimit.exceeded",
      "carSearch.noVendorAnswered",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listExtraProducts": {
    "id": "listExtraProducts",
    "area": "car-search",
    "method": "get",
    "path": "/search/{searchID}/{code}/extra-products",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carSearch.offerNotFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listCarClasses": {
    "id": "listCarClasses",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/car-classes",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listFuelTypes": {
    "id": "listFuelTypes",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/fuel-types",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listTransmissionTypes": {
    "id": "listTransmissionTypes",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/transmission-types",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listDeliveryTypes": {
    "id": "listDeliveryTypes",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/delivery-types",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listExtraProductTypes": {
    "id": "listExtraProductTypes",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/extra-products",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listSuppliers": {
    "id": "listSuppliers",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/suppliers",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
