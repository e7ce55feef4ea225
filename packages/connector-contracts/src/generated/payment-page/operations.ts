// Generated from openapi/connectors/payment-page.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "readPageSession": {
    "id": "readPageSession",
    "area": "sessions",
    "method": "post",
    "path": "/sessions/read",
    "file": "openapi/connectors/payment-page/paths/readPageSession.yaml",
    "secured": true,
    "limit": {"requests": 600, "windowSeconds": 60, "per": "traveller"},
    "errors": ["request.invalid", "key.invalid", "session.notFound", "limit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
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
  "listInstallments": {
    "id": "listInstallments",
    "area": "sessions",
    "method": "post",
    "path": "/sessions/installments",
    "file": "openapi/connectors/payment-page/paths/listInstallments.yaml",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "traveller"},
    "errors": [
      "request.invalid",
      "key.invalid",
      "session.notFound",
      "bin.notFound",
      "card.notAccepted",
      "limit.exceeded",
      "processor.didNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "startPayment": {
    "id": "startPayment",
    "area": "sessions",
    "method": "post",
    "path": "/sessions/payments",
    "file": "openapi/connectors/payment-page/paths/startPayment.yaml",
    "secured": true,
    "limit": {"requests": 20, "windowSeconds": 60, "per": "traveller"},
    "errors": [
      "request.invalid",
      "key.invalid",
      "session.notFound",
      "card.invalid",
      "card.notAccepted",
      "installments.notOffered",
      "card.tooManyDeclines",
      "limit.exceeded",
      "processor.didNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
