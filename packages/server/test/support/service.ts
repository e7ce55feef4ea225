import { randomBytes } from 'node:crypto';
import type { Bounds } from '@agency-booking/contract-express';
import { compose, type Service } from '../../src/compose.ts';
import { settings as known, readConfig } from '../../src/config/config.ts';
import type { Database } from '../../src/database/open.ts';
import type { TokenSet } from '../../src/generated/types.ts';
import { createLog } from '../../src/http/log.ts';
import { type AgencyName, agencies } from './agencies.ts';
import { type Answer, type CallOptions, call } from './api.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { summaryOf } from './logged-errors.ts';
import { openAsService } from './service-role.ts';
import { secretsStoredIn } from './stored-bodies.ts';

/** Settings for tests: any free port, rate limits too high to reach by accident, and no delay before shutdown. */
/** Tests run all other background jobs explicitly. */
const RUN_IN_TESTS = ['events', 'cleaning'];
const TEST_SETTINGS = { PORT: '0', RATE_LIMIT_SCALE: '1000', DRAIN_DELAY_SECONDS: '0' };

/** Environment variables as read by `readConfig`. */
export type Settings = Readonly<Record<string, string>>;

export type TestService = {
  /** The service's URL, without the base path. */
  readonly url: string;
  readonly clock: TestClock;
  /**
   * The database, opened with the owner's privileges. On PostgreSQL, the service uses a different role with fewer
   * privileges.
   */
  readonly database: Database;
  /**
   * Calls an operation. Fails if the service has logged an error. Example: `api('GET', '/locations?query=ist', { token
   * })`.
   */
  api<Body = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  loginAs(agency: AgencyName): Promise<string>;
  /**
   * Returns and clears the logged errors (contract violations, undeclared failures). Fault tests expect some of these
   * errors.
   */
  takeErrors(): string[];
  readonly log: readonly string[];
  readonly securityEvents: readonly Record<string, unknown>[];
  /** Number of statements sent to the database so far, by operation. */
  readonly statements: ReadonlyMap<string, number>;
  readonly operatorTasks: Service['operatorTasks'];
  readonly reconciliation: Service['reconciliation'];
  readonly exchangeRates: Service['exchangeRates'];
  readonly personalData: Service['personalData'];
  readonly campaigns: Service['campaigns'];
  readonly suppliers: Service['suppliers'];
  /** Flushes the buffered API calls to the agencies' request logs. */
  writeRequests(): Promise<void>;
  writeExternalCalls(): Promise<void>;
  sendMail(): Promise<void>;
  sendWebhooks(): Promise<void>;
  /** Runs the job that expires unpaid orders once. */
  endLapsedOrders(): Promise<void>;
  /** Advances the clock in four steps and runs the payment worker after each. */
  later(seconds: number): Promise<void>;
  stop(): Promise<void>;
};

export type TestServiceOptions = {
  readonly settings?: Settings;
  /**
   * The database of a different service, so that two instances can share it. Such a database stays open after `stop`.
   */
  readonly database?: Database;
  readonly clock?: TestClock;
  readonly bounds?: Partial<Bounds>;
};

/** Starts the service with a stopped clock, a free port and a separate database. Start one service per test file. */
export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const clock = options.clock ?? createTestClock();
  const database = options.database ?? (await openTestDatabase());
  const statements = new Map<string, number>();
  const own = await openAsService(database, (operation = '') => {
    statements.set(operation, (statements.get(operation) ?? 0) + 1);
  });
  const config = readConfig({ ...TEST_SETTINGS, ...checkedSettings(options.settings ?? {}) });
  const lines: string[] = [];
  let errors: string[] = [];
  const log = createLog('info', (line) => {
    lines.push(line);
    if (JSON.parse(line).level >= 50) errors.push(line);
  });

  const securityEvents: Record<string, unknown>[] = [];
  const securityLog = (line: string) => void securityEvents.push(JSON.parse(line));

  // Tests run the payment worker explicitly instead of every second.
  const { bounds } = options;
  const app = await compose({
    ...{ config, database: own, log, securityLog, now: clock.now, randomBytes, bounds },
    runs: (job) => RUN_IN_TESTS.includes(job),
  });
  // Tests create the members that they need. Without this deletion, a change would need the approval of the
  // published staging operator, who counts as a second operator.
  await database.pool.query(`delete from portal_member where id like 'mbr_staging_%'`);
  // Browsers must reach the service at the URL that its pages link to.
  const listening = await app.listen(Number(new URL(config.publicUrl).port));

  function takeErrors(): string[] {
    const taken = errors;
    errors = [];
    return taken;
  }

  return {
    url: listening.url,
    clock,
    database,
    log: lines,
    securityEvents,
    statements,
    operatorTasks: app.operatorTasks,
    reconciliation: app.reconciliation,
    exchangeRates: app.exchangeRates,
    personalData: app.personalData,
    campaigns: app.campaigns,
    suppliers: app.suppliers,
    takeErrors,
    async api<Body>(method: string, path: string, callOptions: CallOptions = {}) {
      const answer = await call<Body>(`${listening.url}/api/v1${path}`, method, callOptions);
      if (errors.length > 0 && answer.status < 500) throw new Error(summaryOf(takeErrors()));
      return answer;
    },
    async loginAs(agency) {
      const answer = await call<TokenSet>(`${listening.url}/api/v1/auth/login`, 'POST', { body: agencies[agency] });
      if (answer.status !== 200) throw new Error(`${agency} cannot log in: ${answer.text}`);
      return answer.body.accessToken;
    },
    writeRequests: app.writeRequests,
    writeExternalCalls: app.writeExternalCalls,
    sendMail: app.sendMail,
    sendWebhooks: app.sendWebhooks,
    endLapsedOrders: app.endLapsedOrders,
    async later(seconds) {
      for (let round = 0; round < 4; round += 1) {
        clock.advance(seconds / 4);
        await app.recoverPayments();
      }
    },
    async stop() {
      await listening.close();
      await app.stop();
      const stored = await secretsStoredIn(database);
      await own.close();
      if (!options.database) await database.close();
      if (stored.length > 0) throw new Error(`stored bodies contain sensitive values:\n${stored.join('\n')}`);
      // A 5xx error that no test expects is a defect.
      if (errors.length > 0) throw new Error(`unexpected errors:\n${summaryOf(errors)}`);
    },
  };
}

/** Checks the names, because a misspelled variable would be ignored. */
function checkedSettings(settings: Settings): Settings {
  const unknown = Object.keys(settings).filter((name) => !known.some(({ variable }) => variable === name));
  if (unknown.length > 0) throw new Error(`There is no setting ${unknown.join(', ')}`);
  return settings;
}
