// Generated from openapi/connectors/credit-bureau.yaml by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "readStanding": {
    "id": "readStanding",
    "area": "enquiries",
    "method": "post",
    "path": "/bureau/enquiries/{enquiry}/standing",
    "file": "openapi/connectors/credit-bureau/paths/readStanding.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "reference.reused", "server.error"],
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
  "listPhones": {
    "id": "listPhones",
    "area": "enquiries",
    "method": "post",
    "path": "/bureau/enquiries/{enquiry}/phones",
    "file": "openapi/connectors/credit-bureau/paths/listPhones.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "reference.reused", "server.error"],
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
  "createReport": {
    "id": "createReport",
    "area": "reports",
    "method": "post",
    "path": "/bureau/enquiries/{enquiry}/reports",
    "file": "openapi/connectors/credit-bureau/paths/createReport.yaml",
    "secured": true,
    "errors": [
      "request.invalid",
      "key.invalid",
      "phone.unknownKey",
      "phone.doesNotMatch",
      "reference.reused",
      "server.error"
    ],
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
  "sendPin": {
    "id": "sendPin",
    "area": "reports",
    "method": "post",
    "path": "/bureau/reports/{report}/messages",
    "file": "openapi/connectors/credit-bureau/paths/sendPin.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "report.notFound", "reference.reused", "server.error"],
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
  "confirmReport": {
    "id": "confirmReport",
    "area": "reports",
    "method": "post",
    "path": "/bureau/reports/{report}/confirm",
    "file": "openapi/connectors/credit-bureau/paths/confirmReport.yaml",
    "secured": true,
    "errors": ["request.invalid", "key.invalid", "report.notFound", "server.error"],
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
