import { randomBytes } from 'node:crypto';
import type { Bounds } from '@agency-booking/contract-express';
import { compose, type Service } from '../../src/compose.ts';
import { settings as known, readConfig } from '../../src/config.ts';
import type { Database } from '../../src/database/open.ts';
import type { TokenSet } from '../../src/generated/types.ts';
import { createLog } from '../../src/http/log.ts';
import { type AgencyName, agencies } from './agencies.ts';
import { type Answer, type CallOptions, call } from './api.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { summaryOf } from './logged-errors.ts';
import { openAsService } from './service-role.ts';

/** What a service under test runs with: any free port, limits so high that only the tests about them meet one, no wait before it closes. */
const TEST_SETTINGS = { PORT: '0', RATE_LIMIT_SCALE: '1000', DRAIN_DELAY_SECONDS: '0' };

/** Variables of the environment, as `readConfig` reads them. */
export type Settings = Readonly<Record<string, string>>;

export type TestService = {
  /** Without the base path. */
  readonly url: string;
  readonly clock: TestClock;
  /** As its owner; the service itself has another role on PostgreSQL, and fewer rights. */
  readonly database: Database;
  /** Calls an operation: `api('GET', '/locations?query=ist', { token })`. Fails when the service logged an error. */
  api<Body = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  /** An access token of the agency. */
  loginAs(agency: AgencyName): Promise<string>;
  /** The errors logged since the last look: answers off the contract, undeclared failures. Tests of faults expect some. */
  takeErrors(): string[];
  /** Every line logged so far. */
  readonly log: readonly string[];
  /** Every security event so far. */
  readonly securityEvents: readonly Record<string, unknown>[];
  /** How many statements each operation has sent to the database so far. */
  readonly statements: ReadonlyMap<string, number>;
  /** What a person has to decide. */
  readonly operatorTasks: Service['operatorTasks'];
  /** Our books and those of the parties outside, compared. */
  readonly reconciliation: Service['reconciliation'];
  readonly exchangeRates: Service['exchangeRates'];
  readonly personalData: Service['personalData'];
  readonly campaigns: Service['campaigns'];
  readonly suppliers: Service['suppliers'];
  /** What was answered so far is in the log of its agency. */
  writeRequests(): Promise<void>;
  writeOutsideCalls(): Promise<void>;
  /** Mail of the portal that is due is sent, once. */
  sendMail(): Promise<void>;
  /** What is due is sent to webhook endpoints, once. */
  sendWebhooks(): Promise<void>;
  /** One look at the orders that were not paid in time. */
  endLapsedOrders(): Promise<void>;
  /** Time passes, and payments that were left behind are looked at a few times. */
  later(seconds: number): Promise<void>;
  stop(): Promise<void>;
};

export type TestServiceOptions = {
  readonly settings?: Settings;
  /** Another service's database, to run two instances on one; it is left open at the end. */
  readonly database?: Database;
  readonly clock?: TestClock;
  readonly bounds?: Partial<Bounds>;
};

/** The whole service on a port and a database of its own, at a time that stands still. Start one per file, stop it at the end. */
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

  // Tests look for payments to recover when they say so, not every second.
  const { bounds } = options;
  const app = await compose({
    ...{ config, database: own, log, securityLog, now: clock.now, randomBytes, bounds },
    recoversPayments: false,
  });
  // Tests make the members they need: the published operator of staging would be a second one, who has to agree.
  await database.pool.query(`delete from portal_member where id like 'mbr_staging_%'`);
  // Browsers have to find the service where its pages send them.
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
    writeOutsideCalls: app.writeOutsideCalls,
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
      await own.close();
      if (!options.database) await database.close();
      // A 5xx that no test looked into is a defect, not a result.
      if (errors.length > 0) throw new Error(`unexpected errors:\n${summaryOf(errors)}`);
    },
  };
}

/** A misspelt variable would be ignored. */
function checkedSettings(settings: Settings): Settings {
  const unknown = Object.keys(settings).filter((name) => !known.some(({ variable }) => variable === name));
  if (unknown.length > 0) throw new Error(`There is no setting ${unknown.join(', ')}`);
  return settings;
}
