import { fileURLToPath } from 'node:url';
import { type ContractApp, type ContractAppOptions, createContractApp } from '@agency-booking/contract-express';
import { createReadiness } from '../database/readiness.ts';
import { onShareOf } from '../database/shares.ts';
import { errors } from '../generated/errors.ts';
import type { Handlers } from '../generated/handlers.ts';
import contract from '../generated/openapi.json' with { type: 'json' };
import { operations } from '../generated/operations.ts';
import { createAuthenticate } from '../http/authenticate.ts';
import { failUnstorable } from '../http/data-errors.ts';
import { createAddressLimit } from '../http/limits.addresses.ts';
import { createLimit, credentialOf, type LimitStore } from '../http/limits.ts';
import { requestLog } from '../http/log.ts';
import { addPages } from '../http/pages.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { withServers } from '../http/servers.ts';
import type { Caller } from '../shared/caller.ts';
import type { Given } from './given.ts';
import { BASE_PATH, type Rooms } from './rooms.ts';
import { serveReports } from './serve-reports.ts';

const COMPILED_FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/contracts', import.meta.url));
const DOCS_FOLDER = fileURLToPath(new URL('../../../../dist/docs', import.meta.url));

/** The contract served by the rooms' handlers, and the pages beside it. */
export async function serve(
  { auth, payments, ...rooms }: Rooms,
  limitStore: LimitStore,
  given: Given,
): Promise<ContractApp> {
  const { config, database, log, metrics, tracing, report, now, bounds = {} } = given;
  const scale = config.limits.rateLimitScale;
  const logged = requestLog(log);
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
    limit: createLimit(limitStore, { now, scale, report }),
    addressLimit: createAddressLimit({ now, scale, report }),
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
        tracing?.answered(event);
      },
      offContract: (event) => {
        logged.offContract(event);
        metrics.offContract(event);
      },
      failed: logged.failed,
      connectionRefused: metrics.connectionRefused,
    },
  } as const satisfies Partial<ContractAppOptions<Caller>>;
  const app = await createContractApp<Caller>({
    ...shared,
    contract,
    operations,
    errors,
    handlers: onShares(failUnstorable(handlers)),
    basePath: BASE_PATH,
    authenticate: createAuthenticate(auth.identify),
    isExpected: payments.isExpectedReturn,
    limitIdentity: ({ userId }) => userId,
    holder: ({ agencyId }) => String(agencyId),
    limitCredential: credentialOf,
    isLimitExempt: payments.isGenuineReturn,
  });
  const { environment, publicUrl, otherPublicUrl } = config;
  const served = withServers(contract, {
    environment,
    here: `${publicUrl}${BASE_PATH}`,
    other: otherPublicUrl && `${otherPublicUrl}${BASE_PATH}`,
  });
  const reports = await serveReports(rooms, given, shared);
  app.express.use(reports.express);
  metrics.read('requests', () => ({
    http_server_active_requests: app.requestsUnderWay() + reports.requestsUnderWay(),
  }));
  const isReady = createReadiness(database.pool, now);
  addPages(app.express, {
    contract: served,
    basePath: BASE_PATH,
    metrics: environment === 'staging' ? metrics : undefined,
    docsFolder: DOCS_FOLDER,
    isReady: async () => !app.isClosing() && isReady(),
  });
  return app;
}

type Handler = (request: never, ...rest: never[]) => unknown;

/** Each agency has a share of the database, and so has each operation that knows no agency. */
function onShares(handlers: Handlers<Caller>): Handlers<Caller> {
  const shared = Object.entries<Handler>(handlers).map(([id, handler]) => {
    const { secured } = operations[id as keyof typeof operations];
    const shareOf = (request: { caller: Caller }) => (secured ? `agency ${request.caller.agencyId}` : id);
    return [id, (request: never, ...rest: never[]) => onShareOf(shareOf(request), () => handler(request, ...rest))];
  });
  return Object.fromEntries(shared);
}
