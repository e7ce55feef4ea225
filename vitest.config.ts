import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const postgres = process.env.TEST_DATABASE_URL;
// Only the tests of the project `postgres` have it.
delete process.env.TEST_DATABASE_URL;

const TESTS = ['{openapi,packages,scripts}/**/*.test.ts'];
const NOT_OURS = ['**/node_modules/**', '**/.run/**'];

/** Long proofs, long walks in a browser, and what needs more than Node and curl: `.ci/run` runs them, and `pnpm test` when they are named. */
const SLOW = process.env.CI === 'true' || process.env.SLOW_TESTS === 'true' ? [] : ['**/*.slow.test.ts'];

/** The embedded database serves one process only, and has no connections to lose. */
const NEEDS_POSTGRES = ['packages/server/test/faults/*.slow.test.ts'];
/** On PostgreSQL once more: the server, but for what opens no database, or the embedded one. */
const ON_POSTGRES = ['packages/server/{src,test}/**/*.test.ts'];
const WITHOUT_DATABASE = [
  'packages/server/src/**/rules*.test.ts',
  'packages/server/src/{http,shared}/**',
  'packages/server/src/config.test.ts',
  'packages/server/src/database/embedded.test.ts',
  'packages/server/test/contract/tracing.test.ts',
  'packages/server/test/money/migration.test.ts',
  'packages/server/src/features/locations/**',
  'packages/server/test/faults/{credit-bureau,payment-processor,reservations,start,transfer-suppliers,vendors}.test.ts',
];

/** Long proofs of rules that know no engine: on PostgreSQL where there is one, and in CI on both. */
const LONG_PROOFS = ['packages/server/test/money/{interruptions,histories}.test.ts'];

const onOneEngine = postgres && process.env.CI !== 'true' ? LONG_PROOFS : [];
const pglite = { name: 'pglite', include: TESTS, exclude: [...NOT_OURS, ...SLOW, ...NEEDS_POSTGRES, ...onOneEngine] };
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
    // Test files share nothing but read-only data (the places, compiled validators) and emptied databases, which are dear
    // to make twice. A worker is used again within a project only: one project for each database, not one for each package.
    isolate: false,
    // Tests wait for databases and processes now and then: one worker more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    // No test is about time; a busy machine takes several times as long.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // CI names what it had to run again: scripts/test/second-try.ts.
    retry: process.env.CI === 'true' ? 1 : 0,
    // What programs that tests start have compiled, the next one finds: half of the time of a short one.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    setupFiles: process.env.FC_SEED ? ['packages/server/test/support/replay.ts'] : [],
    projects: [pglite, ...(postgres ? [onPostgres] : [])].map((test) => ({ extends: true as const, test })),
  },
});
