import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const postgres = process.env.TEST_DATABASE_URL;
// Only tests in the `postgres` project may use this database.
delete process.env.TEST_DATABASE_URL;

const TESTS = ['{openapi,packages,scripts}/**/*.test.ts'];
const NOT_OURS = ['**/node_modules/**', '**/.run/**'];

/**
 * Tests that take long or need more than Node and curl. `.ci/run` runs them; `pnpm test` runs them only if they are
 * named.
 */
const SLOW = process.env.CI === 'true' || process.env.SLOW_TESTS === 'true' ? [] : ['**/*.slow.test.ts'];

/** The embedded database serves only one process and has no connections that can be lost. */
const NEEDS_POSTGRES = ['packages/server/test/faults/*.slow.test.ts'];
/** Server tests run on PostgreSQL if it is available, except those that open no database or only the embedded one. */
const ON_POSTGRES = ['packages/server/{src,test}/**/*.test.ts'];
const WITHOUT_DATABASE = [
  'packages/server/src/**/rules*.test.ts',
  'packages/server/src/{http,shared}/**/*.test.ts',
  'packages/server/src/config/config.test.ts',
  'packages/server/src/database/embedded.test.ts',
  'packages/server/test/contract/tracing.test.ts',
  'packages/server/test/money/migration.test.ts',
  'packages/server/src/features/locations/**/*.test.ts',
  'packages/server/test/faults/{credit-bureau,payment-processor,reservations,start,transfer-suppliers,vendors}.test.ts',
];

/** Server tests that run on both databases, because their result can depend on the engine, its locks or its schema. */
const ON_BOTH = [
  // Connections, migrations, privileges and statements that several features share.
  'packages/server/src/database/**/*.test.ts',
  'packages/server/test/upgrade/**/*.test.ts',
  // The SQL statements and locks of each feature.
  'packages/server/src/**/store*.test.ts',
  // Money: payments, refunds, ledgers and reconciliation.
  'packages/server/test/money/**/*.test.ts',
  // Cases that apply to only one of the engines.
  'packages/server/test/admin/program.test.ts',
  'packages/server/test/journeys/personal-data.test.ts',
];
/** Exhaustive histories, which do not depend on the engine, and query plans, which matter to PostgreSQL's large tables. */
const LONG_PROOFS = [
  'packages/server/test/money/{interruptions,histories,visible-changes}.test.ts',
  'packages/server/src/**/*.plans.test.ts',
  'packages/server/src/database/order-lists.test.ts',
];

/** True to run every server test on both databases, as CI does. */
const isEveryTestOnBoth = process.env.CI === 'true' || process.env.TEST_ENGINE === 'both';
const pglite = {
  name: 'pglite',
  ...(postgres && !isEveryTestOnBoth
    ? {
        include: ['{openapi,scripts}/**/*.test.ts', 'packages/!(server)/**/*.test.ts', ...WITHOUT_DATABASE, ...ON_BOTH],
        exclude: [...NOT_OURS, ...SLOW, ...NEEDS_POSTGRES, ...LONG_PROOFS],
      }
    : { include: TESTS, exclude: [...NOT_OURS, ...SLOW, ...NEEDS_POSTGRES] }),
};
const onPostgres = {
  name: 'postgres',
  include: ON_POSTGRES,
  exclude: [...NOT_OURS, ...SLOW, ...WITHOUT_DATABASE],
  env: { TEST_DATABASE_URL: postgres },
  globalSetup: 'packages/server/test/support/drop-databases.ts',
};

export default defineConfig({
  test: {
    pool: 'threads',
    // Test files share only read-only data (the places and compiled validators) and emptied databases, which are
    // expensive to recreate. A worker is reused only within a project, so there is one project per database instead of
    // one per package.
    isolate: false,
    // Tests sometimes wait for databases and processes. Running one more worker than there are cores keeps the cores
    // busy.
    maxWorkers: availableParallelism() + 1,
    // Long time limits are safe because no test measures time. A busy machine can be several times slower.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // CI reports the tests that it had to retry; see scripts/test/second-try.ts.
    retry: process.env.CI === 'true' ? 1 : 0,
    // Programs that tests start share a compile cache, which halves the run time of a short program.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    setupFiles: process.env.FC_SEED ? ['packages/server/test/support/replay.ts'] : [],
    projects: [pglite, ...(postgres ? [onPostgres] : [])].map((test) => ({ extends: true as const, test })),
  },
});
