import { fileURLToPath } from 'node:url';
import { type ContractApp, createContractApp } from '@agency-booking/contract-express';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import { createAuthRoom } from './features/auth/index.ts';
import { type AuthTables, createAuthStore } from './features/auth/store.sql.ts';
import { createLocationsRoom } from './features/locations/index.ts';
import { loadPlaces } from './features/locations/places.data.ts';
import { createReferenceDataRoom } from './features/reference-data/index.ts';
import { errors } from './generated/errors.ts';
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
const DOCS_FILE = fileURLToPath(new URL('../../../dist/docs.html', import.meta.url));

export type Outside = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

/** Puts the service together: read from top to bottom, it is the order in which the rooms depend on each other. */
export async function compose({ config, database, log, now, randomBytes }: Outside): Promise<ContractApp> {
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

  const handlers = { ...auth.handlers, ...referenceData.handlers, ...locations.handlers };

  // Car search joins with its vendor connector; then this is `const handlers: Handlers<Caller>` and all are served.
  const served = Object.fromEntries(Object.entries(operations).filter(([id]) => id in handlers));

  const app = await createContractApp<Caller>({
    contract,
    operations: served,
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
  return app;
}
