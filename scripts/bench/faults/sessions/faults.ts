import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange, Forward, Result } from '../../../../packages/server/test/support/exchange-proxy.ts';
import type { Operation } from './operations.ts';

/** Caller timeouts in milliseconds, kept short so that many faults can be tested. */
export const PAGE_TIMEOUT_MS = 5_000;
export const PROCESSOR_DEADLINE_MS = 1_000;
const AFTER_TIMEOUT_MS = 300;
const UNKNOWN_TOKEN = 'tok_0000000000000000000000';

type Fault = (exchange: Exchange, forward: Forward, patienceMs: number) => Promise<Result>;

const later = (patienceMs: number) => wait(patienceMs + AFTER_TIMEOUT_MS);
const failed: Result = { status: 500, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') };
const withoutToken = ({ body }: Exchange) => body.replace(/tok_[A-Za-z0-9_-]{22}/, UNKNOWN_TOKEN);
const detached = { isDetached: true };

/** Faults that affect one request. With a fault named `…Before`, the other party never receives the request. */
export const faults = {
  silentBefore: async () => 'silence',
  silentAfter: async (_, forward) => {
    await forward(detached);
    return 'silence';
  },
  lateAnswer: async (_, forward, patienceMs) => {
    const answer = await forward(detached);
    await later(patienceMs);
    return answer;
  },
  /** The request arrives after its caller has given up. */
  lateRequest: async (_, forward, patienceMs) => {
    await later(patienceMs);
    await forward(detached);
    return 'silence';
  },
  errorBefore: async () => failed,
  errorAfter: async (_, forward) => {
    await forward(detached);
    return failed;
  },
  cutBefore: async () => 'cut',
  cutAfter: async (_, forward) => {
    await forward(detached);
    return 'cut';
  },
  /** The request arrives twice at the same time, and the second response is returned. */
  duplicate: async (_, forward) => {
    const [, second] = await Promise.all([forward(detached).catch(() => undefined), forward()]);
    return second;
  },
  /** The request arrives twice, and the first response is lost. For startPayment, this uses a token twice. */
  repeated: async (_, forward) => {
    await forward(detached).catch(() => undefined);
    return forward();
  },
} as const satisfies Readonly<Record<string, Fault>>;

/** Faults for requests that contain a card token. */
export const tokenFaults = {
  tokenUnknown: (exchange, forward) => forward({ body: withoutToken(exchange) }),
} as const satisfies Readonly<Record<string, Fault>>;

export const allFaults: Readonly<Record<FaultName, Fault>> = { ...faults, ...tokenFaults };
export type FaultName = keyof typeof faults | keyof typeof tokenFaults;

const BY_PAGE: readonly Operation[] = ['readPageSession', 'listInstallments', 'createCardToken', 'startPayment'];

/** Returns how long the caller of an operation waits for a response. */
export const patienceOf = (operation: Operation): number =>
  BY_PAGE.includes(operation) ? PAGE_TIMEOUT_MS : PROCESSOR_DEADLINE_MS;
