// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type { Operation } from '@agency-booking/contract-express';
import type { ErrorKey } from './errors.ts';

export const operations = {
  "login": {
    "id": "login",
    "area": "auth",
    "method": "post",
    "path": "/auth/login",
    "file": "openapi/paths/auth/login.yaml",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": [
      "auth.invalidRequest",
      "auth.wrongCredentials",
      "auth.keySuspended",
      "auth.addressNotAllowed",
      "auth.rateLimited",
      "auth.internalError"
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
  "refresh": {
    "id": "refresh",
    "area": "auth",
    "method": "post",
    "path": "/auth/refresh",
    "file": "openapi/paths/auth/refresh.yaml",
    "secured": false,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "credential"},
    "errors": [
      "auth.invalidRequest",
      "auth.invalidRefreshToken",
      "auth.keySuspended",
      "auth.addressNotAllowed",
      "auth.rateLimited",
      "auth.internalError"
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
  "searchLocations": {
    "id": "searchLocations",
    "area": "locations",
    "method": "get",
    "path": "/locations",
    "file": "openapi/paths/locations/searchLocations.yaml",
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
    "file": "openapi/paths/locations/getLocation.yaml",
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
    "file": "openapi/paths/car-search/searchCars.yaml",
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
    "file": "openapi/paths/car-search/listExtraProducts.yaml",
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
  "quoteCar": {
    "id": "quoteCar",
    "area": "car-search",
    "method": "post",
    "path": "/search/{searchID}/{code}/quote",
    "file": "openapi/paths/car-search/quoteCar.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
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
    "file": "openapi/paths/car-orders/createOrder.yaml",
    "secured": true,
    "limit": {"requests": 5, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "carOrder.creditTypeNotAllowed",
      "carOrder.offerUnavailable",
      "carOrder.ruleViolated",
      "carOrder.totalDiffers",
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
    "file": "openapi/paths/car-orders/getOrder.yaml",
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
  "getVoucher": {
    "id": "getVoucher",
    "area": "car-orders",
    "method": "get",
    "path": "/order/{orderID}/voucher",
    "file": "openapi/paths/car-orders/getVoucher.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carOrder.notFound",
      "carOrder.notReserved",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json", "text/html", "application/pdf"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
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
    "file": "openapi/paths/car-orders/checkCancelEligibility.yaml",
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
    "file": "openapi/paths/car-orders/cancelOrder.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "carOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listOrders": {
    "id": "listOrders",
    "area": "car-orders",
    "method": "get",
    "path": "/orders",
    "file": "openapi/paths/car-orders/listOrders.yaml",
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
  "getInstallmentInfo": {
    "id": "getInstallmentInfo",
    "area": "payments",
    "method": "post",
    "path": "/payment/installment-info",
    "file": "openapi/paths/payments/getInstallmentInfo.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "payment.orderNotFound",
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
  "createPaymentSession": {
    "id": "createPaymentSession",
    "area": "payments",
    "method": "post",
    "path": "/payment/sessions",
    "file": "openapi/paths/payments/createPaymentSession.yaml",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "payment.orderNotFound",
      "payment.orderNotPayable",
      "payment.ruleViolated",
      "payment.notTestVendor",
      "paymentSession.alreadyOpen",
      "paymentSession.notOffered",
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
  "getPaymentSession": {
    "id": "getPaymentSession",
    "area": "payments",
    "method": "get",
    "path": "/payment/sessions/{paymentSessionId}",
    "file": "openapi/paths/payments/getPaymentSession.yaml",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "paymentSession.notFound",
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
  "cancelPaymentSession": {
    "id": "cancelPaymentSession",
    "area": "payments",
    "method": "post",
    "path": "/payment/sessions/{paymentSessionId}/cancel",
    "file": "openapi/paths/payments/cancelPaymentSession.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "paymentSession.notFound",
      "paymentSession.notCancellable",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
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
  "payOrder": {
    "id": "payOrder",
    "area": "payments",
    "method": "post",
    "path": "/payment/pay",
    "file": "openapi/paths/payments/payOrder.yaml",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "cardPayment.declined",
      "cardPayment.insufficientFunds",
      "cardPayment.cardExpired",
      "cardPayment.invalidCardNumber",
      "cardPayment.invalidCvc",
      "cardPayment.threeDSecureFailed",
      "rateLimit.exceeded",
      "cardPayment.tooManyDeclines",
      "limitPayment.limitExceeded",
      "payment.limitNotAllowed",
      "payment.cardNumberNotAllowed",
      "payment.orderNotFound",
      "payment.orderNotPayable",
      "payment.ruleViolated",
      "payment.tooManyDeclines",
      "payment.notTestVendor",
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
    "file": "openapi/paths/payments/receive3dsCallback.yaml",
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
    "file": "openapi/paths/payments/finish3ds.yaml",
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
    "file": "openapi/paths/credit-limits/listCreditLimits.yaml",
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
    "file": "openapi/paths/credit-check/checkCredit.yaml",
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
    "file": "openapi/paths/credit-check/listCreditCheckPhones.yaml",
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
    "file": "openapi/paths/credit-check/createCreditReport.yaml",
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
      "key.readOnly",
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
    "file": "openapi/paths/credit-check/confirmCreditPin.yaml",
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
      "key.readOnly",
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
    "file": "openapi/paths/credit-check/renewCreditPin.yaml",
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
      "key.readOnly",
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
    "file": "openapi/paths/transfer-search/searchTransfers.yaml",
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
    "file": "openapi/paths/transfer-search/getTransfer.yaml",
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
    "file": "openapi/paths/transfer-orders/createTransferOrder.yaml",
    "secured": true,
    "limit": {"requests": 5, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
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
  "listTransferOrders": {
    "id": "listTransferOrders",
    "area": "transfer-orders",
    "method": "get",
    "path": "/transfer/orders",
    "file": "openapi/paths/transfer-orders/listTransferOrders.yaml",
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
  "getTransferOrder": {
    "id": "getTransferOrder",
    "area": "transfer-orders",
    "method": "get",
    "path": "/transfer/orders/{orderId}",
    "file": "openapi/paths/transfer-orders/getTransferOrder.yaml",
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
    "file": "openapi/paths/transfer-orders/checkTransferCancelEligibility.yaml",
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
    "file": "openapi/paths/transfer-orders/cancelTransferOrder.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "transferOrder.notFound",
      "transferOrder.ruleViolated",
      "transferCancel.notPossible",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
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
  "payTransferOrder": {
    "id": "payTransferOrder",
    "area": "transfer-orders",
    "method": "post",
    "path": "/transfer/orders/{orderId}/pay",
    "file": "openapi/paths/transfer-orders/payTransferOrder.yaml",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "access.forbidden",
      "transferOrder.notFound",
      "transferPay.failed",
      "transferPay.alreadyPaid",
      "transferPay.reservationFailed",
      "transferPay.outcomeUnknown",
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
  "completeTransferPassengers": {
    "id": "completeTransferPassengers",
    "area": "transfer-orders",
    "method": "put",
    "path": "/transfer/orders/{orderId}/passengers",
    "file": "openapi/paths/transfer-orders/completeTransferPassengers.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "transferOrder.notFound",
      "transferOrder.ruleViolated",
      "transferChange.notPossible",
      "transferChange.outcomeUnknown",
      "transferChange.changeInProgress",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
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
  "changeTransferFlight": {
    "id": "changeTransferFlight",
    "area": "transfer-orders",
    "method": "patch",
    "path": "/transfer/orders/{orderId}/flight",
    "file": "openapi/paths/transfer-orders/changeTransferFlight.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "transferOrder.notFound",
      "transferOrder.ruleViolated",
      "transferChange.notPossible",
      "transferChange.outcomeUnknown",
      "transferChange.changeInProgress",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
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
  "getTransferVoucher": {
    "id": "getTransferVoucher",
    "area": "transfer-orders",
    "method": "get",
    "path": "/transfer/orders/{orderId}/voucher",
    "file": "openapi/paths/transfer-orders/getTransferVoucher.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferOrder.notFound",
      "transferOrder.notReserved",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json", "text/html", "application/pdf"],
      "400": ["application/json"],
      "401": ["application/json"],
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
    "file": "openapi/paths/reference-data/listCarClasses.yaml",
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
    "file": "openapi/paths/reference-data/listFuelTypes.yaml",
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
    "file": "openapi/paths/reference-data/listTransmissionTypes.yaml",
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
    "file": "openapi/paths/reference-data/listDeliveryTypes.yaml",
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
    "file": "openapi/paths/reference-data/listExtraProductTypes.yaml",
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
    "file": "openapi/paths/reference-data/listSuppliers.yaml",
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
  "listDivisions": {
    "id": "listDivisions",
    "area": "reference-data",
    "method": "get",
    "path": "/helper-data/divisions",
    "file": "openapi/paths/reference-data/listDivisions.yaml",
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
  "listEvents": {
    "id": "listEvents",
    "area": "events",
    "method": "get",
    "path": "/events",
    "file": "openapi/paths/events/listEvents.yaml",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "event.gone",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "createWebhookEndpoint": {
    "id": "createWebhookEndpoint",
    "area": "webhooks",
    "method": "post",
    "path": "/webhook-endpoints",
    "file": "openapi/paths/webhooks/createWebhookEndpoint.yaml",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.addressRefused",
      "webhookEndpoint.tooMany",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "422": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listWebhookEndpoints": {
    "id": "listWebhookEndpoints",
    "area": "webhooks",
    "method": "get",
    "path": "/webhook-endpoints",
    "file": "openapi/paths/webhooks/listWebhookEndpoints.yaml",
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
  "updateWebhookEndpoint": {
    "id": "updateWebhookEndpoint",
    "area": "webhooks",
    "method": "patch",
    "path": "/webhook-endpoints/{endpointId}",
    "file": "openapi/paths/webhooks/updateWebhookEndpoint.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "webhookEndpoint.addressRefused",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
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
  "deleteWebhookEndpoint": {
    "id": "deleteWebhookEndpoint",
    "area": "webhooks",
    "method": "delete",
    "path": "/webhook-endpoints/{endpointId}",
    "file": "openapi/paths/webhooks/deleteWebhookEndpoint.yaml",
    "secured": true,
    "limit": {"requests": 30, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "rotateWebhookSecret": {
    "id": "rotateWebhookSecret",
    "area": "webhooks",
    "method": "post",
    "path": "/webhook-endpoints/{endpointId}/secret",
    "file": "openapi/paths/webhooks/rotateWebhookSecret.yaml",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  },
  "pingWebhookEndpoint": {
    "id": "pingWebhookEndpoint",
    "area": "webhooks",
    "method": "post",
    "path": "/webhook-endpoints/{endpointId}/ping",
    "file": "openapi/paths/webhooks/pingWebhookEndpoint.yaml",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "webhookEndpoint.disabled",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": [],
    "answers": {
      "204": [],
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
  "listWebhookDeliveries": {
    "id": "listWebhookDeliveries",
    "area": "webhooks",
    "method": "get",
    "path": "/webhook-endpoints/{endpointId}/deliveries",
    "file": "openapi/paths/webhooks/listWebhookDeliveries.yaml",
    "secured": true,
    "limit": {"requests": 60, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "webhookEndpoint.notFound",
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
  "redeliverEvents": {
    "id": "redeliverEvents",
    "area": "webhooks",
    "method": "post",
    "path": "/webhook-endpoints/{endpointId}/redeliver",
    "file": "openapi/paths/webhooks/redeliverEvents.yaml",
    "secured": true,
    "limit": {"requests": 10, "windowSeconds": 60, "per": "user"},
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ],
    "requestMediaTypes": ["application/json"],
    "answers": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "429": ["application/json"],
      "500": ["application/json"],
      "default": ["application/json"]
    }
  }
} as const satisfies Record<string, Operation<ErrorKey>>;

export type OperationId = keyof typeof operations;
