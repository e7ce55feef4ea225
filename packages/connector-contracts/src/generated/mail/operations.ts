// Generated from openapi/connectors/mail.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "sendMessage": {
    "id": "sendMessage",
    "area": "messages",
    "method": "post",
    "path": "/mail/messages",
    "file": "openapi/connectors/mail/paths/sendMessage.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "message.refused", "server.error"],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "422": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
