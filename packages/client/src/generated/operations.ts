// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

export const operations = {
  "login": {
    "id": "login",
    "method": "post",
    "path": "/auth/login",
    "secured": false,
    "repeat": "always",
    "errors": [
      "auth.invalidRequest",
      "auth.wrongCredentials",
      "auth.keySuspended",
      "auth.addressNotAllowed",
      "auth.rateLimited",
      "auth.internalError"
    ]
  },
  "refresh": {
    "id": "refresh",
    "method": "post",
    "path": "/auth/refresh",
    "secured": false,
    "repeat": "always",
    "errors": [
      "auth.invalidRequest",
      "auth.invalidRefreshToken",
      "auth.keySuspended",
      "auth.addressNotAllowed",
      "auth.rateLimited",
      "auth.internalError"
    ]
  },
  "searchLocations": {
    "id": "searchLocations",
    "method": "get",
    "path": "/locations",
    "secured": true,
    "repeat": "always",
    "errors": ["request.invalid", "token.invalid", "token.keySuspended", "rateLimit.exceeded", "server.error"]
  },
  "getLocation": {
    "id": "getLocation",
    "method": "get",
    "path": "/locations/{placeId}",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "place.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "searchCars": {
    "id": "searchCars",
    "method": "post",
    "path": "/search/point",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carSearch.fullCreditNotAllowed",
      "rateLimit.exceeded",
      "carSearch.noVendorAnswered",
      "server.error"
    ]
  },
  "listExtraProducts": {
    "id": "listExtraProducts",
    "method": "get",
    "path": "/search/{searchID}/{code}/extra-products",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carSearch.offerNotFound",
      "rateLimit.exceeded",
      "carSearch.noVendorAnswered",
      "server.error"
    ]
  },
  "quoteCar": {
    "id": "quoteCar",
    "method": "post",
    "path": "/search/{searchID}/{code}/quote",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carSearch.offerNotFound",
      "rateLimit.exceeded",
      "carSearch.noVendorAnswered",
      "server.error"
    ]
  },
  "createOrder": {
    "id": "createOrder",
    "method": "post",
    "path": "/order",
    "secured": true,
    "repeat": "withKey",
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
    ]
  },
  "getOrder": {
    "id": "getOrder",
    "method": "get",
    "path": "/order/{orderID}",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "getVoucher": {
    "id": "getVoucher",
    "method": "get",
    "path": "/order/{orderID}/voucher",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carOrder.notFound",
      "carOrder.notReserved",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "checkCancelEligibility": {
    "id": "checkCancelEligibility",
    "method": "post",
    "path": "/order/{orderID}/cancel_eligibility",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "carOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "cancelOrder": {
    "id": "cancelOrder",
    "method": "post",
    "path": "/order/{orderID}/cancel",
    "secured": true,
    "repeat": "never",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "carOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listOrders": {
    "id": "listOrders",
    "method": "get",
    "path": "/orders",
    "secured": true,
    "repeat": "always",
    "errors": ["request.invalid", "token.invalid", "token.keySuspended", "rateLimit.exceeded", "server.error"]
  },
  "getInstallmentInfo": {
    "id": "getInstallmentInfo",
    "method": "post",
    "path": "/payment/installment-info",
    "secured": true,
    "repeat": "always",
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
    ]
  },
  "createPaymentSession": {
    "id": "createPaymentSession",
    "method": "post",
    "path": "/payment/sessions",
    "secured": true,
    "repeat": "withKey",
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
    ]
  },
  "getPaymentSession": {
    "id": "getPaymentSession",
    "method": "get",
    "path": "/payment/sessions/{paymentSessionId}",
    "secured": true,
    "repeat": "always",
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "paymentSession.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "cancelPaymentSession": {
    "id": "cancelPaymentSession",
    "method": "post",
    "path": "/payment/sessions/{paymentSessionId}/cancel",
    "secured": true,
    "repeat": "never",
    "errors": [
      "payment.invalidRequest",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "paymentSession.notFound",
      "paymentSession.notCancellable",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "payOrder": {
    "id": "payOrder",
    "method": "post",
    "path": "/payment/pay",
    "secured": true,
    "repeat": "never",
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
    ]
  },
  "receive3dsCallback": {
    "id": "receive3dsCallback",
    "method": "post",
    "path": "/payment/3ds-callback/{orderID}",
    "secured": false,
    "repeat": "never",
    "errors": ["payment.invalidRequest", "rateLimit.exceeded", "server.error"]
  },
  "finish3ds": {
    "id": "finish3ds",
    "method": "get",
    "path": "/payment/3ds-finish/{orderID}",
    "secured": false,
    "repeat": "always",
    "errors": ["payment.invalidRequest", "rateLimit.exceeded", "server.error"]
  },
  "listCreditLimits": {
    "id": "listCreditLimits",
    "method": "get",
    "path": "/payment/limits",
    "secured": true,
    "repeat": "always",
    "errors": ["payment.invalidRequest", "token.invalid", "token.keySuspended", "rateLimit.exceeded", "server.error"]
  },
  "checkCredit": {
    "id": "checkCredit",
    "method": "post",
    "path": "/creditcheck/check",
    "secured": true,
    "repeat": "always",
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
    ]
  },
  "listCreditCheckPhones": {
    "id": "listCreditCheckPhones",
    "method": "post",
    "path": "/creditcheck/phone-list",
    "secured": true,
    "repeat": "always",
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
    ]
  },
  "createCreditReport": {
    "id": "createCreditReport",
    "method": "post",
    "path": "/creditcheck/report",
    "secured": true,
    "repeat": "never",
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
    ]
  },
  "confirmCreditPin": {
    "id": "confirmCreditPin",
    "method": "post",
    "path": "/creditcheck/pin-confirm",
    "secured": true,
    "repeat": "never",
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
    ]
  },
  "renewCreditPin": {
    "id": "renewCreditPin",
    "method": "post",
    "path": "/creditcheck/pin-renew",
    "secured": true,
    "repeat": "never",
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
    ]
  },
  "searchTransfers": {
    "id": "searchTransfers",
    "method": "post",
    "path": "/transfer/search",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "rateLimit.exceeded",
      "transferSearch.noSupplierAnswered",
      "server.error"
    ]
  },
  "getTransfer": {
    "id": "getTransfer",
    "method": "get",
    "path": "/transfer/search/{searchId}/{code}",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferSearch.offerNotFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "createTransferOrder": {
    "id": "createTransferOrder",
    "method": "post",
    "path": "/transfer/orders",
    "secured": true,
    "repeat": "withKey",
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
    ]
  },
  "listTransferOrders": {
    "id": "listTransferOrders",
    "method": "get",
    "path": "/transfer/orders",
    "secured": true,
    "repeat": "always",
    "errors": ["request.invalid", "token.invalid", "token.keySuspended", "rateLimit.exceeded", "server.error"]
  },
  "getTransferOrder": {
    "id": "getTransferOrder",
    "method": "get",
    "path": "/transfer/orders/{orderId}",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "checkTransferCancelEligibility": {
    "id": "checkTransferCancelEligibility",
    "method": "post",
    "path": "/transfer/orders/{orderId}/cancel_eligibility",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferOrder.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "cancelTransferOrder": {
    "id": "cancelTransferOrder",
    "method": "post",
    "path": "/transfer/orders/{orderId}/cancel",
    "secured": true,
    "repeat": "never",
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
    ]
  },
  "payTransferOrder": {
    "id": "payTransferOrder",
    "method": "post",
    "path": "/transfer/orders/{orderId}/pay",
    "secured": true,
    "repeat": "never",
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
    ]
  },
  "completeTransferPassengers": {
    "id": "completeTransferPassengers",
    "method": "put",
    "path": "/transfer/orders/{orderId}/passengers",
    "secured": true,
    "repeat": "never",
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
    ]
  },
  "changeTransferFlight": {
    "id": "changeTransferFlight",
    "method": "patch",
    "path": "/transfer/orders/{orderId}/flight",
    "secured": true,
    "repeat": "never",
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
    ]
  },
  "getTransferVoucher": {
    "id": "getTransferVoucher",
    "method": "get",
    "path": "/transfer/orders/{orderId}/voucher",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "transferOrder.notFound",
      "transferOrder.notReserved",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listCarClasses": {
    "id": "listCarClasses",
    "method": "get",
    "path": "/helper-data/car-classes",
    "secured": true,
    "repeat": "always",
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listFuelTypes": {
    "id": "listFuelTypes",
    "method": "get",
    "path": "/helper-data/fuel-types",
    "secured": true,
    "repeat": "always",
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listTransmissionTypes": {
    "id": "listTransmissionTypes",
    "method": "get",
    "path": "/helper-data/transmission-types",
    "secured": true,
    "repeat": "always",
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listDeliveryTypes": {
    "id": "listDeliveryTypes",
    "method": "get",
    "path": "/helper-data/delivery-types",
    "secured": true,
    "repeat": "always",
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listExtraProductTypes": {
    "id": "listExtraProductTypes",
    "method": "get",
    "path": "/helper-data/extra-products",
    "secured": true,
    "repeat": "always",
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listSuppliers": {
    "id": "listSuppliers",
    "method": "get",
    "path": "/helper-data/suppliers",
    "secured": true,
    "repeat": "always",
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listDivisions": {
    "id": "listDivisions",
    "method": "get",
    "path": "/helper-data/divisions",
    "secured": true,
    "repeat": "always",
    "errors": [
      "referenceData.invalidRequest",
      "referenceData.unauthorized",
      "token.keySuspended",
      "referenceData.forbidden",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listEvents": {
    "id": "listEvents",
    "method": "get",
    "path": "/events",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "event.gone",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "createWebhookEndpoint": {
    "id": "createWebhookEndpoint",
    "method": "post",
    "path": "/webhook-endpoints",
    "secured": true,
    "repeat": "never",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.addressRefused",
      "webhookEndpoint.tooMany",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listWebhookEndpoints": {
    "id": "listWebhookEndpoints",
    "method": "get",
    "path": "/webhook-endpoints",
    "secured": true,
    "repeat": "always",
    "errors": ["request.invalid", "token.invalid", "token.keySuspended", "rateLimit.exceeded", "server.error"]
  },
  "updateWebhookEndpoint": {
    "id": "updateWebhookEndpoint",
    "method": "patch",
    "path": "/webhook-endpoints/{endpointId}",
    "secured": true,
    "repeat": "never",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "webhookEndpoint.addressRefused",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "deleteWebhookEndpoint": {
    "id": "deleteWebhookEndpoint",
    "method": "delete",
    "path": "/webhook-endpoints/{endpointId}",
    "secured": true,
    "repeat": "never",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "rotateWebhookSecret": {
    "id": "rotateWebhookSecret",
    "method": "post",
    "path": "/webhook-endpoints/{endpointId}/secret",
    "secured": true,
    "repeat": "never",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "pingWebhookEndpoint": {
    "id": "pingWebhookEndpoint",
    "method": "post",
    "path": "/webhook-endpoints/{endpointId}/ping",
    "secured": true,
    "repeat": "never",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "webhookEndpoint.disabled",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "listWebhookDeliveries": {
    "id": "listWebhookDeliveries",
    "method": "get",
    "path": "/webhook-endpoints/{endpointId}/deliveries",
    "secured": true,
    "repeat": "always",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  },
  "redeliverEvents": {
    "id": "redeliverEvents",
    "method": "post",
    "path": "/webhook-endpoints/{endpointId}/redeliver",
    "secured": true,
    "repeat": "never",
    "errors": [
      "request.invalid",
      "token.invalid",
      "token.keySuspended",
      "key.readOnly",
      "webhookEndpoint.notFound",
      "rateLimit.exceeded",
      "server.error"
    ]
  }
} as const;

export type OperationId = keyof typeof operations;
