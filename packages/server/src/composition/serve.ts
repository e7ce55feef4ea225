import { fileURLToPath } from 'node:url';
import { type ContractApp, type ContractAppOptions, createContractApp } from '@agency-booking/contract-express';
import { createReadiness } from '../database/readiness.ts';
import { onShareOf } from '../database/shares.ts';
import { errors } from '../generated/errors.ts';
import type { Handlers } from '../generated/handlers.ts';
import contract from '../generated/openapi.json' with { type: 'json' };
import { operations } from '../generated/operations.ts';
import { assertMayCall, createAuthenticate } from '../http/authenticate.ts';
import { refuseCardNumber } from '../http/card-numbers.ts';
import { sealCursors } from '../http/cursors.ts';
import { failUnstorable } from '../http/data-errors.ts';
import { createAddressLimit } from '../http/limits.addresses.ts';
import { createLimit, credentialOf, type LimitStore } from '../http/limits.ts';
import { requestLog } from '../http/log.ts';
import { onFirstUse } from '../http/on-first-use.ts';
import { addPages } from '../http/pages.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { withServers } from '../http/servers.ts';
import type { Caller } from '../shared/caller.ts';
import { eachHandler } from '../shared/each-handler.ts';
import { COMPILED_FOLDER } from './compiled-folder.ts';
import type { Given } from './given.ts';
import { MANAGEMENT_PATH, type Portal } from './portal.ts';
import { bodyRecording, loggerOf, notingOrders } from './request-log.ts';
import { BASE_PATH, type Rooms } from './rooms.ts';
import { servePaymentPage } from './serve-payment-page.ts';
import { serveReports } from './serve-reports.ts';

const DOCS_FOLDER = fileURLToPath(new URL('../../../../dist/docs', import.meta.url));
const PORTAL_FOLDER = fileURLToPath(new URL('../../../../dist/portal', import.meta.url));

type Served = {
  readonly app: ContractApp;
  /** The app for calls from the payment page, if these have a separate port. */
  readonly paymentPage: ContractApp | undefined;
};

export async function serve(
  { auth, payments, ...rooms }: Rooms,
  limitStore: LimitStore,
  given: Given,
  portal: Portal | undefined,
): Promise<Served> {
  const { config, database, log, metrics, tracing, report, now, bounds = {} } = given;
  const scale = config.limits.rateLimitScale;
  const logged = requestLog(log);
  const logRequest = loggerOf(rooms.requestLog);
  const handlers: Handlers<Caller> = {
    ...auth.handlers,
    ...rooms.referenceData.handlers,
    ...rooms.locations.handlers,
    ...rooms.carSearch.handlers,
    ...rooms.carOrders.handlers,
    ...payments.handlers,
    ...rooms.creditLimits.handlers,
    ...rooms.creditCheck.handlers,
    ...rooms.transferSearch.handlers,
    ...rooms.transferOrders.handlers,
    ...rooms.events.handlers,
    ...rooms.webhooks.handlers,
  };

  const shared = {
    compiledFolder: COMPILED_FOLDER,
    newRequestId: given.world?.newRequestId,
    limit: createLimit(limitStore, { now, scale, report }),
    refuseText: refuseCardNumber,
    addressLimit: createAddressLimit({ now, scale, report, isExpected: payments.isExpectedReturn }),
    offContract: config.environment === 'production' ? 'strip' : 'fail',
    headers: SECURITY_HEADERS,
    bounds: {
      connections: config.limits.connections,
      requestsUnderWay: config.limits.requestsUnderWay,
      requestsUnderWayOfOne: Math.ceil(config.limits.requestsUnderWay / 2),
      lingerMilliseconds: config.drainDelaySeconds * 1000,
      ...bounds,
    },
    trustProxyHops: config.trustProxyHops,
    report: {
      answered: (event) => {
        logged.answered(event);
        metrics.answered(event);
        logRequest(event);
        tracing?.answered(event);
      },
      offContract: (event) => {
        logged.offContract(event);
        metrics.offContract(event);
      },
      failed: logged.failed,
      notCached: logged.notCached,
      connectionRefused: metrics.connectionRefused,
    },
  } as const satisfies Partial<ContractAppOptions<Caller>>;
  metrics.serves(operations);
  const app = await createContractApp<Caller>({
    ...shared,
    contract,
    operations,
    errors,
    handlers: onShares(failUnstorable(sealCursors(notingOrders(handlers, rooms.requestLog), given.keys.listCursors))),
    basePath: BASE_PATH,
    recordBodies: bodyRecording(config),
    authenticate: createAuthenticate(auth.identify),
    authorize: assertMayCall,
    limitIdentity: ({ userId }) => userId,
    holder: ({ agencyId }) => String(agencyId),
    limitCredential: credentialOf,
    buckets: {
      // A customer's return from the bank is not counted if it belongs to a payment. Any other return counts as a
      // rejected request from the customer's network.
      order: async (call) =>
        (await payments.isGenuineReturn(call)) ? undefined : { name: call.path.orderID!, isRefusal: true },
    },
  });
  const { environment, publicUrl, otherPublicUrl, sandboxPublicUrl, sandboxPort } = config;
  const served = withServers(contract, {
    environment,
    here: `${publicUrl}${BASE_PATH}`,
    other: otherPublicUrl && `${otherPublicUrl}${BASE_PATH}`,
  });
  const reports = await serveReports(rooms, given, shared);
  app.express.use(reports.express);
  const { paymentPage } = config;
  const page = paymentPage && (await servePaymentPage({ payments }, given, { ...shared, keys: paymentPage.keys }));
  const hasOwnPort = paymentPage?.port !== undefined;
  if (page && !hasOwnPort) app.express.use(page.express);
  const management =
    portal &&
    onFirstUse(MANAGEMENT_PATH, async () => {
      const { serveManagement } = await import('./serve-management.ts');
      return serveManagement(portal.deps, given, shared);
    });
  if (management) app.express.use(management.serve);
  if (environment === 'production') {
    // Load this data at startup, so that errors appear immediately and no request has to wait.
    rooms.locations.load();
    await management?.open();
  }
  metrics.read('requests', () => ({
    http_server_active_requests: [app, reports, page, management].reduce(
      (sum, each) => sum + (each?.requestsUnderWay() ?? 0),
      0,
    ),
  }));
  const isReady = createReadiness(database.pool, now);
  addPages(app.express, {
    contract: served,
    basePath: BASE_PATH,
    publicUrl,
    metrics: environment === 'staging' ? metrics : undefined,
    docsFolder: DOCS_FOLDER,
    portalFolder: management && PORTAL_FOLDER,
    consoleUrl: environment === 'staging' ? (sandboxPublicUrl ?? `http://localhost:${sandboxPort}`) : undefined,
    isReady: async () => !app.isClosing() && isReady(),
  });
  return { app, paymentPage: hasOwnPort ? page : undefined };
}

/**
 * Runs each handler on a share of the database connections: one share per agency, and one per operation without an
 * agency.
 */
function onShares(handlers: Handlers<Caller>): Handlers<Caller> {
  return eachHandler(handlers, (handler, id) => {
    const { secured } = operations[id as keyof typeof operations];
    // Requests to operations without authentication have no `caller`.
    const shareOf = (request: { readonly caller: Caller }) => (secured ? `agency ${request.caller.agencyId}` : id);
    return (request: never, ...rest: never[]) => onShareOf(shareOf(request), () => handler(request, ...rest));
  });
}
