// Generated from openapi/management/ by `pnpm generate`. Change the contract, not this file.

import type { HandlersFor } from '@agency-booking/contract-express';
import type { DeclaredErrors } from './errors.ts';
import type { operations } from './types.ts';

export type Handlers<Caller> = HandlersFor<operations, Caller, DeclaredErrors>;

export type SessionsHandlers<Caller> = Pick<Handlers<Caller>, 'signIn' | 'getSession' | 'signOut' | 'passSecondFactor' | 'listSessions' | 'endSession'>;
export type PasskeysHandlers<Caller> = Pick<Handlers<Caller>, 'signInWithPasskey' | 'beginPasskeySignIn' | 'listPasskeys' | 'addPasskey' | 'beginPasskey' | 'renamePasskey' | 'removePasskey'>;
export type MembersHandlers<Caller> = Pick<Handlers<Caller>, 'changeProfile' | 'listMembers' | 'inviteMember' | 'changeMember' | 'removeMember' | 'removeMemberFactors' | 'readInvitation' | 'acceptInvitation' | 'listOperators' | 'inviteOperator' | 'removeOperator'>;
export type SecondFactorHandlers<Caller> = Pick<Handlers<Caller>, 'beginSecondFactor' | 'enableSecondFactor' | 'disableSecondFactor'>;
export type PasswordsHandlers<Caller> = Pick<Handlers<Caller>, 'changePassword' | 'requestPasswordReset' | 'completePasswordReset'>;
export type KeysHandlers<Caller> = Pick<Handlers<Caller>, 'listKeys' | 'createKey' | 'changeKey' | 'deleteKey' | 'rollKey' | 'suspendKey' | 'resumeKey'>;
export type RequestsHandlers<Caller> = Pick<Handlers<Caller>, 'listRequests' | 'getRequest' | 'getRequestStatuses' | 'getRequestFigures'>;
export type WebhooksHandlers<Caller> = Pick<Handlers<Caller>, 'listWebhookEndpoints' | 'createWebhookEndpoint' | 'updateWebhookEndpoint' | 'deleteWebhookEndpoint' | 'rotateWebhookSecret' | 'pingWebhookEndpoint' | 'listWebhookDeliveries' | 'redeliverEvents' | 'previewRedelivery'>;
export type GoLiveHandlers<Caller> = Pick<Handlers<Caller>, 'getGoLive'>;
export type AgenciesHandlers<Caller> = Pick<Handlers<Caller>, 'listAgencies' | 'createAgency' | 'getAgency' | 'changeAgency' | 'endAgency' | 'suspendAgency' | 'releaseAgency'>;
export type CallbackOriginsHandlers<Caller> = Pick<Handlers<Caller>, 'listCallbackOrigins' | 'addCallbackOrigin' | 'removeCallbackOrigin'>;
export type BillingAddressHandlers<Caller> = Pick<Handlers<Caller>, 'getBillingAddress' | 'setBillingAddress'>;
export type CreditHandlers<Caller> = Pick<Handlers<Caller>, 'listCreditRecords' | 'grantCredit' | 'changeCreditRecord' | 'getCreditStatement' | 'adjustCredit' | 'getCreditFigures'>;
export type ApprovalsHandlers<Caller> = Pick<Handlers<Caller>, 'listApprovals' | 'approve' | 'reject'>;
export type OrdersHandlers<Caller> = Pick<Handlers<Caller>, 'findOrders' | 'getOrderFigures' | 'getOrderTimeline' | 'getOrderCancellation' | 'cancelAgencyOrder' | 'getOrderPaymentLink' | 'createOrderPaymentLink' | 'cancelOrderPaymentLink' | 'getOrderVoucher' | 'getSalesFigures'>;
export type AuditHandlers<Caller> = Pick<Handlers<Caller>, 'listAgencyAudit' | 'listAudit'>;
export type SuppliersHandlers<Caller> = Pick<Handlers<Caller>, 'listSuppliers' | 'showSupplier' | 'saveSupplier' | 'switchSupplier'>;
export type CampaignsHandlers<Caller> = Pick<Handlers<Caller>, 'listCampaigns' | 'saveCampaign' | 'switchCampaign'>;
export type ExchangeRatesHandlers<Caller> = Pick<Handlers<Caller>, 'listExchangeRates' | 'acceptExchangeRate' | 'getExchangeMargin' | 'setExchangeMargin'>;
export type TasksHandlers<Caller> = Pick<Handlers<Caller>, 'getDesk' | 'listTasks' | 'getTask' | 'retryTask' | 'settleTask' | 'listStuckPayments'>;
export type ReconciliationHandlers<Caller> = Pick<Handlers<Caller>, 'listReconciliations' | 'reconcile'>;
export type PeopleHandlers<Caller> = Pick<Handlers<Caller>, 'findPerson' | 'exportPerson' | 'erasePerson' | 'listErasures'>;
