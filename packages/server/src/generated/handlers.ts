// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type { HandlersFor } from '@agency-booking/contract-express';
import type { DeclaredErrors } from './errors.ts';
import type { operations } from './types.ts';

export type Handlers<Caller> = HandlersFor<operations, Caller, DeclaredErrors>;

export type AuthHandlers<Caller> = Pick<Handlers<Caller>, 'login' | 'refresh'>;
export type LocationsHandlers<Caller> = Pick<Handlers<Caller>, 'searchLocations' | 'getLocation'>;
export type CarSearchHandlers<Caller> = Pick<Handlers<Caller>, 'searchCars' | 'listExtraProducts' | 'quoteCar'>;
export type CarOrdersHandlers<Caller> = Pick<Handlers<Caller>, 'createOrder' | 'getOrder' | 'getVoucher' | 'checkCancelEligibility' | 'cancelOrder' | 'listOrders'>;
export type PaymentsHandlers<Caller> = Pick<Handlers<Caller>, 'getInstallmentInfo' | 'createPaymentSession' | 'getPaymentSession' | 'cancelPaymentSession' | 'payOrder' | 'receive3dsCallback' | 'finish3ds'>;
export type CreditLimitsHandlers<Caller> = Pick<Handlers<Caller>, 'listCreditLimits'>;
export type CreditCheckHandlers<Caller> = Pick<Handlers<Caller>, 'checkCredit' | 'listCreditCheckPhones' | 'createCreditReport' | 'confirmCreditPin' | 'renewCreditPin'>;
export type TransferSearchHandlers<Caller> = Pick<Handlers<Caller>, 'searchTransfers' | 'getTransfer'>;
export type TransferOrdersHandlers<Caller> = Pick<Handlers<Caller>, 'createTransferOrder' | 'listTransferOrders' | 'getTransferOrder' | 'checkTransferCancelEligibility' | 'cancelTransferOrder' | 'payTransferOrder' | 'completeTransferPassengers' | 'changeTransferFlight' | 'getTransferVoucher'>;
export type ReferenceDataHandlers<Caller> = Pick<Handlers<Caller>, 'listCarClasses' | 'listFuelTypes' | 'listTransmissionTypes' | 'listDeliveryTypes' | 'listExtraProductTypes' | 'listSuppliers' | 'listDivisions'>;
export type EventsHandlers<Caller> = Pick<Handlers<Caller>, 'listEvents'>;
export type WebhooksHandlers<Caller> = Pick<Handlers<Caller>, 'createWebhookEndpoint' | 'listWebhookEndpoints' | 'updateWebhookEndpoint' | 'deleteWebhookEndpoint' | 'rotateWebhookSecret' | 'pingWebhookEndpoint' | 'listWebhookDeliveries' | 'redeliverEvents'>;
