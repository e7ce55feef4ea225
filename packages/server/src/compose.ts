import { fileURLToPath } from 'node:url';
import { type ContractApp, createContractApp } from '@agency-booking/contract-express';
import type { Config } from './config.ts';
import { stagingCampaigns, stagingExchangeRates } from './connectors/staging-market.ts';
import { createVendorConnector } from './connectors/vendor.ts';
import { createIdempotencyKeys, type IdempotencyTables } from './database/idempotency-keys.ts';
import type { Database } from './database/open.ts';
import { transactOn } from './database/transact.ts';
import { createAuthRoom } from './features/auth/index.ts';
import { type AuthTables, createAuthStore } from './features/auth/store.sql.ts';
import { createCarOrdersRoom } from './features/car-orders/index.ts';
import { type CarOrderTables, createCarOrderStore } from './features/car-orders/store.sql.ts';
import { createCarSearchRoom } from './features/car-search/index.ts';
import { type CarSearchTables, createCarSearchStore } from './features/car-search/store.sql.ts';
import { creditLimitsHandlers } from './features/credit-limits/handlers.ts';
import { createLocationsRoom } from './features/locations/index.ts';
import { loadPlaces } from './features/locations/places.data.ts';
import { paymentsHandlers } from './features/payments/handlers.ts';
import { createReferenceDataRoom } from './features/reference-data/index.ts';
import { errors } from './generated/errors.ts';
import type { Handlers } from './generated/handlers.ts';
import contract from './generated/openapi.json' with { type: 'json' };
import { operations } from './generated/operations.ts';
import { createAuthenticate } from './http/authenticate.ts';
import { refuseUnstorable } from './http/data-errors.ts';
import { createLimit, credentialOf } from './http/limits.ts';
import { type Log, requestLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { addPages } from './http/pages.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import type { Now } from './ports/clock.ts';
import type { RandomBytes } from './ports/random.ts';
import type { Caller } from './shared/caller.ts';

const PLACES_FILE = new URL('../data/places.zst', import.meta.url);
const CLEANING_INTERVAL_MILLISECONDS = 60_000;
const DOCS_FILE = fileURLToPath(new URL('../../../dist/docs.html', import.meta.url));

export type Outside = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

export type Service = ContractApp & {
  /** Ends what goes on beside the requests; to be called once nothing listens any more. */
  readonly stop: () => Promise<void>;
};

/** Puts the service together: read from top to bottom, it is the order in which the rooms depend on each other. */
export async function compose({ config, database, log, now, randomBytes }: Outside): Promise<Service> {
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

  const vendors = createVendorConnector({
    baseUrl: config.vendorBaseUrl,
    key: config.vendorKey,
    deadlineMilliseconds: config.vendorDeadlineMilliseconds,
    reservationDeadlineMilliseconds: config.vendorReservationDeadlineMilliseconds,
    observe: ({ party, operation, outcome }) => metrics.vendorCalled({ vendor: party, operation, outcome }),
  });
  const carSearch = createCarSearchRoom({
    store: createCarSearchStore(db.withTables<CarSearchTables>()),
    searchVendor: vendors.searchVendor,
    listVendorExtras: vendors.listVendorExtras,
    suppliers: referenceData.suppliers,
    names: referenceData.names,
    campaigns: stagingCampaigns,
    exchangeRates: stagingExchangeRates,
    integrationSecret: config.integrationSecret,
    ttlSeconds: config.carSearchTtlSeconds,
    now,
    randomBytes,
  });

  const idempotencyKeys = createIdempotencyKeys(db.withTables<IdempotencyTables>());
  const carOrders = createCarOrdersRoom({
    store: createCarOrderStore(db.withTables<CarOrderTables>()),
    transact: transactOn(db),
    idempotencyKeys,
    offerOf: carSearch.offerOf,
    extrasOf: carSearch.extrasOf,
    checkOffer: vendors.checkOffer,
    createReservation: vendors.createReservation,
    findReservation: vendors.findReservation,
    cancelReservation: vendors.cancelReservation,
    // There are no credit checks yet, so nobody has passed one.
    isCreditApproved: async () => false,
    carClassName: (id) => referenceData.names.carClasses.get(id)!,
    strictNationalIds: config.strictNationalIds,
    trustProxyHops: config.trustProxyHops,
    now,
    randomBytes,
  });

  const handlers: Handlers<Caller> = {
    ...auth.handlers,
    ...referenceData.handlers,
    ...locations.handlers,
    ...carSearch.handlers,
    // No order can be paid yet, so none is being paid and none has to be refunded.
    ...carOrders.handlers({ isBeingPaid: async () => false, cancelPaid: async () => 'notPossible' }),
    ...paymentsHandlers,
    ...creditLimitsHandlers,
  };

  const app = await createContractApp<Caller>({
    contract,
    operations,
    errors,
    handlers: refuseUnstorable(handlers),
    basePath: '/api/v1',
    authenticate: createAuthenticate(auth.identify),
    limit: createLimit(
      database.kind === 'postgres' ? { kind: 'postgres', pool } : { kind: 'memory' },
      config.rateLimitScale,
    ),
    limitIdentity: ({ userId }) => userId,
    limitCredential: credentialOf,
    offContract: config.environment === 'production' ? 'report' : 'fail',
    headers: SECURITY_HEADERS,
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
  addPages(app.express, { contract, metrics, docsFile: DOCS_FILE, checkReady: () => pool.query('select 1') });

  const cleaning = setInterval(() => {
    carSearch.deleteExpiredSearches().catch((error) => log.error({ error }, 'expired searches were not deleted'));
    idempotencyKeys.deleteExpired(now()).catch((error) => log.error({ error }, 'expired keys were not deleted'));
  }, CLEANING_INTERVAL_MILLISECONDS).unref();
  return {
    ...app,
    async stop() {
      clearInterval(cleaning);
      await vendors.close();
    },
  };
}
