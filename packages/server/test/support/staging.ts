import { type Sandbox, type SandboxOptions, startSandbox } from '@agency-booking/sandbox';
import type { Database } from '../../src/database/open.ts';
import type { AgencyName } from './agencies.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { externalSystemsAt } from './external-systems.ts';
import { type Settings, startService, type TestService } from './service.ts';

export type Staging = {
  readonly service: TestService;
  readonly sandbox: Sandbox;
  readonly clock: TestClock;
  /** Returns a token. Signs in again each day, because tests advance the clock by days. */
  tokenOf(agency: AgencyName): Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  readonly clock?: TestClock;
  readonly database?: Database;
  readonly sandbox?: Omit<SandboxOptions, 'port' | 'now'>;
};

/** No payment page runs at this URL. Tests that need one start it and set its URL. */
export const PAYMENT_PAGE = {
  PAY_PUBLIC_URL: 'https://pay.example.com',
  PAYMENT_PAGE_KEY: 'key-of-the-payment-page-in-tests-0000',
};

/**
 * Starts the service and the sandbox with a shared clock. Slow parties respond immediately unless a test sets a delay.
 */
export async function startStaging(settings: Settings = {}, options: Options = {}): Promise<Staging> {
  const { clock = createTestClock() } = options;
  const sandbox = await startSandbox({ port: 0, now: clock.now, wait: async () => {}, ...options.sandbox });
  const service = await startService({
    clock,
    database: options.database,
    settings: { ...externalSystemsAt(sandbox.url), ...PAYMENT_PAGE, ...settings },
  });
  const tokens = new Map<string, string>();
  return {
    service,
    sandbox,
    clock,
    async tokenOf(agency) {
      const key = `${agency} ${clock.now().toISOString().slice(0, 10)}`;
      const token = tokens.get(key) ?? (await service.loginAs(agency));
      tokens.set(key, token);
      return token;
    },
    async stop() {
      await service.stop();
      await sandbox.close();
    },
  };
}
