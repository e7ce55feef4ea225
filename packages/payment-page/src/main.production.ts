/** The payment page as a separate process, with metrics, a log and a graceful shutdown. */
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog, type Write } from './log.ts';
import { createPaymentPage, TIMEOUT_MILLISECONDS } from './main.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { allOf } from './observer.ts';
import { serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';

/** Throws a `StartupError` if a setting is missing or invalid. */
export const startPaymentPage = (env: NodeJS.ProcessEnv) => runPaymentPage(readSettings(env));

/** Listens for travellers and, on a separate port, for Prometheus. */
export async function runPaymentPage(settings: Settings, write?: Write) {
  const { port, host, metricsPort, logLevel, drainDelaySeconds, ...options } = settings;
  const metrics = createMetrics();
  const observer = allOf(metrics.observer, createLog(logLevel, write));
  let isClosing = false;
  const listener = createPaymentPage({ ...options, observer, isClosing: () => isClosing });
  const page = await serve(listener, port, { host, drainMilliseconds: TIMEOUT_MILLISECONDS });
  const metricsServer =
    metricsPort === undefined ? undefined : await serve(metricsListener(metrics), metricsPort, { host });
  return {
    url: page.url,
    metricsUrl: metricsServer?.url,
    publicUrl: options.publicUrl,
    /**
     * Reports that the page is not ready, waits for load balancers to notice, and then completes the requests in
     * progress.
     */
    async close() {
      isClosing = true;
      await wait(drainDelaySeconds * 1000);
      await page.close();
      await metricsServer?.close();
    },
  };
}

/** Serves `/metrics` on a separate port, which travellers cannot reach. */
function metricsListener(metrics: Metrics): RequestListener {
  return async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.text());
  };
}

async function main(): Promise<void> {
  const page = await startPaymentPage(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void page.close().then(() => process.exit()));
  }
}

if (import.meta.main) {
  main().catch((error) => {
    console.error(error.name === 'StartupError' ? error.message : error);
    process.exit(1);
  });
}
