import type { RequestListener } from 'node:http';
import { unwrap } from '@agency-booking/client/webhooks';
import { WEBHOOKS } from '@agency-booking/connector-contracts/parties';
import type { KeepWaiting, Wait } from '../traffic/wait.ts';

/** Behaviours of the agency's webhook receiver. All except the first are for tests. */
export const ANSWERS = ['taking', 'slow', 'silent', 'failing', 'redirecting', 'gone'] as const;
export type Answering = (typeof ANSWERS)[number];

export type ReceivedWebhook = {
  readonly number: number;
  readonly at: Date;
  /** The event, or `undefined` if the signature does not match the secret. */
  readonly event: { readonly id: string; readonly type: string; readonly position: number } | undefined;
  /** The response status, or `undefined` if there is none yet. */
  readonly status: number | undefined;
};

const KEPT = 100;
const MOST_BYTES = 64 * 1024;
const SLOW_MILLISECONDS = 3_000;
const STATUS: Readonly<Record<Exclude<Answering, 'silent'>, number>> = {
  taking: 204,
  slow: 204,
  failing: 500,
  redirecting: 302,
  gone: 410,
};

type ReceiverDeps = {
  readonly now: () => Date;
  readonly wait: Wait;
  readonly keepWaiting?: KeepWaiting | undefined;
  readonly changed: () => void;
};

/** Simulates the agency's server: verifies signatures, stores messages and responds with the configured behaviour. */
export function createReceiver({ now, wait, keepWaiting, changed }: ReceiverDeps) {
  let answering: Answering = 'taking';
  let secret: string | undefined;
  let count = 0;
  let received: ReceivedWebhook[] = [];

  function keep(one: ReceivedWebhook): void {
    received = [one, ...received.filter(({ number }) => number !== one.number)].slice(0, KEPT);
    changed();
  }

  async function take(headers: Parameters<typeof unwrap>[1], body: Buffer): Promise<number | undefined> {
    const event = secret && (await unwrap(body, headers, secret, { now: now() }).catch(() => undefined));
    const one = { number: ++count, at: now(), event: event || undefined };
    keep({ ...one, status: undefined });
    const as = answering;
    if (as === 'silent') {
      keepWaiting?.(WEBHOOKS, Number.POSITIVE_INFINITY);
      return undefined;
    }
    if (as === 'slow') await wait(SLOW_MILLISECONDS);
    const status = event ? STATUS[as] : 400;
    keep({ ...one, status });
    return status;
  }

  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) return void response.writeHead(413).end();
      chunks.push(chunk);
    }
    const status = request.method === 'POST' ? await take(request.headers, Buffer.concat(chunks)) : 405;
    if (status === undefined) return;
    response.writeHead(status, status === 302 ? { Location: '/agency/elsewhere' } : {}).end();
  };

  return {
    listener,
    received: (): readonly ReceivedWebhook[] => received.toSorted((one, other) => other.number - one.number),
    answering: () => answering,
    setAnswering(next: Answering): void {
      answering = next;
      changed();
    },
    /** Sets the secret for verifying signatures. Without a secret, no message is accepted as genuine. */
    setSecret(next: string | undefined): void {
      secret = next;
    },
  };
}

export type Receiver = ReturnType<typeof createReceiver>;

export function isAnswering(word: unknown): word is Answering {
  return ANSWERS.some((answering) => answering === word);
}
