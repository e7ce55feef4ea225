// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "login": {
    "id": "login",
    "area": "auth",
    "method": "post",
    "path": "/auth/login",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": [
      "auth.invalidRequest",
      "auth.wrongCredentials",
      "auth.keySuspended",
      "auth.rateLimited",
      "auth.internalError"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "refresh": {
    "id": "refresh",
    "area": "auth",
    "method": "post",
    "path": "/auth/refresh",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": [
      "auth.invalidRequest",
      "auth.invalidRefreshToken",
      "auth.keySuspended",
      "auth.rateLimited",
      "auth.internalError"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "searchLocations": {
    "id": "searchLocations",
    "area": "locations",
    "method": "get",
    "path": "/locations",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["request.invalid", "token.invalid", "token.keySuspended", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getLocation": {
    "id": "getLocation",
    "area": "locations",
    "method": "get",
    "path": "/locations/{placeId}",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "place.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "searchCars": {
    "id": "searchCars",
    "area": "car-search",
    "method": "post",
    "path": "/search/point",
    "secured": true,
    "limit": {"requests": 20, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carSearch.fullCreditNotAllowed",
      "rateLimit.exceeded",
      "carSearch.noVendorAnswered",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listExtraProducts": {
    "id": "listExtraProducts",
    "area": "car-search",
    "method": "get",
    "path": "/search/{searchID}/{code}/extra-products",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carSearch.offerNotFound",
      "rateLimit.exceeded",
      "carSearch.noVendorAnswered",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "createOrder": {
    "id": "createOrder",
    "area": "car-orders",
    "method": "post",
    "path": "/order",
    "secured": true,
    "limit": {"requests": 5, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carOrder.creditTypeNotAllowed",
      "carOrder.offerUnavailable",
      "carOrder.ruleViolated",
      "order.idempotencyKeyReused",
      "rateLimit.exceeded",
      "carOrder.vendorDidNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getOrder": {
    "id": "getOrder",
    "area": "car-orders",
    "method": "get",
    "path": "/order/{orderID}",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "checkCancelEligibility": {
    "id": "checkCancelEligibility",
    "area": "car-orders",
    "method": "post",
    "path": "/order/{orderID}/cancel_eligibility",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "cancelOrder": {
    "id": "cancelOrder",
    "area": "car-orders",
    "method": "post",
    "path": "/order/{orderID}/cancel",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "getInstallmentInfo": {
    "id": "getInstallmentInfo",
    "area": "payments",
    "method": "post",
    "path": "/payment/installment-info",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "payment.orderNotPayable",
      "payment.ruleViolated",
      "rateLimit.exceeded",
      "payment.processorDidNotAnswer",
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
  "payOrder": {
    "id": "payOrder",
    "area": "payments",
    "method": "post",
    "path": "/payment/pay",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "cardPayment.declined",
      "cardPayment.insufficientFunds",
      "cardPayment.cardExpired",
      "cardPayment.invalidCardNumber",
      "cardPayment.invalidCvc",
      "cardPayment.threeDSecureFailed",
      "limitPayment.limitExceeded",
      "payment.limitNotAllowed",
      "payment.orderNotPayable",
      "payment.ruleViolated",
      "payment.tooManyDeclines",
      "payment.notTestVendor",
      "rateLimit.exceeded",
      "cardPayment.outcomeUnknown",
      "payment.processorDidNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "402": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "receive3dsCallback": {
    "id": "receive3dsCallback",
    "area": "payments",
    "method": "post",
    "path": "/payment/3ds-callback/{orderID}",
    "secured": false,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "order"},
    "errors": ["payment.invalidRequest", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": ["application/x-www-form-urlencoded"],
    "answers": {
      "200": ["text/html"],
      "400": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "finish3ds": {
    "id": "finish3ds",
    "area": "payments",
    "method": "get",
    "path": "/payment/3ds-finish/{orderID}",
    "secured": false,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "order"},
    "errors": ["payment.invalidRequest", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["text/html"],
      "303": [],
      "400": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listCreditLimits": {
    "id": "listCreditLimits",
    "area": "credit-limits",
    "method": "get",
    "path": "/payment/limits",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": ["payment.invalidRequest", "token.invalid", "token.keySuspended", "rateLimit.exceeded", "server.error"],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "checkCredit": {
    "id": "checkCredit",
    "area": "credit-check",
    "method": "post",
    "path": "/creditcheck/check",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "creditCheck.malformedBody",
      "creditCheck.invalidRequest",
      "creditCheck.unknownReference",
      "creditCheck.unauthorized",
      "token.keySuspended",
      "creditCheck.forbidden",
      "creditCheck.agencyNotConfigured",
      "rateLimit.exceeded",
      "creditCheck.bureauDidNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listCreditCheckPhones": {
    "id": "listCreditCheckPhones",
    "area": "credit-check",
    "method": "post",
    "path": "/creditcheck/phone-list",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "creditCheck.malformedBody",
      "creditCheck.invalidRequest",
      "creditCheck.unknownReference",
      "creditCheck.unauthorized",
      "token.keySuspended",
      "creditCheck.forbidden",
      "creditCheck.agencyNotConfigured",
      "rateLimit.exceeded",
      "creditCheck.bureauDidNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "createCreditReport": {
    "id": "createCreditReport",
    "area": "credit-check",
    "method": "post",
    "path": "/creditcheck/report",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "creditCheck.malformedBody",
      "creditCheck.invalidRequest",
      "creditCheck.phoneDoesNotMatch",
      "creditCheck.reportLimitReached",
      "creditCheck.unknownReference",
      "creditCheck.unauthorized",
      "token.keySuspended",
      "creditCheck.forbidden",
      "creditCheck.agencyNotConfigured",
      "rateLimit.exceeded",
      "creditCheck.bureauDidNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "confirmCreditPin": {
    "id": "confirmCreditPin",
    "area": "credit-check",
    "method": "post",
    "path": "/creditcheck/pin-confirm",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "creditCheck.malformedBody",
      "creditCheck.invalidRequest",
      "creditCheck.wrongPin",
      "creditCheck.pinExpired",
      "creditCheck.pinTriesUsedUp",
      "creditCheck.unknownReference",
      "creditCheck.unauthorized",
      "token.keySuspended",
      "creditCheck.forbidden",
      "creditCheck.agencyNotConfigured",
      "rateLimit.exceeded",
      "creditCheck.bureauDidNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "renewCreditPin": {
    "id": "renewCreditPin",
    "area": "credit-check",
    "method": "post",
    "path": "/creditcheck/pin-renew",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "creditCheck.malformedBody",
      "creditCheck.invalidRequest",
      "creditCheck.renewLimitReached",
      "creditCheck.alreadyConfirmed",
      "creditCheck.unknownReference",
      "creditCheck.unauthorized",
      "token.keySuspended",
      "creditCheck.forbidden",
      "creditCheck.agencyNotConfigured",
      "rateLimit.exceeded",
      "creditCheck.bureauDidNotAnswer",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "searchTransfers": {
    "id": "searchTransfers",
    "area": "transfer-search",
    "method": "post",
    "path": "/transfer/search",
    "secured": true,
    "limit": {"requests": 20, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "rateLimit.exceeded",
      "transferSearch.noSupplierAnswered",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getTransfer": {
    "id": "getTransfer",
    "area": "transfer-search",
    "method": "get",
    "path": "/transfer/search/{searchId}/{code}",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferSearch.offerNotFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "createTransferOrder": {
    "id": "createTransferOrder",
    "area": "transfer-orders",
    "method": "post",
    "path": "/transfer/orders",
    "secured": true,
    "limit": {"requests": 5, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferOrder.customBillingNotAllowed",
      "transferSearch.offerNotFound",
      "transferOrder.ruleViolated",
      "transferOrder.noBillingAddress",
      "order.idempotencyKeyReused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "getTransferOrder": {
    "id": "getTransferOrder",
    "area": "transfer-orders",
    "method": "get",
    "path": "/transfer/orders/{orderId}",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "checkTransferCancelEligibility": {
    "id": "checkTransferCancelEligibility",
    "area": "transfer-orders",
    "method": "post",
    "path": "/transfer/orders/{orderId}/cancel_eligibility",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "cancelTransferOrder": {
    "id": "cancelTransferOrder",
    "area": "transfer-orders",
    "method": "post",
    "path": "/transfer/orders/{orderId}/cancel",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferOrder.notFound",
      "transferCancel.notPossible",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
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
  "payTransferOrder": {
    "id": "payTransferOrder",
    "area": "transfer-orders",
    "method": "post",
    "path": "/transfer/orders/{orderId}/pay",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "access.forbidden",
      "transferOrder.notFound",
      "transferPay.failed",
      "transferPay.alreadyPaid",
      "transferPay.reservationFailed",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "402": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listCarClasses": {
    "id": "listCarClasses",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/car-classes",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listFuelTypes": {
    "id": "listFuelTypes",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/fuel-types",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listTransmissionTypes": {
    "id": "listTransmissionTypes",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/transmission-types",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listDeliveryTypes": {
    "id": "listDeliveryTypes",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/delivery-types",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listExtraProductTypes": {
    "id": "listExtraProductTypes",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/extra-products",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listSuppliers": {
    "id": "listSuppliers",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/suppliers",
    "secured": true,
    "limit": {"requests": 100, "windowSeconds": 60, "per": "user"},
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
