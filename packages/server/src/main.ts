import { randomBytes } from 'node:crypto';
import { compose, type Service } from './compose.ts';
import { type Config, readConfig } from './config/config.ts';
import { clockOf, MACHINE_CLOCK } from './database/clock.ts';
import { reportCommitWaits } from './database/commit-waits.ts';
import { openDatabase } from './database/open.ts';
import { createLog } from './http/log.ts';
import { serveMetrics } from './http/metrics-server.ts';
import { createSecurityEvents, openSecurityLog } from './http/security-events.ts';
import type { ReportSecurity } from './shared/security-events.ts';
import { StartupError } from './shared/startup-error.ts';

type RunningServer = {
  /** The URL without the base path: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** The metrics URL, if the metrics are served on a separate port. */
  readonly metricsUrl: string | undefined;
  /** The URL for calls from the payment page, if these have a separate port. */
  readonly paymentPageUrl: string | undefined;
  /** Waits for the current requests to finish, then releases the port and the database. */
  readonly close: () => Promise<void>;
};

/** Throws a StartupError if startup fails; the message is one line that states the remedy. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  // Read this setting directly. Validating all settings may fail, and that failure must be logged.
  const securityLog = openSecurityLog(environment.SECURITY_LOG_FILE?.trim() || undefined);
  const { config, database } = await prepare(
    environment,
    createSecurityEvents({ write: securityLog, now: MACHINE_CLOCK.now }),
  );
  const tracing = await openTracing(config);
  const log = createLog(config.logLevel, undefined, tracing?.logFields);
  try {
    const clock = await clockOf(database);
    const app = await compose({ config, database, log, securityLog, randomBytes, now: clock.now, tracing });
    const { host, port, metricsPort } = config;
    const listening = await app.listen(port, host).catch((error) => failToListen('PORT', { host, port }, error));
    const closeOn = (opened: { close(): Promise<void> }[]) => async (error: unknown) => {
      await Promise.all(opened.map((each) => each.close()));
      throw error;
    };
    const metrics = await openMetrics(app, host, metricsPort).catch(closeOn([listening]));
    const page = await openForPage(app, config).catch(closeOn([listening, ...(metrics ? [metrics] : [])]));
    return {
      url: listening.url,
      metricsUrl: metrics?.url,
      paymentPageUrl: page?.url,
      close: () =>
        Promise.all([listening.close(), page?.close()])
          .finally(metrics?.close)
          .finally(app.stop)
          .finally(clock.stop)
          .finally(database.close)
          .finally(tracing?.close)
          .then(() => {}),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Reports a security event if the service does not start for security reasons. */
async function prepare(environment: NodeJS.ProcessEnv, report: ReportSecurity) {
  try {
    const config = readConfig(environment);
    const stopReporting = reportCommitWaits(config.database, console.error);
    return { config, database: await openDatabase(config).finally(stopReporting) };
  } catch (error) {
    if (error instanceof StartupError && error.guard) {
      report({ event: 'start.refused', reason: error.guard, problem: error.message });
    }
    throw error;
  }
}

/** Starts tracing if a collector is configured. The module is loaded lazily for a faster start. */
async function openTracing({ tracing, environment }: Config) {
  if (!tracing) return undefined;
  const { startTracing } = await import('./tracing/start.ts');
  return startTracing({ ...tracing, environment });
}

async function openMetrics({ metrics }: Service, host: string, port: number | undefined) {
  if (port === undefined) return undefined;
  return serveMetrics({ metrics, host, port }).catch((error) => failToListen('METRICS_PORT', { host, port }, error));
}

async function openForPage({ paymentPage }: Service, { host, paymentPage: settings }: Config) {
  const port = settings?.port;
  if (!paymentPage || port === undefined) return undefined;
  return paymentPage.listen(port, host).catch((error) => failToListen('PAYMENT_PAGE_PORT', { host, port }, error));
}

function failToListen(
  variable: string,
  { host, port }: Pick<Config, 'host' | 'port'>,
  error: NodeJS.ErrnoException,
): never {
  switch (error.code) {
    case 'EADDRINUSE':
      throw new StartupError(
        `${variable}: port ${port} is already in use. Stop the program that uses it, or set a different ${variable}.`,
      );
    case 'EACCES':
      throw new StartupError(`${variable}: port ${port} requires elevated privileges. Choose a port above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      throw new StartupError(`HOST: ${host} is not an address of this machine.`);
    default:
      throw error;
  }
}

async function main(): Promise<void> {
  const server = await startServer(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit()));
  }
}

if (import.meta.main) {
  main().catch((error) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  });
}
