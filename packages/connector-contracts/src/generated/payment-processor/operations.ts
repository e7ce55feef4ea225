// Generated from openapi/connectors/payment-processor.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "readCapabilities": {
    "id": "readCapabilities",
    "area": "capabilities",
    "method": "get",
    "path": "/processor/capabilities",
    "file": "openapi/connectors/payment-processor/paths/readCapabilities.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "lookUpBin": {
    "id": "lookUpBin",
    "area": "cards",
    "method": "get",
    "path": "/processor/bins/{bin}",
    "file": "openapi/connectors/payment-processor/paths/lookUpBin.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "bin.notFound", "server.error"],
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
  "createCardToken": {
    "id": "createCardToken",
    "area": "cards",
    "method": "post",
    "path": "/processor/card-tokens",
    "file": "openapi/connectors/payment-processor/paths/createCardToken.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "lookUpCardToken": {
    "id": "lookUpCardToken",
    "area": "cards",
    "method": "post",
    "path": "/processor/card-tokens/lookup",
    "file": "openapi/connectors/payment-processor/paths/lookUpCardToken.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "cardToken.invalid", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "422": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "charge": {
    "id": "charge",
    "area": "transactions",
    "method": "post",
    "path": "/processor/charges",
    "file": "openapi/connectors/payment-processor/paths/charge.yaml",
    "secured": true,
    "errors": [
      "request.invalid",
      "key.invalid",
      "transaction.notFound",
      "transaction.notAuthenticated",
      "reference.reused",
      "cardToken.invalid",
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
  "start3ds": {
    "id": "start3ds",
    "area": "transactions",
    "method": "post",
    "path": "/processor/3ds",
    "file": "openapi/connectors/payment-processor/paths/start3ds.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "reference.reused", "cardToken.invalid", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "422": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "findTransaction": {
    "id": "findTransaction",
    "area": "transactions",
    "method": "get",
    "path": "/processor/transactions/{reference}",
    "file": "openapi/connectors/payment-processor/paths/findTransaction.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "transaction.notFound", "server.error"],
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
  "voidTransaction": {
    "id": "voidTransaction",
    "area": "transactions",
    "method": "post",
    "path": "/processor/transactions/{reference}/void",
    "file": "openapi/connectors/payment-processor/paths/voidTransaction.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "transaction.refunded", "transaction.closed", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "422": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "refundTransaction": {
    "id": "refundTransaction",
    "area": "transactions",
    "method": "post",
    "path": "/processor/transactions/{reference}/refunds",
    "file": "openapi/connectors/payment-processor/paths/refundTransaction.yaml",
    "secured": true,
    "errors": [
      "request.invalid",
      "key.invalid",
      "transaction.notFound",
      "transaction.closed",
      "refund.tooHigh",
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
    "area": "transactions",
    "method": "get",
    "path": "/processor/statements/{day}",
    "file": "openapi/connectors/payment-processor/paths/readStatement.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
