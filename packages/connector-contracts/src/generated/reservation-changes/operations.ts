// Generated from openapi/connectors/reservation-changes.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "reportReservationChange": {
    "id": "reportReservationChange",
    "area": "reservations",
    "method": "post",
    "path": "/parties/{partyCode}/reservation-changes",
    "file": "openapi/connectors/reservation-changes/paths/reportReservationChange.yaml",
    "secured": false,
    "limit": {"requests": 120, "windowSeconds": 60, "per": "party"},
    "errors": ["request.invalid", "signature.invalid", "reservation.notFound", "limit.exceeded", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "202": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
