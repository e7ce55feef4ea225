import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Bounds, type ContractApp, createContractApp } from '@agency-booking/contract-express';
import timeZoneAt from '@photostructure/tz-lookup';
import type { Config } from './config.ts';
import { createCreditBureauConnector } from './connectors/credit-bureau.ts';
import { createPaymentProcessorConnector } from './connectors/payment-processor.ts';
import { stagingCampaigns, stagingExchangeRates } from './connectors/staging-market.ts';
import { createTransferSupplierConnector } from './connectors/transfer-supplier.ts';
import { createVendorConnector } from './connectors/vendor.ts';
import { createIdempotencyKeys, type IdempotencyTables } from './database/idempotency-keys.ts';
import type { Database } from './database/open.ts';
import { createSearches, type SearchTables } from './database/searches.ts';
import { transactOn } from './database/transact.ts';
import { createAuthRoom } from './features/auth/index.ts';
import { type AuthTables, createAuthStore } from './features/auth/store.sql.ts';
import { createBookingPort as createCarBookingPort } from './features/car-orders/booking.ts';
import { createCarOrdersRoom } from './features/car-orders/index.ts';
import { type CarOrderTables, createCarOrderStore } from './features/car-orders/store.sql.ts';
import { createCarSearchRoom } from './features/car-search/index.ts';
import { createExtrasStore, type ExtrasTables } from './features/car-search/store.sql.ts';
import { createCreditCheckRoom } from './features/credit-check/index.ts';
import { type CreditCheckTables, createCreditCheckStore } from './features/credit-check/store.sql.ts';
import { createCreditLimitsRoom } from './features/credit-limits/index.ts';
import { type CreditTables, createCreditStore } from './features/credit-limits/store.sql.ts';
import { createLocationsRoom } from './features/locations/index.ts';
import { loadPlaces } from './features/locations/places.data.ts';
import { createCardCharging } from './features/payments/card-charging.ts';
import { createPaymentsRoom } from './features/payments/index.ts';
import { type CallbackOriginTables, createCallbackOriginStore } from './features/payments/store.sql.ts';
import { createReferenceDataRoom } from './features/reference-data/index.ts';
import { createBookingPort as createTransferBookingPort } from './features/transfer-orders/booking.ts';
import { createTransferOrdersRoom } from './features/transfer-orders/index.ts';
import { createTransferOrderStore, type TransferOrderTables } from './features/transfer-orders/store.sql.ts';
import transferSupplierList from './features/transfer-search/data/suppliers.json' with { type: 'json' };
import { createTransferSearchRoom } from './features/transfer-search/index.ts';
import { errors } from './generated/errors.ts';
import type { Handlers } from './generated/handlers.ts';
import contract from './generated/openapi.json' with { type: 'json' };
import { operations } from './generated/operations.ts';
import { createAuthenticate } from './http/authenticate.ts';
import { failUnstorable } from './http/data-errors.ts';
import { createLimit, credentialOf } from './http/limits.ts';
import { type Log, requestLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { addPages } from './http/pages.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import { createAttempts } from './payment-attempts/index.ts';
import { createLimitCharging } from './payment-attempts/limit-charging.ts';
import { durationsFor } from './payment-attempts/rules.ts';
import { type AttemptTables, createAttemptStore } from './payment-attempts/store.sql.ts';
import type { Now } from './ports/clock.ts';
import type { RandomBytes } from './ports/random.ts';
import type { Caller } from './shared/caller.ts';

const BASE_PATH = '/api/v1';
const PLACES_FILE = new URL('../data/places.zst', import.meta.url);
const CLEANING_INTERVAL_MILLISECONDS = 60_000;
const DOCS_FOLDER = fileURLToPath(new URL('../../../dist/docs', import.meta.url));

export type Outside = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  /** How much, and how slowly, somebody may send; tests cannot wait as long as we do. */
  readonly bounds?: Partial<Bounds> | undefined;
  /** Whether payments that a call has left behind are finished in the background. */
  readonly recoversPayments?: boolean;
};

export type Service = ContractApp & {
  /** One look at the payments that no call is working on any more. */
  readonly recoverPayments: () => Promise<void>;
  /** Ends what goes on beside the requests; to be called once nothing listens any more. */
  readonly stop: () => Promise<void>;
};

/** Puts the service together: read from top to bottom, it is the order in which the rooms depend on each other. */
export async function compose({
  config,
  database,
  log,
  now,
  randomBytes,
  bounds = {},
  recoversPayments = true,
}: Outside): Promise<Service> {
  const { pool, db } = database;
  const metrics = createMetrics();
  const logged = requestLog(log);

  const auth = createAuthRoom({
    store: createAuthStore(db.withTables<AuthTables>()),
    secret: config.jwtSecret,
    audience: config.environment,
    now,
    randomBytes,
  });
  if (config.environment === 'staging') await auth.addStagingAgencies();

  const referenceData = createReferenceDataRoom();
  const locations = createLocationsRoom({ places: loadPlaces(PLACES_FILE) });

  const vendors = createVendorConnector({ ...config.vendor, observe: metrics.outsideCalled });
  const carSearch = createCarSearchRoom({
    searches: createSearches(db.withTables<SearchTables>(), 'car_search'),
    extras: createExtrasStore(db.withTables<ExtrasTables>()),
    searchVendor: vendors.searchVendor,
    listVendorExtras: vendors.listVendorExtras,
    suppliers: referenceData.suppliers,
    names: referenceData.names,
    campaigns: stagingCampaigns,
    exchangeRates: stagingExchangeRates,
    integrationSecret: config.integrationSecret,
    ttlSeconds: config.limits.carSearchTtlSeconds,
    now,
    randomBytes,
  });

  const transferSuppliers = createTransferSupplierConnector({
    // The deadlines of vendors hold for transfer suppliers, too.
    ...config.vendor,
    ...config.transferSupplier,
    observe: metrics.outsideCalled,
  });
  const transact = transactOn(db);
  const creditLimits = createCreditLimitsRoom({ store: createCreditStore(db.withTables<CreditTables>()), now });
  if (config.environment === 'staging') await creditLimits.addStagingCredit();

  const bureau = createCreditBureauConnector({ ...config.bureau, observe: metrics.outsideCalled });
  const creditCheck = createCreditCheckRoom({
    store: createCreditCheckStore(db.withTables<CreditCheckTables>()),
    transact,
    bureau,
    readIntegrationCode: carSearch.readIntegrationCode,
    environment: config.environment,
    secret: config.integrationSecret,
    delaySeconds: config.creditCheckDelaySeconds,
    strictNationalIds: config.strictNationalIds,
    now,
    randomBytes,
  });
  if (config.environment === 'staging') await creditCheck.addStagingConfiguration();

  const idempotencyKeys = createIdempotencyKeys(db.withTables<IdempotencyTables>());
  const carOrderStore = createCarOrderStore(db.withTables<CarOrderTables>());
  const transferOrderStore = createTransferOrderStore(db.withTables<TransferOrderTables>());
  const processor = createPaymentProcessorConnector({ ...config.processor, observe: metrics.outsideCalled });
  const attempts = createAttempts(
    {
      store: createAttemptStore(db.withTables<AttemptTables>()),
      transact,
      booking: {
        car: createCarBookingPort({ store: carOrderStore, ...vendors, now }),
        transfer: createTransferBookingPort({ store: transferOrderStore, ...transferSuppliers, now }),
      },
      charging: { card: createCardCharging(processor), limit: createLimitCharging(creditLimits) },
      now,
      randomBytes,
      wait,
      alert: ({ id, orderId, status }) =>
        log.warn({ attempt: id, orderId, status }, 'a payment lasts longer than it may'),
      durations: durationsFor({
        longestCallMilliseconds: Math.max(
          config.processor.deadlineMilliseconds,
          config.vendor.reservationDeadlineMilliseconds,
        ),
      }),
    },
    (error) => log.error({ error }, 'an attempt could not be advanced'),
  );
  const carOrders = createCarOrdersRoom({
    ...attempts.of('car'),
    store: carOrderStore,
    transact,
    idempotencyKeys,
    offerOf: carSearch.offerOf,
    extrasOf: carSearch.extrasOf,
    checkOffer: vendors.checkOffer,
    isCreditApproved: creditCheck.isCreditApproved,
    carClassName: (id) => referenceData.names.carClasses.get(id)!,
    strictNationalIds: config.strictNationalIds,
    trustProxyHops: config.trustProxyHops,
    now,
    randomBytes,
  });

  const transferSearch = createTransferSearchRoom({
    searches: createSearches(db.withTables<SearchTables>(), 'transfer_search'),
    searchSupplier: transferSuppliers.searchTransferSupplier,
    suppliers: transferSupplierList,
    exchangeRates: stagingExchangeRates,
    timeZoneAt: ({ lat, lon }) => timeZoneAt(lat, lon),
    ttlSeconds: config.limits.transferOfferTtlSeconds,
    now,
    randomBytes,
  });
  const transferOrders = createTransferOrdersRoom({
    ...attempts.of('transfer'),
    pay: attempts.pay,
    store: transferOrderStore,
    transact,
    idempotencyKeys,
    offerOf: transferSearch.offerOf,
    ttlSeconds: config.limits.transferOrderTtlSeconds,
    strictNationalIds: config.strictNationalIds,
    trustProxyHops: config.trustProxyHops,
    now,
    randomBytes,
  });
  if (config.environment === 'staging') await transferOrders.addStagingBillingAddresses();

  const payments = createPaymentsRoom({
    origins: createCallbackOriginStore(db.withTables<CallbackOriginTables>()),
    processor,
    pay: attempts.pay,
    verify: attempts.verify,
    findReturned: attempts.findReturned,
    findAttempt: attempts.find,
    outcomeOf: attempts.outcomeOf,
    payableOrder: carOrders.payableOrder,
    environment: config.environment,
    testVendor: config.testVendor,
    publicUrl: `${config.publicUrl}${BASE_PATH}`,
    finishSecret: config.integrationSecret,
    now,
    randomBytes,
  });
  if (config.environment === 'staging') await payments.addStagingOrigins();

  const handlers: Handlers<Caller> = {
    ...auth.handlers,
    ...referenceData.handlers,
    ...locations.handlers,
    ...carSearch.handlers,
    ...creditLimits.handlers,
    ...creditCheck.handlers,
    ...carOrders.handlers,
    ...payments.handlers,
    ...transferSearch.handlers,
    ...transferOrders.handlers,
  };

  const app = await createContractApp<Caller>({
    contract,
    operations,
    errors,
    handlers: failUnstorable(handlers),
    basePath: BASE_PATH,
    authenticate: createAuthenticate(auth.identify),
    limit: createLimit(
      database.kind === 'postgres' ? { kind: 'postgres', pool } : { kind: 'memory' },
      config.limits.rateLimitScale,
    ),
    limitIdentity: ({ userId }) => userId,
    limitCredential: credentialOf,
    isLimitExempt: payments.isGenuineReturn,
    offContract: config.environment === 'production' ? 'report' : 'fail',
    headers: SECURITY_HEADERS,
    bounds,
    trustProxyHops: config.trustProxyHops,
    report: {
      answered: (event) => {
        logged.answered(event);
        metrics.answered(event);
      },
      offContract: (event) => {
        logged.offContract(event);
        metrics.offContract(event);
      },
      failed: logged.failed,
    },
  });
  addPages(app.express, { contract, metrics, docsFolder: DOCS_FOLDER, checkReady: () => pool.query('select 1') });

  const cleaning = setInterval(() => {
    transferSearch.deleteExpiredSearches().catch((error) => log.error({ error }, 'expired transfers were not deleted'));
    carSearch.deleteExpiredSearches().catch((error) => log.error({ error }, 'expired searches were not deleted'));
    creditCheck.deleteExpired().catch((error) => log.error({ error }, 'expired credit checks were not deleted'));
    idempotencyKeys.deleteExpired(now()).catch((error) => log.error({ error }, 'expired keys were not deleted'));
  }, CLEANING_INTERVAL_MILLISECONDS).unref();
  if (recoversPayments) attempts.worker.start();
  return {
    ...app,
    recoverPayments: attempts.worker.runOnce,
    async stop() {
      clearInterval(cleaning);
      await attempts.worker.stop();
      await Promise.all([vendors.close(), transferSuppliers.close(), bureau.close(), processor.close()]);
    },
  };
}
