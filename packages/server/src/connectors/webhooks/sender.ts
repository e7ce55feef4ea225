import { type LookupAddress, promises } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { WEBHOOKS } from '@agency-booking/connector-contracts/parties';
import type { SendWebhook, WebhookMessage, WebhookSilence } from '../../ports/webhooks.ts';
import type { UnderWay } from '../call.ts';
import { signatureHeaders } from '../webhook-signature.ts';
import { hostOf, isLocalhost, isLoopback, isPublic, refusalOf } from './address.ts';

const PATIENCE_MILLISECONDS = 15_000;
const MAX_HEADER_BYTES = 8 * 1024;

type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

type Options = {
  readonly allowsLocalhost: boolean;
  readonly resolve?: Resolve;
  readonly patienceMilliseconds?: number;
  /** Monotonic milliseconds, for the measured latency. */
  readonly elapsed?: (() => number) | undefined;
  readonly underWay?: UnderWay | undefined;
};

const resolveByDns: Resolve = (hostname) => promises.lookup(hostname, { all: true });

/**
 * Creates the sender, which sends only to public addresses. Each name is resolved once, and the connection is made to
 * the resolved address. Redirects are not followed. Only the status and the `Retry-After` header of the response are
 * used.
 */
export function createWebhookSender({
  allowsLocalhost,
  resolve = resolveByDns,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
  elapsed = () => performance.now(),
  underWay,
}: Options): SendWebhook {
  async function addressesOf(url: URL): Promise<readonly LookupAddress[] | undefined> {
    const host = hostOf(url);
    const family = isIP(host);
    const addresses = family ? [{ address: host, family }] : await resolve(host);
    const isAllowed = isLocalhost(url) ? isLoopback : isPublic;
    return addresses.length > 0 && addresses.every(({ address }) => isAllowed(address)) ? addresses : undefined;
  }

  async function post(message: WebhookMessage, signal: AbortSignal) {
    if (refusalOf(message.url, { allowsLocalhost })) return 'address';
    const addresses = await inTime(addressesOf(new URL(message.url)), signal);
    if (!addresses) return 'address';
    const { Agent, request } = await import('undici');
    const agent = new Agent({
      maxHeaderSize: MAX_HEADER_BYTES,
      connect: { lookup: pinnedTo(addresses), timeout: patienceMilliseconds },
    });
    try {
      const sentAt = String(Math.floor(message.sentAt.getTime() / 1000));
      const { statusCode, headers, body } = await request(message.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'agency-booking-webhooks',
          ...signatureHeaders({ id: message.id, sentAt, body: message.body }, message.secrets),
        },
        body: message.body,
        dispatcher: agent,
        signal,
      });
      body.on('error', () => {}).destroy();
      return { statusCode, retryAfterSeconds: retryAfter(headers['retry-after'], message.sentAt) };
    } finally {
      await agent.destroy();
    }
  }

  return async (message) => {
    const begun = elapsed();
    const late = new AbortController();
    const signal = AbortSignal.any([late.signal, AbortSignal.timeout(patienceMilliseconds)]);
    const call = { party: WEBHOOKS, deadlineMilliseconds: patienceMilliseconds, end: () => late.abort() };
    const over = underWay?.(call);
    const outcome = await post(message, signal).catch((error) => (signal.aborted ? 'timeout' : silenceOf(error)));
    over?.();
    const latencyMilliseconds = Math.round(elapsed() - begun);
    return typeof outcome === 'string'
      ? { latencyMilliseconds, silence: outcome as WebhookSilence }
      : { latencyMilliseconds, ...outcome };
  };
}

/** Pins the connection to the checked addresses, so that a later DNS change has no effect. */
function pinnedTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, found) => {
    const [{ address, family }] = addresses as readonly [LookupAddress];
    if (all) found(null, [...addresses]);
    else found(null, address, family);
  };
}

function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}

function silenceOf(error: { readonly code?: unknown }): WebhookSilence {
  const code = String(error.code);
  if (/TIMEOUT/.test(code)) return 'timeout';
  return /CERT|TLS|SSL|UNABLE_TO/.test(code) ? 'certificate' : 'unreachable';
}

/** Parses a `Retry-After` header, which contains either a number of seconds or a date. */
function retryAfter(header: string | readonly string[] | undefined, now: Date): number | undefined {
  if (typeof header !== 'string') return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
