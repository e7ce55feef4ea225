// Generated from openapi/connectors/exchange-rates.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "readExchangeRates": {
    "id": "readExchangeRates",
    "area": "rates",
    "method": "get",
    "path": "/exchange-rates/latest",
    "file": "openapi/connectors/exchange-rates/paths/readExchangeRates.yaml",
    "secured": false,
    "errors": ["request.invalid", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
