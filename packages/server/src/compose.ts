import type { ContractApp } from '@agency-booking/contract-express';
import { connect } from './composition/connect.ts';
import type { StartOptions } from './composition/given.ts';
import { endLapsedOrders, startJobs } from './composition/jobs.ts';
import { openLimitStore } from './composition/limit-store.ts';
import { operatorTasks } from './composition/operator-tasks.ts';
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

export type Service = ContractApp & {
  readonly metrics: Metrics;
  /** One look at the payments that no call is working on any more. */
  readonly recoverPayments: () => Promise<void>;
  /** One look at the mail of the portal that has to go out. */
  readonly sendMail: () => Promise<void>;
  /** One look at the events that have to be sent. */
  readonly sendWebhooks: () => Promise<void>;
  /** One look at the orders that were not paid in time. */
  readonly endLapsedOrders: () => Promise<void>;
  /** What was answered so far is in the log of its agency. */
  readonly writeRequests: () => Promise<void>;
  /** What was called outside so far is in the timelines of orders. */
  readonly writeOutsideCalls: () => Promise<void>;
  /** What a person has to decide, for the tools of operators. */
  readonly operatorTasks: ReturnType<typeof operatorTasks>;
  /** Our books and those of the parties outside, compared. */
  readonly reconciliation: Rooms['reconciliation'];
  /** What is converted with, for the tools of operators. */
  readonly exchangeRates: Pick<
    Rooms['exchangeRates'],
    'fetchRates' | 'listRates' | 'listTasks' | 'acceptRate' | 'marginOf' | 'setMargin'
  >;
  /** What is kept of a person, and its erasure, for the tools of operators. */
  readonly personalData: Rooms['personalData'];
  /** What agencies may ask vendors for, for the tools of operators. */
  readonly campaigns: Pick<Rooms['campaigns'], 'listCampaigns' | 'saveCampaign'>;
  /** Who is asked for offers, for the tools of operators. */
  readonly suppliers: Pick<Rooms['suppliers'], 'listSuppliers' | 'saveSupplier' | 'switchSupplier' | 'connectionOf'>;
  /** Ends jobs and connections; called once nothing listens any more. */
  readonly stop: () => Promise<void>;
};

/** Puts the service together: what is connected, which rooms open, what staging adds, what is served, which jobs run. */
export async function compose(options: StartOptions): Promise<Service> {
  const { securityLog, now } = options;
  const metrics = createMetrics();
  const report = createSecurityEvents({ write: securityLog, now, count: metrics.securityEvent });
  const written = await readWrittenFormat(options.database.db);
  const given = { ...options, metrics, report, written };
  if (!written.reaches(NEWEST)) {
    given.log.warn(
      'what the release before reads is written, too: end its processes, then `pnpm admin release settle`',
    );
  }

  const outside = connect(openSuppliers(given), given);
  const rooms = openRooms(outside, given);
  if (given.config.environment === 'staging') await addStagingFixtures(rooms);
  const again = await rooms.personalData.replayErasures();
  if (again.length > 0)
    given.log.warn({ orders: again.length }, 'a backup has brought back what was erased: erased again');
  const limitStore = await openLimitStore(given);
  const portalDatabase = portalDatabaseOf(given);
  const portal = portalDatabase && openPortal(rooms, outside, given, portalDatabase);
  if (!portal) given.log.warn('PORTAL_DATABASE_URL is not set: no portal is served');
  if (portal && given.config.environment === 'staging') await addStagingMembers(portal.identity);
  const app = await serve(rooms, limitStore, given, portal);
  const jobs = startJobs(rooms, { limitStore, isClosing: app.isClosing, portal }, given);
  // The first start of all; any other has the rates of before.
  if (!(await rooms.exchangeRates.hasRates())) await jobs.fetched;

  return {
    ...app,
    metrics,
    recoverPayments: rooms.attempts.worker.runOnce,
    sendMail: async () => portal && onShareOf(PORTAL_SHARE, portal.sendMail),
    sendWebhooks: () => onShareOf('webhooks', rooms.webhooks.worker.runOnce),
    endLapsedOrders: () => onShareOf('lapsing', () => endLapsedOrders(rooms)),
    writeRequests: () => onShareOf('request log', rooms.requestLog.writing.flush),
    writeOutsideCalls: () => onShareOf('calls outside', rooms.outsideCalls.writing.flush),
    operatorTasks: operatorTasks(rooms),
    reconciliation: rooms.reconciliation,
    exchangeRates: rooms.exchangeRates,
    personalData: rooms.personalData,
    campaigns: rooms.campaigns,
    suppliers: rooms.suppliers,
    async stop() {
      await jobs.stop();
      await limitStore.close();
      await outside.close();
    },
  };
}
