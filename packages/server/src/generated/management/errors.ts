// Generated from openapi/management/ by `pnpm generate`. Change the contract, not this file.

import type { ErrorCatalogue } from '@agency-booking/contract-express';
import type { operations } from './operations.ts';
import type { RateLimitDetails, ValidationDetails } from './types.ts';

export const errors = {
  "request.invalid": {
    "area": "general",
    "code": 1001,
    "status": 400,
    "description": "The request is not valid.",
    "retry": "afterFixing",
    "situation": "invalidRequest",
    "details": ["ValidationDetails"]
  },
  "rateLimit.exceeded": {
    "area": "general",
    "code": 429,
    "status": 429,
    "description": "Too many requests.",
    "retry": "afterWaiting",
    "situation": "rateLimited",
    "details": ["RateLimitDetails"]
  },
  "server.error": {
    "area": "general",
    "code": 500,
    "status": 500,
    "description": "The service could not process this request.",
    "retry": "afterWaiting",
    "situation": "internalError"
  },
  "session.invalid": {
    "area": "general",
    "code": 401,
    "status": 401,
    "description": "You are not signed in.",
    "retry": "afterFixing",
    "situation": "unauthenticated"
  },
  "access.forbidden": {
    "area": "general",
    "code": 403,
    "status": 403,
    "description": "Your role does not permit this operation.",
    "retry": "never",
    "situation": "forbidden"
  },
  "agency.notFound": {
    "area": "general",
    "code": 404,
    "status": 404,
    "description": "There is no such agency.",
    "retry": "never"
  },
  "agency.suspended": {
    "area": "general",
    "code": 403,
    "status": 403,
    "description": "Your agency is suspended. You cannot make changes.",
    "retry": "never",
    "details": ["text"]
  },
  "server.busy": {
    "area": "edge",
    "code": 503,
    "status": 503,
    "description": "The service is overloaded.",
    "retry": "same",
    "situation": "overloaded"
  },
  "path.notFound": {
    "area": "edge",
    "code": 404,
    "status": 404,
    "description": "There is nothing at this path.",
    "retry": "never",
    "situation": "pathNotFound",
    "details": ["ValidationDetails"]
  },
  "method.notAllowed": {
    "area": "edge",
    "code": 405,
    "status": 405,
    "description": "This path does not support this method.",
    "retry": "never",
    "situation": "methodNotAllowed"
  },
  "request.timeout": {
    "area": "edge",
    "code": 408,
    "status": 408,
    "description": "The request did not arrive in time.",
    "retry": "same",
    "situation": "requestTimeout"
  },
  "body.tooLarge": {
    "area": "edge",
    "code": 413,
    "status": 413,
    "description": "The request body is too large.",
    "retry": "afterFixing",
    "situation": "bodyTooLarge"
  },
  "mediaType.unsupported": {
    "area": "edge",
    "code": 415,
    "status": 415,
    "description": "The request body has a media type that this operation does not accept: send application/json.",
    "retry": "afterFixing",
    "situation": "unsupportedMediaType"
  },
  "request.expectationFailed": {
    "area": "edge",
    "code": 417,
    "status": 417,
    "description": "The expectation in the Expect header cannot be met.",
    "retry": "afterFixing",
    "situation": "expectationFailed"
  },
  "headers.tooLarge": {
    "area": "edge",
    "code": 431,
    "status": 431,
    "description": "The request headers are too large.",
    "retry": "afterFixing",
    "situation": "headersTooLarge"
  },
  "request.crossSite": {
    "area": "edge",
    "code": 403,
    "status": 403,
    "description": "This request was sent from a different site.",
    "retry": "never",
    "situation": "crossSite"
  },
  "signIn.wrongCredentials": {
    "area": "sessions",
    "code": 401,
    "status": 401,
    "description": "The email address or password is incorrect.",
    "retry": "afterFixing"
  },
  "signIn.tooManyTries": {
    "area": "sessions",
    "code": 429,
    "status": 429,
    "description": "Too many attempts have failed.",
    "retry": "afterWaiting",
    "details": ["RateLimitDetails"]
  },
  "session.notFound": {
    "area": "sessions",
    "code": 404,
    "status": 404,
    "description": "There is no such session.",
    "retry": "never"
  },
  "secondFactor.wrongCode": {
    "area": "second-factor",
    "code": 422,
    "status": 422,
    "description": "The code is incorrect or has already been used.",
    "retry": "afterFixing"
  },
  "secondFactor.notBegun": {
    "area": "second-factor",
    "code": 409,
    "status": 409,
    "description": "No second factor setup is in progress.",
    "retry": "never"
  },
  "secondFactor.mandatory": {
    "area": "second-factor",
    "code": 409,
    "status": 409,
    "description": "This role requires a second factor.",
    "retry": "never"
  },
  "signIn.passkeyRefused": {
    "area": "passkeys",
    "code": 401,
    "status": 401,
    "description": "The passkey was not accepted.",
    "retry": "afterFixing"
  },
  "passkey.refused": {
    "area": "passkeys",
    "code": 422,
    "status": 422,
    "description": "The passkey cannot be added.",
    "retry": "afterFixing"
  },
  "passkey.tooMany": {
    "area": "passkeys",
    "code": 409,
    "status": 409,
    "description": "The member has the maximum number of passkeys.",
    "retry": "afterFixing"
  },
  "passkey.notFound": {
    "area": "passkeys",
    "code": 404,
    "status": 404,
    "description": "There is no such passkey.",
    "retry": "never"
  },
  "password.wrong": {
    "area": "passwords",
    "code": 422,
    "status": 422,
    "description": "The password is incorrect.",
    "retry": "afterFixing"
  },
  "password.tooWeak": {
    "area": "passwords",
    "code": 422,
    "status": 422,
    "description": "The password is too easy to guess.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "link.invalid": {
    "area": "general",
    "code": 410,
    "status": 410,
    "description": "The link is no longer valid.",
    "retry": "never"
  },
  "member.notFound": {
    "area": "members",
    "code": 404,
    "status": 404,
    "description": "There is no such member.",
    "retry": "never"
  },
  "member.exists": {
    "area": "members",
    "code": 409,
    "status": 409,
    "description": "A member with this email address already exists.",
    "retry": "never"
  },
  "member.last": {
    "area": "members",
    "code": 409,
    "status": 409,
    "description": "At least one owner or operator must remain.",
    "retry": "never"
  },
  "key.notFound": {
    "area": "keys",
    "code": 404,
    "status": 404,
    "description": "There is no such key.",
    "retry": "never"
  },
  "key.ended": {
    "area": "keys",
    "code": 409,
    "status": 409,
    "description": "The key is suspended or expired.",
    "retry": "never"
  },
  "key.tooMany": {
    "area": "keys",
    "code": 409,
    "status": 409,
    "description": "The agency has the maximum number of keys.",
    "retry": "afterFixing"
  },
  "key.userElsewhere": {
    "area": "keys",
    "code": 409,
    "status": 409,
    "description": "Another agency has a user with this email address.",
    "retry": "afterFixing"
  },
  "request.notFound": {
    "area": "requests",
    "code": 404,
    "status": 404,
    "description": "There is no such request.",
    "retry": "never"
  },
  "webhookEndpoint.notFound": {
    "area": "webhooks",
    "code": 404,
    "status": 404,
    "description": "The webhook endpoint does not exist.",
    "retry": "afterFixing"
  },
  "webhookEndpoint.addressRefused": {
    "area": "webhooks",
    "code": 422,
    "status": 422,
    "description": "Events cannot be sent to this URL.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "webhookEndpoint.tooMany": {
    "area": "webhooks",
    "code": 422,
    "status": 422,
    "description": "The agency already has ten webhook endpoints.",
    "retry": "afterFixing"
  },
  "webhookEndpoint.disabled": {
    "area": "webhooks",
    "code": 422,
    "status": 422,
    "description": "The webhook endpoint is disabled.",
    "retry": "afterFixing"
  },
  "change.refused": {
    "area": "general",
    "code": 422,
    "status": 422,
    "description": "The change is not allowed.",
    "retry": "afterFixing",
    "details": ["text"]
  },
  "callbackOrigin.notFound": {
    "area": "callback-origins",
    "code": 404,
    "status": 404,
    "description": "The agency has no such callback origin.",
    "retry": "never"
  },
  "billingAddress.notFound": {
    "area": "billing-address",
    "code": 404,
    "status": 404,
    "description": "The agency has no billing address.",
    "retry": "never"
  },
  "creditRecord.notFound": {
    "area": "credit",
    "code": 404,
    "status": 404,
    "description": "The agency has no credit record with this ID.",
    "retry": "never"
  },
  "approval.notFound": {
    "area": "approvals",
    "code": 404,
    "status": 404,
    "description": "No approval request has this ID.",
    "retry": "never"
  },
  "order.notFound": {
    "area": "orders",
    "code": 404,
    "status": 404,
    "description": "The agency has no order with this ID.",
    "retry": "never"
  },
  "supplier.notFound": {
    "area": "suppliers",
    "code": 404,
    "status": 404,
    "description": "No vendor or transfer supplier has this code.",
    "retry": "never"
  },
  "campaign.notFound": {
    "area": "campaigns",
    "code": 404,
    "status": 404,
    "description": "No campaign has this code.",
    "retry": "never"
  },
  "exchangeRates.notFound": {
    "area": "exchange-rates",
    "code": 404,
    "status": 404,
    "description": "No exchange rate publication has this ID.",
    "retry": "never"
  },
  "task.notFound": {
    "area": "tasks",
    "code": 404,
    "status": 404,
    "description": "No task has this ID.",
    "retry": "never"
  }
} as const satisfies ErrorCatalogue;

export type ErrorKey = keyof typeof errors;

/** The details of every error that always has them. */
export interface ErrorDetails {
  readonly 'request.invalid': ValidationDetails;
  readonly 'rateLimit.exceeded': RateLimitDetails;
  readonly 'agency.suspended': string;
  readonly 'path.notFound': ValidationDetails;
  readonly 'signIn.tooManyTries': RateLimitDetails;
  readonly 'password.tooWeak': ValidationDetails;
  readonly 'webhookEndpoint.addressRefused': ValidationDetails;
  readonly 'change.refused': string;
}

/** The errors that each operation declares, with their details; `undefined` for errors without details. */
export type DeclaredErrors = {
  readonly [Id in keyof typeof operations]: {
    readonly [Key in (typeof operations)[Id]['errors'][number]]: Key extends keyof ErrorDetails
      ? ErrorDetails[Key]
      : undefined;
  };
};
