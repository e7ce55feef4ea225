// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type { ErrorCatalogue } from '@agency-booking/contract-express';
import type { operations } from './operations.ts';
import type { CardDeclineDetails, EventsGoneDetails, LimitRefusalDetails, NotPayableDetails, OfferUnavailableDetails, OpenPaymentSessionDetails, RateLimitDetails, TooManyDeclinesDetails, TotalDiffersDetails, TransferCancelRefusalDetails, TransferChangeRefusalDetails, TransferOrderDetails, TransferPayRefusalDetails, TransferReservationRefusalDetails, UnknownOutcomeDetails, ValidationDetails } from './types.ts';

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
  "token.invalid": {
    "area": "general",
    "code": 401,
    "status": 401,
    "description": "The access token is missing, malformed, expired or revoked.",
    "retry": "afterFixing",
    "situation": "unauthenticated",
    "details": ["ValidationDetails"]
  },
  "token.keySuspended": {
    "area": "general",
    "code": 1003,
    "status": 401,
    "description": "The API key behind this access token is suspended or disabled.",
    "retry": "never",
    "situation": "keySuspended"
  },
  "key.readOnly": {
    "area": "general",
    "code": 403,
    "status": 403,
    "description": "The API key behind this access token is read-only.",
    "retry": "never"
  },
  "access.forbidden": {
    "area": "general",
    "code": 403,
    "status": 403,
    "description": "The agency is not authorised for this operation.",
    "retry": "never",
    "situation": "forbidden"
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
  "key.addressNotAllowed": {
    "area": "edge",
    "code": 403,
    "status": 403,
    "description": "The API key cannot be used from this address.",
    "retry": "never",
    "situation": "addressNotAllowed"
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
  "auth.invalidRequest": {
    "area": "auth",
    "code": 1001,
    "status": 400,
    "description": "The request is not valid.",
    "retry": "afterFixing",
    "situation": "invalidRequest",
    "details": ["ValidationDetails"]
  },
  "auth.wrongCredentials": {
    "area": "auth",
    "code": 1002,
    "status": 401,
    "description": "The API key or secret is incorrect.",
    "retry": "afterFixing"
  },
  "auth.keySuspended": {
    "area": "auth",
    "code": 1003,
    "status": 401,
    "description": "The API key is suspended or disabled.",
    "retry": "never"
  },
  "auth.addressNotAllowed": {
    "area": "auth",
    "code": 403,
    "status": 403,
    "description": "The API key cannot be used from this address.",
    "retry": "never"
  },
  "auth.invalidRefreshToken": {
    "area": "auth",
    "code": 1004,
    "status": 401,
    "description": "The refresh token is invalid, expired or already used.",
    "retry": "never"
  },
  "auth.rateLimited": {
    "area": "auth",
    "code": 1005,
    "status": 429,
    "description": "Too many requests.",
    "retry": "afterWaiting",
    "situation": "rateLimited",
    "details": ["RateLimitDetails"]
  },
  "auth.internalError": {
    "area": "auth",
    "code": 1500,
    "status": 500,
    "description": "The service could not process this request.",
    "retry": "afterWaiting",
    "situation": "internalError"
  },
  "place.notFound": {
    "area": "locations",
    "code": 404,
    "status": 404,
    "description": "No place has this placeId.",
    "retry": "never"
  },
  "carSearch.offerNotFound": {
    "area": "car-search",
    "code": 404,
    "status": 404,
    "description": "The search or the offer does not exist or has expired.",
    "retry": "never"
  },
  "carSearch.fullCreditNotAllowed": {
    "area": "car-search",
    "code": 403,
    "status": 403,
    "description": "The agency is not allowed to pay the full amount on credit.",
    "retry": "afterFixing"
  },
  "carSearch.noVendorAnswered": {
    "area": "car-search",
    "code": 500,
    "status": 500,
    "description": "No vendor responded in time.",
    "retry": "afterWaiting"
  },
  "referenceData.invalidRequest": {
    "area": "reference-data",
    "code": 400,
    "status": 400,
    "description": "The request is not valid.",
    "retry": "afterFixing",
    "situation": "invalidRequest",
    "details": ["ValidationDetails"]
  },
  "referenceData.unauthorized": {
    "area": "reference-data",
    "code": 2001,
    "status": 401,
    "description": "The access token is missing, malformed, expired or revoked.",
    "retry": "afterFixing",
    "situation": "unauthenticated",
    "details": ["ValidationDetails"]
  },
  "referenceData.forbidden": {
    "area": "reference-data",
    "code": 2002,
    "status": 403,
    "description": "The agency is not allowed to read reference data.",
    "retry": "never",
    "situation": "forbidden"
  },
  "carOrder.ruleViolated": {
    "area": "car-orders",
    "code": 1001,
    "status": 422,
    "description": "The order breaks a rule.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "carOrder.notReserved": {
    "area": "car-orders",
    "code": 422,
    "status": 422,
    "description": "The car in this order is not reserved.",
    "retry": "afterFixing"
  },
  "carOrder.notFound": {
    "area": "car-orders",
    "code": 404,
    "status": 404,
    "description": "The order does not exist.",
    "retry": "never"
  },
  "carOrder.offerUnavailable": {
    "area": "car-orders",
    "code": 404,
    "status": 404,
    "description": "The offer has expired or the car is no longer available.",
    "retry": "never",
    "details": ["OfferUnavailableDetails"]
  },
  "carOrder.totalDiffers": {
    "area": "car-orders",
    "code": 422,
    "status": 422,
    "description": "The order total differs from the expected total.",
    "retry": "afterFixing",
    "details": ["TotalDiffersDetails"]
  },
  "carOrder.creditTypeNotAllowed": {
    "area": "car-orders",
    "code": 403,
    "status": 403,
    "description": "The agency is not allowed to use this kind of credit.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "carOrder.vendorDidNotAnswer": {
    "area": "car-orders",
    "code": 500,
    "status": 500,
    "description": "The vendor did not respond in time.",
    "retry": "afterWaiting"
  },
  "order.idempotencyKeyReused": {
    "area": "general",
    "code": 1001,
    "status": 422,
    "description": "This Idempotency-Key was already used for a different request.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "payment.invalidRequest": {
    "area": "payments",
    "code": 400,
    "status": 400,
    "description": "The request is not valid.",
    "retry": "afterFixing",
    "situation": "invalidRequest",
    "details": ["ValidationDetails"]
  },
  "payment.ruleViolated": {
    "area": "payments",
    "code": 422,
    "status": 422,
    "description": "The payment violates a rule.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "payment.orderNotFound": {
    "area": "payments",
    "code": 404,
    "status": 404,
    "description": "The order does not exist.",
    "retry": "never"
  },
  "payment.orderNotPayable": {
    "area": "payments",
    "code": 404,
    "status": 404,
    "description": "The order cannot be paid.",
    "retry": "never",
    "details": ["NotPayableDetails"]
  },
  "paymentSession.notFound": {
    "area": "payments",
    "code": 404,
    "status": 404,
    "description": "The payment session does not exist.",
    "retry": "afterFixing"
  },
  "paymentSession.alreadyOpen": {
    "area": "payments",
    "code": 422,
    "status": 422,
    "description": "The order already has an open payment session.",
    "retry": "never",
    "details": ["OpenPaymentSessionDetails"]
  },
  "paymentSession.notCancellable": {
    "area": "payments",
    "code": 422,
    "status": 422,
    "description": "The payment session cannot be cancelled.",
    "retry": "never"
  },
  "paymentSession.notOffered": {
    "area": "payments",
    "code": 422,
    "status": 422,
    "description": "Payment sessions are not available.",
    "retry": "never"
  },
  "payment.limitNotAllowed": {
    "area": "payments",
    "code": 403,
    "status": 403,
    "description": "The agency is not allowed to pay on credit.",
    "retry": "afterFixing"
  },
  "payment.cardNumberNotAllowed": {
    "area": "payments",
    "code": 403,
    "status": 403,
    "description": "The agency is not allowed to send card numbers. Create a payment session with createPaymentSession.",
    "retry": "never"
  },
  "payment.tooManyDeclines": {
    "area": "payments",
    "code": 422,
    "status": 422,
    "description": "Too many payments for this order were declined or replaced.",
    "retry": "never"
  },
  "payment.processorDidNotAnswer": {
    "area": "payments",
    "code": 500,
    "status": 500,
    "description": "The payment processor cannot be reached.",
    "retry": "afterWaiting"
  },
  "payment.notTestVendor": {
    "area": "payments",
    "code": 6008,
    "status": 422,
    "description": "On staging, only orders with the test vendor can be paid.",
    "retry": "never"
  },
  "cardPayment.declined": {
    "area": "payments",
    "code": 2001,
    "status": 402,
    "description": "The bank declined the card.",
    "retry": "afterFixing",
    "details": ["CardDeclineDetails"]
  },
  "cardPayment.insufficientFunds": {
    "area": "payments",
    "code": 2002,
    "status": 402,
    "description": "The card has insufficient funds.",
    "retry": "afterFixing",
    "details": ["CardDeclineDetails"]
  },
  "cardPayment.cardExpired": {
    "area": "payments",
    "code": 2003,
    "status": 402,
    "description": "The card has expired.",
    "retry": "afterFixing",
    "details": ["ValidationDetails", "CardDeclineDetails"]
  },
  "cardPayment.invalidCardNumber": {
    "area": "payments",
    "code": 2004,
    "status": 402,
    "description": "The card number is invalid.",
    "retry": "afterFixing",
    "details": ["ValidationDetails", "CardDeclineDetails"]
  },
  "cardPayment.invalidCvc": {
    "area": "payments",
    "code": 2005,
    "status": 402,
    "description": "The CVC is invalid.",
    "retry": "afterFixing",
    "details": ["CardDeclineDetails"]
  },
  "cardPayment.threeDSecureFailed": {
    "area": "payments",
    "code": 2006,
    "status": 402,
    "description": "3D Secure could not be started.",
    "retry": "afterFixing",
    "details": ["ValidationDetails", "CardDeclineDetails"]
  },
  "cardPayment.outcomeUnknown": {
    "area": "payments",
    "code": 2008,
    "status": 500,
    "description": "The outcome of the payment is not known yet.",
    "retry": "same",
    "details": ["UnknownOutcomeDetails"]
  },
  "cardPayment.tooManyDeclines": {
    "area": "payments",
    "code": 429,
    "status": 429,
    "description": "Too many cards were declined.",
    "retry": "afterWaiting",
    "details": ["TooManyDeclinesDetails"]
  },
  "limitPayment.limitExceeded": {
    "area": "payments",
    "code": 2007,
    "status": 402,
    "description": "The credit limit is not sufficient.",
    "retry": "afterFixing",
    "details": ["LimitRefusalDetails"]
  },
  "creditCheck.malformedBody": {
    "area": "credit-check",
    "code": 1001,
    "status": 400,
    "description": "The request body cannot be read.",
    "retry": "afterFixing",
    "situation": "malformedBody",
    "details": ["ValidationDetails"]
  },
  "creditCheck.invalidRequest": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "description": "The request is not valid.",
    "retry": "afterFixing",
    "situation": "invalidRequest",
    "details": ["ValidationDetails"]
  },
  "creditCheck.phoneDoesNotMatch": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "description": "The phone number does not belong to this key.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "creditCheck.wrongPin": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "description": "The PIN is incorrect.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "creditCheck.pinExpired": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "description": "The PIN has expired.",
    "retry": "never",
    "details": ["ValidationDetails"]
  },
  "creditCheck.pinTriesUsedUp": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "description": "No attempts are left for this PIN.",
    "retry": "never",
    "details": ["ValidationDetails"]
  },
  "creditCheck.renewLimitReached": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "description": "No further PIN can be sent for this code.",
    "retry": "never",
    "details": ["ValidationDetails"]
  },
  "creditCheck.alreadyConfirmed": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "description": "The PIN for this code has already been confirmed.",
    "retry": "never",
    "details": ["ValidationDetails"]
  },
  "creditCheck.reportLimitReached": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "description": "No further report can be created for this traveller.",
    "retry": "never",
    "details": ["ValidationDetails"]
  },
  "creditCheck.unknownReference": {
    "area": "credit-check",
    "code": 1003,
    "status": 400,
    "description": "The integrationCode, creditcheckCode or phoneKey is unknown.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "creditCheck.unauthorized": {
    "area": "credit-check",
    "code": 2001,
    "status": 401,
    "description": "The access token is missing, malformed, expired or revoked.",
    "retry": "afterFixing",
    "situation": "unauthenticated",
    "details": ["ValidationDetails"]
  },
  "creditCheck.forbidden": {
    "area": "credit-check",
    "code": 2002,
    "status": 403,
    "description": "The agency is not allowed to run credit checks.",
    "retry": "never",
    "situation": "forbidden"
  },
  "creditCheck.agencyNotConfigured": {
    "area": "credit-check",
    "code": 5001,
    "status": 403,
    "description": "The agency is not set up for credit checks.",
    "retry": "never"
  },
  "creditCheck.bureauDidNotAnswer": {
    "area": "credit-check",
    "code": 500,
    "status": 500,
    "description": "The credit bureau did not respond.",
    "retry": "afterWaiting"
  },
  "transferSearch.offerNotFound": {
    "area": "transfer-search",
    "code": 8003,
    "status": 404,
    "description": "The transfer offer does not exist or has expired.",
    "retry": "never",
    "details": ["text"]
  },
  "transferSearch.noSupplierAnswered": {
    "area": "transfer-search",
    "code": 500,
    "status": 500,
    "description": "No transfer supplier responded in time.",
    "retry": "afterWaiting"
  },
  "transferOrder.ruleViolated": {
    "area": "transfer-orders",
    "code": 1001,
    "status": 422,
    "description": "The transfer order breaks a rule.",
    "retry": "afterFixing",
    "details": ["ValidationDetails"]
  },
  "transferOrder.notFound": {
    "area": "transfer-orders",
    "code": 404,
    "status": 404,
    "description": "The transfer order does not exist.",
    "retry": "never"
  },
  "transferOrder.notReserved": {
    "area": "transfer-orders",
    "code": 422,
    "status": 422,
    "description": "The transfer in this order is not reserved.",
    "retry": "afterFixing"
  },
  "transferOrder.noBillingAddress": {
    "area": "transfer-orders",
    "code": 5003,
    "status": 422,
    "description": "No billing address was sent and the agency has none registered.",
    "retry": "afterFixing"
  },
  "transferOrder.customBillingNotAllowed": {
    "area": "transfer-orders",
    "code": 5004,
    "status": 403,
    "description": "The agency is not allowed to send its own billing details.",
    "retry": "afterFixing"
  },
  "transferPay.failed": {
    "area": "transfer-orders",
    "code": 8008,
    "status": 402,
    "description": "The payment failed.",
    "retry": "afterFixing",
    "details": ["TransferPayRefusalDetails"]
  },
  "transferPay.alreadyPaid": {
    "area": "transfer-orders",
    "code": 8009,
    "status": 422,
    "description": "The transfer order is already paid.",
    "retry": "never",
    "details": ["TransferOrderDetails"]
  },
  "transferPay.reservationFailed": {
    "area": "transfer-orders",
    "code": 8010,
    "status": 422,
    "description": "The payment succeeded, but the transfer could not be reserved.",
    "retry": "never",
    "details": ["TransferReservationRefusalDetails"]
  },
  "transferPay.outcomeUnknown": {
    "area": "transfer-orders",
    "code": 500,
    "status": 500,
    "description": "The outcome of the payment is not known yet.",
    "retry": "same",
    "details": ["TransferOrderDetails"]
  },
  "transferChange.notPossible": {
    "area": "transfer-orders",
    "code": 422,
    "status": 422,
    "description": "The transfer order cannot be changed.",
    "retry": "never",
    "details": ["TransferChangeRefusalDetails"]
  },
  "transferChange.outcomeUnknown": {
    "area": "transfer-orders",
    "code": 500,
    "status": 500,
    "description": "The outcome of the change is not known yet.",
    "retry": "same",
    "details": ["TransferOrderDetails"]
  },
  "transferChange.changeInProgress": {
    "area": "transfer-orders",
    "code": 422,
    "status": 422,
    "description": "Another change to the transfer order is in progress.",
    "retry": "afterWaiting",
    "details": ["TransferOrderDetails"]
  },
  "transferCancel.notPossible": {
    "area": "transfer-orders",
    "code": 8012,
    "status": 422,
    "description": "The transfer order cannot be cancelled.",
    "retry": "never",
    "details": ["TransferCancelRefusalDetails"]
  },
  "event.gone": {
    "area": "events",
    "code": 422,
    "status": 422,
    "description": "The events after this position are older than 30 days.",
    "retry": "afterFixing",
    "details": ["EventsGoneDetails"]
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
  }
} as const satisfies ErrorCatalogue;

export type ErrorKey = keyof typeof errors;

/** The details of every error that always has them. */
export interface ErrorDetails {
  readonly 'request.invalid': ValidationDetails;
  readonly 'token.invalid': ValidationDetails;
  readonly 'rateLimit.exceeded': RateLimitDetails;
  readonly 'path.notFound': ValidationDetails;
  readonly 'auth.invalidRequest': ValidationDetails;
  readonly 'auth.rateLimited': RateLimitDetails;
  readonly 'referenceData.invalidRequest': ValidationDetails;
  readonly 'referenceData.unauthorized': ValidationDetails;
  readonly 'carOrder.ruleViolated': ValidationDetails;
  readonly 'carOrder.offerUnavailable': OfferUnavailableDetails;
  readonly 'carOrder.totalDiffers': TotalDiffersDetails;
  readonly 'carOrder.creditTypeNotAllowed': ValidationDetails;
  readonly 'order.idempotencyKeyReused': ValidationDetails;
  readonly 'payment.invalidRequest': ValidationDetails;
  readonly 'payment.ruleViolated': ValidationDetails;
  readonly 'payment.orderNotPayable': NotPayableDetails;
  readonly 'paymentSession.alreadyOpen': OpenPaymentSessionDetails;
  readonly 'cardPayment.declined': CardDeclineDetails;
  readonly 'cardPayment.insufficientFunds': CardDeclineDetails;
  readonly 'cardPayment.cardExpired': ValidationDetails | CardDeclineDetails;
  readonly 'cardPayment.invalidCardNumber': ValidationDetails | CardDeclineDetails;
  readonly 'cardPayment.invalidCvc': CardDeclineDetails;
  readonly 'cardPayment.threeDSecureFailed': ValidationDetails | CardDeclineDetails;
  readonly 'cardPayment.outcomeUnknown': UnknownOutcomeDetails;
  readonly 'cardPayment.tooManyDeclines': TooManyDeclinesDetails;
  readonly 'limitPayment.limitExceeded': LimitRefusalDetails;
  readonly 'creditCheck.malformedBody': ValidationDetails;
  readonly 'creditCheck.invalidRequest': ValidationDetails;
  readonly 'creditCheck.phoneDoesNotMatch': ValidationDetails;
  readonly 'creditCheck.wrongPin': ValidationDetails;
  readonly 'creditCheck.pinExpired': ValidationDetails;
  readonly 'creditCheck.pinTriesUsedUp': ValidationDetails;
  readonly 'creditCheck.renewLimitReached': ValidationDetails;
  readonly 'creditCheck.alreadyConfirmed': ValidationDetails;
  readonly 'creditCheck.reportLimitReached': ValidationDetails;
  readonly 'creditCheck.unknownReference': ValidationDetails;
  readonly 'creditCheck.unauthorized': ValidationDetails;
  readonly 'transferSearch.offerNotFound': string;
  readonly 'transferOrder.ruleViolated': ValidationDetails;
  readonly 'transferPay.failed': TransferPayRefusalDetails;
  readonly 'transferPay.alreadyPaid': TransferOrderDetails;
  readonly 'transferPay.reservationFailed': TransferReservationRefusalDetails;
  readonly 'transferPay.outcomeUnknown': TransferOrderDetails;
  readonly 'transferChange.notPossible': TransferChangeRefusalDetails;
  readonly 'transferChange.outcomeUnknown': TransferOrderDetails;
  readonly 'transferChange.changeInProgress': TransferOrderDetails;
  readonly 'transferCancel.notPossible': TransferCancelRefusalDetails;
  readonly 'event.gone': EventsGoneDetails;
  readonly 'webhookEndpoint.addressRefused': ValidationDetails;
}

/** The errors that each operation declares, with their details; `undefined` for errors without details. */
export type DeclaredErrors = {
  readonly [Id in keyof typeof operations]: {
    readonly [Key in (typeof operations)[Id]['errors'][number]]: Key extends keyof ErrorDetails
      ? ErrorDetails[Key]
      : undefined;
  };
};
