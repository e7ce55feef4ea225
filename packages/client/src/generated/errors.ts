// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

export const errors = {
  "request.invalid": {"area": "general", "code": 1001, "status": 400, "retry": "afterFixing"},
  "token.invalid": {"area": "general", "code": 401, "status": 401, "retry": "afterFixing"},
  "token.keySuspended": {"area": "general", "code": 1003, "status": 401, "retry": "never"},
  "access.forbidden": {"area": "general", "code": 403, "status": 403, "retry": "never"},
  "rateLimit.exceeded": {"area": "general", "code": 429, "status": 429, "retry": "afterWaiting"},
  "server.error": {
    "area": "general",
    "code": 500,
    "status": 500,
    "retry": "afterWaiting",
    "description": "The service could not answer this request."
  },
  "path.notFound": {"area": "edge", "code": 404, "status": 404, "retry": "never"},
  "method.notAllowed": {"area": "edge", "code": 405, "status": 405, "retry": "never"},
  "request.timeout": {"area": "edge", "code": 408, "status": 408, "retry": "same"},
  "body.tooLarge": {"area": "edge", "code": 413, "status": 413, "retry": "afterFixing"},
  "mediaType.unsupported": {"area": "edge", "code": 415, "status": 415, "retry": "afterFixing"},
  "request.expectationFailed": {"area": "edge", "code": 417, "status": 417, "retry": "afterFixing"},
  "headers.tooLarge": {"area": "edge", "code": 431, "status": 431, "retry": "afterFixing"},
  "auth.invalidRequest": {"area": "auth", "code": 1001, "status": 400, "retry": "afterFixing"},
  "auth.wrongCredentials": {"area": "auth", "code": 1002, "status": 401, "retry": "afterFixing"},
  "auth.keySuspended": {"area": "auth", "code": 1003, "status": 401, "retry": "never"},
  "auth.invalidRefreshToken": {"area": "auth", "code": 1004, "status": 401, "retry": "never"},
  "auth.rateLimited": {"area": "auth", "code": 1005, "status": 429, "retry": "afterWaiting"},
  "auth.internalError": {"area": "auth", "code": 1500, "status": 500, "retry": "afterWaiting"},
  "place.notFound": {"area": "locations", "code": 404, "status": 404, "retry": "never"},
  "carSearch.offerNotFound": {"area": "car-search", "code": 404, "status": 404, "retry": "never"},
  "carSearch.fullCreditNotAllowed": {"area": "car-search", "code": 403, "status": 403, "retry": "afterFixing"},
  "carSearch.noVendorAnswered": {
    "area": "car-search",
    "code": 500,
    "status": 500,
    "retry": "afterWaiting",
    "description": "No vendor answered in time."
  },
  "referenceData.invalidRequest": {"area": "reference-data", "code": 400, "status": 400, "retry": "afterFixing"},
  "referenceData.unauthorized": {"area": "reference-data", "code": 2001, "status": 401, "retry": "afterFixing"},
  "referenceData.forbidden": {"area": "reference-data", "code": 2002, "status": 403, "retry": "never"},
  "carOrder.ruleViolated": {
    "area": "car-orders",
    "code": 1001,
    "status": 422,
    "retry": "afterFixing",
    "description": "The order breaks a rule."
  },
  "carOrder.notFound": {"area": "car-orders", "code": 404, "status": 404, "retry": "never"},
  "carOrder.offerUnavailable": {"area": "car-orders", "code": 404, "status": 404, "retry": "never"},
  "carOrder.creditTypeNotAllowed": {"area": "car-orders", "code": 403, "status": 403, "retry": "afterFixing"},
  "carOrder.vendorDidNotAnswer": {
    "area": "car-orders",
    "code": 500,
    "status": 500,
    "retry": "afterWaiting",
    "description": "The vendor did not answer in time."
  },
  "order.idempotencyKeyReused": {
    "area": "general",
    "code": 1001,
    "status": 422,
    "retry": "afterFixing",
    "description": "This Idempotency-Key was used for another request."
  },
  "payment.invalidRequest": {"area": "payments", "code": 400, "status": 400, "retry": "afterFixing"},
  "payment.ruleViolated": {
    "area": "payments",
    "code": 422,
    "status": 422,
    "retry": "afterFixing",
    "description": "The payment breaks a rule."
  },
  "payment.orderNotPayable": {"area": "payments", "code": 404, "status": 404, "retry": "never"},
  "payment.limitNotAllowed": {"area": "payments", "code": 403, "status": 403, "retry": "afterFixing"},
  "payment.tooManyDeclines": {
    "area": "payments",
    "code": 422,
    "status": 422,
    "retry": "never",
    "description": "Too many cards were declined for this order."
  },
  "payment.processorDidNotAnswer": {
    "area": "payments",
    "code": 500,
    "status": 500,
    "retry": "afterWaiting",
    "description": "The payment processor cannot be reached."
  },
  "payment.notTestVendor": {"area": "payments", "code": 6008, "status": 422, "retry": "never"},
  "cardPayment.declined": {"area": "payments", "code": 2001, "status": 402, "retry": "afterFixing"},
  "cardPayment.insufficientFunds": {"area": "payments", "code": 2002, "status": 402, "retry": "afterFixing"},
  "cardPayment.cardExpired": {"area": "payments", "code": 2003, "status": 402, "retry": "afterFixing"},
  "cardPayment.invalidCardNumber": {"area": "payments", "code": 2004, "status": 402, "retry": "afterFixing"},
  "cardPayment.invalidCvc": {"area": "payments", "code": 2005, "status": 402, "retry": "afterFixing"},
  "cardPayment.threeDSecureFailed": {"area": "payments", "code": 2006, "status": 402, "retry": "afterFixing"},
  "cardPayment.outcomeUnknown": {"area": "payments", "code": 2008, "status": 500, "retry": "same"},
  "limitPayment.limitExceeded": {"area": "payments", "code": 2007, "status": 402, "retry": "afterFixing"},
  "creditCheck.malformedBody": {"area": "credit-check", "code": 1001, "status": 400, "retry": "afterFixing"},
  "creditCheck.invalidRequest": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "retry": "afterFixing",
    "description": "The request is not valid."
  },
  "creditCheck.phoneDoesNotMatch": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "retry": "afterFixing",
    "description": "The phone number does not belong to this key."
  },
  "creditCheck.wrongPin": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "retry": "afterFixing",
    "description": "The PIN is wrong."
  },
  "creditCheck.pinExpired": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "retry": "never",
    "description": "The PIN has expired."
  },
  "creditCheck.pinTriesUsedUp": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "retry": "never",
    "description": "The PIN has been tried too often."
  },
  "creditCheck.renewLimitReached": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "retry": "never",
    "description": "No further PIN can be sent for this code."
  },
  "creditCheck.alreadyConfirmed": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "retry": "never",
    "description": "The PIN of this code has already been confirmed."
  },
  "creditCheck.reportLimitReached": {
    "area": "credit-check",
    "code": 1002,
    "status": 400,
    "retry": "never",
    "description": "No further report can be created for this traveller."
  },
  "creditCheck.unknownReference": {"area": "credit-check", "code": 1003, "status": 400, "retry": "afterFixing"},
  "creditCheck.unauthorized": {"area": "credit-check", "code": 2001, "status": 401, "retry": "afterFixing"},
  "creditCheck.forbidden": {"area": "credit-check", "code": 2002, "status": 403, "retry": "never"},
  "creditCheck.agencyNotConfigured": {"area": "credit-check", "code": 5001, "status": 403, "retry": "never"},
  "creditCheck.bureauDidNotAnswer": {
    "area": "credit-check",
    "code": 500,
    "status": 500,
    "retry": "afterWaiting",
    "description": "The credit bureau did not answer."
  },
  "transferSearch.offerNotFound": {"area": "transfer-search", "code": 8003, "status": 404, "retry": "never"},
  "transferSearch.noSupplierAnswered": {
    "area": "transfer-search",
    "code": 500,
    "status": 500,
    "retry": "afterWaiting",
    "description": "No transfer supplier answered in time."
  },
  "transferOrder.ruleViolated": {
    "area": "transfer-orders",
    "code": 1001,
    "status": 422,
    "retry": "afterFixing",
    "description": "The transfer order breaks a rule."
  },
  "transferOrder.notFound": {"area": "transfer-orders", "code": 404, "status": 404, "retry": "never"},
  "transferOrder.noBillingAddress": {"area": "transfer-orders", "code": 5003, "status": 422, "retry": "afterFixing"},
  "transferOrder.customBillingNotAllowed": {
    "area": "transfer-orders",
    "code": 5004,
    "status": 403,
    "retry": "afterFixing"
  },
  "transferPay.failed": {"area": "transfer-orders", "code": 8008, "status": 402, "retry": "afterFixing"},
  "transferPay.alreadyPaid": {"area": "transfer-orders", "code": 8009, "status": 422, "retry": "never"},
  "transferPay.reservationFailed": {"area": "transfer-orders", "code": 8010, "status": 422, "retry": "never"},
  "transferCancel.notPossible": {"area": "transfer-orders", "code": 8012, "status": 422, "retry": "never"}
} as const;

export type ErrorKey = keyof typeof errors;
