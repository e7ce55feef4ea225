// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type { CardDeclineDetails, EventsGoneDetails, LimitRefusalDetails, NotPayableDetails, OfferUnavailableDetails, OpenPaymentSessionDetails, RateLimitDetails, TooManyDeclinesDetails, TotalDiffersDetails, TransferCancelRefusalDetails, TransferChangeRefusalDetails, TransferOrderDetails, TransferPayRefusalDetails, TransferReservationRefusalDetails, UnknownOutcomeDetails, ValidationDetails } from './types.ts';

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
