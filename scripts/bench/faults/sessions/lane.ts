import { fileURLToPath } from 'node:url';
import { type Handle, startExchangeProxy } from '../../../../packages/server/test/support/exchange-proxy.ts';
import { externalSystemsAt } from '../../../../packages/server/test/support/external-systems.ts';
import { PAYMENT_PAGE } from '../../../../packages/server/test/support/staging.ts';
import type { Stage } from '../stage.ts';
import { PAGE_TIMEOUT_MS, PROCESSOR_DEADLINE_MS } from './faults.ts';
import type { Victim } from './places.ts';

const PAGE_PROGRAM = fileURLToPath(new URL('./page-process.ts', import.meta.url));
const VENDOR_DEADLINE_MS = 2_000;

/** A service process and a page process. Proxies between all parties see every exchange. */
export type Lane = {
  /** The service's URL for the agency and the traveller. */
  readonly serviceUrl: string;
  /** Sets the function that handles the exchanges of the current history. */
  watch(handle: Handle): void;
  /** Kills a process to simulate a crash. A new process starts immediately. */
  kill(victim: Victim): Promise<void>;
  /** Resolves when both processes are running. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

export async function openLane(stage: Stage): Promise<Lane> {
  let handle: Handle = (_, forward) => forward();
  const seen: Handle = (exchange, forward) => handle(exchange, forward);

  const external = await startExchangeProxy(() => stage.sandbox.url, seen);
  const service = createHost(() =>
    stage.startProcess({
      ...externalSystemsAt(external.url),
      ...PAYMENT_PAGE,
      PUBLIC_URL: serviceProxy.url,
      PAY_PUBLIC_URL: pageProxy.url,
      PROCESSOR_DEADLINE_MS: String(PROCESSOR_DEADLINE_MS),
      VENDOR_RESERVATION_DEADLINE_MS: String(VENDOR_DEADLINE_MS),
      CAR_SEARCH_TTL_SECONDS: '86400',
      DRAIN_DELAY_SECONDS: '0',
    }),
  );
  const page = createHost(() =>
    stage.startProcess(
      {
        ...{ PAY_SERVICE_URL: serviceProxy.url, PROCESSOR_BASE_URL: external.url, PAY_PUBLIC_URL: pageProxy.url },
        ...{ PAYMENT_PAGE_KEY: PAYMENT_PAGE.PAYMENT_PAGE_KEY, PAGE_TIMEOUT_MS: String(PAGE_TIMEOUT_MS) },
      },
      PAGE_PROGRAM,
    ),
  );
  const serviceProxy = await startExchangeProxy(service.url, seen);
  const pageProxy = await startExchangeProxy(page.url, seen);
  const hosts = { service, page };
  await Promise.all([service.start(), page.start()]);

  return {
    serviceUrl: serviceProxy.url,
    watch(next) {
      handle = next;
    },
    kill: (victim) => hosts[victim].kill(),
    async ready() {
      await Promise.all([service.ready(), page.ready()]);
    },
    async close() {
      await Promise.all([service.close(), page.close()]);
      await Promise.all([external.close(), serviceProxy.close(), pageProxy.close()]);
    },
  };
}

type Running = Awaited<ReturnType<Stage['startProcess']>>;

/** Runs a process, and replaces it whenever it is killed. */
function createHost(start: () => Promise<Running>) {
  let current: Running | undefined;
  let starting: Promise<void> = Promise.resolve();
  const begin = () => {
    starting = start().then((started) => {
      current = started;
    });
    return starting;
  };
  return {
    start: begin,
    ready: () => starting,
    /** Throws while no process is running, so that the connection is dropped. */
    url() {
      if (!current) throw new Error('the process is starting');
      return current.url;
    },
    async kill() {
      await starting;
      const killed = current;
      current = undefined;
      await killed?.kill();
      begin().catch(() => {});
    },
    async close() {
      await starting.catch(() => {});
      await current?.kill();
    },
  };
}
