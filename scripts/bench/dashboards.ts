/**
 * `pnpm bench dashboards [--stay]`: checks that every dashboard panel shows data and that every alert rule can be
 * evaluated. A real Prometheus scrapes the service and the payment page under traffic. With `--stay`, all of them keep
 * running afterwards for inspection. Exits with status 1 if a panel stayed empty or a rule could not be evaluated.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CARD_TOKEN_STAGING_KEY } from '@agency-booking/connector-contracts/parties';
import { runPaymentPage } from '@agency-booking/payment-page/production';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { PAYMENT_PAGE } from '../../packages/server/test/support/staging.ts';
import { startPostgres } from '../ci/postgres.ts';
import { alertRules, dashboardPanels, metricsIn } from '../operate/metric-names.ts';
import { occasions, prepare, SMALL } from './dashboards/occasions.ts';
import { type Prometheus, startPrometheus } from './dashboards/prometheus.ts';
import { type Series, seenIn } from './dashboards/seen.ts';
import { createServiceDatabase, openStage } from './faults/stage.ts';
import { missingOf } from './faults/tools.ts';
import { startTraffic } from './faults/traffic.ts';

const PER_SECOND = 10;
/** Delay that lets Prometheus scrape and evaluate the last events. */
const AFTER_MS = 5_000;
/** Metric names or prefixes that this measurement cannot produce, each with the reason. */
const NEVER_HERE: Readonly<Record<string, string>> = {
  outside_calls_dropped_total: 'would take 10,000 calls for orders, some 3,000 payments, while their table is locked',
};

const { values } = parseArgs({ options: { stay: { type: 'boolean', default: false } } });
const missing = missingOf(['postgres', 'prometheus']);
if (missing) {
  console.log(missing);
  process.exit(0);
}
const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error(`ended by ${signal}`)));
});

const postgres = await startPostgres();
try {
  const databaseUrl = await createServiceDatabase(postgres.url);
  const [metricsPort, pagePort, pageMetricsPort] = [await freePort(), await freePort(), await freePort()];
  const publicUrl = `http://127.0.0.1:${pagePort}`;
  const environment = { ...SMALL, ...PAYMENT_PAGE, PAY_PUBLIC_URL: publicUrl, METRICS_PORT: `${metricsPort}` };
  const stage = await openStage({ name: 'dashboards', url: databaseUrl, processes: 1, environment });
  const page = await runPaymentPage({
    service: { baseUrl: stage.processes[0]!.url, key: PAYMENT_PAGE.PAYMENT_PAGE_KEY },
    processor: { baseUrl: stage.sandbox.url, key: CARD_TOKEN_STAGING_KEY },
    ...{ publicUrl, host: '127.0.0.1', port: pagePort, metricsPort: pageMetricsPort },
    ...{ logLevel: 'silent', drainDelaySeconds: 0 },
  });
  const prometheus = await startPrometheus({
    'agency-booking': metricsPort,
    'agency-booking-payment-page': pageMetricsPort,
  });
  try {
    const from = Date.now() / 1000;
    await prepare(stage);
    const traffic = await startTraffic(stage.balancer.url, PER_SECOND);
    const { pool, processes } = stage;
    const scene = { url: processes[0]!.url, metricsUrl: `http://127.0.0.1:${metricsPort}`, databaseUrl, pool };
    for (const [what, happen] of Object.entries(occasions)) {
      console.log(`… ${what}`);
      await Promise.race([happen(scene), interrupted]);
    }
    await wait(AFTER_MS);
    const until = Date.now() / 1000;
    const reported = [await tellPanels(prometheus, from, until), await tellAlerts(prometheus, from, until)];
    process.exitCode = reported.every(Boolean) ? 0 : 1;
    if (values.stay) {
      console.log(`\n${prometheus.url}/graph has everything until Ctrl-C; the sandbox is ${stage.sandbox.url}`);
      await interrupted.catch(() => {});
    }
    await traffic.stop();
  } finally {
    await prometheus.stop();
    await page.close();
    await stage.close();
  }
} finally {
  await postgres.stop();
}
process.exit();

/** Returns true if every query returned data. */
async function tellPanels(prometheus: Prometheus, from: number, until: number): Promise<boolean> {
  const empty = new Set<string>();
  console.log(`\n${'panel'.padEnd(52)} series  highest`);
  for (const { title, targets } of dashboardPanels()) {
    for (const [index, { expr }] of targets.entries()) {
      const { series, highest } = seenIn(await prometheus.range(expr, from, until));
      const [, reason] = Object.entries(NEVER_HERE).find(([metric]) => expr.includes(metric)) ?? [];
      if (!highest && !reason) empty.add(title);
      const reported = highest ? `${inShort(highest.value)} ${inWords(highest.labels)}` : (reason ?? 'NOTHING');
      const what = index === 0 ? title : `  ${metricsIn(expr).join(', ')}`;
      console.log(`${what.padEnd(52)} ${`${series}`.padStart(6)}  ${reported}`);
    }
  }
  if (empty.size > 0) console.log(`without data: ${[...empty].join(', ')}`);
  return empty.size === 0;
}

/** Returns true if Prometheus could evaluate every rule. */
async function tellAlerts(prometheus: Prometheus, from: number, until: number): Promise<boolean> {
  const rules = new Map((await prometheus.rules()).map((rule) => [rule.name, rule]));
  const expressions = alertRules();
  console.log(`\n${'alert'.padEnd(20)} now       its condition held`);
  for (const { alert, expr } of expressions) {
    const { state, health, lastError } = rules.get(alert)!;
    const held = await prometheus.range(expr, from, until);
    const seconds = Math.max(0, ...held.map(({ values: each }) => each.length));
    console.log(
      `${alert.padEnd(20)} ${state.padEnd(9)} ${seconds} s${health === 'ok' ? '' : `, ${health}: ${lastError}`}`,
    );
  }
  return expressions.every(({ alert }) => rules.get(alert)?.health === 'ok');
}

/** Formats the labels that distinguish a series. The labels that Prometheus adds are the same for all series. */
function inWords({ __name__: _, job: __, instance: ___, ...own }: Series['labels']): string {
  return Object.values(own).join(' ');
}

/** Formats 1234.5678 as 1235, and 0.0123456 as 0.0123. */
function inShort(value: number): string {
  return value >= 1000 ? value.toFixed(0) : `${Number(value.toPrecision(3))}`;
}
