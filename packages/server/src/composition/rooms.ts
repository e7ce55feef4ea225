import { createIdempotencyKeys, type IdempotencyTables } from '../database/idempotency-keys.ts';
import { createSearches, type SearchTables } from '../database/searches.ts';
import { transactOn } from '../database/transact.ts';
import { createAuthRoom } from '../features/auth/index.ts';
import { createAgencyStore } from '../features/auth/store.agencies.sql.ts';
import { type AuthTables, createAuthStore } from '../features/auth/store.sql.ts';
import { createCampaignsRoom } from '../features/campaigns/index.ts';
import { type CampaignTables, createCampaignStore } from '../features/campaigns/store.sql.ts';
import { createCarOrdersRoom } from '../features/car-orders/index.ts';
import { createCarSearchRoom } from '../features/car-search/index.ts';
import { createExtrasStore, type ExtrasTables } from '../features/car-search/store.sql.ts';
import { createCreditCheckRoom } from '../features/credit-check/index.ts';
import { type CreditCheckTables, createCreditCheckStore } from '../features/credit-check/store.sql.ts';
import { createCreditLimitsRoom } from '../features/credit-limits/index.ts';
import { createCreditByHandStore } from '../features/credit-limits/store.by-hand.sql.ts';
import { type CreditTables, createCreditStore } from '../features/credit-limits/store.sql.ts';
import { createEventsRoom } from '../features/events/index.ts';
import { createEventStore, type EventTables } from '../features/events/store.sql.ts';
import { createExchangeRatesRoom } from '../features/exchange-rates/index.ts';
import { createExchangeRateStore, type ExchangeRateTables } from '../features/exchange-rates/store.sql.ts';
import { createLocationsRoom } from '../features/locations/index.ts';
import { loadPlaces } from '../features/locations/places.data.ts';
import { createPaymentsRoom } from '../features/payments/index.ts';
import { createPaymentSessionStore, type PaymentSessionTables } from '../features/payments/store.sessions.sql.ts';
import {
  type CallbackOriginTables,
  type CardTryTables,
  createCallbackOriginStore,
  createCardTryStore,
} from '../features/payments/store.sql.ts';
import { createReferenceDataRoom } from '../features/reference-data/index.ts';
import { createTransferOrdersRoom } from '../features/transfer-orders/index.ts';
import { type ChangeTables, createChangeStore } from '../features/transfer-orders/store.changes.sql.ts';
import { createTransferSearchRoom } from '../features/transfer-search/index.ts';
import { createWebhooksRoom } from '../features/webhooks/index.ts';
import { createDeliveryStore, type DeliveryTables } from '../features/webhooks/store.deliveries.sql.ts';
import { createEndpointStore, type EndpointTables } from '../features/webhooks/store.sql.ts';
import { type AttemptPeopleTables, createAttemptPeopleStore } from '../payment-attempts/store.people.sql.ts';
import { renderSheet } from '../printing/page.ts';
import { createSheetPrinter } from '../printing/pdf.ts';
import type { ExternalSystems } from './connect.ts';
import { callingFor } from './external-calls.ts';
import type { Given } from './given.ts';
import { operatorTasks } from './operator-tasks.ts';
import { openOrderStores } from './order-stores.ts';
import { createPayments } from './payments.ts';
import { createPeople } from './people.ts';
import { openPersonalData } from './personal-data.ts';
import { openReconciliation } from './reconciliation.ts';
import { notingRepeats, openRequestLog, outcomeNoter } from './request-log.ts';
import { timeZoneAt } from './time-zones.ts';

export const BASE_PATH = '/api/v1';
const PLACES_FILE = new URL('../../data/places.zst', import.meta.url);

export type Rooms = ReturnType<typeof openRooms>;

/** Creates all modules in dependency order. */
export function openRooms(external: ExternalSystems, given: Given) {
  const { config, database, keys, log, now, randomBytes } = given;
  const { suppliers, vendors, transferSuppliers, processor, bureau } = external;
  const { db } = database;
  const agencies = createAgencyStore(db.withTables<AuthTables>());
  const requestLog = openRequestLog(agencies.noteUses, given);
  const idempotencyKeys = createIdempotencyKeys(db.withTables<IdempotencyTables>());
  /** Dependencies shared by several modules. */
  const common = {
    transact: transactOn(db),
    idempotencyKeys: notingRepeats(idempotencyKeys, requestLog),
    requestSigning: keys.orderRequests,
    environment: config.environment,
    strictNationalIds: config.strictNationalIds,
    trustProxyHops: config.trustProxyHops,
    report: given.report,
    noteOutcomes: outcomeNoter(requestLog, given.metrics),
    timeZoneAt,
    now,
    randomBytes,
  };
  const people = createPeople(database, keys);
  const { carOrderStore, transferOrderStore } = openOrderStores(people, given);
  const documents = { printSheet: createSheetPrinter(now), renderSheet, randomBytes };

  const auth = createAuthRoom({ ...common, store: createAuthStore(db.withTables<AuthTables>()), agencies, keys });
  const referenceData = createReferenceDataRoom({ ...suppliers, logoOf: external.logoOf });
  const locations = createLocationsRoom({
    places: () => loadPlaces(PLACES_FILE),
    homeCountryOf: async (agencyId) => (await transferOrderStore.billingAddressOf(agencyId))?.countryCode,
  });
  const attemptPeople = createAttemptPeopleStore(db.withTables<AttemptPeopleTables>(), keys.personalData);
  const creditLimits = createCreditLimitsRoom({
    store: createCreditStore(db.withTables<CreditTables>()),
    byHand: createCreditByHandStore(db.withTables<CreditTables>()),
    now,
  });
  const attempts = createPayments({ ...common, carOrderStore, transferOrderStore, creditLimits }, external, given);

  const exchangeRates = createExchangeRatesRoom({
    store: createExchangeRateStore(db.withTables<ExchangeRateTables>()),
    fetchPublication: external.exchangeRates.fetchPublication,
    now,
    refused: ({ source, asOf }, problem) => log.warn({ source, asOf, problem }, 'exchange rates rejected'),
    taskOpened: (task) => log.warn({ task }, 'exchange rates need operator action'),
    onError: (error) => log.error({ error }, 'exchange rate fetch failed'),
  });
  const campaigns = createCampaignsRoom({ store: createCampaignStore(db.withTables<CampaignTables>()), now });
  const carSearch = createCarSearchRoom({
    ...common,
    searches: createSearches(db.withTables<SearchTables>(), 'car_search', keys.personalData),
    extras: createExtrasStore(db.withTables<ExtrasTables>()),
    searchVendor: vendors.searchVendor,
    listVendorExtras: vendors.listVendorExtras,
    checkOffer: suppliers.unlessOff('vendor', vendors.checkOffer, { isAvailable: false }),
    suppliers: referenceData.suppliers,
    vendorsOff: () => suppliers.switchedOff('vendor'),
    names: referenceData.names,
    extraNames: referenceData.names.extraProducts,
    campaignOf: campaigns.campaignOf,
    conversionFor: exchangeRates.conversionFor,
    isNearAirport: locations.isNearAirport,
    integrationCodes: keys.integrationCodes,
    ttlSeconds: config.limits.carSearchTtlSeconds,
  });
  const creditCheck = createCreditCheckRoom({
    ...common,
    store: createCreditCheckStore(db.withTables<CreditCheckTables>()),
    bureau,
    readIntegrationCode: carSearch.readIntegrationCode,
    signing: keys.creditChecks,
    delaySeconds: config.creditCheckDelaySeconds,
  });
  const carOrders = createCarOrdersRoom({
    ...common,
    ...attempts.of('car'),
    store: carOrderStore,
    offerOf: carSearch.offerOf,
    extrasOf: carSearch.extrasOf,
    askAnew: carSearch.askAnew,
    soldTerms: carSearch.soldTerms,
    ...documents,
    isCreditApproved: creditCheck.isCreditApproved,
    names: referenceData.names,
  });
  const paymentSessions = createPaymentSessionStore(db.withTables<PaymentSessionTables>(), keys.personalData);
  const payments = createPaymentsRoom({
    ...common,
    ...attempts,
    ...attempts.of('car'),
    origins: createCallbackOriginStore(db.withTables<CallbackOriginTables>()),
    processor,
    callingFor,
    dropChallenges: attemptPeople.dropChallenges,
    payableOrder: carOrders.payableOrder,
    pageOrder: carOrders.pageOrder,
    lockOrder: carOrderStore.lock,
    sessions: paymentSessions,
    linkSigning: keys.paymentLinks,
    paymentPage: config.paymentPage,
    agencyName: async (agencyId) => (await agencies.find(agencyId))!.name,
    cardTries: createCardTryStore(db.withTables<CardTryTables>()),
    cardSigning: keys.triedCards,
    testVendor: config.testVendor,
    publicUrl: `${config.publicUrl}${BASE_PATH}`,
    finishTokens: keys.finishTokens,
    returnAddresses: keys.returnAddresses,
  });

  const transferSearch = createTransferSearchRoom({
    ...common,
    searches: createSearches(db.withTables<SearchTables>(), 'transfer_search', keys.personalData),
    searchSupplier: transferSuppliers.searchTransferSupplier,
    suppliers: suppliers.transferSuppliers,
    suppliersOff: () => suppliers.switchedOff('transferSupplier'),
    conversionFor: exchangeRates.conversionFor,
    placeOf: locations.placeOf,
    airportOf: locations.airportOf,
    isNearAirport: locations.isNearAirport,
    ttlSeconds: config.limits.transferOfferTtlSeconds,
  });
  const transferChanges = createChangeStore(db.withTables<ChangeTables>(), keys.personalData);
  const transferOrders = createTransferOrdersRoom({
    ...common,
    ...attempts.of('transfer'),
    pay: attempts.pay,
    store: transferOrderStore,
    changes: transferChanges,
    changeReservation: transferSuppliers.changeReservation,
    ...documents,
    callingFor,
    async offerOf(key) {
      const offer = await transferSearch.offerOf(key);
      const isOff = offer && (await suppliers.isOff({ kind: 'transferSupplier', code: offer.supplierCode }));
      return isOff ? undefined : offer;
    },
    ttlSeconds: config.limits.transferOrderTtlSeconds,
    passengerDetailsDays: config.limits.passengerDetailsDays,
  });

  const events = createEventsRoom({
    store: createEventStore(db.withTables<EventTables>(), given.metrics.paymentSessionsChanged),
    now,
    onError: (error) => given.log.error({ error }, 'event notification failed, delivery delayed'),
  });
  const reconciliation = openReconciliation(common.transact, external, given);
  const webhooks = createWebhooksRoom({
    ...common,
    store: createEndpointStore(db.withTables<EndpointTables>(), keys.webhookSecrets),
    deliveries: createDeliveryStore(db.withTables<DeliveryTables>()),
    ...external.webhooks,
    placeEvents: events.place,
    placeAll: events.placeAll,
    eventAt: events.eventAt,
    onError: (error) => given.log.error({ error }, 'webhook delivery round failed'),
  });

  const personalData = openPersonalData(
    {
      people,
      attemptPeople,
      paymentSessions,
      transferChanges,
      deleteErasedBodies: requestLog.deleteErasedBodies,
      paymentOf: { car: attempts.of('car').paymentOf, transfer: attempts.of('transfer').paymentOf },
      transact: common.transact,
    },
    given,
  );

  return {
    auth,
    requestLog,
    externalCalls: external.calls,
    failingParties: external.failingParties,
    documents,
    referenceData,
    locations,
    creditLimits,
    attempts,
    operatorTasks: operatorTasks(attempts.tasks, reconciliation.lookAgain),
    reconciliation,
    exchangeRates,
    campaigns,
    suppliers,
    carSearch,
    creditCheck,
    carOrders,
    payments,
    transferSearch,
    transferOrders,
    events,
    webhooks,
    idempotencyKeys,
    personalData,
    people,
  };
}
