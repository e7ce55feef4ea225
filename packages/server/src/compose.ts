import type { ContractApp } from '@agency-booking/contract-express';
import { assertCardTokens } from './composition/card-tokens.ts';
import { connect } from './composition/connect.ts';
import type { StartOptions } from './composition/given.ts';
import { endLapsedOrders, type Job, startJobs } from './composition/jobs.ts';
import { createKeys } from './composition/keys.ts';
import { openLimitStore } from './composition/limit-store.ts';
import { openPortal, PORTAL_SHARE, portalDatabaseOf } from './composition/portal.ts';
import { openRooms, type Rooms } from './composition/rooms.ts';
import { serve } from './composition/serve.ts';
import { addStagingFixtures } from './composition/staging.ts';
import { openSuppliers } from './composition/suppliers.ts';
import { onShareOf } from './database/shares.ts';
import { NEWEST, readWrittenFormat } from './database/written-format.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createSecurityEvents } from './http/security-events.ts';
import { addStagingMembers } from './management/identity/staging.ts';
import { StartupError } from './shared/startup-error.ts';

export type Service = ContractApp & {
  readonly metrics: Metrics;
  /** The app for calls from the payment page, if these have a separate port. */
  readonly paymentPage: ContractApp | undefined;
  /** Runs the payment worker once, to resume payments that are no longer being processed by a request. */
  readonly recoverPayments: () => Promise<void>;
  readonly sendMail: () => Promise<void>;
  readonly sendWebhooks: () => Promise<void>;
  /** Runs the expiry job once, to expire orders that were not paid in time. */
  readonly endLapsedOrders: () => Promise<void>;
  /** Flushes the buffered API calls to the agencies' request logs. */
  readonly writeRequests: () => Promise<void>;
  /** Flushes the recorded external calls to the order timelines. */
  readonly writeExternalCalls: () => Promise<void>;
  /** All background jobs, in a fixed order. A test world runs them itself. */
  readonly jobs: readonly Pick<Job, 'name' | 'everyMilliseconds' | 'runOnce'>[];
  readonly operatorTasks: Rooms['operatorTasks'];
  readonly reconciliation: Rooms['reconciliation'];
  readonly exchangeRates: Pick<
    Rooms['exchangeRates'],
    'fetchRates' | 'listRates' | 'listTasks' | 'acceptRate' | 'marginOf' | 'setMargin'
  >;
  readonly personalData: Rooms['personalData'];
  readonly campaigns: Pick<Rooms['campaigns'], 'listCampaigns' | 'saveCampaign'>;
  readonly suppliers: Pick<Rooms['suppliers'], 'listSuppliers' | 'saveSupplier' | 'switchSupplier' | 'connectionOf'>;
  /** Stops the service's jobs and connections. Call this after the server has stopped listening. */
  readonly stop: () => Promise<void>;
};

export async function compose(options: StartOptions): Promise<Service> {
  const { securityLog, now, config } = options;
  if (options.world && config.environment === 'production') throw new StartupError('Production is not a world.');
  const metrics = createMetrics();
  const report = createSecurityEvents({ write: securityLog, now, count: metrics.securityEvent });
  const written = await readWrittenFormat(options.database.db);
  const keys = createKeys(options.config, options.randomBytes);
  const given = { ...options, keys, metrics, report, written };
  if (!written.reaches(NEWEST)) {
    given.log.warn(
      'the format of the previous release is still written: stop its processes, then run `pnpm admin settleRelease`',
    );
  }

  const external = connect(openSuppliers(given), given);
  await assertCardTokens(external, given);
  const rooms = openRooms(external, given);
  if (given.config.environment === 'staging') await addStagingFixtures(rooms);
  const again = await rooms.personalData.replayErasures();
  if (again.length > 0) given.log.warn({ orders: again.length }, 'restored personal data erased again');
  const limitStore = await openLimitStore(given);
  const portalDatabase = portalDatabaseOf(given);
  const portal = portalDatabase && openPortal(rooms, external, { ...given, database: portalDatabase });
  if (!portal) given.log.warn('portal not served: PORTAL_DATABASE_URL is not set');
  if (portal && given.config.environment === 'staging') await addStagingMembers(portal.deps);
  const { app, paymentPage } = await serve(rooms, limitStore, given, portal);
  const jobs = startJobs(rooms, { limitStore, isClosing: app.isClosing, portal }, given);
  // Only the first startup waits for the rates. Subsequent startups use the stored rates.
  if (!(await rooms.exchangeRates.hasRates())) await jobs.fetched;

  return {
    ...app,
    metrics,
    paymentPage,
    recoverPayments: rooms.attempts.worker.runOnce,
    sendMail: async () => portal && onShareOf(PORTAL_SHARE, portal.sendMail),
    sendWebhooks: () => onShareOf('webhooks', rooms.webhooks.worker.runOnce),
    endLapsedOrders: () => onShareOf('lapsing', () => endLapsedOrders(rooms)),
    writeRequests: () => onShareOf('request log', rooms.requestLog.writing.flush),
    writeExternalCalls: () => onShareOf('calls outside', rooms.externalCalls.writing.flush),
    jobs: jobs.all,
    operatorTasks: rooms.operatorTasks,
    reconciliation: rooms.reconciliation,
    exchangeRates: rooms.exchangeRates,
    personalData: rooms.personalData,
    campaigns: rooms.campaigns,
    suppliers: rooms.suppliers,
    async stop() {
      await jobs.stop();
      await limitStore.close();
      await external.close();
    },
  };
}
