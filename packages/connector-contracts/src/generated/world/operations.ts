// Generated from openapi/connectors/world.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "readClock": {
    "id": "readClock",
    "area": "clock",
    "method": "get",
    "path": "/clock",
    "file": "openapi/connectors/world/paths/readClock.yaml",
    "secured": false,
    "errors": ["request.invalid", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "setClock": {
    "id": "setClock",
    "area": "clock",
    "method": "put",
    "path": "/clock",
    "file": "openapi/connectors/world/paths/setClock.yaml",
    "secured": false,
    "errors": ["request.invalid", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "advanceClock": {
    "id": "advanceClock",
    "area": "clock",
    "method": "post",
    "path": "/clock/advance",
    "file": "openapi/connectors/world/paths/advanceClock.yaml",
    "secured": false,
    "errors": ["request.invalid", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "setFault": {
    "id": "setFault",
    "area": "situations",
    "method": "put",
    "path": "/parties/{partyCode}/fault",
    "file": "openapi/connectors/world/paths/setFault.yaml",
    "secured": false,
    "errors": ["request.invalid", "party.notFound", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "answerChallenge": {
    "id": "answerChallenge",
    "area": "situations",
    "method": "post",
    "path": "/bank/challenge",
    "file": "openapi/connectors/world/paths/answerChallenge.yaml",
    "secured": false,
    "errors": ["request.invalid", "challenge.notFound", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "dropReservation": {
    "id": "dropReservation",
    "area": "situations",
    "method": "post",
    "path": "/reservations/{reservationId}/cancellation",
    "file": "openapi/connectors/world/paths/dropReservation.yaml",
    "secured": false,
    "errors": ["request.invalid", "reservation.notFound", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "404": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "publishRates": {
    "id": "publishRates",
    "area": "situations",
    "method": "put",
    "path": "/exchange-rates",
    "file": "openapi/connectors/world/paths/publishRates.yaml",
    "secured": false,
    "errors": ["request.invalid", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {"204": [], "400": ["application/json"], "500": ["application/json"], "default": ["application/json"]}
  },
  "readRecords": {
    "id": "readRecords",
    "area": "records",
    "method": "get",
    "path": "/records",
    "file": "openapi/connectors/world/paths/readRecords.yaml",
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
