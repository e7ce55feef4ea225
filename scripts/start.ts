/**
 * `pnpm start`: starts the service, an embedded database and simulated parties. In production, it starts only the
 * service. `pnpm start payment-page`: starts only the payment page, which is a separate process in production.
 */
import { fileURLToPath } from 'node:url';
import { openPaymentPage } from '@agency-booking/payment-page/staging';
import { explain } from './start/explain.ts';
import { keepPagesFresh } from './start/pages.ts';
import { during } from './start/progress.ts';
import { startSandboxThread } from './start/sandbox-thread.ts';
import { summary } from './start/summary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
type Started = { readonly summaryText: string; readonly stop: () => Promise<unknown> };

const isPaymentPage = process.argv[2] === 'payment-page';

try {
  const { summaryText, stop } = isPaymentPage
    ? await startPage()
    : process.env.APP_ENV === 'production'
      ? await startAlone()
      : await startWithSandbox();
  console.log(summaryText);
  const end = async () => {
    console.log('\nStopping …');
    await stop();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
} catch (error) {
  console.error(`\n${explain(error, isPaymentPage ? 'PAY_PORT' : undefined)}`);
  process.exit(1);
}

/** Starts the payment page, which loads neither the service nor a database driver. */
async function startPage(): Promise<Started> {
  const { startPaymentPage } = await import('@agency-booking/payment-page/production');
  const { url, publicUrl, close } = await startPaymentPage(process.env);
  return { summaryText: `The payment page listens at ${url} for ${publicUrl}.`, stop: close };
}

async function startAlone(): Promise<Started> {
  const { startServer } = await import('@agency-booking/server');
  const server = await startServer(process.env);
  return { summaryText: `The production service listens at ${server.url}.`, stop: server.close };
}

async function startWithSandbox(): Promise<Started> {
  // The console shows the activity. LOG_LEVEL=info also prints one line per request.
  const env = { LOG_LEVEL: 'warn', ...process.env };
  keepPagesFresh(root);
  const { startServer } = await import('@agency-booking/server');
  const paymentPage = await openPaymentPage(env);
  const [sandbox, server] = await Promise.all([
    during('simulated external systems', startSandboxThread(env)),
    during('service and database', startServer({ ...env, ...paymentPage.settings })),
  ]);
  paymentPage.connect({ api: server.paymentPageUrl ?? server.url, sandbox: sandbox.url });
  return {
    summaryText: summary({ api: server.url, console: sandbox.url }),
    async stop() {
      await paymentPage.close();
      await server.close();
      await sandbox.stop();
    },
  };
}
